import type { CallAnswer, StaleSave } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { publish } from '../../live/publish.ts'
import { notFound, Problem } from '../../problem.ts'
import { type Measure, startOf, statusOf } from './status.rules.ts'
import {
  beginningOf,
  holdStudent,
  holdTarget,
  insertTarget,
  mostOpen,
  updateTarget,
  watchersOf,
} from './targets.repository.ts'
import type { TargetRow } from './targets.sql.ts'

type SaveCall = 'POST /Target/tutor/Target/SaveTarget'
type SaveBody = CallContext<SaveCall>['body']
type DropBody = CallContext<'POST /Target/tutor/Target/DropTarget'>['body']

/** The longest that a target may take. */
const mostDays = 730

/**
 * Sets a target, from where the student stands at that moment, or changes one that is open: its
 * title, goal and day, and what is noted by hand. What it is measured by stays, as its start does.
 * @throws Problem 404 for a target that is not the caller's with this student, 409 (`StaleSave`) for
 * a stale version, 422 at a field.
 */
export async function saveTarget(
  asked: Asked,
  { id, version, ...values }: SaveBody,
): Promise<CallAnswer<SaveCall>> {
  return await inTransaction(asked, async (within) =>
    id === undefined
      ? await setTarget(within, values)
      : await changeTarget(within, { id, version: version ?? 0 }, values),
  )
}

type Values = Omit<SaveBody, 'id' | 'version'>

async function setTarget(asked: Asked, values: Values): Promise<CallAnswer<SaveCall>> {
  const { db: tx, caller, now } = asked
  const { studentId, title, measure, topicId, sectionId, goal, dueOn } = values
  await holdStudent(tx, studentId)
  const begun = await beginningOf(tx, caller.userId, values, now)
  if (begun === undefined) throw notFound('The student')
  if (measure === 'topic mastery' && begun.about === null) {
    throw refused('topicId', 'This topic is not there any more')
  }
  if (measure === 'simulation score' && begun.about === null) {
    throw refused('sectionId', 'This part is not there any more')
  }
  if (begun.open >= mostOpen) {
    throw new Problem(422, `A student can have ${mostOpen} open targets with you.`)
  }
  const start = measure === 'by hand' ? values.now : begun.start
  refuseDay(begun.today, dueOn)
  refuseGoal(measure, start, goal)
  const id = newId(now.getTime())
  await insertTarget(tx, {
    ...{ id, studentId, tutorId: caller.userId, title, measure, topicId, sectionId, start, goal },
    noted: values.now,
    answeredBefore: measure === 'questions' ? begun.answeredBefore : 0,
    ...{ setAt: now, dueOn, updatedAt: now },
  })
  await noted(asked, 'target saved', studentId, {
    ...{ id, version: 1, before: null },
    after: { title, measure, topicId, sectionId, start, goal, now: values.now, dueOn },
  })
  return { id, version: 1 }
}

async function changeTarget(
  asked: Asked,
  named: { id: string; version: number },
  { studentId, title, measure, topicId, sectionId, goal, now: by, dueOn }: Values,
): Promise<CallAnswer<SaveCall>> {
  const { db: tx, now } = asked
  const standing = await heldTarget(asked, named)
  if (standing.studentId !== studentId) throw notFound('The target')
  const isSame =
    standing.measure === measure && standing.topicId === topicId && standing.sectionId === sectionId
  if (!isSame) {
    throw refused('measure', 'What a target is measured by stays; set another one instead')
  }
  refuseClosed(standing)
  if (dueOn !== standing.dueOn) refuseDay(standing.today, dueOn)
  refuseGoal(measure, standing.start, goal)
  const version = standing.version + 1
  const isMet = by !== null && by >= goal
  await updateTarget(tx, standing.id, {
    ...{ title, goal, dueOn, noted: by, version, updatedAt: now },
    ...(isMet && { metAt: now }),
  })
  await noted(asked, 'target saved', studentId, {
    ...{ id: standing.id, version, before: kept(standing) },
    after: { title, goal, dueOn, now: by },
  })
  return { id: standing.id, version }
}

/**
 * Gives up a target that is not met.
 * @throws Problem 404 for another tutor's, 409 (`StaleSave`) for a stale version, 422 once it is met
 * or given up.
 */
export async function dropTarget(asked: Asked, { reason, ...named }: DropBody): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const standing = await heldTarget(within, named)
    refuseClosed(standing)
    const version = standing.version + 1
    await updateTarget(tx, standing.id, {
      ...{ droppedAt: now, dropReason: reason, version, updatedAt: now },
    })
    await noted(within, 'target dropped', standing.studentId, {
      ...{ id: standing.id, version, before: { reason: null }, after: { reason } },
    })
  })
}

async function heldTarget(
  { db: tx, caller, now }: Asked,
  { id, version }: { id: string; version: number },
): Promise<TargetRow> {
  const standing = await holdTarget(tx, caller.userId, id, now)
  if (standing === undefined) throw notFound('The target')
  if (standing.version !== version) throw stale(standing)
  return standing
}

/** The refusal of a change of what is another meanwhile: only its tutor writes, in another tab. */
function stale(standing: TargetRow): Problem {
  const data: StaleSave = {
    by: standing.tutorName,
    at: new Date(standing.updatedMs).toISOString(),
    version: standing.version,
    values: kept(standing),
    changed: ['title', 'goal', 'dueOn', 'now'],
  }
  return new Problem(409, 'This was changed in another tab or on another device meanwhile.', {
    data,
  })
}

/** What can be changed of a target, by the names of the call. */
function kept({ title, goal, dueOn, now, measure }: TargetRow) {
  return { title, goal, dueOn, now: measure === 'by hand' ? now : null }
}

function refuseClosed(standing: TargetRow): void {
  const status = statusOf(standing)
  if (status === 'met') throw new Problem(422, 'This target is met, and stays so.')
  if (status === 'dropped') throw new Problem(422, 'This target has been given up.')
}

function refuseDay(today: string, dueOn: string): void {
  if (dueOn <= today) throw refused('dueOn', 'Choose a day after today')
  if (Date.parse(dueOn) - Date.parse(today) > mostDays * 86_400_000) {
    throw refused('dueOn', 'Choose a day within two years')
  }
}

function refuseGoal(measure: Measure, start: number | null, goal: number): void {
  const from = startOf({ measure, start })
  if (goal > from) return
  const says =
    start === null && measure === 'topic mastery'
      ? `A topic that is not begun counts as ${from}%, so choose more than that`
      : `The student stands at ${from} already, so choose more than that`
  throw refused('goal', says)
}

function refused(field: string, message: string): Problem {
  return new Problem(422, message, { errors: [{ path: `body.${field}`, message }] })
}

async function noted(
  asked: Asked,
  action: 'target saved' | 'target dropped',
  studentId: string,
  record: {
    id: string
    version: number
    before: Record<string, unknown> | null
    after: Record<string, unknown>
  },
): Promise<void> {
  const { db: tx, caller } = asked
  await audit(tx, asked, action, { subjectId: studentId, record: { kind: 'target', ...record } })
  await publish(tx, 'tuition', await watchersOf(tx, studentId, caller.userId))
}
