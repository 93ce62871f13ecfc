import type { CallInput } from '@portal/shared/api'
import type { Db } from '../../database/db.ts'
import { type FieldError, Problem } from '../../problem.ts'
import { countQuestions, drawQuestions } from '../questions/index.ts'
import { type MadeSet, makeSet, type PlannedSet, timingFrom, tooFew } from '../sets/index.ts'
import { drawNear, evidenceInScope } from './adaptive.repository.ts'
import { startLevel } from './adaptive.rules.ts'
import { type Scope, scopeOf } from './create-set.repository.ts'
import { scopeInTitle, titleOf } from './title.rules.ts'

/** Filters after the contract has read them, with what it fills in. */
type Asked = CallInput<'POST /Revise/api/Revise/CreateSet'>['body']

/** What is wrong with the filters of a set, beyond their form. */
export function scopeErrors(asked: Asked, scope: Scope): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path: `body.${path}`, message })
  if (scope.testName === null) refuse('admissionTestId', 'There is no such admissions test.')
  else if (asked.sectionId !== null && scope.sectionNo === null) {
    refuse('sectionId', `There is no such part of the ${scope.testName}.`)
  }
  if (errors.length > 0) return errors
  const where = scope.sectionNo ?? `the ${scope.testName}`
  if (asked.subjectIds.some((id) => !scope.subjects.some((each) => each.id === id))) {
    refuse('subjectIds', `A subject chosen does not belong to ${where}.`)
  }
  if (asked.topicIds.some((id) => !scope.topics.some((each) => each.id === id))) {
    refuse('topicIds', `A topic chosen does not belong to ${where}.`)
  } else if (
    asked.subjectIds.length > 0 &&
    scope.topics.some((topic) => !asked.subjectIds.includes(topic.subjectId))
  ) {
    refuse('topicIds', 'A topic chosen does not belong to the subjects chosen.')
  }
  if (asked.timing === 'set' && asked.minutes === null) {
    refuse('minutes', 'A timed set needs its number of minutes.')
  }
  if (asked.timing === 'question' && (asked.secondsPerQuestion ?? null) === null) {
    refuse('secondsPerQuestion', 'A set timed by the question needs the seconds for each.')
  }
  if (asked.order === 'adaptive' && asked.feedback !== 'each') {
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
async function questionsFor(db: Db, studentId: string, asked: Asked, now: Date) {
  if (asked.order !== 'adaptive') {
    const questions = await drawQuestions(db, asked, studentId, asked.size, asked.order, now)
    if (questions.length < asked.size) throw tooFew(questions.length)
    return { questions, filters: { ...asked } }
  }
  const { questionCount } = await countQuestions(db, asked, studentId, now)
  if (questionCount < asked.size) throw tooFew(questionCount)
  const level = startLevel(await evidenceInScope(db, studentId, asked), now)
  const first = await drawNear(db, asked, studentId, level, now)
  if (first === undefined) throw tooFew(0)
  return { questions: [first], filters: { ...asked, startLevel: level } }
}

/**
 * Builds a set for a student; an adaptive one begins with its first question alone.
 * @throws Problem 422 when the filters contradict themselves or fewer questions fit than are asked.
 */
export async function createSet(
  db: Db,
  studentId: string,
  asked: Asked,
  now: Date,
): Promise<MadeSet> {
  const scope = await scopeOf(db, studentId, asked)
  const errors = scopeErrors(asked, scope)
  const [first] = errors
  if (first !== undefined) throw new Problem(422, first.message, { errors })
  const { questions, filters } = await questionsFor(db, studentId, asked, now)
  const plan: PlannedSet = {
    studentId,
    kind: 'revise',
    title: titleOf(now, scope.timeZone, aboutOf(scope)),
    subjectSlug: slugOf(scope),
    admissionTestId: asked.admissionTestId,
    sectionId: asked.sectionId,
    feedback: asked.feedback,
    order: asked.order,
    filters,
    size: asked.size,
    timing: timingFrom(now, asked, asked.size, scope.extraTimePercent),
    questions,
  }
  return await makeSet(db, plan, now)
}
