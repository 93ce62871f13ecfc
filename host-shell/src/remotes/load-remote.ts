import {
  type Registry,
  type Remote,
  type RemoteName,
  type RemoteVersion,
  type Screen,
  versionsFor,
} from '@portal/shared/contract'
import { report } from '@portal/shared/report'
import { useSession } from '@portal/shared/session'
import { checkContract, checkRemote, isContractSpoken } from './check-remote.ts'
import { fetchContainer } from './fetch-container.ts'
import { overriddenVersion } from './overridden.ts'
import { readRegistry, refreshRegistry } from './registry.ts'

/** How long a visitor waits for a remote in all before the failure panel, in milliseconds. */
export const timeLimit = 10_000

/** A remote that has been loaded, and the version it came from. */
export interface LoadedRemote {
  remote: Remote
  version: string
  /** The version that this person was to get; another one than `version` where that failed. */
  wanted: string
}

/** The versions of a remote that may be taken, the one to try first at the start. */
export type Versions = readonly [RemoteVersion, ...RemoteVersion[]]

/** What is told to the server of a remote that could not be had as it was released. */
export interface RemoteFailure {
  remote: RemoteName
  /** The version that failed. */
  version: string
  /** The version that was shown in its place; null when there was none. */
  shown: string | null
  cause: string
}

/** What loading needs of the world; tests give their own. */
export interface LoadingMeans {
  fetchContainer: (name: RemoteName, version: RemoteVersion, attempt: number) => Promise<unknown>
  report: (line: string) => void
  tell: (failure: RemoteFailure) => void
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
  const override = await overriddenVersion(name)
  // Nothing stands behind an override: who asks for a version wants to see that one or none.
  if (override) return loadRelease(name, [override], means)
  const release = (await registryOf()).remotes[name]
  if (!release) throw new RemoteLoadError(name, ['it is not in the registry'])
  return loadRelease(
    name,
    versionsFor(useSession.getState().claims?.userId ?? null, name, release),
    means,
  )
}

let hasTold = false
const means: LoadingMeans = {
  fetchContainer,
  report,
  tell: (failure) => {
    if (hasTold) return
    hasTold = true
    import(/* webpackChunkName: "signed-in" */ './tell-server.ts').then(
      ({ tellServer }) => tellServer(failure),
      () => undefined,
    )
  },
}

/**
 * Loads one of a remote's versions: the first, once more with a fresh address when it fails, and
 * the one after it when that fails too or takes too long. The first that arrives and keeps the
 * contract wins.
 * @throws RemoteLoadError when nothing has within the time limit.
 */
export function loadRelease(
  name: RemoteName,
  versions: Versions,
  means: LoadingMeans,
): Promise<LoadedRemote> {
  const [first] = versions
  const patience = timeLimit / versions.length
  const causes: string[] = []
  const load = async (version: RemoteVersion): Promise<LoadedRemote> => {
    checkContract(version.contract)
    const fetched = await means.fetchContainer(name, version, nextAttempt())
    return {
      remote: checkRemote(fetched, name),
      version: version.version,
      wanted: first.version,
    }
  }
  const note = (version: RemoteVersion, error: unknown) => {
    causes.push(`${version.version}: ${error instanceof Error ? error.message : String(error)}`)
  }

  return new Promise((resolve, reject) => {
    let started = 0
    let failed = 0
    let settled = false
    let waiting: ReturnType<typeof setTimeout> | undefined
    const finish = (loaded: LoadedRemote | null) => {
      if (settled) return
      settled = true
      clearTimeout(limit)
      clearTimeout(waiting)
      if (causes.length > 0) means.report(`${name}: ${causes.join('; ')}`)
      if (loaded?.version !== first.version) {
        const shown = loaded?.version ?? null
        means.tell({ remote: name, version: first.version, shown, cause: causes.join('; ') })
      }
      if (loaded) resolve(loaded)
      else reject(new RemoteLoadError(name, causes))
    }
    const startNext = () => {
      const place = started
      const version = versions[place]
      if (!version || settled) return
      started += 1
      clearTimeout(waiting)
      if (started < versions.length) {
        waiting = setTimeout(() => {
          causes.push(`${version.version}: not there after ${patience / 1000} s`)
          startNext()
        }, patience)
      }
      const again = (error: unknown) => {
        // Those behind it have one try; and what is of another contract will be so again.
        if (place > 0 || !isContractSpoken(version.contract)) throw error
        note(version, error)
        return load(version)
      }
      load(version)
        .catch(again)
        .then(finish, (error) => {
          note(version, error)
          failed += 1
          if (failed === versions.length) finish(null)
          else if (place === started - 1) startNext()
        })
    }
    const limit = setTimeout(() => {
      causes.push(`nothing within ${timeLimit / 1000} s`)
      finish(null)
    }, timeLimit)
    startNext()
  })
}

let lastAttempt = 0
function nextAttempt(): number {
  lastAttempt += 1
  return lastAttempt
}

/** What this page has loaded, by remote. */
export function loadedRemotes(): ReadonlyMap<RemoteName, LoadedRemote> {
  return loaded
}

/** The screens of what has been loaded; none before that. */
export function currentScreens(): readonly Screen[] {
  return [...loaded.values()].flatMap(({ remote }) =>
    remote.features.flatMap((feature) => feature.screens),
  )
}
