import type { TimelineKind } from '@portal/shared/api/schemas'
import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { isSeenBy } from '../alerts/index.ts'
import { isVisible } from '../curriculum/index.ts'
import { hourInSight } from '../tuition/index.ts'

/** Where a page ends: the moment to the microsecond, as the database writes it, and an id. */
export interface Place {
  at: string
  id: string
}

/** What is asked of a timeline. */
export interface TimelineAsked {
  studentId: string
  kinds: readonly TimelineKind[]
  /** Only what stands after it in the timeline, which is earlier. */
  before: Place | undefined
  now: Date
  atMost: number
}

/** An entry, as the database gives it; what it says depends on its kind. */
export interface TimelineRow {
  id: string
  atMs: number
  /** The same moment for a `Place`. */
  exactly: string
  kind: TimelineKind
  /** What it is about: subject, title, term, text; the number of a concern's type. */
  title: string
  /** Of a tutor. */
  person: string
  /** How an hour ended, or who a card is by. */
  outcome: string
  /** Quarters of an hour, or right answers or marks, and of how many. */
  amount: number | null
  of: number | null
}

/** A kind of entries: where they come from, when, and what they say. */
interface Source {
  from: SQL
  where: SQL
  id: SQL
  moment: SQL
  title: SQL
  person?: SQL
  outcome?: SQL
  amount?: SQL
  of?: SQL
}

const nameOf = (alias: string) => sql.raw(`${alias}.first_name || ' ' || ${alias}.last_name`)

/** Sets of questions that a student has finished, of these kinds. */
const finishedSets = (studentId: string, kinds: SQL): Source => ({
  from: sql`revise_sets s`,
  where: sql`s.student_id = ${studentId} and s.finished_at is not null and s.kind in (${kinds})`,
  id: sql`s.id`,
  moment: sql`s.finished_at`,
  title: sql`s.title`,
  amount: sql`s.correct`,
  of: sql`s.size`,
})

/** What a student handed in, and what came back of it, each by its own moment. */
function writing(studentId: string): Source {
  const isShown = sql`i.student_id = ${studentId} and i.round = 1 and i.version_id is not null`
  return {
    from: sql`(
      select i.version_id id, i.handed_in_at moment, i.title, i.kind || ' handed in' outcome
      from marking_items i where ${isShown} and i.state <> 'withdrawn'
      union all
      select i.id, i.marked_at, i.title, i.kind || ' marked'
      from marking_items i where ${isShown} and i.state = 'marked') h`,
    where: sql`true`,
    ...{ id: sql`h.id`, moment: sql`h.moment`, title: sql`h.title`, outcome: sql`h.outcome` },
  }
}

function sourceOf(kind: TimelineKind, caller: Caller, studentId: string): Source {
  switch (kind) {
    case 'hours':
      return {
        from: sql`tuition_sessions s join users t on t.id = s.tutor_id`,
        where: sql`s.student_id = ${studentId} and s.state <> 'scheduled' and ${hourInSight(caller)}`,
        ...{ id: sql`s.id`, moment: sql`s.starts_at`, title: sql`s.subject` },
        ...{ person: nameOf('t'), outcome: sql`s.state`, amount: sql`s.quarters` },
      }
    case 'reports':
      return {
        from: sql`tuition_reports r join tuition_sessions s on s.id = r.session_id
          join users t on t.id = r.tutor_id`,
        where: sql`r.student_id = ${studentId}`,
        ...{ id: sql`r.id`, moment: sql`r.sent_at`, title: sql`s.subject`, person: nameOf('t') },
      }
    case 'cards':
      return {
        from: sql`report_cards k join terms m on m.id = k.term_id join users t on t.id = k.tutor_id`,
        where: sql`k.student_id = ${studentId} and k.submitted_at is not null`,
        ...{ id: sql`k.id`, moment: sql`k.submitted_at`, title: sql`m.name`, person: nameOf('t') },
        outcome: sql`k.subject`,
      }
    case 'concerns':
      return {
        from: sql`alerts o`,
        where: sql`o.student_id = ${studentId} and ${isSeenBy(caller)}`,
        ...{ id: sql`o.id`, moment: sql`o.raised_at`, title: sql`o.type::text` },
        outcome: sql`o.state`,
      }
    case 'sets':
      return finishedSets(studentId, sql`'revise', 'learn', 'diagnostic'`)
    case 'simulations':
      return finishedSets(studentId, sql`'simulate'`)
    case 'curriculum':
      return {
        from: sql`curriculum_items i`,
        where: sql`i.student_id = ${studentId} and i.completed_at is not null and ${isVisible}`,
        ...{ id: sql`i.id`, moment: sql`i.completed_at`, title: sql`i.text` },
      }
    case 'writing':
      return writing(studentId)
  }
}

/**
 * What happened around a student, the latest first, in one statement: of each kind no more than are
 * asked for are read, by the index that has them by date.
 */
export async function timelineOf(
  db: Db,
  caller: Caller,
  { studentId, kinds, before, now, atMost }: TimelineAsked,
): Promise<TimelineRow[]> {
  const branches = kinds.map((kind) => {
    const s = sourceOf(kind, caller, studentId)
    // The moment apart, so that an index by date alone begins at the place.
    const isAfter =
      before === undefined
        ? sql`${s.moment} <= ${at(now)}`
        : sql`${s.moment} <= ${before.at}::timestamptz
            and (${s.moment}, ${s.id}) < (${before.at}::timestamptz, ${before.id}::uuid)`
    return sql`(select ${s.id} id, ${s.moment} at, ${kind} kind, ${s.title} title,
        ${s.person ?? sql`''`} person, ${s.outcome ?? sql`''`} outcome,
        (${s.amount ?? sql`null`})::int amount, (${s.of ?? sql`null`})::int of_all
      from ${s.from} where ${s.where} and ${isAfter}
      order by ${s.moment} desc, ${s.id} desc limit ${atMost})`
  })
  return await rowsOf<TimelineRow>(
    db,
    sql`select e.id, ${ms(sql`e.at`)} "atMs",
        to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') "exactly",
        e.kind, e.title, e.person, e.outcome, e.amount, e.of_all "of"
      from (${sql.join(branches, sql` union all `)}) e
      order by e.at desc, e.id desc limit ${atMost}`,
  )
}
