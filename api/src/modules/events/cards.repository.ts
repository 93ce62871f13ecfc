import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { at, ms, zoneOf } from '../../database/sql.ts'
import { allAsked, isWithin, type Listed, type PageAsked, pageOf } from '../../lists/index.ts'
import {
  degreeGroupsOf,
  hasRecording,
  isThere,
  nextSessionOf,
  queuePlaceOf,
  sessionsOf,
  shownFrom,
  tutorsOf,
  type Who,
} from './events.sql.ts'
import type { Days } from './month.rules.ts'

/** What is asked of a list of learners. */
export interface CardsAsked {
  kind: 'seminar' | 'course'
  when: 'upcoming' | 'past'
  title?: string | undefined
  degreeGroupId?: number | undefined
  days: Days
}

/** An event in such a list, as the database gives it. */
export interface CardRow {
  id: string
  title: string
  slug: string
  state: 'draft' | 'published' | 'cancelled'
  enrolment: 'open' | 'by admin'
  startsMs: number
  endsMs: number
  nextSession: { id: string; startsMs: number; endsMs: number } | null
  sessions: number
  degreeGroups: { id: number; name: string }[]
  tutors: { id: string; fullName: string }[]
  capacity: number | null
  registered: number
  waiting: number
  ownState: 'registered' | 'waiting' | 'cancelled' | null
  queuePlace: number | null
  hasRecording: boolean
  files: { id: string; name: string }[]
}

/** A page of what learners see: what is live leads what is to come; what is past, the latest first. */
export async function cardsOf(
  db: Db,
  who: Who,
  asked: CardsAsked,
  page: PageAsked,
  now: Date,
): Promise<{ rows: CardRow[]; totalCount: number }> {
  return await pageOf<CardRow>(db, cardsListed(who, asked, now), page)
}

/** The same as a list, for the statement that is explained. */
export function cardsListed(who: Who, asked: CardsAsked, now: Date): Listed {
  const { kind, when, title, degreeGroupId, days } = asked
  const isUpcoming = when === 'upcoming'
  const ofDays = isWithin(sql`s.starts_at`, zoneOf(who.userId), days)
  // A session that is over has started before now, one that runs as well: so what is live leads.
  const next = sql`(select min(s.starts_at) from live_event_sessions s
    where s.event_id = e.id and s.ends_at > ${at(now)})`
  return {
    fits: sql`select e.id, e.ends_at, ${isUpcoming ? next : sql`e.ends_at`} by_time
      from live_events e
      where ${allAsked(
        sql`e.kind = ${kind}`,
        isThere,
        isUpcoming ? sql`e.ends_at > ${at(now)}` : sql`e.ends_at <= ${at(now)}`,
        isTold(who),
        title === undefined || title === '' ? undefined : titleHas(title),
        degreeGroupId === undefined
          ? undefined
          : sql`exists (select 1 from live_event_degree_groups g
              where g.event_id = e.id and g.degree_group_id = ${degreeGroupId})`,
        ofDays &&
          sql`exists (select 1 from live_event_sessions s where s.event_id = e.id and ${ofDays})`,
      )}`,
    order: isUpcoming ? sql`p.by_time, p.id` : sql`p.by_time desc, p.id desc`,
    columns: cardColumns(who, now),
    joins: sql`join live_events e on e.id = p.id
      left join live_event_places o on o.event_id = e.id and o.student_id = ${who.userId}`,
  }
}

function titleHas(words: string): SQL {
  return sql`e.title ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`
}

/** Published ones; what was cancelled is told to staff, and to those who had a place in it. */
function isTold({ role, userId }: Who): SQL {
  const cancelled =
    role === 'Student'
      ? sql`exists (select 1 from live_event_places c where c.event_id = e.id
          and c.student_id = ${userId} and c.state <> 'cancelled')`
      : sql`true`
  return sql`(e.state = 'published' or (e.state = 'cancelled' and ${cancelled}))`
}

function cardColumns({ role }: Who, now: Date): SQL {
  const mayWatch =
    role === 'Student'
      ? sql`(e.recording_for = 'everyone' or coalesce(o.state = 'registered', false))`
      : sql`true`
  const isShown =
    role === 'Student'
      ? sql`coalesce(${shownFrom}, '-infinity'::timestamptz) <= ${at(now)}`
      : sql`true`
  return sql`e.id, e.title, e.slug, e.state, e.enrolment, ${ms(sql`e.starts_at`)} "startsMs",
    ${ms(sql`e.ends_at`)} "endsMs", ${nextSessionOf(now)} "nextSession", ${sessionsOf} "sessions",
    ${degreeGroupsOf} "degreeGroups", ${tutorsOf} "tutors", e.capacity, e.registered, e.waiting,
    o.state "ownState", ${queuePlaceOf} "queuePlace",
    ${mayWatch} and exists (select 1 from live_event_sessions s
      where s.event_id = e.id and ${hasRecording}) "hasRecording",
    (select coalesce(json_agg(json_build_object('id', f.id, 'name', b.name)
        order by f.added_at, f.id), '[]')
      from live_event_files f join files b on b.id = f.file_id
      where f.event_id = e.id and f.removed_at is null and ${isShown}) "files"`
}
