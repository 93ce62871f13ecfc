import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import type { PageAsked } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { summaryOf } from '../questions/index.ts'
import { type MadeSet, makeSetOf } from '../sets/index.ts'
import { reviewAsWrong } from '../standing/index.ts'
import { missedQuestions } from './due.repository.ts'
import {
  lockMiss,
  type MissCount,
  type MissReason,
  missCounts,
  missesOf,
  missPage,
  type ReasonFilter,
  writeLeftOut,
  writeReason,
} from './misses.repository.ts'

type ErrorLog = CallAnswer<'GET /Revise/api/Revise/GetErrorLog'>

function addUp<Key>(counts: readonly MissCount[], keyOf: (each: MissCount) => Key) {
  const sums = new Map<Key, { first: MissCount; count: number }>()
  for (const each of counts) {
    const sum = sums.get(keyOf(each))
    if (sum === undefined) sums.set(keyOf(each), { first: each, count: each.count })
    else sum.count += each.count
  }
  return [...sums.values()]
}

/** The error log: a page of it, and counts of the whole; two queries. */
export async function getErrorLog(
  { db, caller }: Asked,
  page: PageAsked & { reason: ReasonFilter; topicId: number | null },
): Promise<ErrorLog> {
  const studentId = caller.userId
  const { reason, topicId } = page
  const { counts, masteredCount } = await missCounts(db, studentId)
  const count = counts
    .filter((each) => topicId === null || each.topicId === topicId)
    .filter((each) => reason === null || (each.reason ?? 'not said') === reason)
    .reduce((sum, each) => sum + each.count, 0)
  const which = missesOf(studentId, reason, topicId)
  const { rows, totalCount } = await missPage(db, studentId, { which, count }, page)
  return {
    misses: rows.map(({ text, missedMs, dueMs, ...row }) => ({
      ...row,
      ...summaryOf(text),
      missedAt: new Date(Math.round(missedMs)).toISOString(),
      dueAt: dueMs === null ? null : new Date(Math.round(dueMs)).toISOString(),
    })),
    totalCount,
    byReason: addUp(counts, (each) => each.reason)
      .map(({ first, count }) => ({ reason: first.reason, count }))
      .sort((one, other) => other.count - one.count),
    byTopic: addUp(counts, (each) => each.topicId).map(({ first, count }) => ({
      topicId: first.topicId,
      topicName: first.topicName,
      sectionNo: first.sectionNo,
      count,
    })),
    masteredCount,
  }
}

/**
 * Writes down why a question was missed. One that was guessed, and was right the last time, is
 * reviewed as if it had been wrong; one that was wrong the last time is scheduled so already. One
 * that was left out comes into the error log by this, and back for review.
 * @throws Problem 404 where the student has neither missed it nor left it out, or has mastered it
 * since.
 */
export async function setMissReason(
  asked: Asked,
  body: { questionId: number; reason: MissReason },
): Promise<void> {
  const { questionId, reason } = body
  await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const studentId = caller.userId
    const miss = await lockMiss(tx, studentId, questionId)
    if (miss === undefined) {
      const isKept = await writeLeftOut(tx, studentId, questionId, reason, now)
      if (!isKept) throw notFound('The missed question')
      await reviewAsWrong(tx, studentId, questionId, now)
      return
    }
    if (miss.reason === reason) return
    await writeReason(tx, studentId, questionId, reason, now)
    if (reason === 'guessed' && !miss.isLastWrong) {
      await reviewAsWrong(tx, studentId, questionId, now)
    }
  })
}

/**
 * Makes a set of a page of the error log, those missed last first: as many as are asked for, or as
 * there are.
 * @throws Problem 422 when there are none.
 */
export async function startMisses(
  asked: Asked,
  body: CallInput<'POST /Revise/api/Revise/StartMisses'>['body'],
): Promise<MadeSet> {
  const studentId = asked.caller.userId
  const which = missesOf(studentId, body.reason, body.topicId)
  const { size, pageNo = 1 } = body
  const questions = await missedQuestions(asked.db, studentId, which, { size, pageNo })
  if (questions.length === 0) {
    throw new Problem(422, 'There is nothing of this kind in the error log.')
  }
  const name = body.reason === null ? 'Error log' : `Error log · ${body.reason}`
  return await makeSetOf(asked, name, questions)
}
