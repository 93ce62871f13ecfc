import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { letGo } from '../files/index.ts'
import { assignmentsOf } from './filings.repository.ts'
import { fileQuestion, inWords } from './filings.service.ts'
import {
  deleteQuestion,
  findQuestion,
  insertDraft,
  markChanged,
  type NewQuestion,
  updateDetails,
} from './questions.repository.ts'
import { publish } from './states.service.ts'
import { heldQuestion, writeVersion } from './write-version.service.ts'

const oneCall = 'GET /question/admin/question/:id'

/** Answers as they are sent, numbered from 1. */
export const numbered = <A extends object>(answers: readonly A[]): (A & { id: number })[] =>
  answers.map((answer, index) => ({ id: index + 1, ...answer }))

/**
 * A question as it is edited, with its filings. Two statements.
 * @throws Problem 404 for an unknown one
 */
export async function getQuestion({ db }: Asked, id: number): Promise<CallAnswer<typeof oneCall>> {
  const question = await findQuestion(db, id)
  if (question === undefined) throw notFound('The question')
  const { changedMs, answers, ...row } = question
  return {
    ...{ id, text: row.text, data: row.data, solution: row.solution, marking: row.marking },
    ...{ questionType: row.questionType, answers: numbered(answers) },
    questionAssignments: await assignmentsOf(db, id),
    ...{ key: row.key, difficulty: row.difficulty, state: row.state, version: row.version },
    ...{ stateReason: row.stateReason, changedBy: row.changedBy, openFlags: row.openFlags },
    ...{ isAnswered: row.isAnswered, isGivenOut: row.isGivenOut },
    changedAt: new Date(changedMs).toISOString(),
  }
}

const about = (questionId: number) => ({ kind: 'question', id: String(questionId) }) as const

/**
 * Saves what a question says. Refusals as those of `writeVersion`; what it says already changes
 * nothing.
 */
export async function updateQuestion(
  asked: Asked,
  {
    id,
    version,
    note,
    startsStatistics,
    ...content
  }: CallInput<'POST /question/admin/Question/Update'>['body'],
): Promise<CallAnswer<'POST /question/admin/Question/Update'>> {
  return await inTransaction(asked, async (within) => {
    const written = await writeVersion(within, {
      ...{ questionId: id, content, version, note, startsStatistics },
    })
    if (written.isNew) {
      await audit(within.db, within, 'question saved', {
        record: {
          ...{ ...about(id), before: { version: written.version - 1 }, version: written.version },
          after: { version: written.version },
        },
      })
    }
    return { version: written.version, isNew: written.isNew }
  })
}

const keyTaken = () => {
  const message = 'Another question has this name'
  return new Problem(422, message, { errors: [{ path: 'body.key', message }] })
}

/**
 * Makes a draft that says nothing yet, for `writeVersion`; part of the caller's transaction.
 * @throws Problem 422 where another question has its key
 */
export async function makeDraft({ db: tx, now }: Occasion, question: NewQuestion): Promise<number> {
  const id = await insertDraft(tx, question, now)
  if (id !== undefined) return id
  if (question.key !== undefined) throw keyTaken()
  // Somebody has called another one by the name that it would have had.
  const again = await insertDraft(tx, { ...question, key: `question-${crypto.randomUUID()}` }, now)
  if (again === undefined) throw new Error('A question was not made')
  return again
}

/**
 * Makes a question with its filings, live or as a draft.
 * @throws Problem 422 as `writeVersion` and `fileQuestion` do, of what a live one lacks, and for a
 *   key that another question has; 409 for a place in a paper that is taken
 */
export async function createQuestion(
  asked: Asked,
  {
    difficulty,
    key,
    questionAssignments,
    isPublished,
    ...content
  }: CallInput<'POST /question/admin/Question/Create'>['body'],
): Promise<CallAnswer<'POST /question/admin/Question/Create'>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const { questionType } = content
    const id = await makeDraft(within, { key, questionType, difficulty })
    const { version } = await writeVersion(within, { questionId: id, content })
    const filings = await fileQuestion(within, { id, state: 'draft' }, questionAssignments)
    if (isPublished) await publish(within, id, version)
    const question = await findQuestion(tx, id)
    await audit(tx, within, 'question created', {
      record: {
        ...{ ...about(id), before: null, version },
        after: { key: question?.key, difficulty, state: question?.state, ...inWords(filings) },
      },
    })
    return { id, version }
  })
}

/**
 * Makes a draft of the same content, filed nowhere.
 * @throws Problem 404 for an unknown question
 */
export async function copyQuestion(asked: Asked, questionId: number): Promise<{ id: number }> {
  return await inTransaction(asked, async (within) => {
    const question = await findQuestion(within.db, questionId)
    if (question === undefined) throw notFound('The question')
    const { questionType, difficulty, text, data, solution, answers, marking } = question
    const id = await makeDraft(within, { key: undefined, questionType, difficulty })
    const content = { questionType, text, data, solution, answers, marking }
    const note = `A copy of question ${questionId}`
    await writeVersion(within, { questionId: id, content, note })
    await audit(within.db, within, 'question created', {
      record: { ...about(id), before: null, after: { copyOf: questionId }, version: 1 },
    })
    return { id }
  })
}

/**
 * Gives a question another name or difficulty, of which no version is made.
 * @throws Problem 404 for an unknown one, 422 for a name that another one has
 */
export async function setDetails(
  asked: Occasion,
  { questionId, key, difficulty }: CallInput<'POST /question/admin/Question/SetDetails'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const before = await heldQuestion(within, questionId)
    if (before.key === key && before.difficulty === difficulty) return
    if (!(await updateDetails(tx, questionId, { key, difficulty }))) throw keyTaken()
    await markChanged(within, questionId)
    await audit(tx, within, 'question details changed', {
      record: {
        ...{ ...about(questionId), after: { key, difficulty } },
        before: { key: before.key, difficulty: before.difficulty },
      },
    })
  })
}

/**
 * Removes a draft that was never given out.
 * @throws Problem 404 for an unknown one, 422 for what is live or withdrawn or somebody has had
 */
export async function removeQuestion(asked: Asked, questionId: number): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const question = await heldQuestion(within, questionId)
    if (question.state !== 'draft' || question.isGivenOut) {
      throw new Problem(422, 'Only a draft that was never given out can be deleted. Withdraw it.')
    }
    await letGo(within, { area: 'question', recordId: String(questionId) })
    await deleteQuestion(tx, questionId)
    const { key, difficulty, questionType } = question
    await audit(tx, within, 'question deleted', {
      record: { ...about(questionId), before: { key, difficulty, questionType }, after: null },
    })
  })
}
