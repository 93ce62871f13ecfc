import type { Entitlement } from '@portal/shared/contract'
import { hasEntitlement } from '@portal/shared/contract'
import { entitlementWords } from '../../access/entitlement-words.ts'
import type { Caller } from '../../calls.ts'
import { Problem } from '../../problem.ts'

/** What a student writes. */
export type PieceKind = 'essay' | 'statement'

/** What a student's programme must open for each kind. */
const needed = {
  essay: 'essaySubmission',
  statement: 'psSubmission',
} as const satisfies Record<PieceKind, Entitlement>

/** Whether somebody may write pieces of a kind; reading wants no right. */
export const mayWrite = ({ claims }: Pick<Caller, 'claims'>, kind: PieceKind): boolean =>
  hasEntitlement(claims, needed[kind])

/**
 * Refuses to write a piece of a kind that the programme does not open.
 * @throws Problem 403.
 */
export function refuseWithoutRight(caller: Pick<Caller, 'claims'>, kind: PieceKind): void {
  if (mayWrite(caller, kind)) return
  throw new Problem(403, `Your programme does not include ${entitlementWords[needed[kind]]}.`)
}
