import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@portal/shared/build'
import * as z from 'zod'

/** An installed package and what its makers allow. */
export interface InstalledPackage {
  name: string
  version: string
  /** An SPDX expression, or what the package says in its place. */
  licence: string
  /** Made for one kind of machine; others have another one or none. */
  isOfMachine: boolean
}

/** Of packages that only point to a text, or name a family: what the text is, as somebody has read. */
const readByHand: ReadonlyMap<string, string> = new Map([
  ['dejavu-fonts-ttf', 'Bitstream-Vera'],
  ['duck', 'BSD-2-Clause'],
])

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
  os: z.unknown().optional(),
  cpu: z.unknown().optional(),
})

/** Licences that a package may have which reaches a server or a browser. */
export const allowed: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'Unlicense', 'Zlib', 'CC0-1.0', 'Python-2.0'],
  // Fonts: may be served, not sold by themselves.
  ...['OFL-1.1', 'Bitstream-Vera'],
  // Asks for the source of its own files alone, which are passed on as they are.
  'MPL-2.0',
])

/** Further ones for what only builds or tests: nothing of it is passed on. */
export const allowedForTools: ReadonlySet<string> = new Set([
  ...allowed,
  // Data about browsers.
  ...['CC-BY-4.0', 'CC-BY-3.0'],
])

/** Whether an SPDX expression leaves a way that keeps to the list. */
export function isAllowed(licence: string, list: ReadonlySet<string>): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  const parts = (word: string) => plain.split(new RegExp(`\\s+${word}\\s+`, 'i'))
  if (parts('OR').length > 1) return parts('OR').some((part) => isAllowed(part, list))
  if (parts('AND').length > 1) return parts('AND').every((part) => isAllowed(part, list))
  return list.has(plain)
}

/** Every package that is installed, by name. */
export function installedPackages(): InstalledPackage[] {
  const store = join(projectFolder, 'node_modules/.pnpm')
  const found = readdirSync(store).flatMap((entry) => {
    const folder = join(store, entry, 'node_modules')
    return existsSync(folder) ? ownFolders(folder).map((path) => readPackage(path)) : []
  })
  return found.sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version),
  )
}

/** The packages in a folder that are no links to others. */
function ownFolders(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (name.startsWith('.') || lstatSync(path).isSymbolicLink()) return []
    if (name.startsWith('@')) return ownFolders(path)
    return existsSync(join(path, 'package.json')) ? [path] : []
  })
}

function readPackage(path: string): InstalledPackage {
  const own = manifest.parse(JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')))
  const { name, version, license, licenses, os, cpu } = own
  const said =
    typeof license === 'string'
      ? license
      : (license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none')
  const licence = readByHand.get(name) ?? said
  return { name, version, licence, isOfMachine: os !== undefined || cpu !== undefined }
}

/** The list for `docs/licences.md`; without versions, which the lock file has. */
export function licenceList(packages: readonly InstalledPackage[]): string {
  const shown = packages.filter(({ isOfMachine }) => !isOfMachine)
  const byLicence = Map.groupBy(shown, ({ licence }) => licence)
  const sections = [...byLicence]
    .sort(([a, own], [b, others]) => others.length - own.length || a.localeCompare(b, 'en'))
    .map(([licence, own]) => {
      const names = [...new Set(own.map(({ name }) => `\`${name}\``))]
      return `## ${licence}\n\n${names.join(', ')}\n`
    })
  return `# Licences of what we pass on

Packages that reach a server or a browser, by their licence. Made by \`npm run licences\`; a test holds that it is up to date, and that nothing has a licence outside the list in \`scripts/lib/supply-chain/licences.ts\`. Versions and hashes are in \`pnpm-lock.yaml\`; \`npm run sbom\` writes all of it as CycloneDX.

${sections.join('\n')}`
}
