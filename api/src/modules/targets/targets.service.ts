import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { atOnce } from '../../database/at-once.ts'
import { pageOf } from '../../lists/index.ts'
import { standingOf } from '../standing/index.ts'
import { progressOf, statusOf, whyOf } from './status.rules.ts'
import { dayOfStudent, keepMet, partsFor, targetsListed, targetsOf } from './targets.repository.ts'
import type { TargetRow } from './targets.sql.ts'

type ListCall = 'GET /Target/tutor/Target/GetTargets'
type FormCall = 'GET /Target/tutor/Target/GetTargetForm'
type Shown = CallAnswer<'GET /Target/Target/GetStudentTargets'>['targets'][number]

const staff: readonly string[] = ['Tutor', 'Senior Tutor', 'Admin']

/**
 * Reads a student's targets, what is open first, as one statement that may go along with others.
 * Those that were given up are staff's alone.
 */
export async function readTargets(
  { db, caller, now }: Asked,
  studentId: string,
): Promise<TargetRow[]> {
  return await targetsOf(db, studentId, staff.includes(caller.role), now)
}

/** Targets that were read as they are shown; what is reached by then is kept for good. */
export async function showTargets(asked: Asked, rows: readonly TargetRow[]): Promise<Shown[]> {
  await keepReached(asked, rows)
  return rows.map(shown)
}

/** A student's targets, what is open first. */
export async function studentTargets(asked: Asked, studentId: string): Promise<Shown[]> {
  return await showTargets(asked, await readTargets(asked, studentId))
}

/** A page of the tutor's own targets. */
export async function tutorTargets(
  asked: Asked,
  { pageNo, pageSize, ...filters }: CallContext<ListCall>['query'],
): Promise<CallAnswer<ListCall>> {
  const { db, caller, now } = asked
  const listed = targetsListed(caller.userId, filters, now)
  const { rows, totalCount } = await pageOf<TargetRow>(db, listed, { pageNo, pageSize })
  await keepReached(asked, rows)
  return {
    targets: rows.map((row) => {
      const { studentName, topicId, sectionId, version } = row
      return { ...shown(row), studentName, topicId, sectionId, version }
    }),
    totalCount,
  }
}

/** What a target of a student can be about, with where the student stands in it; one statement. */
export async function targetForm(
  asked: Asked,
  { studentId }: CallContext<FormCall>['query'],
): Promise<CallAnswer<FormCall>> {
  const [today, { topics }, parts] = await atOnce(asked.db, (db) =>
    Promise.all([
      dayOfStudent(db, studentId, asked.now),
      standingOf({ ...asked, db }, studentId),
      partsFor(db, studentId),
    ]),
  )
  return {
    today,
    topics: topics.map(({ topicId, topicName, subjectName, sectionNo, mastery }) => ({
      ...{ topicId, name: topicName, subjectName, partName: sectionNo, mastery },
    })),
    parts,
  }
}

/**
 * Whoever reads that a target is met shall never read otherwise: it is kept for good then, as the
 * round keeps what nobody reads.
 */
async function keepReached({ db, now }: Asked, rows: readonly TargetRow[]): Promise<void> {
  const reached = rows.filter((row) => row.metOn === null && statusOf(row) === 'met')
  if (reached.length === 0) return
  await keepMet(
    db,
    reached.map(({ id }) => id),
    now,
  )
}

function shown(row: TargetRow): Shown {
  const { id, studentId, title, measure, about, tutorName, start, goal, now, setOn, dueOn } = row
  return {
    ...{ id, studentId, title, measure, about, tutorName, start, goal, now, setOn, dueOn },
    progress: Math.floor(progressOf(row) * 1000 + 1e-6) / 10,
    status: statusOf(row),
    why: whyOf(row, row.dropReason),
  }
}
