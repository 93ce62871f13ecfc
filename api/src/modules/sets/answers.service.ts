import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { accountStopped, notFound, Problem } from '../../problem.ts'
import { answerIn, fits, markEssay, markResponse } from '../marking/index.ts'
import { type MarkedAnswer, recordAnswers } from '../standing/index.ts'
import { hearOf } from './contact.repository.ts'
import {
  type ArrivedAnswer,
  heldAnswer,
  keepLate,
  type Place,
  writeAnswer,
} from './save-answer.repository.ts'
import { finishedSetView, type VerdictView, verdictOf } from './set.views.ts'
import { kindOf } from './set-kinds.ts'
import {
  finaliseAnswers,
  keepMarking,
  lockAnswers,
  questionsOfSet,
  type SetQuestionRow,
} from './set-questions.repository.ts'
import { closeSet, countOneRight, findSet } from './sets.repository.ts'
import { comesTooEarly, finishMoment, judgeAnswer } from './sets.rules.ts'
import { cameFromSilence } from './trust.rules.ts'

type SaveInput = CallInput<'POST /Revise/api/Revise/SaveAnswer'>['body']
type SaveAnswer = CallAnswer<'POST /Revise/api/Revise/SaveAnswer'>

function arrived(studentId: string, body: SaveInput, now: Date): ArrivedAnswer {
  return {
    ...body,
    studentId,
    response: answerIn(body.response),
    // The set's beginning and its last answer bound it from below where it is written.
    answeredAt: new Date(Math.min(Date.parse(body.answeredAt), now.getTime())),
  }
}

async function placeOf(db: Db, answer: ArrivedAnswer): Promise<Place> {
  const place = await heldAnswer(db, answer)
  if (place?.isAccountActive === false) throw accountStopped()
  if (!place?.hasSet) throw notFound('The set')
  if (!place.isInSet) throw new Problem(404, 'The question is not part of this set.')
  if (!fits(answer.response, place)) {
    const message =
      place.responseKind === 'choice'
        ? `Choose one of ${[...place.letters].join(', ')}.`
        : `This question takes ${place.responseKind === 'text' ? 'a text' : 'an equation'}.`
    throw new Problem(422, message, { errors: [{ path: 'body.response', message }] })
  }
  return place
}

async function questionOf(db: Db, answer: ArrivedAnswer): Promise<SetQuestionRow> {
  const [row] = await questionsOfSet(db, answer.setId, answer.studentId, answer.questionId)
  if (row === undefined) throw notFound('The question')
  return row
}

/** Judges an answer; one that comes after the end is heard of, and kept if it does not count. */
async function judge(db: Db, place: Place, answer: ArrivedAnswer, now: Date) {
  const outcome = judgeAnswer(place, answer, now)
  const { deadlineAt, contact, isFinished } = place
  if (deadlineAt !== null && now > deadlineAt) {
    const finishedAt = isFinished ? now : null
    await hearOf(db, { id: answer.setId, deadlineAt, finishedAt, contact }, now)
  }
  if (outcome === 'late') await keepLate(db, answer, now)
  return outcome
}

/** Says of what was done at a moment that it comes only now, from a device that was not heard. */
const fromSilence = (doneAt: Date, now: Date): { wasUnreachable?: true } =>
  cameFromSilence(doneAt, now) ? { wasUnreachable: true } : {}

/** What is answered when the answer was not written. */
async function explain(db: Db, answer: ArrivedAnswer, now: Date): Promise<SaveAnswer | 'again'> {
  const place = await placeOf(db, answer)
  const outcome = await judge(db, place, answer, now)
  if (outcome === 'written') return 'again'
  return {
    sequence: place.sequence,
    outcome,
    verdict:
      outcome === 'final' && !place.isSealed
        ? verdictOf(place, await questionOf(db, answer))
        : null,
  }
}

/** Keeps an answer: one statement when all is well, a second one to say why it was not kept. */
export async function saveAnswer(asked: Asked, body: SaveInput): Promise<SaveAnswer> {
  if (body.submit) return await submitAnswer(asked, body)
  const { db, caller, now } = asked
  const answer = arrived(caller.userId, body, now)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    // After the deadline a first try says why not; if the device is believed, the second writes.
    const doneAt = await writeAnswer(db, answer, now, attempt > 0)
    if (doneAt !== undefined) {
      const { sequence } = answer
      return { sequence, outcome: 'saved', verdict: null, ...fromSilence(doneAt, now) }
    }
    const outcome = await explain(db, answer, now)
    // What stood in the way is gone: the device is believed, or another one changed it meanwhile.
    if (outcome !== 'again') return outcome
  }
  throw new Problem(409, 'The answer is being changed elsewhere. Please try again.')
}

function markedAnswer(
  row: SetQuestionRow,
  ids: { setId: string; studentId: string },
  marked: { isCorrect: boolean; mark: number },
  now: Date,
): MarkedAnswer | null {
  if (row.response === null) return null
  return {
    ...ids,
    questionId: row.questionId,
    versionId: row.versionId,
    topicId: row.topicId,
    difficulty: row.difficulty,
    response: row.response,
    ...marked,
    timeMs: row.timeMs,
    answeredAt: row.answeredAt ?? now,
  }
}

function keyOf(row: SetQuestionRow) {
  return {
    marking: row.marking,
    correctLetter: row.options.find((option) => option.isCorrect)?.letter ?? null,
  }
}

/** Keeps an answer and marks it for good; racing repeats are marked and recorded once. */
async function submitAnswer(asked: Asked, body: SaveInput): Promise<SaveAnswer> {
  const { caller, now } = asked
  const answer = arrived(caller.userId, body, now)
  return await inTransaction(asked, async ({ db: tx }) => {
    await lockAnswers(tx, answer.setId, answer.questionId)
    const place = await placeOf(tx, answer)
    if (place.feedback !== 'each') {
      throw new Problem(422, 'This set shows its answers when it is finished.', {
        errors: [
          { path: 'body.submit', message: 'Only for sets with feedback after each question' },
        ],
      })
    }
    const outcome = await judge(tx, place, answer, now)
    if (outcome === 'late' || outcome === 'superseded') {
      return { sequence: place.sequence, outcome, verdict: null }
    }
    if (outcome !== 'final') {
      if (answer.response === null) {
        throw new Problem(422, 'There is no answer to mark yet.', {
          errors: [{ path: 'body.response', message: 'Give an answer first' }],
        })
      }
      if (outcome === 'written') await writeAnswer(tx, answer, now, true)
      const row = await questionOf(tx, answer)
      const mark = markResponse(answer.response, keyOf(row))
      await finaliseAnswers(tx, answer.setId, [{ questionId: row.questionId, ...mark }], now)
      const { isCorrect, mark: share } = mark
      if (isCorrect !== null && share !== null) {
        const marked = markedAnswer(row, answer, { isCorrect, mark: share }, now)
        if (marked !== null) await recordAnswers(tx, [marked])
      }
    }
    const row = await questionOf(tx, answer)
    return { sequence: row.sequence, outcome: 'final', verdict: verdictOf(place, row) }
  })
}

/** Hands a set in and marks what is answered; a repeat answers the same and changes nothing. */
export async function finishSet(
  asked: Occasion,
  studentId: string,
  body: { setId: string; finishedAt: string; isTimeUp?: boolean | undefined },
): Promise<CallAnswer<'POST /Revise/api/Revise/FinishSet'>> {
  const { setId } = body
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const set = await findSet(tx, setId, studentId, true)
    if (set === undefined) throw notFound('The set')
    if (set.finishedAt !== null) return finishedSetView(set)
    if (body.isTimeUp === true && comesTooEarly(set.deadlineAt, now)) {
      throw new Problem(409, 'There is still time left for this paper.')
    }
    await lockAnswers(tx, setId)
    const rows = await questionsOfSet(tx, setId, studentId)
    const open = rows.filter((row) => !row.isFinal)
    const judged = open.map((row) => ({
      row,
      mark:
        row.response === null
          ? { isCorrect: null, mark: null }
          : markResponse(row.response, keyOf(row)),
    }))
    await finaliseAnswers(
      tx,
      setId,
      judged.map(({ row, mark }) => ({ questionId: row.questionId, ...mark })),
      now,
    )
    await recordAnswers(
      tx,
      judged.flatMap(({ row, mark: { isCorrect, mark } }) => {
        if (isCorrect === null || mark === null) return []
        return markedAnswer(row, { setId, studentId }, { isCorrect, mark }, now) ?? []
      }),
    )
    const lastAnswerAt = new Date(Math.max(0, ...rows.map((row) => Number(row.answeredAt))))
    const moment = finishMoment(new Date(body.finishedAt), set, lastAnswerAt, now)
    const closed = await closeSet(tx, setId, moment)
    const finishedAt = closed.finishedAt ?? now
    await kindOf(set).onFinished(within, { id: setId, studentId, finishedAt })
    return { ...finishedSetView(closed), ...fromSilence(moment, now) }
  })
}

/**
 * Takes the student's own marking of an essay. The same marking again answers the same.
 * @throws Problem 409 before the answer is final and when it was marked otherwise; 422 for
 * questions that are no essays, without an answer, or with another number of criteria.
 */
export async function selfMark(
  asked: Asked,
  body: CallInput<'POST /Revise/api/Revise/SelfMark'>['body'],
): Promise<VerdictView> {
  const { setId, questionId, criteriaMet } = body
  return await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const studentId = caller.userId
    const set = await findSet(tx, setId, studentId, true)
    if (set === undefined) throw notFound('The set')
    if (kindOf(set).essaysAreMarkedBy === 'tutor')
      throw new Problem(422, 'Essays of papers are marked by a tutor.')
    await lockAnswers(tx, setId, questionId)
    const [row] = await questionsOfSet(tx, setId, studentId, questionId)
    if (row === undefined) throw new Problem(404, 'The question is not part of this set.')
    if (row.marking?.kind !== 'essay') throw new Problem(422, 'This question is marked for you.')
    if (!row.isFinal) throw new Problem(409, 'Submit the answer before you mark it.')
    if (row.response === null) throw new Problem(422, 'There is no answer to mark.')
    const { length } = row.marking.criteria
    if (criteriaMet.length !== length) {
      const message = `Mark each of the ${length} criteria.`
      throw new Problem(422, message, { errors: [{ path: 'body.criteriaMet', message }] })
    }
    if (row.criteriaMet !== null) {
      if (row.criteriaMet.every((met, at) => met === criteriaMet[at])) return verdictOf(set, row)
      throw new Problem(409, 'This essay has been marked already.')
    }
    const marked = markEssay(criteriaMet)
    await keepMarking(tx, { setId, questionId }, { ...marked, criteriaMet })
    const attempt = markedAnswer(row, { setId, studentId }, marked, now)
    if (attempt !== null) await recordAnswers(tx, [attempt])
    if (set.finishedAt !== null && marked.isCorrect) await countOneRight(tx, setId)
    const [after] = await questionsOfSet(tx, setId, studentId, questionId)
    return verdictOf(set, after ?? row)
  })
}
