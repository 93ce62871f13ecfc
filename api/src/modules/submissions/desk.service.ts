import type { Asked } from '../../asked.ts'
import { notFound, Problem } from '../../problem.ts'
import { renderVersion } from '../questions/index.ts'
import { questionsOfSet } from '../sets/index.ts'
import { findReadable, markingView, pieceVersionOf, versionView } from '../writing/index.ts'
import { type DeskRow, findDeskRow } from './desk.repository.ts'
import { type DeskView, deskOf } from './desk.views.ts'
import { criteriaOfQuestion } from './question-criteria.rules.ts'

/** The essay of a question with its question; undefined for another question. */
async function questionOf({ db }: Asked, row: DeskRow): Promise<DeskView['question']> {
  if (row.setId === null || row.questionId === null) return null
  const [found] = await questionsOfSet(db, row.setId, row.studentId, row.questionId)
  if (found?.response?.kind !== 'text') return null
  const { shown, key } = renderVersion(found)
  return {
    text: shown.text,
    data: shown.data,
    essay: found.response.text,
    modelAnswer: key.modelAnswer ?? '',
    criteria: criteriaOfQuestion(key.criteria),
  }
}

/** The version before with what came back of it. */
async function beforeOf(
  { db, caller }: Asked,
  beforeId: string | null,
): Promise<DeskView['before']> {
  const before = beforeId === null ? undefined : await findReadable(db, caller, beforeId)
  if (before === undefined) return null
  return {
    version: versionView(before),
    markings: before.markings
      .filter(({ state }) => state === 'returned')
      .map((marking) => markingView(marking, before.criteria)),
  }
}

/**
 * An item with its text and all that its marker needs. Three statements.
 * @throws Problem 409 for what is in the pool and not yet claimed, 404 for what the caller does not
 * see, and for tutors what somebody else has.
 */
export async function getItem(asked: Asked, itemId: string): Promise<DeskView> {
  const { db, caller, now } = asked
  const row = await findDeskRow(db, caller, itemId, now)
  if (row === undefined) throw notFound('The item')
  if (!row.isRead) {
    if (row.isInPool) throw new Problem(409, 'Claim it first.')
    throw notFound('The item')
  }
  const version = row.versionId === null ? null : await pieceVersionOf(db, row.versionId)
  const question = await questionOf(asked, row)
  const criteria = version?.criteria ?? question?.criteria ?? []
  return {
    ...deskOf(row, caller, criteria),
    version: version ?? null,
    question,
    before: await beforeOf(asked, row.beforeId),
  }
}
