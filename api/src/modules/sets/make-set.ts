import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { Problem } from '../../problem.ts'
import { insertSetQuestions } from './set-questions.repository.ts'
import { insertSet, type SetRow } from './sets.repository.ts'
import { deadlineOf, limitOf } from './sets.rules.ts'

/** How long a set may take, as it is asked for. */
export interface AskedTiming {
  timing: 'none' | 'set' | 'question'
  /** Of a set timed as a whole. */
  minutes: number | null
  /** Of a set timed by the question. */
  secondsPerQuestion?: number | null | undefined
}

/** The same as it is kept: with the student's extra time, and as a moment. */
export interface SetTiming {
  timing: 'none' | 'set' | 'question'
  secondsPerQuestion: number | null
  deadlineAt: Date | null
}

export const untimed: SetTiming = { timing: 'none', secondsPerQuestion: null, deadlineAt: null }

/** What a set's timing comes to when it begins, or goes on, at a moment with so many questions. */
export function timingFrom(
  from: Date,
  asked: AskedTiming,
  questions: number,
  extraTimePercent: number,
): SetTiming {
  const { secondsPerQuestion: seconds = null } = asked
  if (asked.timing === 'question' && seconds !== null) {
    const secondsPerQuestion = limitOf(seconds, extraTimePercent)
    const deadlineAt = new Date(from.getTime() + questions * secondsPerQuestion * 1_000)
    return { timing: 'question', secondsPerQuestion, deadlineAt }
  }
  const deadlineAt =
    asked.timing === 'set' ? deadlineOf(from, asked.minutes, extraTimePercent) : null
  return { timing: asked.timing, secondsPerQuestion: null, deadlineAt }
}

/** A set that is about to be made for a student. */
export interface PlannedSet {
  studentId: string
  kind: SetRow['kind']
  title: string
  subjectSlug: string
  admissionTestId: number
  sectionId: number | null
  /** Of a part of a paper. */
  examSectionId?: number
  feedback: 'each' | 'end'
  order: 'random' | 'easiest' | 'adaptive' | 'paper'
  filters: Record<string, unknown>
  size: number
  timing: SetTiming
  /** In their order; of an adaptive set the first one. */
  questions: readonly { questionId: number; topicId: number }[]
}

/** A set as it is answered to whoever made it. */
export interface MadeSet {
  id: string
  subjectSlug: string
}

/** Makes a set that begins now, of any kind; the only way in which one comes to be. */
export async function makeSet(
  asked: Occasion,
  plan: PlannedSet,
  id = newId(asked.now.getTime()),
): Promise<MadeSet> {
  const { timing, questions, ...set } = plan
  await inTransaction(asked, async ({ db: tx, now }) => {
    await insertSet(tx, { id, ...set, ...timing, startedAt: now })
    await insertSetQuestions(tx, id, questions)
  })
  return { id, subjectSlug: plan.subjectSlug }
}

/** A question with where it stands, for sets of chosen questions. */
export interface PlacedQuestion {
  questionId: number
  topicId: number
  subjectSlug: string
  sectionId: number
  admissionTestId: number
}

/**
 * Makes the caller a set of these questions, in their order, with feedback after each and without a
 * clock. There must be at least one.
 */
export async function makeSetOf(
  asked: Asked,
  title: string,
  questions: readonly PlacedQuestion[],
): Promise<MadeSet> {
  const [first] = questions
  if (first === undefined) throw new RangeError('A set has at least one question')
  const slugs = new Set(questions.map((each) => each.subjectSlug))
  const sections = new Set(questions.map((each) => each.sectionId))
  const plan: PlannedSet = {
    studentId: asked.caller.userId,
    kind: 'revise',
    title,
    subjectSlug: slugs.size === 1 ? first.subjectSlug : 'mixed',
    admissionTestId: first.admissionTestId,
    sectionId: sections.size === 1 ? first.sectionId : null,
    feedback: 'each',
    order: 'paper',
    filters: { questionIds: questions.map((each) => each.questionId) },
    size: questions.length,
    timing: untimed,
    questions,
  }
  return await makeSet(asked, plan)
}

/** Fewer questions fit than were asked for. */
export function tooFew(there: number, path = 'body.size'): Problem {
  const message =
    there === 0
      ? 'No questions fit these filters.'
      : `Only ${there} ${there === 1 ? 'question fits' : 'questions fit'} these filters; ask for ${there}${there === 1 ? '' : ' or fewer'}.`
  return new Problem(422, message, { errors: [{ path, message }] })
}
