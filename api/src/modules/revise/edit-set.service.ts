import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { type FieldError, notFound, Problem } from '../../problem.ts'
import { countQuestions, drawQuestions, summaryOf } from '../questions/index.ts'
import type { MadeSet } from '../sets/index.ts'
import { insertSetQuestions, lockAnswers, type SetRow } from '../sets/index.ts'
import { type BuiltFrom, findBuiltSet } from './built-set.repository.ts'
import {
  type EditableQuestion,
  editableQuestions,
  extraTimeOf,
  removeQuestions,
  writeSet,
} from './edit-set.repository.ts'
import { changedTiming, fitToSize, type SizeChange } from './edit-set.rules.ts'

type Editable = CallAnswer<'GET /Revise/api/Revise/GetEditableSet'>
type Change = CallInput<'POST /Revise/api/Revise/EditSet'>['body']

async function editable({ db, caller }: Asked, setId: string, lock = false) {
  const found = await findBuiltSet(db, setId, caller.userId, lock)
  if (found === undefined) throw notFound('The set')
  const { set } = found
  if (set.kind !== 'revise') throw new Problem(409, 'Only a set that you built can be changed.')
  if (set.finishedAt !== null) throw new Problem(409, 'This set is finished.')
  return found
}

/** Questions of the bank that the set's filters find, those in the set among them. */
async function availableFor(
  { db, caller, now }: Asked,
  { filters }: BuiltFrom,
  questions: readonly EditableQuestion[],
): Promise<number> {
  const { questionCount } = await countQuestions(db, filters, caller.userId, now)
  return questionCount + questions.filter((each) => !each.fits).length
}

/**
 * What can be changed of an unfinished set. Three statements, and a fourth where questions of its
 * scope are filed under several topics.
 * @throws Problem 409 when it is finished, or no set that the student built.
 */
export async function getEditableSet(asked: Asked, setId: string): Promise<Editable> {
  const { db, caller, now } = asked
  const { set, built } = await editable(asked, setId)
  const questions = await editableQuestions(db, setId, caller.userId, built.filters, now)
  return {
    id: set.id,
    title: set.title,
    subjectSlug: set.subjectSlug,
    order: set.order,
    feedback: set.feedback,
    timing: set.timing,
    secondsPerQuestion: set.timing === 'question' ? built.secondsPerQuestion : null,
    deadlineAt: set.deadlineAt?.toISOString() ?? null,
    serverNow: now.toISOString(),
    size: set.size,
    answered: questions.filter((each) => each.isAnswered).length,
    available: await availableFor(asked, built, questions),
    questions: questions.map(({ text, fits: _fits, ...question }) => ({
      ...question,
      ...summaryOf(text),
    })),
  }
}

/** What is wrong with a change, given the set as it stands. */
function changeErrors(set: SetRow, questions: readonly EditableQuestion[], change: Change) {
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path: `body.${path}`, message })
  const isAdaptive = set.order === 'adaptive'
  const answered = questions.filter((each) => each.isAnswered).length
  const fewest = isAdaptive ? questions.length : answered
  if (change.size < fewest) {
    const what = isAdaptive ? 'drawn' : 'answered'
    refuse('size', `${fewest} of its questions are ${what} already; ask for ${fewest} or more.`)
  }
  if (isAdaptive && change.removedIds.length > 0) {
    refuse('removedIds', 'Questions of an adaptive set stay once they are drawn.')
  }
  for (const id of change.removedIds) {
    const question = questions.find((each) => each.questionId === id)
    if (question === undefined) refuse('removedIds', `Question ${id} is not part of this set.`)
    else if (question.isAnswered) {
      refuse('removedIds', `Question ${question.number} is answered already and stays.`)
    }
  }
  if (isAdaptive && change.feedback !== 'each') {
    refuse('feedback', 'An adaptive set gives feedback after each question.')
  }
  return errors
}

function refuseAll(errors: readonly FieldError[]) {
  const [first] = errors
  if (first !== undefined) throw new Problem(422, first.message, { errors })
}

/** Questions to put at the end of a set; 422 when fewer fit. */
async function questionsToAdd(
  { db, caller, now }: Asked,
  set: SetRow,
  built: BuiltFrom,
  held: readonly EditableQuestion[],
  count: number,
) {
  if (count === 0) return []
  const filters = { ...built.filters, exceptIds: held.map((each) => each.questionId) }
  const order = set.order === 'easiest' ? 'easiest' : 'random'
  const drawn = await drawQuestions(db, filters, caller.userId, count, order, now)
  if (drawn.length < count) {
    const more = `${drawn.length} more ${drawn.length === 1 ? 'question fits' : 'questions fit'}`
    const message = drawn.length === 0 ? 'No more questions fit its filters.' : `Only ${more}.`
    refuseAll([{ path: 'body.size', message }])
  }
  return drawn
}

/**
 * Changes an unfinished set. Answers stay, whatever is asked; a question that was dropped or is
 * missing is unknown to later answers.
 * @throws Problem 409 when it is finished or no set that the student built; 422 for what does not
 * go together, or when fewer questions fit than are asked for.
 */
export async function editSet(asked: Asked, change: Change): Promise<MadeSet> {
  const { setId, size, title, feedback } = change
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const studentId = caller.userId
    const { set, built } = await editable(within, setId, true)
    await lockAnswers(tx, setId)
    const questions = await editableQuestions(tx, setId, studentId, built.filters, now)
    refuseAll(changeErrors(set, questions, change))
    const isAdaptive = set.order === 'adaptive'
    const { dropped, added }: SizeChange = isAdaptive
      ? { dropped: [], added: 0 }
      : fitToSize(questions, change.removedIds, size)
    if (isAdaptive && size > set.size) {
      const there = await availableFor(within, built, questions)
      const message = `Only ${there} questions fit its filters.`
      if (there < size) refuseAll([{ path: 'body.size', message }])
    }
    const timing = changedTiming(
      {
        timing: set.timing,
        secondsPerQuestion: set.secondsPerQuestion,
        deadlineAt: set.deadlineAt,
        askedSeconds: built.secondsPerQuestion,
        size: set.size,
      },
      change,
      { now: size, unanswered: size - questions.filter((each) => each.isAnswered).length },
      await extraTimeOf(tx, studentId),
      now,
    )
    if (timing === null) {
      const path = change.timing === 'set' ? 'minutes' : 'secondsPerQuestion'
      refuseAll([{ path: `body.${path}`, message: 'Say how long it may take.' }])
      return set
    }
    const more = await questionsToAdd(within, set, built, questions, added)
    await removeQuestions(tx, setId, dropped)
    await insertSetQuestions(tx, setId, more, questions.length - dropped.length)
    const seconds = change.secondsPerQuestion ?? built.secondsPerQuestion
    await writeSet(
      tx,
      setId,
      {
        title,
        feedback,
        size,
        ...timing,
        filters: {
          ...built.asked,
          size,
          feedback,
          timing: timing.timing,
          minutes: change.timing === 'set' ? change.minutes : null,
          secondsPerQuestion: change.timing === 'question' ? seconds : null,
        },
      },
      now,
    )
    return { id: set.id, subjectSlug: set.subjectSlug }
  })
}
