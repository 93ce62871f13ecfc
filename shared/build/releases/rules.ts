import type { Registry, RemoteRelease, RemoteVersion } from '../../src/contract/registry.ts'
import type { RemoteName } from '../../src/contract/roles.ts'
import type { WebPackage } from '../layout.ts'
import type { BuildRecord } from '../record.ts'
import { ReleaseError } from './release-error.ts'

/** The released shell speaks its own contract and the one before. */
function isSpoken(shellContract: number, { contract }: { contract: number }): boolean {
  return contract === shellContract || contract === shellContract - 1
}

/** @throws ReleaseError when the shell that is released could not talk to the version. */
function checkContract(registry: Registry, name: RemoteName, version: RemoteVersion): void {
  const { contract } = registry.shell
  if (isSpoken(contract, version)) return
  throw new ReleaseError(
    `${name} ${version.version} speaks contract ${version.contract}; the released shell speaks ${contract} and ${contract - 1}`,
  )
}

/**
 * Checks that a shell has every name that a remote takes from it. A page has one shell, the one that
 * is released when it is opened, so there is no other to ask. Of builds from before they wrote down
 * their names nothing can be said.
 * @throws ReleaseError with the first names that the shell does not have.
 */
export function checkNames(
  shell: Pick<BuildRecord, 'version' | 'offers'>,
  { name, version, uses }: Pick<BuildRecord, 'name' | 'version' | 'uses'>,
): void {
  const { offers } = shell
  if (!offers || !uses) return
  const missing = Object.entries(uses).flatMap(([module, names]) => {
    const offered = offers[module]
    if (!offered) return [module]
    return names.filter((one) => !offered.includes(one)).map((one) => `${one} of ${module}`)
  })
  if (missing.length === 0) return
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : ''
  throw new ReleaseError(
    `${name} ${version} uses ${missing.slice(0, 3).join(', ')}${more}, which the shell ${shell.version} does not offer`,
  )
}

/** A version as the fallback of another: what only a page that starts with it would need is left out. */
function asFallback({ calls: _, ...version }: RemoteVersion): RemoteVersion {
  const needed = [version.entry, ...version.preload]
  const integrity = Object.entries(version.integrity).filter(([address]) =>
    needed.includes(address),
  )
  return { ...version, screens: {}, integrity: Object.fromEntries(integrity) }
}

function withRelease(registry: Registry, name: RemoteName, release: RemoteRelease): Registry {
  return { ...registry, remotes: { ...registry.remotes, [name]: release } }
}

function releaseOf(registry: Registry, name: RemoteName): RemoteRelease {
  const release = registry.remotes[name]
  if (!release) throw new ReleaseError(`Nothing of ${name} is released yet`)
  return release
}

/**
 * Makes a version the current one. The one before becomes its fallback, unless `keepFallback` is
 * false because its files are gone; a canary of the same version has served its purpose.
 * @throws ReleaseError when the released shell does not speak the version's contract.
 */
export function promote(
  registry: Registry,
  name: RemoteName,
  version: RemoteVersion,
  keepFallback = true,
): Registry {
  checkContract(registry, name, version)
  const before = registry.remotes[name]
  const canary = before?.canary?.version === version.version ? null : (before?.canary ?? null)
  const isCurrent = before?.current.version === version.version
  const fallback = isCurrent ? before.previous : before && asFallback(before.current)
  return withRelease(registry, name, {
    current: version,
    previous: (keepFallback && fallback) || null,
    canary,
  })
}

/**
 * Makes the version before the current one again. The one that was rolled back is nobody's fallback,
 * so that rolling back a second time cannot bring it back.
 * `version`: the version before with all that a page needs of it, from the record of its build.
 * @throws ReleaseError when there is none, or it is another.
 */
export function rollBack(registry: Registry, name: RemoteName, version: RemoteVersion): Registry {
  const { previous, canary } = releaseOf(registry, name)
  if (previous?.version !== version.version) {
    throw new ReleaseError(`${version.version} is not the version of ${name} before the current`)
  }
  checkContract(registry, name, version)
  const stays = canary?.version === version.version ? null : canary
  return withRelease(registry, name, { current: version, previous: null, canary: stays })
}

/**
 * Gives a share of people another version.
 * `share`: per cent, a whole number from 1 to 99.
 * @throws ReleaseError when it is the current version, or the released shell does not speak its contract.
 */
export function setCanary(
  registry: Registry,
  name: RemoteName,
  version: RemoteVersion,
  share: number,
): Registry {
  const release = releaseOf(registry, name)
  if (!Number.isInteger(share) || share < 1 || share > 99) {
    throw new ReleaseError(`A canary's share is a whole number from 1 to 99 per cent, not ${share}`)
  }
  if (release.current.version === version.version) {
    throw new ReleaseError(`${name} ${version.version} is the current version already`)
  }
  checkContract(registry, name, version)
  return withRelease(registry, name, { ...release, canary: { ...version, share } })
}

/** Gives everybody the current version again. */
export function stopCanary(registry: Registry, name: RemoteName): Registry {
  return withRelease(registry, name, { ...releaseOf(registry, name), canary: null })
}

/**
 * Releases another version of the shell.
 * @throws ReleaseError when a remote that is released speaks a contract that it does not.
 */
export function promoteShell(
  registry: Registry | null,
  { version, contract }: { version: string; contract: number },
): Registry {
  const remotes = registry?.remotes ?? {}
  for (const [name, release] of Object.entries(remotes)) {
    for (const released of [release.current, release.canary]) {
      if (!released || isSpoken(contract, released)) continue
      throw new ReleaseError(
        `The shell ${version} speaks contract ${contract} and ${contract - 1}; ${name} ${released.version} speaks ${released.contract}`,
      )
    }
  }
  return beginWithShell(registry, { version, contract })
}

/** Releases a shell together with remotes that are promoted right after it, so without a look at these. */
export function beginWithShell(
  registry: Registry | null,
  { version, contract }: { version: string; contract: number },
): Registry {
  return { format: 1, shell: { version, contract }, remotes: registry?.remotes ?? {} }
}

/** Versions of a package that pages may be given now. */
export function versionsInUse(registry: Registry, name: WebPackage): string[] {
  if (name === 'host-shell') return [registry.shell.version]
  const release = registry.remotes[name]
  const versions = [release?.current, release?.previous, release?.canary]
  return versions.flatMap((version) => version?.version ?? [])
}

/** A version whose files are there. */
export interface KeptVersion {
  version: string
  /** When it was built, in milliseconds since 1970. */
  builtAt: number
  /** When it was given to pages last; null when never. */
  lastUsed: number | null
}

/**
 * Versions that can go: not in use, not among the newest, and given to no page for as long as a page
 * may stay open.
 * `keep`: how many of those not in use stay whatever their age; `pageLife` in milliseconds.
 */
export function prunable(
  registry: Registry,
  name: WebPackage,
  kept: readonly KeptVersion[],
  { keep, pageLife, now }: { keep: number; pageLife: number; now: number },
): string[] {
  const inUse = versionsInUse(registry, name)
  return kept
    .filter(({ version }) => !inUse.includes(version))
    .sort((a, b) => b.builtAt - a.builtAt)
    .slice(keep)
    .filter(({ builtAt, lastUsed }) => now - Math.max(builtAt, lastUsed ?? 0) > pageLife)
    .map(({ version }) => version)
}
