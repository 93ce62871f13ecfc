import type { Occasion } from '../../asked.ts'
import { notFound, Problem } from '../../problem.ts'
import { sentAgain } from './bulk.rules.ts'
import { assignmentsOf } from './filings.repository.ts'
import { isSameFiling } from './filings.rules.ts'
import { addAssignments, removeAssignments } from './filings.service.ts'
import { type HeldQuestion, holdQuestion } from './versions.repository.ts'

/**
 * Moves all filings of a question that is held to another one, which keeps those that it has; part of
 * the caller's transaction.
 * @throws Problem 404 where the other is not there, 422 where it is the same; else as `fileQuestion`
 */
export async function moveFilings(
  within: Occasion,
  from: HeldQuestion,
  toId: number,
): Promise<void> {
  const { db: tx } = within
  if (toId === from.id) throw new Problem(422, 'Its filings cannot move to itself')
  if ((await holdQuestion(tx, toId)) === undefined) throw notFound('The other question')
  const filings = await assignmentsOf(tx, from.id)
  if (filings.length === 0) return
  const ids = filings.map(({ id }) => id)
  const there = await assignmentsOf(tx, toId)
  // First of all a place in a paper is left, so that the other can take it.
  await removeAssignments(within, from.id, ids)
  for (const filing of filings) {
    if (there.some((known) => isSameFiling(known, filing))) continue
    await addAssignments(within, toId, [sentAgain(filing)])
  }
}
