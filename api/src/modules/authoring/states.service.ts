import type { CallInput } from '@portal/shared/api'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { publishFilings, withdrawFilings } from './filings.service.ts'
import { moveFilings } from './move-filings.service.ts'
import { markChanged, updateState } from './questions.repository.ts'
import { findVersion, type HeldQuestion } from './versions.repository.ts'
import { heldQuestion, mustBeWhole } from './write-version.service.ts'

/**
 * Makes a question live that is held, with its parked filings; part of the caller's transaction.
 * @throws Problem 422 that names everything missing, 409 for a place in a paper that is taken
 */
export async function publish(
  within: Occasion,
  questionId: number,
  version: number,
): Promise<void> {
  const { db: tx } = within
  const latest = await findVersion(tx, questionId, version)
  if (latest === undefined) throw notFound('The question')
  mustBeWhole(latest)
  await updateState(tx, questionId, 'live', null)
  await publishFilings(within, questionId)
}

/** Has a live question reach nobody new; sets that were begun keep it. */
async function takeBack(
  within: Occasion,
  question: HeldQuestion,
  state: 'draft' | 'withdrawn',
  reason: string | null,
): Promise<void> {
  await updateState(within.db, question.id, state, reason)
  if (question.state === 'live') await withdrawFilings(within, question.id)
}

/** Why a question cannot come into a state, by the field of a body; null where it can. */
function refusalOf(
  question: HeldQuestion,
  state: HeldQuestion['state'],
  reason: string,
): { path: string; message: string } | null {
  if (state === 'withdrawn') {
    if (question.state === 'draft') {
      return { path: 'body.state', message: 'A draft reaches nobody, so it cannot be withdrawn' }
    }
    if (reason === '') return { path: 'body.reason', message: 'Say why it is withdrawn' }
  }
  if (state === 'draft' && question.isGivenOut) {
    const message = 'Somebody has had this question, so it can only be withdrawn'
    return { path: 'body.state', message }
  }
  return null
}

/**
 * Brings a question that is held into a state, and writes it down: what `setState` does, and what is
 * done to many at once. Nothing happens where it is in that state. Part of the caller's transaction.
 * @throws Problem 422 of what a live question lacks, of a withdrawal without a reason and of a state
 *   that the question cannot come into; 409 for a place in a paper that is taken
 */
export async function changeState(
  within: Occasion,
  question: HeldQuestion,
  state: HeldQuestion['state'],
  reason: string,
): Promise<void> {
  if (question.state === state) return
  const refusal = refusalOf(question, state, reason)
  if (refusal !== null) throw new Problem(422, refusal.message, { errors: [refusal] })
  if (state === 'live') await publish(within, question.id, question.currentVersion)
  else await takeBack(within, question, state, state === 'withdrawn' ? reason : null)
  await markChanged(within, question.id)
  await audit(within.db, within, 'question state changed', {
    record: {
      ...{ kind: 'question', id: String(question.id) },
      before: { state: question.state, reason: question.stateReason },
      after: { state, reason: state === 'withdrawn' ? reason : null },
    },
  })
}

/**
 * Publishes a question, withdraws it or takes it back to a draft.
 * @throws Problem 404 for an unknown one, 409 (`StaleSave`) where it has a newer version; else as
 *   `changeState`
 */
export async function setState(
  asked: Asked,
  {
    questionId,
    state,
    reason = '',
    version,
    filingsTo,
  }: CallInput<'POST /question/admin/Question/SetState'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const question = await heldQuestion(within, questionId, version)
    if (filingsTo !== undefined) {
      if (state !== 'withdrawn') throw new Problem(422, 'Filings move when a question is withdrawn')
      await moveFilings(within, question, filingsTo)
    }
    await changeState(within, question, state, reason)
  })
}
