import { pageStorePrefix } from '../contract/offline.ts'
import { parseRegistry, type RemoteVersion } from '../contract/registry.ts'
import type { RemoteName } from '../contract/roles.ts'

/** What a page runs, and where it lies. */
interface PageRelease {
  /** Name of the store that holds it. */
  store: string
  /** Hash that the remote's list of hashes must have. */
  integrityList: string | undefined
}

/**
 * The release that a page runs: by its registry and the folder that the remote's own script came
 * from, which may be that of a canary or of the version before. Null for a build that is not
 * released, such as a developer's.
 */
export function releaseOf(
  registryText: string,
  remote: RemoteName,
  folder: string,
): PageRelease | null {
  try {
    const { shell, remotes } = parseRegistry(JSON.parse(registryText))
    const { current, previous = null, canary = null } = remotes[remote] ?? {}
    const version = [current, previous, canary].find((one) => one && folderOf(one) === folder)
    if (!version) return null
    return {
      store: `${pageStorePrefix}${shell.version} ${version.version}`,
      integrityList: version.integrityList,
    }
  } catch {
    return null
  }
}

const folderOf = ({ entry }: RemoteVersion) => entry.replace(/[^/]*$/, '')

/** Stores that no page needs: all but the newest, and those that pages which are open run from. */
export function storesToDrop(
  stores: readonly string[],
  newest: string,
  inUse: readonly (string | undefined)[],
): string[] {
  return stores.filter(
    (name) => name.startsWith(pageStorePrefix) && name !== newest && !inUse.includes(name),
  )
}
