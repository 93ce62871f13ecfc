import type { CallInput } from '@portal/shared/api'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { reviseSets } from '../../database/schema/index.ts'
import { type FieldError, Problem } from '../../problem.ts'
import { drawQuestions } from '../questions/questions.repository.ts'
import { type Scope, scopeOf } from './create-set.repository.ts'
import { deadlineOf, titleOf } from './revise.rules.ts'
import { insertSetQuestions } from './sets.repository.ts'

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
  return errors
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

function tooFew(there: number): Problem {
  const message =
    there === 0
      ? 'No questions fit these filters.'
      : `Only ${there} ${there === 1 ? 'question fits' : 'questions fit'} these filters; ask for ${there}${there === 1 ? '' : ' or fewer'}.`
  return new Problem(422, message, { errors: [{ path: 'body.size', message }] })
}

/**
 * Builds a set for a student.
 * @throws Problem 422 when the filters contradict themselves or fewer questions fit than are asked.
 */
export async function createSet(
  db: Db,
  studentId: string,
  asked: Asked,
  now: Date,
): Promise<{ id: string; subjectSlug: string }> {
  const scope = await scopeOf(db, studentId, asked)
  const errors = scopeErrors(asked, scope)
  const [first] = errors
  if (first !== undefined) throw new Problem(422, first.message, { errors })
  const drawn = await drawQuestions(db, asked, studentId, asked.size, asked.order)
  if (drawn.length < asked.size) throw tooFew(drawn.length)
  const id = newId(now.getTime())
  const subjectSlug = slugOf(scope)
  await db.transaction(async (tx) => {
    await tx.insert(reviseSets).values({
      id,
      studentId,
      title: titleOf(scope.sectionNo ?? scope.testName ?? '', {
        topics: scope.topics.map((topic) => topic.name),
        subjects: scope.subjects.map((subject) => subject.name),
      }),
      subjectSlug,
      admissionTestId: asked.admissionTestId,
      sectionId: asked.sectionId,
      feedback: asked.feedback,
      timing: asked.timing,
      filters: { ...asked },
      size: asked.size,
      startedAt: now,
      deadlineAt:
        asked.timing === 'set' ? deadlineOf(now, asked.minutes, scope.extraTimePercent) : null,
    })
    await insertSetQuestions(tx, id, drawn)
  })
  return { id, subjectSlug }
}
