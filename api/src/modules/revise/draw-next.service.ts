import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { notFound, Problem } from '../../problem.ts'
import { insertSetQuestions, questionsOfSet, setView } from '../sets/index.ts'
import { drawNear, drawnQuestions, evidenceInScope } from './adaptive.repository.ts'
import { levelAfter, startLevel } from './adaptive.rules.ts'
import { findBuiltSet } from './built-set.repository.ts'

type Drawn = CallAnswer<'POST /Revise/api/Revise/DrawNext'>

const shown = (level: number) => Math.round(level * 100) / 100

/**
 * The question at a place of an adaptive set: the one that stands there, or for the next place a
 * new one near the student's level after what has been marked. Calls that race wait for each other
 * at the set, so that a place gets one question.
 * @throws Problem 409 for a set that draws nothing more (another order, finished, out of time);
 * 422 for a place behind the next one.
 */
export async function drawNext(
  asked: Asked,
  body: CallInput<'POST /Revise/api/Revise/DrawNext'>['body'],
): Promise<Drawn> {
  const { setId, position } = body
  return await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const studentId = caller.userId
    const found = await findBuiltSet(tx, setId, studentId, true)
    if (found === undefined) throw notFound('The set')
    const { set, built } = found
    if (set.order !== 'adaptive') throw new Problem(409, 'This set has all of its questions.')
    const drawn = await drawnQuestions(tx, setId)
    const start =
      built.startLevel ?? startLevel(await evidenceInScope(tx, studentId, built.filters), now)
    const marked = drawn.flatMap(({ difficulty, mark }) =>
      mark === null ? [] : { difficulty, mark },
    )
    const level = levelAfter(start, marked)
    const questionAt = async (questionId: number): Promise<Drawn> => {
      const rows = await questionsOfSet(tx, setId, studentId, questionId)
      return { question: setView(set, rows, now).questions[0] ?? null, level: shown(level) }
    }

    const there = drawn[position - 1]
    if (there !== undefined) return await questionAt(there.questionId)
    if (set.finishedAt !== null) throw new Problem(409, 'This set is finished.')
    if (set.deadlineAt !== null && set.deadlineAt < now) {
      throw new Problem(409, 'The time for this set is over.')
    }
    if (position > drawn.length + 1) {
      const message = `Question ${drawn.length + 1} comes next.`
      throw new Problem(422, message, { errors: [{ path: 'body.position', message }] })
    }
    if (drawn.length >= set.size) return { question: null, level: shown(level) }
    const filters = { ...built.filters, exceptIds: drawn.map((each) => each.questionId) }
    const next = await drawNear(tx, filters, studentId, level, now)
    if (next === undefined) return { question: null, level: shown(level) }
    await insertSetQuestions(tx, setId, [next], drawn.length)
    return await questionAt(next.questionId)
  })
}
