import { type SQL, sql } from 'drizzle-orm'
import { at } from '../../database/sql.ts'
import { entryColumns, type SourceAsked } from '../calendar-source.sql.ts'

/** Deadlines and tests. */
const deadline = 4

/** Whether the student of a set task `s` has handed something in for it. */
const isHandedIn = sql`exists (select 1 from writings w where w.student_id = s.student_id
  and w.task_id = s.task_id and w.version_count > 0)`

/**
 * The days by which students are to hand in what tutors have set, as a source of calendars: whole
 * days. What was handed in is no deadline any more.
 * Undefined for tutors, who see what they have set among their tasks.
 */
export function setTasksInCalendar(asked: SourceAsked): SQL | undefined {
  const { whose, from, until, limit } = asked
  if (whose.as === 'tutor') return undefined
  const startsAt = sql`(s.due_on::timestamp at time zone 'UTC')`
  const columns = entryColumns({
    // A task is set for many: the id is of both, with what marks it as one in its two places.
    id: sql`overlay(overlay(md5(s.task_id::text || s.student_id::text)
      placing '8' from 13) placing '8' from 17)::uuid`,
    studentId: sql`s.student_id`,
    startsAt,
    endsAt: sql`null`,
    isAllDay: sql`true`,
    info: sql`case t.kind when 'essay' then 'Essay' else 'Personal statement' end || ' due: ' || t.title`,
    component: sql`${deadline}`,
    path:
      whose.as === 'parent'
        ? sql`null`
        : sql`'/resources/submissions?tab=' || t.kind || 's&task=' || t.id`,
    joinLink: sql`null`,
    tutorName: sql`null`,
    isCancelled: sql`false`,
    sequence: sql`0`,
    updatedAt: sql`s.set_at`,
    details: sql`null`,
  })
  return sql`select ${columns}
    from writing_set_tasks s join writing_tasks t on t.id = s.task_id
    where ${whose.isStudent(sql`s.student_id`)} and not ${isHandedIn}
      and ${startsAt} + interval '1 day' > ${at(from)} and ${startsAt} < ${at(until)}
    order by s.due_on, s.task_id ${limit}`
}
