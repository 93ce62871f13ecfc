import type { Registry } from '../../src/contract/registry.ts'
import { type RemoteName, remoteNames } from '../../src/contract/roles.ts'
import type { WebPackage } from '../layout.ts'
import type { BuildRecord } from '../record.ts'
import { type Change, changeRegistry, readReleased } from './registry-file.ts'
import { ReleaseError } from './release-error.ts'
import {
  checkNames,
  type KeptVersion,
  promote,
  promoteShell,
  prunable,
  rollBack,
  setCanary,
  stopCanary,
  versionsInUse,
} from './rules.ts'
import type { NewFile, ReleaseStore } from './store.ts'
import {
  asReleased,
  listVersions,
  readRecord,
  removeVersion,
  verifyVersion,
  versionPath,
} from './version-files.ts'

/** Files that stand beside the registry and come with the shell; the page is the last to change. */
const pageFiles = ['content-security-policy.txt', 'index.html'] as const

/** File beside the registry that says when a version was given to pages last. */
const lastUsedFile = 'last-used.json'

/**
 * Makes a version current.
 * @throws ReleaseError when it is not there whole as it was built, or the rules refuse it.
 */
export async function promoteVersion(
  store: ReleaseStore,
  name: WebPackage,
  version: string,
): Promise<Registry> {
  const record = await verifyVersion(store, name, version)
  return change(store, name, async (before) => {
    await checkStillThere(store, name, version)
    if (name === 'host-shell') {
      const registry = promoteShell(before, record)
      await checkRemotes(store, registry, record)
      return { registry, along: await changedPage(store, version) }
    }
    const registry = needed(before, store)
    await checkShell(store, registry, record)
    const keepFallback = await hasFallback(store, registry, name)
    return { registry: promote(registry, name, asReleased(record), keepFallback) }
  })
}

/**
 * Makes the version before the current one again.
 * @throws ReleaseError when there is none, or it is no longer there as it was built.
 */
export async function rollBackRemote(store: ReleaseStore, name: WebPackage): Promise<Registry> {
  const remote = remoteOnly(name, 'promote the version of the shell to go back to by its name')
  const { registry } = (await readReleased(store)) ?? { registry: null }
  const previous = needed(registry, store).remotes[remote]?.previous
  if (!previous) {
    throw new ReleaseError(
      `No version of ${name} before the current one is known at ${store.place}; promote one by its name`,
    )
  }
  const record = await verifyVersion(store, name, previous.version)
  return change(store, name, async (before) => {
    await checkStillThere(store, name, previous.version)
    const registry = needed(before, store)
    await checkShell(store, registry, record)
    return { registry: rollBack(registry, remote, asReleased(record)) }
  })
}

/**
 * Gives a share of people another version, or with null everybody the current one again.
 * @throws ReleaseError when it is not there whole as it was built, or the rules refuse it.
 */
export async function changeCanary(
  store: ReleaseStore,
  name: WebPackage,
  canary: { version: string; share: number } | null,
): Promise<Registry> {
  const remote = remoteOnly(name, 'the shell has no canary: it is what chooses among the others')
  const record = canary && (await verifyVersion(store, name, canary.version))
  return change(store, name, async (before) => {
    const registry = needed(before, store)
    if (!record || !canary) return { registry: stopCanary(registry, remote) }
    await checkStillThere(store, name, canary.version)
    await checkShell(store, registry, record)
    return { registry: setCanary(registry, remote, asReleased(record), canary.share) }
  })
}

/**
 * Removes versions that no page can be using; see `prunable`. `pageLife` in milliseconds.
 * @returns the versions that were removed.
 */
export async function pruneVersions(
  store: ReleaseStore,
  name: WebPackage,
  limits: { keep: number; pageLife: number; now: number },
): Promise<string[]> {
  return store.exclusively(async () => {
    const released = await readReleased(store)
    const registry = needed(released?.registry ?? null, store)
    const lastUsed = (await readLastUsed(store)).times[name] ?? {}
    const kept = (await listVersions(store, name)).flatMap(({ version, record }): KeptVersion[] => {
      // Half a version may be one that is just being published.
      if (!record) return []
      const last = lastUsed[version]
      return [
        { version, builtAt: Date.parse(record.builtAt), lastUsed: last ? Date.parse(last) : null },
      ]
    })
    const removed = prunable(registry, name, kept, limits)
    for (const version of removed) await removeVersion(store, name, version)
    return removed
  })
}

/** Changes the registry, and notes first which versions go out of use by it. */
function change(
  store: ReleaseStore,
  name: WebPackage,
  work: (before: Registry | null) => Promise<Change>,
): Promise<Registry> {
  return changeRegistry(store, async (before) => {
    const next = await work(before)
    const after = versionsInUse(next.registry, name)
    const leaving = before ? versionsInUse(before, name).filter((one) => !after.includes(one)) : []
    if (leaving.length > 0) await noteLastUse(store, name, leaving)
    return next
  })
}

type LastUsed = Partial<Record<string, Readonly<Record<string, string>>>>

async function readLastUsed(store: ReleaseStore): Promise<{ times: LastUsed; tag: string | null }> {
  const file = await store.read(lastUsedFile)
  if (!file) return { times: {}, tag: null }
  try {
    return { times: JSON.parse(file.content.toString()), tag: file.tag }
  } catch {
    throw new ReleaseError(`${lastUsedFile} at ${store.place} is no JSON; remove it to begin anew`)
  }
}

async function noteLastUse(
  store: ReleaseStore,
  name: WebPackage,
  versions: readonly string[],
): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { times, tag } = await readLastUsed(store)
    const now = new Date().toISOString()
    const noted = Object.fromEntries(versions.map((version) => [version, now]))
    const next: LastUsed = { ...times, [name]: { ...times[name], ...noted } }
    const content = Buffer.from(JSON.stringify(next))
    if (await store.replace({ path: lastUsedFile, content }, tag)) return
  }
  throw new ReleaseError(`${lastUsedFile} at ${store.place} is being changed by somebody else`)
}

/** What of the page is another with a version of the shell than it is now. */
export async function changedPage(store: ReleaseStore, version: string): Promise<NewFile[]> {
  const changed: NewFile[] = []
  for (const path of pageFiles) {
    const found = await store.read(`${versionPath('host-shell', version)}/${path}`)
    if (!found) throw new ReleaseError(`${path} of the shell ${version} is not at ${store.place}`)
    const there = await store.read(path)
    if (!there?.content.equals(found.content)) changed.push({ path, content: found.content })
  }
  return changed
}

/** The files were compared before the lock was taken; a prune may have come in between. */
async function checkStillThere(
  store: ReleaseStore,
  name: WebPackage,
  version: string,
): Promise<void> {
  if (await readRecord(store, name, version)) return
  throw new ReleaseError(`${name} ${version} has just been removed from ${store.place}`)
}

/** Compares what a remote takes from the shell with what the released shell has. */
async function checkShell(
  store: ReleaseStore,
  { shell }: Registry,
  remote: BuildRecord,
): Promise<void> {
  const record = await readRecord(store, 'host-shell', shell.version)
  if (record) checkNames(record, remote)
}

/** Compares what a shell has with what the remotes take from it that pages get in the first place. */
async function checkRemotes(
  store: ReleaseStore,
  { remotes }: Registry,
  shell: BuildRecord,
): Promise<void> {
  for (const name of remoteNames) {
    for (const released of [remotes[name]?.current, remotes[name]?.canary]) {
      const record = released && (await readRecord(store, name, released.version))
      if (record) checkNames(shell, record)
    }
  }
}

/** True when the version that a promotion makes the fallback has its files. */
async function hasFallback(
  store: ReleaseStore,
  registry: Registry,
  name: RemoteName,
): Promise<boolean> {
  const current = registry.remotes[name]?.current
  if (!current) return false
  return (await readRecord(store, name, current.version).catch(() => null)) !== null
}

function needed(registry: Registry | null, store: ReleaseStore): Registry {
  if (registry) return registry
  throw new ReleaseError(
    `There is no remotes.json at ${store.place}; promote a version of host-shell there first`,
  )
}

function remoteOnly(name: WebPackage, advice: string): RemoteName {
  if (name !== 'host-shell') return name
  throw new ReleaseError(`Not for host-shell: ${advice}`)
}
