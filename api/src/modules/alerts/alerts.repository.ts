import type { AlertAudience } from '@portal/shared/contract'
import { type SQL, sql } from 'drizzle-orm'
import { inSight } from '../../access/records.repository.ts'
import type { CallContext, Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, dayIn, likeOf, ms, zoneOf } from '../../database/sql.ts'
import { allAsked, isRecord, type Listed } from '../../lists/index.ts'
import { isSenior, isStaff } from './alerts.rules.ts'

type Asked = Omit<CallContext<'GET /Alert/Alert/GetAlerts'>['query'], 'pageNo' | 'pageSize'>

/** A concern, as the database gives it. */
export interface AlertRow {
  id: string
  studentId: string
  studentName: string
  type: number
  state: 'open' | 'closed'
  isReviewed: boolean
  isPassedOn: boolean
  audience: AlertAudience
  raisedBy: string | null
  raisedByName: string
  raisedMs: number
  assignedTo: string | null
  assignedToName: string
  followUpOn: string | null
  isReviewLate: boolean
  isFollowUpPast: boolean
  comments: number
  note: string
  version: number
}

/**
 * True of a concern `o` that the caller may know of: staff of students in their sight, tutors of
 * what they raised too; family and school once it was reviewed and its audience reaches them.
 */
export function isSeenBy(caller: Caller): SQL {
  const isTheirs = inSight(caller, sql`o.student_id`)
  switch (caller.role) {
    case 'Admin':
      return sql`true`
    case 'Tutor':
    case 'Senior Tutor':
      return sql`(o.raised_by = ${caller.userId} or ${isTheirs})`
    case 'Parent':
      return sql`(o.reviewed_at is not null and o.audience <> 'staff' and ${isTheirs})`
    case 'School Manager':
      return sql`(o.reviewed_at is not null and o.audience = 'school' and ${isTheirs})`
    default:
      return sql`false`
  }
}

/** Moments by which a concern is overdue: raised before `raised`, or followed up before today. */
export interface OverdueBefore {
  /** The first moment from which on a waiting concern is in time. */
  raised: Date
  now: Date
}

/** True of an open concern `o` that has waited for its review for too long. */
const isReviewLate = ({ raised }: OverdueBefore): SQL =>
  sql`(o.state = 'open' and o.reviewed_at is null and o.raised_at < ${at(raised)})`

/** True of an open concern `o` whose follow-up was before today, by the caller's clock. */
const isFollowUpPast = (caller: Caller, { now }: OverdueBefore): SQL =>
  sql`(o.state = 'open'
    and coalesce(o.follow_up_on < ${dayIn(at(now), zoneOf(caller.userId))}, false))`

function isOfAge(age: Asked['age'], caller: Caller, before: OverdueBefore): SQL | undefined {
  switch (age) {
    case undefined:
      return undefined
    case 'overdue':
      return sql`(${isReviewLate(before)} or ${isFollowUpPast(caller, before)})`
    case 'week':
      return sql`o.raised_at < ${at(before.now)} - interval '7 days'`
    case 'month':
      return sql`o.raised_at < ${at(before.now)} - interval '30 days'`
  }
}

/** How many concerns that the caller may know of are overdue: as many as the list of them has. */
export async function countOverdue(db: Db, caller: Caller, before: OverdueBefore): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int "count" from alerts o
      where ${allAsked(isSeenBy(caller), isOfAge('overdue', caller, before))}`,
  )
  return row?.count ?? 0
}

const columns = (caller: Caller, before: OverdueBefore) => sql`o.id,
  o.student_id "studentId", st.first_name || ' ' || st.last_name "studentName", o.type::int "type",
  o.state, o.reviewed_at is not null "isReviewed", o.is_passed_on "isPassedOn", o.audience,
  o.raised_by "raisedBy", coalesce(r.first_name || ' ' || r.last_name, '') "raisedByName",
  ${ms(sql`o.raised_at`)} "raisedMs", o.assigned_to "assignedTo",
  coalesce(g.first_name || ' ' || g.last_name, '') "assignedToName",
  o.follow_up_on::text "followUpOn",
  ${isReviewLate(before)} "isReviewLate", ${isFollowUpPast(caller, before)} "isFollowUpPast",
  (select count(*)::int from alert_comments c where c.alert_id = o.id and c.kind = 'comment'
    and ${isStaff(caller) ? sql`true` : sql`not c.is_internal`}) "comments",
  o.note, o.version`

const people = sql`join users st on st.id = o.student_id
  left join users r on r.id = o.raised_by
  left join users g on g.id = o.assigned_to`

function hasState(state: Asked['state'], caller: Caller): SQL | undefined {
  switch (state) {
    case undefined:
      return undefined
    case 'closed':
      return sql`o.state = 'closed'`
    case 'waiting':
      return sql`(o.state = 'open' and o.reviewed_at is null)`
    case 'assigned':
      return sql`(o.state = 'open' and o.reviewed_at is not null and o.assigned_to is not null)`
    case 'open':
      return isStaff(caller)
        ? sql`(o.state = 'open' and o.reviewed_at is not null and o.assigned_to is null)`
        : sql`o.state = 'open'`
  }
}

const orders = {
  raisedAt: sql`p.raised_at`,
  student: sql`p.name`,
  followUpAt: sql`p.follow_up_on`,
} as const

/** Concerns that the caller may know of and that fit. */
export function alertsListed(caller: Caller, asked: Asked, before: OverdueBefore): Listed {
  const key = orders[asked.sort]
  const way = asked.direction === 'desc' ? sql`desc nulls last` : sql`asc nulls last`
  return {
    fits: sql`select o.id, o.raised_at, o.follow_up_on,
        lower(n.first_name || ' ' || n.last_name) "name"
      from alerts o join users n on n.id = o.student_id
      where ${allAsked(
        isSeenBy(caller),
        hasState(asked.state, caller),
        asked.type === undefined ? undefined : sql`o.type = ${asked.type}`,
        isRecord(sql`o.student_id`, asked.studentId),
        isRecord(sql`o.assigned_to`, asked.assignedTo),
        isOfAge(asked.age, caller, before),
        likeOf(asked.search, sql`n.first_name || ' ' || n.last_name`, sql`o.note`),
      )}`,
    order: sql`${key} ${way}, p.id`,
    columns: columns(caller, before),
    joins: sql`join alerts o on o.id = p.id ${people}`,
  }
}

/** Concerns of a team that wait for review and were not passed on, oldest first. */
export function waitingListed(caller: Caller, before: OverdueBefore): Listed {
  return {
    fits: sql`select o.id, o.raised_at from alerts o
      where o.state = 'open' and o.reviewed_at is null and not o.is_passed_on
        and ${isSeenBy(caller)}`,
    order: sql`p.raised_at, p.id`,
    columns: columns(caller, before),
    joins: sql`join alerts o on o.id = p.id ${people}`,
  }
}

/** Something said of a concern, or a step of it. */
export interface EntryRow {
  id: string
  saidMs: number
  by: string
  kind: 'comment' | 'event'
  text: string
  isInternal: boolean
}

/** A concern with all that is said of it. */
export interface WholeAlert extends AlertRow {
  outcome: string
  closedMs: number | null
  thread: EntryRow[]
  assignable: { userId: string; name: string }[]
}

/** A concern that the caller may know of; undefined for any other. */
export async function findAlert(
  db: Db,
  id: string,
  caller: Caller,
  before: OverdueBefore,
): Promise<WholeAlert | undefined> {
  // Looked for only for those who may choose among them.
  const assignable = isSenior(caller)
    ? sql`(select coalesce(json_agg(json_build_object('userId', w.id,
          'name', w.first_name || ' ' || w.last_name) order by w.first_name, w.last_name, w.id),
          '[]')
        from users w where ${mayLookAfter(sql`o.student_id`)})`
    : sql`'[]'::json`
  const seesAll = isStaff(caller) ? sql`true` : sql`not c.is_internal`
  const [row] = await rowsOf<WholeAlert>(
    db,
    sql`select ${columns(caller, before)}, o.outcome, ${ms(sql`o.closed_at`)} "closedMs",
        (select coalesce(json_agg(json_build_object('id', t.id, 'saidMs', ${ms(sql`t.said_at`)},
            'by', t.by, 'kind', t.kind, 'text', t.text, 'isInternal', t.is_internal)
            order by t.said_at, t.id), '[]')
          from (select c.*, coalesce(w.first_name || ' ' || w.last_name, '') "by"
            from alert_comments c left join users w on w.id = c.author_id
            where c.alert_id = o.id and ${seesAll}
            order by c.said_at, c.id limit 500) t) "thread",
        ${assignable} "assignable"
      from alerts o ${people} where o.id = ${id} and ${isSeenBy(caller)}`,
  )
  return row
}

/** True of a user `w` of the active staff who may see a student: tutors, their seniors, admins. */
export function mayLookAfter(student: SQL): SQL {
  return sql`(w.is_active and (w.role = 'Admin' or w.id in (
    select ts.tutor_id from tutor_students ts where ts.student_id = ${student}
    union select t.senior_tutor_id from tutor_students ts join tutors t on t.user_id = ts.tutor_id
      where ts.student_id = ${student} and t.senior_tutor_id is not null)))`
}

/** A concern that is about to be changed. */
export interface LockedAlert {
  studentId: string
  type: number
  state: 'open' | 'closed'
  isReviewed: boolean
  isPassedOn: boolean
  audience: AlertAudience
  raisedBy: string | null
  assignedTo: string | null
  followUpOn: string | null
  note: string
  isStudentTold: boolean
  version: number
}

/** A concern that the caller may know of, held against all other changes. */
export async function lockAlert(
  tx: Db,
  id: string,
  caller: Caller,
): Promise<LockedAlert | undefined> {
  const [row] = await rowsOf<LockedAlert>(
    tx,
    sql`select o.student_id "studentId", o.type::int "type", o.state,
        o.reviewed_at is not null "isReviewed", o.is_passed_on "isPassedOn", o.audience,
        o.raised_by "raisedBy", o.assigned_to "assignedTo", o.follow_up_on::text "followUpOn",
        o.note, o.is_student_told "isStudentTold", o.version
      from alerts o where o.id = ${id} and ${isSeenBy(caller)} for update of o`,
  )
  return row
}
