import { pathTo } from '@portal/shared/contract'
import { dayOf } from '../../days.rules.ts'
import { companyZone } from './due.rules.ts'
import type { PieceKind } from './rights.rules.ts'

/** Whether a day is one that a task can be set for: from today to the same day of next year. */
export function isSettable(day: string, now: Date): boolean {
  const today = dayOf(now, companyZone)
  const last = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  return day >= today && day <= last
}

/** A student of whom it is asked whether a task can be set. */
export interface Writer {
  isActive: boolean
  hasEnded: boolean
  hasEssays: boolean
  hasStatements: boolean
}

/** Why a task of a kind cannot be set for a student; undefined where it can. */
export function unableOf(writer: Writer, kind: PieceKind): string | undefined {
  if (!writer.isActive) return 'The account has been stopped.'
  if (writer.hasEnded) return 'The programme has ended.'
  if (kind === 'essay' && !writer.hasEssays) return 'The programme does not include essays.'
  if (kind === 'statement' && !writer.hasStatements) {
    return 'The programme does not include personal statements.'
  }
  return undefined
}

/** Where a student starts a task that was set. */
export const pathOfSetTask = (kind: PieceKind, taskId: string): string =>
  `${pathTo('/resources/submissions', {})}?tab=${kind}s&task=${taskId}`
