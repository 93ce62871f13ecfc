import { inTransaction, type Occasion } from '../../asked.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  isAsLeft,
  keepOutcomes,
  type OutcomeRow,
  partsOfPaper,
  type WaitingRow,
} from './bulk.repository.ts'
import {
  type BulkChange,
  isUnfiled,
  sentAgain,
  type UnfiledFrom,
  type ValuesBefore,
} from './bulk.rules.ts'
import { setDetails } from './editing.service.ts'
import { assignmentsOf } from './filings.repository.ts'
import type { SentFiling } from './filings.rules.ts'
import { addAssignments, isFiledAlready, removeAssignments } from './filings.service.ts'
import { changeState } from './states.service.ts'
import { type HeldQuestion, holdQuestion } from './versions.repository.ts'

/** Files a question where it is not filed yet; null where it is in all of these ways. */
async function file(
  within: Occasion,
  { id }: HeldQuestion,
  filings: readonly SentFiling[],
): Promise<ValuesBefore | null> {
  const made: number[] = []
  for (const filing of filings) {
    try {
      const { questionAssignments } = await addAssignments(within, id, [filing])
      made.push(...questionAssignments.map((each) => each.id))
    } catch (error) {
      if (!isFiledAlready(error)) throw error
    }
  }
  return made.length === 0 ? null : { made }
}

/** Takes the filings of a question away that fit; null where there are none. */
async function unfile(
  within: Occasion,
  { id }: HeldQuestion,
  from: UnfiledFrom,
): Promise<ValuesBefore | null> {
  const { db: tx } = within
  const parts =
    from.paperId === undefined ? new Set<number>() : await partsOfPaper(tx, from.paperId)
  const gone = (await assignmentsOf(tx, id)).filter((filing) => isUnfiled(filing, from, parts))
  if (gone.length === 0) return null
  const ids = gone.map((filing) => filing.id)
  await removeAssignments(within, id, ids)
  return {
    filings: gone.map((filing) => ({ filing: sentAgain(filing) })),
  }
}

/** Does to a question that is held what is done to many; null where nothing was to be done. */
async function change(
  within: Occasion,
  question: HeldQuestion,
  wanted: BulkChange,
): Promise<ValuesBefore | null> {
  if ('file' in wanted) return await file(within, question, wanted.file)
  if ('unfile' in wanted) return await unfile(within, question, wanted.unfile)
  const { id, key, state, stateReason, difficulty } = question
  if ('difficulty' in wanted) {
    if (difficulty === wanted.difficulty) return null
    await setDetails(within, { questionId: id, key, difficulty: wanted.difficulty })
    return { difficulty }
  }
  const [next, reason] =
    'publish' in wanted ? (['live', ''] as const) : (['withdrawn', wanted.withdraw.reason] as const)
  if (state === next) return null
  await changeState(within, question, next, reason)
  return { state, reason: stateReason }
}

/** What is said of a refusal; any other failure ends the batch. */
function messageOf(error: unknown): string {
  if (error instanceof Problem) return error.message
  throw error
}

/** Runs what is done to one question in a savepoint, so that a refusal undoes that alone. */
async function each(
  within: Occasion,
  questionId: number,
  refused: OutcomeRow['outcome'],
  run: (inner: Occasion) => Promise<OutcomeRow>,
): Promise<OutcomeRow> {
  try {
    return await inTransaction(within, run)
  } catch (error) {
    return { questionId, outcome: refused, message: messageOf(error), before: null }
  }
}

/**
 * Does a change to these questions, each for itself: what is refused stops no other. Part of the
 * caller's transaction.
 */
export async function doToQuestions(
  within: Occasion,
  changeId: string,
  wanted: BulkChange,
  rows: readonly WaitingRow[],
): Promise<void> {
  const outcomes: OutcomeRow[] = []
  for (const { questionId } of rows) {
    const outcome = await each(within, questionId, 'refused', async (inner) => {
      const question = await holdQuestion(inner.db, questionId)
      if (question === undefined) throw notFound('The question')
      const before = await change(inner, question, wanted)
      return { questionId, outcome: before === null ? 'same' : 'done', message: null, before }
    })
    outcomes.push(outcome)
  }
  await keepOutcomes(within.db, changeId, outcomes, within.now)
}

/** Brings a question that is held back to what it had. */
async function restore(
  within: Occasion,
  question: HeldQuestion,
  before: ValuesBefore,
): Promise<void> {
  const { id: questionId, key } = question
  if ('difficulty' in before) {
    return await setDetails(within, { questionId, key, difficulty: before.difficulty })
  }
  if ('state' in before) {
    return await changeState(within, question, before.state, before.reason ?? '')
  }
  if ('made' in before) return await removeAssignments(within, questionId, before.made)
  for (const { filing } of before.filings) await addAssignments(within, questionId, [filing])
}

/**
 * Undoes a change of these questions where nobody has changed them since; the others are left and
 * say why. Part of the caller's transaction.
 */
export async function undoOfQuestions(
  within: Occasion,
  changeId: string,
  rows: readonly WaitingRow[],
): Promise<void> {
  const outcomes: OutcomeRow[] = []
  for (const { questionId, before } of rows) {
    const outcome = await each(within, questionId, 'left', async (inner) => {
      const question = await holdQuestion(inner.db, questionId)
      if (question === undefined || before === null) throw notFound('The question')
      if (!(await isAsLeft(inner.db, changeId, questionId))) {
        throw new Problem(409, 'It was changed since')
      }
      await restore(inner, question, before)
      return { questionId, outcome: 'undone', message: null, before: null }
    })
    outcomes.push(outcome)
  }
  await keepOutcomes(within.db, changeId, outcomes, within.now)
}
