import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import {
  parseRegistry,
  parseVersion,
  type Registry,
  type RemoteRelease,
  registryText,
} from '../src/contract/registry.ts'
import { type RemoteName, remoteNames } from '../src/contract/roles.ts'
import { versionFolder, type WebPackage, webPackages } from './layout.ts'
import { type BuildRecord, parseRecord, recordFile } from './record.ts'

/** Versions kept on the server for pages that were opened before a release. */
const keptVersions = 6

/** The record of a version that has been built, or null. */
export function readBuild(dist: string, name: WebPackage, version: string): BuildRecord | null {
  try {
    return parseRecord(readFileSync(join(versionFolder(dist, name, version), recordFile), 'utf8'))
  } catch {
    return null
  }
}

/** The registry of a folder of built versions, or null where none is there or it cannot be read. */
export function readRegistry(dist: string): Registry | null {
  try {
    return parseRegistry(JSON.parse(readFileSync(join(dist, 'remotes.json'), 'utf8')))
  } catch {
    return null
  }
}

/** Replaces the registry in one step: whoever reads it sees the old one or the new one. */
export function writeRegistry(dist: string, registry: Registry): void {
  replaceFile(join(dist, 'remotes.json'), registryText(parseRegistry(registry)))
}

/**
 * Makes the given builds current, each with the version before it as its fallback, and puts the
 * shell's page in place. Files go first and the registry last.
 */
export function release(dist: string, builds: readonly BuildRecord[]): Registry {
  const before = readRegistry(dist)
  const shell = builds.find((build) => build.name === 'host-shell')
  const remotes: Partial<Record<RemoteName, RemoteRelease>> = { ...before?.remotes }
  for (const name of remoteNames) {
    const build = builds.find((candidate) => candidate.name === name)
    if (build) remotes[name] = promote(dist, name, build, remotes[name])
  }
  const released = shell ?? before?.shell
  if (!released) throw new Error('The shell has not been built')
  const registry: Registry = {
    format: 1,
    shell: { version: released.version, contract: released.contract },
    remotes,
  }
  if (shell) {
    const folder = versionFolder(dist, 'host-shell', shell.version)
    for (const file of ['content-security-policy.txt', 'index.html']) {
      copyFileSync(join(folder, file), join(dist, `${file}.draft`))
      renameSync(join(dist, `${file}.draft`), join(dist, file))
    }
  }
  if (before === null || registryText(before) !== registryText(registry)) {
    writeRegistry(dist, registry)
  }
  return registry
}

/** Removes all but the newest versions of each package, never one that is released. */
export function removeOldVersions(dist: string, registry: Registry): void {
  for (const name of webPackages) {
    const parent = dirname(versionFolder(dist, name, 'any'))
    if (!existsSync(parent)) continue
    const release = name === 'host-shell' ? null : registry.remotes[name]
    const inUse = [registry.shell.version, release?.current.version, release?.previous?.version]
    const versions = readdirSync(parent)
      .map((version) => ({ version, path: join(parent, version) }))
      .filter(({ version }) => !inUse.includes(version))
      .map((found) => ({ ...found, time: statSync(found.path).mtimeMs }))
      .sort((a, b) => b.time - a.time)
    for (const { path } of versions.slice(keptVersions)) rmSync(path, { recursive: true })
  }
}

function promote(
  dist: string,
  name: RemoteName,
  build: BuildRecord,
  before: RemoteRelease | undefined,
): RemoteRelease {
  const current = parseVersion(build, build.name)
  if (!before) return { current, previous: null, canary: null }
  const fallback = before.current.version === build.version ? before.previous : before.current
  return {
    current,
    previous: fallback && readBuild(dist, name, fallback.version) && fallback,
    canary: null,
  }
}

function replaceFile(path: string, content: string): void {
  writeFileSync(`${path}.draft`, content)
  renameSync(`${path}.draft`, path)
}
