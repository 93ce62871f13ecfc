import { type SQL, sql } from 'drizzle-orm'
import { tutorInSight } from '../../access/records.repository.ts'
import type { CallContext } from '../../calls.ts'
import { at, likeOf, ms, zoneOf } from '../../database/sql.ts'
import { allAsked, isRecord, isWithin, type Listed, orderOf } from '../../lists/index.ts'
import { isThere, nextSessionOf, sessionsOf, tutorsOf, type Who } from './events.sql.ts'

/** An event in lists of those who look after it, as the database gives it. */
export interface StaffRow {
  id: string
  kind: 'seminar' | 'course'
  title: string
  slug: string
  state: 'draft' | 'published' | 'cancelled'
  startsMs: number
  endsMs: number
  sessions: number
  tutors: { id: string; fullName: string }[]
  capacity: number | null
  registered: number
  waiting: number
}

const staffColumns = sql`e.id, e.kind, e.title, e.slug, e.state, ${ms(sql`e.starts_at`)} "startsMs",
  ${ms(sql`e.ends_at`)} "endsMs", ${sessionsOf} "sessions", ${tutorsOf} "tutors", e.capacity,
  e.registered, e.waiting`

export const reportState = sql`coalesce((select case when r.sent_at is null then 'draft' else 'sent' end
  from live_event_reports r where r.event_id = e.id), 'none')`

/** Filed under a group of degrees; not asked for without one. */
export const isOfGroup = (id: number | undefined): SQL | undefined =>
  id === undefined
    ? undefined
    : sql`exists (select 1 from live_event_degree_groups g
        where g.event_id = e.id and g.degree_group_id = ${id})`

/** Given by a tutor; not asked for without one. */
export const isGivenByOne = (tutorId: string | undefined): SQL | undefined =>
  tutorId === undefined
    ? undefined
    : sql`exists (select 1 from live_event_tutors g
        where g.event_id = e.id and ${isRecord(sql`g.tutor_id`, tutorId)})`

type AdminQuery = Omit<
  CallContext<'GET /Event/admin/Event/GetAllEvents'>['query'],
  'pageNo' | 'pageSize'
>

/** A row of the list of admins. */
export interface AdminRow extends StaffRow {
  version: number
  updatedMs: number
  reportState: 'none' | 'draft' | 'sent'
}

const adminSorts = {
  startsAt: sql`p.starts_at`,
  title: sql`p.title`,
  registered: sql`p.registered`,
  updatedAt: sql`p.updated_at`,
} as const satisfies Record<AdminQuery['sort'], SQL>

/** All events, for admins. */
export function eventsListed(who: Who, query: AdminQuery): Listed {
  const { kind, search, state, tutorId, degreeGroupId, from, to, sort, direction } = query
  return {
    fits: sql`select e.id, e.starts_at, e.title, e.registered, e.updated_at from live_events e
      where ${allAsked(
        isThere,
        kind === undefined ? undefined : sql`e.kind = ${kind}`,
        state === undefined ? undefined : sql`e.state = ${state}`,
        search === undefined ? undefined : likeOf(search, sql`e.title`),
        isGivenByOne(tutorId),
        isOfGroup(degreeGroupId),
        isWithin(sql`e.starts_at`, zoneOf(who.userId), { from, to }),
      )}`,
    order: orderOf(direction, adminSorts[sort], sql`p.id`),
    columns: sql`${staffColumns}, e.version, ${ms(sql`e.updated_at`)} "updatedMs",
      ${reportState} "reportState"`,
    joins: sql`join live_events e on e.id = p.id`,
  }
}

/** Seminars of a group of degrees, the latest first. */
export function seminarsOfGroup(degreeGroupId: number): Listed {
  return {
    fits: sql`select e.id, e.starts_at from live_event_degree_groups g
      join live_events e on e.id = g.event_id
      where g.degree_group_id = ${degreeGroupId} and e.kind = 'seminar' and ${isThere}`,
    order: sql`p.starts_at desc, p.id desc`,
    columns: staffColumns,
    joins: sql`join live_events e on e.id = p.id`,
  }
}

type MyQuery = Omit<
  CallContext<'GET /Event/tutor/Event/GetMyEvents'>['query'],
  'pageNo' | 'pageSize'
>

/** A row of what somebody gives. */
export interface MyRow extends StaffRow {
  nextSession: { id: string; startsMs: number; endsMs: number } | null
  attendanceDue: number
  reportState: 'none' | 'draft' | 'sent'
  mean: number | null
  ratings: number
}

/** What somebody gives, or the team: what is due first, then what is to come, then what is past. */
export function myEventsListed(who: Who, query: MyQuery, now: Date): Listed {
  const { kind, tab, isTeam, search, from, to } = query
  const isMine =
    isTeam === 'true' && who.role === 'Senior Tutor'
      ? tutorInSight(who, sql`t.tutor_id`)
      : sql`t.tutor_id = ${who.userId}`
  const attendanceDue = sql`(case when e.state <> 'published' then 0 else (
    select count(*)::int from live_event_sessions s
    where s.event_id = e.id and s.ends_at <= ${at(now)} and s.attendance_version = 0
      and exists (select 1 from live_event_places o
        where o.event_id = e.id and o.state = 'registered')) end)`
  const reportDue = sql`(e.state = 'published' and e.ends_at <= ${at(now)} and not exists (
    select 1 from live_event_reports r where r.event_id = e.id and r.sent_at is not null))`
  const tabs = {
    due: sql`p_.is_due`,
    upcoming: sql`p_.ends_at > ${at(now)}`,
    past: sql`p_.ends_at <= ${at(now)}`,
  }
  return {
    fits: sql`select p_.* from (
        select e.id, e.starts_at, e.ends_at, (${attendanceDue} > 0 or ${reportDue}) is_due
        from live_events e
        where ${allAsked(
          isThere,
          sql`e.id in (select t.event_id from live_event_tutors t where ${isMine})`,
          kind === undefined ? undefined : sql`e.kind = ${kind}`,
          search === undefined ? undefined : likeOf(search, sql`e.title`),
          isWithin(sql`e.starts_at`, zoneOf(who.userId), { from, to }),
        )}) p_ ${tab === undefined ? sql`` : sql`where ${tabs[tab]}`}`,
    order: sql`p.is_due desc, (p.ends_at <= ${at(now)}),
      case when p.ends_at > ${at(now)} then p.starts_at end, p.starts_at desc, p.id`,
    columns: sql`${staffColumns}, ${nextSessionOf(now)} "nextSession",
      ${attendanceDue} "attendanceDue", ${reportState} "reportState",
      (select avg(g.stars)::float8 from live_event_ratings g where g.event_id = e.id) "mean",
      (select count(*)::int from live_event_ratings g where g.event_id = e.id) "ratings"`,
    joins: sql`join live_events e on e.id = p.id`,
  }
}
