import type { CallInput } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { type FieldError, Problem } from '../../problem.ts'
import { countQuestions, drawQuestions } from '../questions/index.ts'
import { type MadeSet, makeSet, type PlannedSet, timingFrom, tooFew } from '../sets/index.ts'
import { drawNear, evidenceInScope } from './adaptive.repository.ts'
import { startLevel } from './adaptive.rules.ts'
import { type Scope, scopeOf } from './create-set.repository.ts'
import { scopeInTitle, titleOf } from './title.rules.ts'

/** Filters after the contract has read them, with what it fills in. */
type Wanted = CallInput<'POST /Revise/api/Revise/CreateSet'>['body']

/** What is wrong with the filters of a set, beyond their form. */
export function scopeErrors(wanted: Wanted, scope: Scope): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path: `body.${path}`, message })
  if (scope.testName === null) refuse('admissionTestId', 'There is no such admissions test.')
  else if (wanted.sectionId !== null && scope.sectionNo === null) {
    refuse('sectionId', `There is no such part of the ${scope.testName}.`)
  }
  if (errors.length > 0) return errors
  const where = scope.sectionNo ?? `the ${scope.testName}`
  if (wanted.subjectIds.some((id) => !scope.subjects.some((each) => each.id === id))) {
    refuse('subjectIds', `A subject chosen does not belong to ${where}.`)
  }
  if (wanted.topicIds.some((id) => !scope.topics.some((each) => each.id === id))) {
    refuse('topicIds', `A topic chosen does not belong to ${where}.`)
  } else if (
    wanted.subjectIds.length > 0 &&
    scope.topics.some((topic) => !wanted.subjectIds.includes(topic.subjectId))
  ) {
    refuse('topicIds', 'A topic chosen does not belong to the subjects chosen.')
  }
  if (wanted.timing === 'set' && wanted.minutes === null) {
    refuse('minutes', 'A timed set needs its number of minutes.')
  }
  if (wanted.timing === 'question' && (wanted.secondsPerQuestion ?? null) === null) {
    refuse('secondsPerQuestion', 'A set timed by the question needs the seconds for each.')
  }
  if (wanted.order === 'adaptive' && wanted.feedback !== 'each') {
    refuse('feedback', 'An adaptive set gives feedback after each question.')
  }
  return errors
}

/** What a set over this scope is about, for its title. */
export function aboutOf({ sectionNo, testName, topics, subjects }: Scope): string {
  return scopeInTitle(sectionNo ?? testName ?? '', {
    topics: topics.map(({ name }) => name),
    subjects: subjects.map(({ name }) => name),
  })
}

/** The slug of the one subject that a set is about, or `mixed`. */
function slugOf(scope: Scope): string {
  const slugs = new Set(
    scope.topics.length > 0
      ? scope.topics.map((topic) => topic.subjectSlug)
      : scope.subjects.map((subject) => subject.slug),
  )
  const [only] = slugs
  return slugs.size === 1 && only !== undefined ? only : 'mixed'
}

/** Questions for a set, and what it is built from besides; 422 when fewer fit than are asked for. */
async function questionsFor({ db, caller, now }: Asked, wanted: Wanted) {
  const studentId = caller.userId
  if (wanted.order !== 'adaptive') {
    const questions = await drawQuestions(db, wanted, studentId, wanted.size, wanted.order, now)
    if (questions.length < wanted.size) throw tooFew(questions.length)
    return { questions, filters: { ...wanted } }
  }
  const { questionCount } = await countQuestions(db, wanted, studentId, now)
  if (questionCount < wanted.size) throw tooFew(questionCount)
  const level = startLevel(await evidenceInScope(db, studentId, wanted), now)
  const first = await drawNear(db, wanted, studentId, level, now)
  if (first === undefined) throw tooFew(0)
  return { questions: [first], filters: { ...wanted, startLevel: level } }
}

/**
 * Builds a set for a student; an adaptive one begins with its first question alone.
 * @throws Problem 422 when the filters contradict themselves or fewer questions fit than are asked.
 */
export async function createSet(asked: Asked, wanted: Wanted): Promise<MadeSet> {
  const { db, caller, now } = asked
  const studentId = caller.userId
  const scope = await scopeOf(db, studentId, wanted)
  const errors = scopeErrors(wanted, scope)
  const [first] = errors
  if (first !== undefined) throw new Problem(422, first.message, { errors })
  const { questions, filters } = await questionsFor(asked, wanted)
  const plan: PlannedSet = {
    studentId,
    kind: 'revise',
    title: titleOf(now, scope.timeZone, aboutOf(scope)),
    subjectSlug: slugOf(scope),
    admissionTestId: wanted.admissionTestId,
    sectionId: wanted.sectionId,
    feedback: wanted.feedback,
    order: wanted.order,
    filters,
    size: wanted.size,
    timing: timingFrom(now, wanted, wanted.size, scope.extraTimePercent),
    questions,
  }
  return await makeSet(asked, plan)
}
