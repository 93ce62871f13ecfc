import type { FoundFile } from './event-files.repository.ts'

/** Whether somebody who may see the event may have this file of it now. */
export function isOut({ isGiver, state, shownFromMs, removedMs }: FoundFile, now: Date): boolean {
  if (removedMs !== null) return false
  return isGiver || (state !== 'draft' && (shownFromMs === null || shownFromMs <= now.getTime()))
}
