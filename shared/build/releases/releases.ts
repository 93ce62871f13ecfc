import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { parseRegistry, type Registry, registryText } from '../../src/contract/registry.ts'
import { remoteNames } from '../../src/contract/roles.ts'
import { publicRoot, versionFolder, type WebPackage, webPackages } from '../layout.ts'
import { type BuildRecord, parseRecord, recordFile } from '../record.ts'
import { FolderStore } from './folder-store.ts'
import { changedPage } from './operations.ts'
import { changeRegistry, registryFile } from './registry-file.ts'
import { beginWithShell, checkNames, promote, versionsInUse } from './rules.ts'
import { asReleased } from './version-files.ts'

/** Versions that a folder of builds keeps besides those in use. */
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
    const text = readFileSync(join(dist, registryFile), 'utf8')
    return parseRegistry(JSON.parse(text))
  } catch {
    return null
  }
}

/** Writes the registry of a folder that is one process's own, as that of a development server. */
export function writeRegistry(dist: string, registry: Registry): void {
  const path = join(dist, registryFile)
  writeFileSync(`${path}.draft`, registryText(registry))
  renameSync(`${path}.draft`, path)
}

/**
 * Makes the given builds current where they lie, by the rules of every release, and puts the shell's
 * page in place. What was promoted there by hand gives way: a folder of builds has what the sources
 * say. A registry that cannot be read is made anew for the same reason.
 */
export async function release(dist: string, builds: readonly BuildRecord[]): Promise<Registry> {
  const store = new FolderStore(dist)
  const change = async (before: Registry | null) => {
    const shell = builds.find((build) => build.name === 'host-shell')
    const released = shell ?? before?.shell
    if (!released) throw new Error('The shell has not been built')
    let registry = beginWithShell(before, released)
    for (const name of remoteNames) {
      const build = builds.find((candidate) => candidate.name === name)
      if (!build) continue
      if (shell) checkNames(shell, build)
      const { current, previous } = registry.remotes[name] ?? {}
      const fallback = current?.version === build.version ? previous : current
      const hasFallback = !!fallback && readBuild(dist, name, fallback.version) !== null
      registry = promote(registry, name, asReleased(build), hasFallback)
    }
    return { registry, along: shell ? await changedPage(store, shell.version) : [] }
  }
  return changeRegistry(store, change, { orNew: true })
}

/** Removes all but the newest versions of each package, never one that is released. */
export function removeOldVersions(dist: string, registry: Registry): void {
  for (const name of webPackages) {
    const parent = dirname(versionFolder(dist, name, 'any'))
    if (!existsSync(parent)) continue
    const inUse = versionsInUse(registry, name)
    const versions = readdirSync(parent)
      .map((version) => ({ version, path: join(parent, version) }))
      .filter(({ version }) => !inUse.includes(version))
      .map((found) => ({ ...found, time: statSync(found.path).mtimeMs }))
      .sort((a, b) => b.time - a.time)
    for (const { version, path } of versions.slice(keptVersions)) {
      rmSync(path, { recursive: true })
      rmSync(join(dist, 'source-maps', publicRoot(name), version), { recursive: true, force: true })
    }
  }
}
