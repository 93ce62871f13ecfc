import * as z from 'zod'
import { askedByServer } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { codeOf } from '../../database/error-code.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { replaceWhereLeftOut } from '../sets/index.ts'
import { type MarkedStudent, markStudent } from './mark-student.ts'
import {
  countDone,
  findRunning,
  finish,
  nextStudents,
  pause,
  type RunningKey,
  transactions,
  waitLittle,
} from './marking.repository.ts'

/** Students who are looked for in one statement; those who wait are written down with every student. */
const studentsAtOnce = 100

/** Comes before the id of everybody. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Times that transactions are waited for which were under way when the key was put right. */
const mostWaits = 50

const pauseS = 0.2

/**
 * What waits for the rows of others for so long gives way. It is less than what the database takes to
 * look for deadlocks, so that it is never a student's answer that gives way.
 */
const lockTimeout = '800ms'

const mostTries = 20

const cursor = z.strictObject({
  /** The last student of whom it is known that nothing is left, and those who come next. */
  after: z.guid(),
  waiting: z.array(z.guid()),
  /** The transaction that would have come next when this began. */
  began: z.string(),
  /** The last set that was looked at for questions left out; null once all were. */
  leftOut: z.guid().nullable(),
  waits: z.int(),
})

type Cursor = z.output<typeof cursor>

/** Where a job stands that has marked nobody, but for when it began. */
export const firstCursor = { after: nobody, waiting: [], leftOut: nobody, waits: 0 } as const

/** Whether somebody else held what was wanted. */
const isHeldByOthers = (error: unknown) => ['55P03', '40P01'].includes(codeOf(error) ?? '')

/** Marks a student's answers, and tries again where others were in the way. */
async function markInTurn(
  tx: Db,
  now: Date,
  correction: RunningKey,
  studentId: string,
): Promise<MarkedStudent> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tx.transaction(async (inner) => {
        await waitLittle(inner, lockTimeout)
        return await markStudent(askedByServer(inner, now), correction, studentId)
      })
    } catch (error) {
      if (tries === mostTries || !isHeldByOthers(error)) throw error
    }
  }
}

/**
 * What comes when all students that were found have had their turn: more of them, then sets in which
 * the question was left out, then the end. Before it, whatever was under way while the key was put
 * right has to be over, since it may have brought another answer to an old version.
 */
async function afterStudents(
  tx: Db,
  now: Date,
  correction: RunningKey,
  at: Cursor,
): Promise<{ cursor: Cursor; isLast: boolean }> {
  const { oldest } = await transactions(tx)
  const waiting = await nextStudents(tx, correction, at.after, studentsAtOnce)
  if (waiting.length > 0) return { cursor: { ...at, waiting }, isLast: false }
  // Somebody may have answered whose turn was over.
  if (at.after !== nobody) return { cursor: { ...at, after: nobody }, isLast: false }
  if (at.leftOut !== null) {
    const leftOut = await replaceWhereLeftOut(tx, correction, at.leftOut)
    return { cursor: { ...at, leftOut }, isLast: false }
  }
  if (BigInt(oldest) < BigInt(at.began) && at.waits < mostWaits) {
    await pause(tx, pauseS)
    return { cursor: { ...at, waits: at.waits + 1 }, isLast: false }
  }
  await finish(tx, correction, now)
  return { cursor: at, isLast: true }
}

/**
 * Marks the answers to a question anew whose key was put right, student by student, a transaction
 * each, until none is left that the correction has not seen. Stopped anywhere, it goes on behind the
 * last student.
 */
export const correctionJob = defineJob({
  input: z.strictObject({ correctionId: z.uuid() }),
  cursor,
  step: async ({ tx, now, input, cursor: kept }) => {
    const correction = await findRunning(tx, input.correctionId)
    const at = kept ?? { ...firstCursor, waiting: [], began: (await transactions(tx)).next }
    if (correction === undefined) return { did: 0, cursor: at, isLast: true }
    const [studentId, ...waiting] = at.waiting
    if (studentId === undefined) {
      const total = kept === null ? { total: correction.total } : {}
      return { did: 0, ...total, ...(await afterStudents(tx, now, correction, at)) }
    }
    const marked = await markInTurn(tx, now, correction, studentId)
    await countDone(tx, correction, marked)
    return { did: marked.done, cursor: { ...at, after: studentId, waiting }, isLast: false }
  },
})
