import { alertTypeName } from '@portal/shared/contract'
import { type SQL, sql } from 'drizzle-orm'
import { inSight } from '../../access/records.repository.ts'
import { at } from '../../database/sql.ts'
import { entryColumns, type SourceAsked, type Whose } from '../calendar-source.sql.ts'

/** The type of a concern `o` in words. */
const typeName = sql`case o.type ${sql.join(
  [1, 2, 3, 4].map((type) => sql`when ${type} then ${alertTypeName(type)}`),
  sql` `,
)} end`

/** When a concern `o` was last changed: each step of it is an event of its thread. */
const changedAt = sql`coalesce((select max(c.said_at) from alert_comments c
  where c.alert_id = o.id and c.kind = 'event'), o.raised_at)`

/**
 * Of a concern `o`: parents see what was reviewed and is meant for them; staff what they raised, and
 * what they look after while the student is in their sight. Undefined for the student, who never
 * learns of a concern.
 */
function isFor(whose: Whose): SQL | undefined {
  switch (whose.as) {
    case 'student':
      return undefined
    case 'parent':
      return sql`o.reviewed_at is not null and o.audience <> 'staff'`
    case 'tutor': {
      // As a senior tutor, which of somebody without a team says the same as of a tutor.
      const who = { userId: whose.tutorId, role: 'Senior Tutor' } as const
      return sql`(o.raised_by = ${whose.tutorId}
        or (o.assigned_to = ${whose.tutorId} and ${inSight(who, sql`o.student_id`)}))`
    }
  }
}

/**
 * The days on which concerns are followed up, as a source of calendars: whole days, read from the
 * concerns themselves, so that they move with them. With its closing one is cancelled.
 */
export function followUpsInCalendar(asked: SourceAsked): SQL | undefined {
  const { whose, from, until, cancelledSince, limit } = asked
  const isTheirs = isFor(whose)
  if (isTheirs === undefined) return undefined
  const isLeft =
    cancelledSince === null
      ? sql`o.state = 'open'`
      : sql`(o.state = 'open' or o.closed_at >= ${at(cancelledSince)})`
  const startsAt = sql`(o.follow_up_on::timestamp at time zone 'UTC')`
  const columns = entryColumns({
    id: sql`o.id`,
    studentId: sql`o.student_id`,
    startsAt,
    endsAt: sql`null`,
    isAllDay: sql`true`,
    info: sql`'Follow-up: ' || ${typeName}`,
    component: sql`6`,
    path: sql`'/alerts?alert=' || o.id`,
    joinLink: sql`null`,
    tutorName: sql`null`,
    isCancelled: sql`o.state = 'closed'`,
    sequence: sql`o.version - 1`,
    updatedAt: changedAt,
    details: sql`null`,
  })
  return sql`select ${columns}
    from alerts o
    where ${whose.isStudent(sql`o.student_id`)} and ${isTheirs} and ${isLeft}
      and o.follow_up_on is not null
      and ${startsAt} + interval '1 day' > ${at(from)} and ${startsAt} < ${at(until)}
    order by o.follow_up_on, o.id ${limit}`
}
