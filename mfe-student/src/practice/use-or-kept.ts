import { type UseQueryResult, untilCalm, useQuery, useQueryClient } from '@portal/shared/query'
import { useServerSettings, useSession } from '@portal/shared/session'
import { useEffect, useState } from 'react'
import { isUnanswered } from './unanswered.rules.ts'

/** So long somebody waits for the server where the device may know. */
const patienceMs = 5_000

/** What keeps work in progress on the device; fetched when there is something to keep or to look for. */
export const loadKeptWork = () => import('@portal/shared/kept-work')
type KeptWork = Awaited<ReturnType<typeof loadKeptWork>>

/**
 * Whose work is kept for a reload without a connection: the student's who is here, never of whoever
 * looks on. Null where the server wants none kept, and in browsers in which nothing could serve the
 * page, such as private windows of some.
 */
export function useKeeper(): string | null {
  const claims = useSession((session) => session.claims)
  const worksOffline = useServerSettings()?.worksOffline === true
  const isOn = worksOffline && 'serviceWorker' in navigator && claims?.isImpersonating === false
  return isOn ? claims.userId : null
}

/** What a screen knows of something: as the server says it, or as the device has kept it. */
interface OrKept<T> {
  data: T | undefined
  /** Neither has it. */
  isError: boolean
  error: unknown
}

/**
 * Gives way to what the device has kept where the server does not answer.
 * @param read looks for it; null where it was not kept.
 */
export function useOrKept<T>(
  query: UseQueryResult<T>,
  name: string,
  read: (keptWork: KeptWork, owner: string) => Promise<T | null>,
): OrKept<T> {
  const owner = useKeeper()
  const isMissing = query.data === undefined
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isMissing || owner === null) return
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isMissing, owner])
  const isLooking =
    owner !== null &&
    isUnanswered({
      hasData: !isMissing,
      isPaused: query.fetchStatus === 'paused',
      error: query.error,
      isSlow,
    })
  const kept = useQuery({
    queryKey: ['kept', owner, name],
    queryFn: async () => (owner === null ? null : await read(await loadKeptWork(), owner)),
    enabled: isLooking,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  // What the server says may be that there is nothing.
  const found = isLooking ? (kept.data ?? undefined) : undefined
  const data = isMissing ? found : query.data
  return {
    data,
    // While the device is looked at, nothing has failed yet.
    isError: data === undefined && query.isError && !(isLooking && kept.isFetching),
    error: query.error,
  }
}

/** Keeps what a screen would need after a reload, once nobody waits for anything. */
export function useKeeping(name: string, data: unknown): void {
  const owner = useKeeper()
  const client = useQueryClient()
  useEffect(() => {
    if (owner === null || data === undefined || data === null) return
    let isLeft = false
    const keep = async () => {
      await untilCalm(client)
      if (!isLeft) await (await loadKeptWork()).keepRead(owner, name, data)
    }
    // What cannot be kept now is asked of the server, as ever.
    keep().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [owner, client, name, data])
}
