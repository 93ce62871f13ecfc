import { and, eq, type SQL, sql } from 'drizzle-orm'
import { parentIdsOf } from '../../access/around-student.sql.ts'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { tutorTargets } from '../../database/schema/index.ts'
import { at, dayIn, uuidArray } from '../../database/sql.ts'
import type { Listed } from '../../lists/index.ts'
import { masteryAt } from '../standing/index.ts'
import { archivedTopicIds, isOpenPart } from '../subjects/index.ts'
import type { Measure } from './status.rules.ts'
import {
  bestScore,
  dueEnd,
  isReached,
  measured,
  statusOf,
  type TargetRow,
  targetColumns,
  targetJoins,
} from './targets.sql.ts'

/** As many targets as one page of a student has. */
const mostOfStudent = 100

/** How many targets of one student a tutor may have open. */
export const mostOpen = 20

type Filters = Pick<
  CallContext<'GET /Target/tutor/Target/GetTargets'>['query'],
  'status' | 'studentId'
>

/** What is open comes first, then by day. */
const openFirst: SQL = sql`(g.met_at is not null or g.dropped_at is not null)`

/** Targets of a student, what is open first; those that were given up where they are asked for. */
export async function targetsOf(
  db: Db,
  studentId: string,
  withDropped: boolean,
  now: Date,
): Promise<TargetRow[]> {
  return await rowsOf<TargetRow>(
    db,
    sql`select ${targetColumns(now)} from tutor_targets g ${targetJoins}
      where g.student_id = ${studentId} and (${withDropped}::boolean or g.dropped_at is null)
      order by ${openFirst}, g.due_on, g.id limit ${mostOfStudent}`,
  )
}

/** The targets that a tutor has set with those who are the tutor's students now. */
export function targetsListed(tutorId: string, { status, studentId }: Filters, now: Date): Listed {
  const fitting = status === undefined ? sql`true` : sql`${statusOf(sql`v.value`, now)} = ${status}`
  return {
    fits: sql`select g.id, g.due_on, ${openFirst} closed
      from tutor_targets g join users y on y.id = g.student_id
      cross join lateral (select case when ${status !== undefined}::boolean and not ${openFirst}
        then ${measured(now)} end value) v
      where g.tutor_id = ${tutorId}
        and (${studentId ?? null}::uuid is null or g.student_id = ${studentId ?? null}::uuid)
        and exists (select 1 from tutor_students l
          where l.tutor_id = g.tutor_id and l.student_id = g.student_id)
        and ${fitting}`,
    order: sql`p.closed, p.due_on, p.id`,
    columns: sql`f.*`,
    joins: sql`join lateral (select ${targetColumns(now)} from tutor_targets g ${targetJoins}
      where g.id = p.id) f on true`,
  }
}

/** A target of the tutor's own, held until the transaction ends; undefined for any other. */
export async function holdTarget(
  tx: Db,
  tutorId: string,
  id: string,
  now: Date,
): Promise<TargetRow | undefined> {
  await tx
    .select({ id: tutorTargets.id })
    .from(tutorTargets)
    .where(and(eq(tutorTargets.id, id), eq(tutorTargets.tutorId, tutorId)))
    .for('update')
  const [row] = await rowsOf<TargetRow>(
    tx,
    sql`select ${targetColumns(now)} from tutor_targets g ${targetJoins}
      where g.id = ${id} and g.tutor_id = ${tutorId}`,
  )
  return row
}

/** Has targets of one student set in turn, so that two at once do not pass over how many there may be. */
export async function holdStudent(tx: Db, studentId: string): Promise<void> {
  await tx.execute(sql`select 1 from students where user_id = ${studentId} for no key update`)
}

/** What is known of a student when a target is set. */
export interface Beginning {
  today: string
  open: number
  /** The name of the topic or part; null where it is not known, or archived. */
  about: string | null
  start: number | null
  answeredBefore: number
}

/** What a target begins with: the student's day, where the student stands, and how many are open. */
export async function beginningOf(
  tx: Db,
  tutorId: string,
  wanted: { studentId: string; measure: Measure; topicId: number | null; sectionId: number | null },
  now: Date,
): Promise<Beginning | undefined> {
  const { studentId, measure, topicId, sectionId } = wanted
  const starts: Record<Measure, SQL> = {
    'topic mastery': sql`(select round((100 * ${masteryAt(now)})::numeric, 1)::float8
      from topic_mastery m
      where m.student_id = ${studentId} and m.topic_id = ${topicId} and m.answered > 0)`,
    'simulation score': sql`(select ${bestScore} from revise_sets r where r.student_id = ${studentId}
      and r.section_id = ${sectionId} and r.kind = 'simulate' and r.finished_at is not null
      and r.score is not null)`,
    questions: sql`0`,
    hours: sql`0`,
    'by hand': sql`null::float8`,
  }
  const [row] = await rowsOf<Beginning>(
    tx,
    sql`select to_char(${dayIn(at(now), sql`p.time_zone`)}, 'YYYY-MM-DD') "today",
        (select count(*)::int from tutor_targets g where g.student_id = p.id
          and g.tutor_id = ${tutorId} and g.met_at is null and g.dropped_at is null
          and g.due_on >= ${dayIn(at(now), sql`p.time_zone`)}) "open",
        coalesce((select o.name from topics o where o.id = ${topicId}
            and o.id not in (${archivedTopicIds})),
          (select n.section_no from section_numbers n where n.id = ${sectionId}
            and ${isOpenPart})) "about",
        ${starts[measure]} "start",
        coalesce((select d.answered from student_days d where d.student_id = p.id
          and d.day = ${dayIn(at(now), sql`'UTC'`)}), 0)::int "answeredBefore"
      from users p where p.id = ${studentId}`,
  )
  return row
}

export async function insertTarget(tx: Db, row: typeof tutorTargets.$inferInsert): Promise<void> {
  await tx.insert(tutorTargets).values(row)
}

export async function updateTarget(
  tx: Db,
  id: string,
  values: Partial<typeof tutorTargets.$inferInsert>,
): Promise<void> {
  await tx.update(tutorTargets).set(values).where(eq(tutorTargets.id, id))
}

/** Keeps for good that these are reached; those that are kept or given up stay as they are. */
export async function keepMet(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.execute(
    sql`update tutor_targets set met_at = ${at(now)}
      where id = any(${uuidArray(ids)}) and met_at is null and dropped_at is null`,
  )
}

/**
 * A round: keeps for good what is reached, whether or not anybody reads it. Of mastery that also is
 * what the last answers before the end of the day came to, when the round comes by after it.
 */
export async function keepMetTargets(db: Db, now: Date): Promise<void> {
  await db.execute(
    sql`update tutor_targets g set met_at = ${at(now)} from users y
      where y.id = g.student_id and g.met_at is null and g.dropped_at is null
        and g.due_on >= (${at(now)} - interval '2 days')::date
        and ${isReached(
          measured(now),
          now,
          sql`not exists (
          select 1 from topic_mastery m where m.student_id = g.student_id
            and m.topic_id = g.topic_id and m.evidence_at >= ${dueEnd})`,
        )}`,
  )
}

/** Parts of tests that have a published paper, with a student's best score in each, percent of the marks. */
export async function partsFor(
  db: Db,
  studentId: string,
): Promise<{ sectionId: number; name: string; bestScore: number | null }[]> {
  return await rowsOf(
    db,
    sql`select n.id "sectionId", x.name || ' ' || n.section_no "name", b.best "bestScore"
      from section_numbers n join admission_tests x on x.id = n.admission_test_id
      left join (select r.section_id, ${bestScore} best from revise_sets r
        where r.student_id = ${studentId} and r.kind = 'simulate' and r.finished_at is not null
          and r.score is not null group by r.section_id) b on b.section_id = n.id
      where ${isOpenPart} and exists (select 1 from exam_sections e
        join papers p on p.id = e.paper_id
        where e.section_id = n.id and p.published_at is not null)
      order by n.admission_test_id, n.position, n.id`,
  )
}

/** The student's present day. */
export async function dayOfStudent(db: Db, studentId: string, now: Date): Promise<string> {
  const [row] = await rowsOf<{ today: string }>(
    db,
    sql`select to_char(${dayIn(at(now), sql`p.time_zone`)}, 'YYYY-MM-DD') "today"
      from users p where p.id = ${studentId}`,
  )
  return row?.today ?? ''
}

/** Whose open pages show a target: the student's, the parents', the tutor's and the senior tutor's. */
export async function watchersOf(db: Db, studentId: string, tutorId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select ${studentId}::uuid id union select ${tutorId}::uuid
      union ${parentIdsOf(sql`${studentId}`)}
      union select senior_tutor_id from tutors
        where user_id = ${tutorId} and senior_tutor_id is not null`,
  )
  return rows.map(({ id }) => id)
}
