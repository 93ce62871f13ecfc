import { type ListedVersion, versionsInUse, type WebPackage } from '@portal/shared/build'
import type { Registry } from '@portal/shared/contract'

const heads = ['remote', 'version', 'released', 'built', 'commit', 'contract'] as const

/** Versions of one package at a store. */
export interface PackageVersions {
  name: WebPackage
  versions: readonly ListedVersion[]
}

/**
 * Lines that show versions, a heading first: which are released, and what each was built from.
 * Those that are released and not there stand before the others of their package.
 */
export function releaseTable(
  packages: readonly PackageVersions[],
  registry: Registry | null,
): string[] {
  const rows = [heads, ...packages.flatMap((versions) => rowsOf(versions, registry))]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')
  return rows.map((row) => line(row).trimEnd())
}

function rowsOf({ name, versions }: PackageVersions, registry: Registry | null): string[][] {
  const known = versions.map(({ version }) => version)
  const inUse = registry ? versionsInUse(registry, name) : []
  const missing = [...new Set(inUse)].filter((version) => !known.includes(version))
  return [
    ...missing.map((version) => [name, version, `${part(name, version, registry)}, MISSING`]),
    ...versions.map(({ version, record }) => [
      name,
      version,
      [part(name, version, registry), record ? '' : 'not whole'].filter(Boolean).join(', '),
      record?.builtAt.slice(0, 16).replace('T', ' ') ?? '',
      record?.commit ?? '',
      String(record?.contract ?? ''),
    ]),
  ]
}

/** What part a version has in what is released; empty for none. */
function part(name: WebPackage, version: string, registry: Registry | null): string {
  if (name === 'host-shell') return registry?.shell.version === version ? 'current' : ''
  const { current, previous, canary } = registry?.remotes[name] ?? {}
  return [
    current?.version === version ? 'current' : '',
    previous?.version === version ? 'previous' : '',
    canary?.version === version ? `canary ${canary.share} %` : '',
  ]
    .filter(Boolean)
    .join(', ')
}
