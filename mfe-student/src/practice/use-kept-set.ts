import { untilCalm, useQueryClient } from '@portal/shared/query'
import type { TimedSet } from '@portal/shared/question-runner'
import { useServerSettings } from '@portal/shared/session'
import { useEffect } from 'react'
import { loadKeptWork, useKeeper } from './use-or-kept.ts'

/** Folder of this remote's own scripts; named by the build. */
declare const __webpack_public_path__: string | undefined

const ownFolder = () =>
  typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : null

/**
 * Has the page of a set come back without a connection, and keeps the set itself on the device with
 * its pictures, once the first question stands and nobody waits for anything.
 * @param isOpen the set is worked on here.
 * @param served it, as it came from the server; undefined where the device had it.
 */
export function useKeptSet(isOpen: boolean, served: TimedSet | undefined): void {
  const owner = useKeeper()
  const client = useQueryClient()
  const isOff = useServerSettings()?.worksOffline === false
  useEffect(() => {
    const folder = ownFolder()
    if (!isOpen || owner === null || folder === null) return
    let letGo: (() => void) | undefined
    let isLeft = false
    const keep = async () => {
      await untilCalm(client)
      const kept = await loadKeptWork()
      if (isLeft) return
      letGo = kept.keepPage('mfe-student', folder, () => untilCalm(client))
      if (served === undefined) return
      await kept.keepSet(owner, served)
      await kept.keepPictures(owner, served.set.id, served.set)
    }
    keep().catch(() => undefined)
    return () => {
      isLeft = true
      letGo?.()
    }
  }, [isOpen, served, owner, client])
  useEffect(() => {
    if (!isOff || !('serviceWorker' in navigator)) return
    const drop = async () => {
      await untilCalm(client)
      const { dropPages, forgetAll } = await loadKeptWork()
      await Promise.all([dropPages(), forgetAll()])
    }
    drop().catch(() => undefined)
  }, [isOff, client])
}
