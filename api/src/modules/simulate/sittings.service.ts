import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  handInByServer,
  kindOf,
  makeSet,
  overdueBefore,
  type PlannedSet,
  timingFrom,
} from '../sets/index.ts'
import { closeSitting } from './marking.repository.ts'
import { questionsOfPart, standingFor } from './papers.repository.ts'
import { refuseWithdrawn, wantedParts } from './papers.service.ts'
import { judgePart, minutesFor, sittingTitle } from './simulate.rules.ts'
import {
  abandonedParts,
  findSitting,
  insertSitting,
  lockSitting,
  type SittingPartRow,
  type SittingRow,
  setPart,
} from './sittings.repository.ts'

export type SittingView = CallAnswer<'GET /Exam/Simulate/GetSitting'>

/** Hands in parts that were left lying; not for somebody who only looks. */
export async function handInAbandoned(asked: Asked, setIds: readonly string[]): Promise<boolean> {
  const { userId, isImpersonating } = asked.caller
  if (isImpersonating) return false
  for (const setId of setIds) await handInByServer(asked, userId, setId)
  return setIds.length > 0
}

/**
 * Hands in what was left lying for a day after its time was up. Until then the runner does it,
 * with answers that a device without a network may still hold.
 */
export async function settle(asked: Asked): Promise<void> {
  const { db, caller, now } = asked
  if (caller.isImpersonating) return
  const abandoned = await abandonedParts(db, caller.userId, overdueBefore(now))
  await handInAbandoned(asked, abandoned)
}

const isoOf = (ms: number | null) => (ms === null ? null : new Date(Math.round(ms)).toISOString())

/** Minutes of a part for its student; as they were given once it has begun, without later ones. */
function minutesOf(part: SittingPartRow, extraTimePercent: number): number {
  if (part.startedMs === null || part.deadlineMs === null) {
    return minutesFor(part.minutes, extraTimePercent)
  }
  return Math.floor((part.deadlineMs - part.startedMs) / 60_000) - part.extraMinutes
}

/** The name of a part of a sitting, as its set and its results bear it. */
export function partTitle(sitting: SittingRow, part: { sectionNo: string }): string {
  return sittingTitle(sitting, [part])
}

/** A sitting as it is sent. */
export function sittingView(sitting: SittingRow, now: Date): SittingView {
  return {
    id: sitting.id,
    title: sittingTitle(sitting, sitting.parts),
    startedAt: new Date(Math.round(sitting.startedMs)).toISOString(),
    finishedAt: isoOf(sitting.finishedMs),
    serverNow: now.toISOString(),
    parts: sitting.parts.map((part) => ({
      examSectionId: part.examSectionId,
      sectionId: part.sectionId,
      sectionNo: part.sectionNo,
      questionCount: part.questionCount,
      minutes: minutesOf(part, sitting.extraTimePercent),
      allowsCalculator: part.allowsCalculator,
      penalty: part.penalty,
      position: part.position,
      title: partTitle(sitting, part),
      state: part.state,
      setId: part.setId,
      startedAt: isoOf(part.startedMs),
      deadlineAt: isoOf(part.deadlineMs),
      finishedAt: isoOf(part.finishedMs),
    })),
  }
}

/** An own sitting; 404 for one of somebody else. One statement unless something was left lying. */
export async function ownSitting(asked: Asked, sittingId: string): Promise<SittingRow> {
  const { db, caller, now } = asked
  const before = overdueBefore(now).getTime()
  let sitting = await findSitting(db, caller.userId, sittingId)
  const abandoned = (sitting?.parts ?? []).flatMap(({ setId, state, deadlineMs }) =>
    setId !== null && state === 'open' && (deadlineMs ?? before) < before ? [setId] : [],
  )
  if (await handInAbandoned(asked, abandoned)) {
    sitting = await findSitting(db, caller.userId, sittingId)
  }
  if (sitting === undefined) throw notFound('The sitting')
  return sitting
}

/** Makes the set of a part, whose clock runs from now. */
async function makePartSet(
  within: Asked,
  sitting: SittingRow,
  part: SittingPartRow,
): Promise<string> {
  const { db: tx, caller, now } = within
  const questions = (await questionsOfPart(tx, part.examSectionId)).flatMap(
    ({ questionId, topicId }) => (topicId === null ? [] : [{ questionId, topicId }]),
  )
  if (questions.length === 0 || questions.length < part.questionCount) {
    throw new Problem(422, `${partTitle(sitting, part)} is not ready to be sat.`)
  }
  const { minutes } = part
  const plan: PlannedSet = {
    studentId: caller.userId,
    kind: 'simulate',
    title: partTitle(sitting, part),
    subjectSlug: 'mixed',
    admissionTestId: sitting.admissionTestId,
    sectionId: part.sectionId,
    examSectionId: part.examSectionId,
    feedback: 'end',
    order: 'paper',
    filters: {},
    size: questions.length,
    timing: timingFrom(now, { timing: 'set', minutes }, questions.length, sitting.extraTimePercent),
    questions,
  }
  const { id } = await makeSet(within, plan)
  await setPart(tx, sitting.id, part.position, id)
  return id
}

/** The set to go on with: that of the open part, or of the last one that was begun. */
function setToGoOnWith(sitting: SittingRow): string | null {
  const begun = sitting.parts.filter(({ setId }) => setId !== null)
  return (begun.find(({ state }) => state === 'open') ?? begun.at(-1))?.setId ?? null
}

/**
 * Begins a sitting of these parts and the clock of its first part. While one of the same parts is
 * open, that one is answered, however often and at once it is asked for.
 * @throws Problem 404 for an unknown part, 422 for parts of two papers, the same one twice, and a
 * paper that is withdrawn or has no questions.
 */
export async function startSitting(
  asked: Asked,
  examSectionIds: readonly number[],
): Promise<{ sittingId: string; setId: string }> {
  await settle(asked)
  const chosen = await wantedParts(asked, examSectionIds, 'body.examSectionIds')
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const studentId = caller.userId
    const sections = examSectionIds.join(',')
    const open = (await standingFor(tx, studentId, sections)).openSittingId
    if (open === null) refuseWithdrawn(chosen)
    const id = newId(now.getTime())
    const laid =
      open === null &&
      (await insertSitting(tx, { id, studentId, sections: examSectionIds, startedAt: now }))
    if (laid === 'unpublished') throw notFound('The paper')
    const isNew = laid === 'begun'
    const sittingId = isNew
      ? id
      : (open ?? (await standingFor(tx, studentId, sections)).openSittingId)
    const sitting = sittingId === null ? undefined : await findSitting(tx, studentId, sittingId)
    // Between two statements the open one was finished elsewhere.
    if (sitting === undefined) throw new Problem(409, 'Please start again.')
    const [first] = sitting.parts
    const setId =
      isNew && first !== undefined
        ? await makePartSet(within, sitting, first)
        : setToGoOnWith(sitting)
    if (setId === null) throw new Problem(409, 'Please start again.')
    return { sittingId: sitting.id, setId }
  })
}

/** Hands in what is open of a sitting, all of it or only what has run out of time. */
async function handInOpen(
  asked: Asked,
  sitting: SittingRow,
  which: 'all' | 'timed out',
): Promise<void> {
  for (const { setId, state, deadlineMs } of sitting.parts) {
    if (setId === null || state !== 'open') continue
    const isOver = deadlineMs !== null && deadlineMs <= asked.now.getTime()
    if (which === 'all' || isOver) await handInByServer(asked, asked.caller.userId, setId)
  }
}

/**
 * Begins a part of a sitting, or goes on with it. A part before it whose time is up is handed in
 * by this; racing starts of one part make one set.
 * @throws Problem 404 for a sitting that is not the student's, 422 for a part that it does not
 * have, 409 for one that is finished and while an earlier one is not.
 */
export async function startPart(
  asked: Asked,
  wanted: { sittingId: string; position: number },
): Promise<{ setId: string }> {
  const seen = await ownSitting(asked, wanted.sittingId)
  const before = seen.parts.filter(({ position }) => position < wanted.position)
  // Before the sitting is held: handing in holds the set first and then its sitting.
  await handInOpen(asked, { ...seen, parts: before }, 'timed out')
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller } = within
    const studentId = caller.userId
    if (!(await lockSitting(tx, studentId, wanted.sittingId))) throw notFound('The sitting')
    const sitting = await findSitting(tx, studentId, wanted.sittingId)
    if (sitting === undefined) throw notFound('The sitting')
    const judged = judgePart(sitting.parts, wanted.position)
    const part = sitting.parts.find(({ position }) => position === wanted.position)
    if (judged.outcome === 'unknown' || part === undefined) {
      const message = 'The paper has no such part.'
      throw new Problem(422, message, { errors: [{ path: 'body.position', message }] })
    }
    if (judged.outcome === 'finished') {
      throw new Problem(409, 'This part has been handed in: there is no way back to it.')
    }
    if (sitting.finishedMs !== null) throw new Problem(409, 'This paper has been ended.')
    if (judged.outcome === 'goes on') return { setId: judged.setId }
    if (judged.outcome === 'too early') {
      throw new Problem(409, `Hand in part ${judged.first} first.`)
    }
    return { setId: await makePartSet(within, sitting, part) }
  })
}

/** Ends a sitting: an open part is handed in, parts not begun stay so. Safe to repeat. */
export async function endSitting(asked: Asked, sittingId: string): Promise<void> {
  const { userId: studentId } = asked.caller
  await settle(asked)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const seen = await findSitting(asked.db, studentId, sittingId)
    if (seen === undefined) throw notFound('The sitting')
    await handInOpen(asked, seen, 'all')
    const isEnded = await inTransaction(asked, async (within) => {
      const { db: tx, now } = within
      await lockSitting(tx, studentId, sittingId)
      const sitting = await findSitting(tx, studentId, sittingId)
      // A part that was begun in between is handed in as well.
      if (sitting?.parts.some(({ state }) => state === 'open')) return false
      const isClosed = await closeSitting(tx, sittingId, now, 'at once')
      const setIds = sitting?.parts.flatMap(({ setId }) => setId ?? []) ?? []
      if (isClosed) await kindOf({ kind: 'simulate' }).onEnded?.(within, setIds)
      return true
    })
    if (isEnded) return
  }
  throw new Problem(409, 'The paper is being changed elsewhere. Please try again.')
}
