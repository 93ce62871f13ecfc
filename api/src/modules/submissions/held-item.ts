import type { Asked } from '../../asked.ts'
import type { StoredCriterion } from '../../database/schema/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { findHeldItem, type HeldItem, type HeldMarking, holdItem } from './items.repository.ts'
import { criteriaOfQuestion } from './question-criteria.rules.ts'

/** Holds an item until the transaction ends. @throws Problem 404 for an unknown one. */
export async function held({ db: tx, caller }: Asked, itemId: string): Promise<HeldItem> {
  const isThere = await holdItem(tx, itemId)
  const item = isThere ? await findHeldItem(tx, caller, itemId) : undefined
  if (item === undefined) throw notFound('The item')
  return item
}

/** What an item is marked by. */
export const criteriaOf = (item: HeldItem): StoredCriterion[] =>
  item.kind === 'question' ? criteriaOfQuestion(item.criteriaSaid) : item.criteria

/** The marking of a role that is worked on, or was returned. */
export const liveOf = (item: HeldItem, role: HeldMarking['role']): HeldMarking | undefined =>
  item.markings.find((one) => one.role === role && one.state !== 'dropped')

/** What an item’s own marker makes of it. */
export const roleOfMarker = ({ round }: Pick<HeldItem, 'round'>): 'first' | 'second' =>
  round === 2 ? 'second' : 'first'

/** What is said of an item that is not pending any more. */
function whyClosed({ state }: HeldItem): string {
  switch (state) {
    case 'withdrawn':
      return 'The student has taken this back.'
    case 'sent back':
      return 'This has been sent back already.'
    case 'checking':
      return 'This waits for a check.'
    default:
      return 'This has been returned already.'
  }
}

/**
 * Refuses what only the marker of an item may do while it is pending.
 * @throws Problem 404 for everybody else, 409 once it is not pending.
 */
export function mustBeMarker({ caller }: Asked, item: HeldItem): void {
  if (item.markerId !== caller.userId) throw notFound('The item')
  if (item.state !== 'pending') throw new Problem(409, whyClosed(item))
}

/**
 * In which role the caller writes on an item: its marker, or a senior tutor who checks it.
 * @throws Problem as `mustBeMarker`.
 */
export function roleAtDesk(asked: Asked, item: HeldItem): HeldMarking['role'] {
  if (item.mayCheck) return 'check'
  mustBeMarker(asked, item)
  return roleOfMarker(item)
}
