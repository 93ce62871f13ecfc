import type {
  Registry,
  Remote,
  RemoteName,
  RemoteRelease,
  RemoteVersion,
  Screen,
} from '@portal/shared/contract'
import { report } from '../report.ts'
import { checkRemote, isContractSpoken } from './check-remote.ts'
import { fetchContainer } from './fetch-container.ts'
import { readRegistry, refreshRegistry } from './registry.ts'

/** How long a visitor waits for a remote in all before the failure panel, in milliseconds. */
export const timeLimit = 10_000
/** After this long without the current version, the one before it is asked for beside it. */
export const fallbackAfter = 5_000

/** A remote that has been loaded, and the version it came from. */
export interface LoadedRemote {
  remote: Remote
  version: string
  /** True when the current version failed and this is the one before it. */
  isFallback: boolean
}

/** What loading needs of the world; tests give their own. */
export interface LoadingMeans {
  fetchContainer: (name: RemoteName, version: RemoteVersion, attempt: number) => Promise<unknown>
  report: (line: string) => void
}

/** A remote could not be loaded; `message` has the causes. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError'
  readonly remote: RemoteName
  constructor(remote: RemoteName, causes: readonly string[]) {
    super(`${remote} could not be loaded: ${causes.join('; ')}`)
    this.remote = remote
  }
}

const loading = new Map<RemoteName, Promise<LoadedRemote>>()
const loaded = new Map<RemoteName, LoadedRemote>()
let attempts = 0

/**
 * Loads a remote once; every caller gets the same promise. A failure is not remembered, so that
 * the next call tries again, with the registry as the server then has it.
 */
export function loadRemote(name: RemoteName): Promise<LoadedRemote> {
  const known = loading.get(name)
  if (known) return known
  const promise = startLoading(name, attempts === 0 ? readRegistry : refreshRegistry)
  loading.set(name, promise)
  promise.then(
    (remote) => loaded.set(name, remote),
    () => loading.delete(name),
  )
  return promise
}

async function startLoading(
  name: RemoteName,
  registryOf: () => Promise<Registry>,
): Promise<LoadedRemote> {
  attempts += 1
  const release = (await registryOf()).remotes[name]
  if (!release) throw new RemoteLoadError(name, ['it is not in the registry'])
  return loadRelease(name, release, { fetchContainer, report })
}

/**
 * Loads what is released of a remote: the current version, once more with a fresh address when it
 * fails, and the version before it when that fails too or takes too long. The first that arrives
 * and keeps the contract wins.
 * @throws RemoteLoadError when nothing has within the time limit.
 */
export function loadRelease(
  name: RemoteName,
  release: RemoteRelease,
  means: LoadingMeans,
): Promise<LoadedRemote> {
  const causes: string[] = []
  const load = async (version: RemoteVersion, isFallback: boolean): Promise<LoadedRemote> => {
    if (!isContractSpoken(version.contract)) {
      throw new Error(`contract ${version.contract} is not spoken by this shell`)
    }
    const fetched = await means.fetchContainer(name, version, nextAttempt())
    return { remote: checkRemote(fetched, name), version: version.version, isFallback }
  }
  const note = (version: RemoteVersion, error: unknown) => {
    causes.push(`${version.version}: ${error instanceof Error ? error.message : String(error)}`)
  }

  return new Promise((resolve, reject) => {
    const { current, previous } = release
    let open = previous ? 2 : 1
    let previousStarted = false
    let settled = false
    const finish = (loaded: LoadedRemote | null) => {
      if (settled) return
      settled = true
      clearTimeout(limit)
      clearTimeout(fallback)
      if (causes.length > 0) means.report(`${name}: ${causes.join('; ')}`)
      if (loaded) resolve(loaded)
      else reject(new RemoteLoadError(name, causes))
    }
    const failed = () => {
      open -= 1
      if (open === 0) finish(null)
    }
    const startPrevious = () => {
      if (!previous || previousStarted || settled) return
      previousStarted = true
      load(previous, true).then(finish, (error) => {
        note(previous, error)
        failed()
      })
    }
    const limit = setTimeout(() => {
      causes.push(`nothing within ${timeLimit / 1000} s`)
      finish(null)
    }, timeLimit)
    const fallback = setTimeout(() => {
      if (!previous || previousStarted) return
      causes.push(`${current.version}: not there after ${fallbackAfter / 1000} s`)
      startPrevious()
    }, fallbackAfter)

    load(current, false)
      .catch((error) => {
        note(current, error)
        // What arrived whole and is of another contract will be so again.
        if (!isContractSpoken(current.contract)) throw error
        return load(current, false)
      })
      .then(finish, (error) => {
        note(current, error)
        startPrevious()
        failed()
      })
  })
}

let lastAttempt = 0
function nextAttempt(): number {
  lastAttempt += 1
  return lastAttempt
}

/** Which version of each remote this page runs. */
export function loadedVersions(): ReadonlyMap<RemoteName, string> {
  return new Map([...loaded].map(([name, { version }]) => [name, version]))
}

/** The screens of what has been loaded; none before that. */
export function currentScreens(): readonly Screen[] {
  return [...loaded.values()].flatMap(({ remote }) =>
    remote.features.flatMap((feature) => feature.screens),
  )
}
