import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import webpack, { type Compilation, type Configuration, type Stats } from 'webpack'
import { offlineListFile, offlinePages } from '../src/contract/offline.ts'
import { contractNumber } from '../src/contract/remote.ts'
import { compressFolder } from './compress.ts'
import { createRemoteConfig, createShellConfig } from './create-config.ts'
import { exposedChunk } from './exposed-in-entry.ts'
import { FollowedOnly } from './followed-only.ts'
import { renderPage } from './html.ts'
import { projectFolder, publicRoot, versionFolder, type WebPackage } from './layout.ts'
import { readScreens, screenEntry } from './read-screens.ts'
import { type BuildRecord, writeIntegrity, writeRecord } from './record.ts'
import { ScreenScripts } from './screen-scripts.ts'
import { SharedNames } from './shared-names.ts'

export { compressFolder, createShellConfig }

/** How a build differs from that of a release. */
export interface BuildAdaptation {
  adapt?: (config: Configuration) => void
  isCompressed?: boolean
}

/**
 * Builds one version of a package for production: scripts, each also as .br and .gz, a record of
 * what was built, and for the shell its page. The folder appears whole or not at all.
 * `adapt` changes the configuration last; the benchmark builds its comparisons by it, and leaves out
 * the compressed files where only a build is wanted that runs.
 * @throws Error with webpack's messages when the build fails.
 */
export async function buildVersion(
  dist: string,
  name: WebPackage,
  version: string,
  { adapt, isCompressed = true }: BuildAdaptation = {},
): Promise<BuildRecord> {
  const folder = versionFolder(dist, name, version)
  // Another build may be at work on the same version; the one that ends last stays.
  const draft = `${folder}.${process.pid}.draft`
  rmSync(draft, { recursive: true, force: true })
  const options = { mode: 'production', version, commit: commit(), outputFolder: draft } as const
  const screens = new ScreenScripts(await readScreens(screenEntry(name)))
  const config: Configuration =
    name === 'host-shell' ? createShellConfig(options) : createRemoteConfig(name, options)
  const shared = new SharedNames()
  config.plugins?.push(screens, shared)
  if (adapt) adapt(config)
  else config.plugins?.push(new FollowedOnly(name))
  const { compilation } = await run(config)

  const root = `${publicRoot(name)}${version}/`
  if (name === 'host-shell') writePage(compilation, screens, draft, root)
  moveSourceMaps(draft, join(dist, 'source-maps', publicRoot(name), version))
  rmSync(join(draft, 'mf-stats.json'), { force: true })
  const { list, scripts } = writeIntegrity(draft)
  const found =
    name === 'host-shell'
      ? { entry: root, preload: [], screens: {} }
      : remoteScripts(compilation, screens, root)
  const direct = screens.direct().map((file) => root + file)
  writeOfflineList(draft, offlineFiles(name, compilation, screens))
  if (isCompressed) await compressFolder(draft)
  const record = writeRecord(draft, {
    name,
    version,
    contract: contractNumber,
    commit: options.commit,
    builtAt: new Date().toISOString(),
    ...found,
    integrity: Object.fromEntries(
      [found.entry, ...found.preload, ...direct].flatMap((address) => {
        const hash = scripts[address.slice(root.length)]
        return hash ? [[address, hash]] : []
      }),
    ),
    integrityList: list,
    ...(name === 'host-shell' ? { offers: shared.offers() } : { uses: shared.uses() }),
  })
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
  return record
}

function run(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (!stats) reject(new Error(`${config.name}: nothing was built`))
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')))
        else resolve(stats)
      })
    })
  })
}

function remoteScripts(compilation: Compilation, screens: ScreenScripts, root: string) {
  const [entry] = [...compilation.entrypoints.values()].flatMap((point) => scriptsOf(point))
  const exposed = compilation.namedChunkGroups.get(exposedChunk)
  if (!entry || !exposed) throw new Error(`${root}: the container has no entry`)
  return {
    entry: root + entry,
    // What is exposed is part of the entry.
    preload: [],
    screens: screenAddresses(screens, root, scriptsOf(exposed)),
    calls: screens.calls(),
  }
}

/** What of a build a page needs that has to do without a connection. */
function offlineFiles(name: WebPackage, compilation: Compilation, screens: ScreenScripts) {
  if (name === 'host-shell') return Object.keys(compilation.assets)
  const found = screens.filesFor(offlinePages)
  const entries = [...compilation.entrypoints.values()].flatMap((point) => scriptsOf(point))
  return found.length > 0 ? [...entries, ...found] : []
}

/** Browsers that load modules take the newest form of a font; the others are for older ones. */
function writeOfflineList(folder: string, files: readonly string[]): void {
  const list = [...new Set(files)].filter((file) => /\.(js|css|woff2)$/.test(file)).sort()
  writeFileSync(join(folder, offlineListFile), JSON.stringify(list))
}

/** Addresses of what each screen needs beyond the scripts that are there anyway. */
function screenAddresses(
  screens: ScreenScripts,
  root: string,
  present: readonly string[],
): Record<string, string[]> {
  const byPath = Object.entries(screens.found()).map(([path, files]) => [
    path,
    files.filter((file) => !present.includes(file)).map((file) => root + file),
  ])
  return Object.fromEntries(byPath)
}

function writePage(
  compilation: Compilation,
  screens: ScreenScripts,
  folder: string,
  root: string,
): void {
  const files = compilation.entrypoints.get('shell')?.getFiles() ?? []
  const ending = (end: string) =>
    files.filter((file) => file.endsWith(end)).map((file) => root + file)
  const signedIn = compilation.namedChunkGroups.get('signed-in')
  const page = renderPage({
    scripts: ending('.js'),
    styles: files
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('url(', `url(${root}`))
      .join(''),
    signedIn: signedIn ? scriptsOf(signedIn).map((file) => root + file) : [],
    screens: screenAddresses(screens, root, files),
    fonts: Object.keys(compilation.assets)
      .filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
      .map((file) => root + file),
  })
  writeFileSync(join(folder, 'index.html'), page.html)
  writeFileSync(join(folder, 'content-security-policy.txt'), page.contentSecurityPolicy)
}

function scriptsOf(group: { getFiles(): string[] }): string[] {
  return group.getFiles().filter((file) => file.endsWith('.js'))
}

/** Source maps are kept for reading error reports, away from what is served. */
function moveSourceMaps(folder: string, target: string): void {
  const maps = readdirSync(folder).filter((file) => file.endsWith('.map'))
  mkdirSync(target, { recursive: true })
  for (const file of maps) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    renameSync(join(folder, file), join(target, file))
  }
}

/** The commit that is checked out, with a mark where files differ from it. */
function commit(): string {
  try {
    const options = { cwd: projectFolder, encoding: 'utf8', stdio: 'pipe' } as const
    return execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], options).trim()
  } catch {
    // The sources were handed over without their history.
    return 'unknown'
  }
}
