import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, dayIn, likeOf, ms, uuidArray } from '../../database/sql.ts'
import { allAsked, isRecord, type Listed, orderOf } from '../../lists/index.ts'
import { cardsWithTerms, isLate, nameOf, stateOf, termOf } from './cards.sql.ts'
import type { CardState } from './due.repository.ts'

/** What is asked of the tracking of a term. */
export type TrackingQuery = Omit<
  CallContext<'GET /ReportCard/admin/ReportCard/GetTracking'>['query'],
  'pageNo' | 'pageSize'
>

/** A term, as the calls give it. */
export interface TrackedTerm {
  id: string
  name: string
  startsOn: string
  endsOn: string
  cardsDueOn: string
}

/**
 * The term with this id, or the latest that has begun by London's clock; null where there is none.
 */
export async function trackedTerm(
  db: Db,
  termId: string | undefined,
  now: Date,
): Promise<TrackedTerm | null> {
  const wanted =
    termId === undefined
      ? sql`t.starts_on <= ${dayIn(at(now), sql`'Europe/London'`)}`
      : sql`t.id = ${termId}::uuid`
  const [row] = await rowsOf<{ term: TrackedTerm }>(
    db,
    sql`select ${termOf} "term" from terms t where ${wanted}
      order by t.starts_on desc, t.id limit 1`,
  )
  return row?.term ?? null
}

/** Cards by how they stand. */
export interface CardCounts {
  due: number
  draft: number
  submitted: number
  late: number
}

/** A tutor of a term, in figures. */
export interface TrackedTutor extends CardCounts {
  tutorId: string
  name: string
  remindedMs: number | null
  /** The same over all tutors of the term, whatever is asked for. */
  totals: CardCounts
}

const sums = (now: Date) => sql`count(*)::int due,
  (count(*) filter (where ${stateOf} in ('draft', 'reopened')))::int draft,
  (count(*) filter (where ${stateOf} = 'submitted'))::int submitted,
  (count(*) filter (where ${isLate(now)}))::int late`

/** The sums of all groups, beside those of each. */
const totals = sql`json_build_object('due', sum(x.due) over (), 'draft', sum(x.draft) over (),
  'submitted', sum(x.submitted) over (), 'late', sum(x.late) over ())`

const inState: Readonly<Record<NonNullable<TrackingQuery['state']>, SQL>> = {
  open: sql`g.submitted < g.due`,
  late: sql`g.late > 0`,
  draft: sql`g.draft > 0`,
  done: sql`g.submitted = g.due`,
}

const sortKeys = {
  name: sql`p.name_key`,
  due: sql`p.due`,
  draft: sql`p.draft`,
  submitted: sql`p.submitted`,
  late: sql`p.late`,
  remindedAt: sql`p.reminded_at`,
} as const satisfies Record<TrackingQuery['sort'], SQL>

const termIs = (termId: string) => sql`t.id = ${termId}::uuid`

/** The tutors with cards due in a term, by what is asked for. */
export function trackingListed(
  termId: string,
  { tutorId, state, search, sort, direction }: TrackingQuery,
  now: Date,
): Listed {
  const fits = allAsked(
    isRecord(sql`g.tutor_id`, tutorId),
    state === undefined ? undefined : inState[state],
    likeOf(search, nameOf('u')),
  )
  return {
    fits: sql`select g.tutor_id id, lower(${nameOf('u')}) name_key, g.due, g.draft, g.submitted,
        g.late, g.totals, (select max(r.reminded_at) from report_card_reminders r
          where r.term_id = ${termId}::uuid and r.tutor_id = g.tutor_id) reminded_at
      from (select x.*, ${totals} totals from (
        select d.tutor_id, ${sums(now)} from ${cardsWithTerms({ terms: termIs(termId) })}
        group by d.tutor_id) x) g
      join users u on u.id = g.tutor_id
      where ${fits}`,
    // Alike ones by name, whichever way it is sorted.
    order: sql`${orderOf(direction, sortKeys[sort])}, p.name_key, p.id`,
    columns: sql`p.id "tutorId", ${nameOf('u')} "name", p.due "due", p.draft "draft",
      p.submitted "submitted", p.late "late", p.totals, ${ms(sql`p.reminded_at`)} "remindedMs"`,
    joins: sql`join users u on u.id = p.id`,
  }
}

/** All of them at once, for a file: there are as many as tutors. */
export async function allTracked(
  db: Db,
  termId: string,
  query: TrackingQuery,
  now: Date,
): Promise<TrackedTutor[]> {
  const { fits, order, columns, joins } = trackingListed(termId, query, now)
  return await rowsOf<TrackedTutor>(
    db,
    sql`select ${columns} from (${fits}) p ${joins} order by ${order}`,
  )
}

/** The sums of a term over all its tutors, where no row of the list has them. */
export async function trackingTotals(db: Db, termId: string, now: Date): Promise<CardCounts> {
  const [row] = await rowsOf<CardCounts>(
    db,
    sql`select ${sums(now)} from ${cardsWithTerms({ terms: termIs(termId) })}`,
  )
  return row ?? { due: 0, draft: 0, submitted: 0, late: 0 }
}

/** A card of a tutor, for those who look after all of them. */
export interface TutorCard {
  cardId: string | null
  version: number
  studentId: string
  studentName: string
  state: CardState
  dueOn: string
  submittedMs: number | null
  isLate: boolean
}

/** The name of a tutor with the cards of a term; undefined where there is no such tutor or term. */
export async function cardsOfTutor(
  db: Db,
  { termId, tutorId }: { termId: string; tutorId: string },
  now: Date,
): Promise<{ tutorName: string; cards: TutorCard[] } | undefined> {
  const cards = sql`select c.id "cardId", coalesce(c.version, 0) "version",
      d.student_id "studentId", ${nameOf('p')} "studentName", ${stateOf} "state",
      t.cards_due_on::text "dueOn", ${ms(sql`c.submitted_at`)} "submittedMs",
      ${isLate(now)} "isLate"
    from ${cardsWithTerms({ terms: termIs(termId), tutorId })}
    join users p on p.id = d.student_id
    order by lower(${nameOf('p')}), d.student_id limit 500`
  const [row] = await rowsOf<{ tutorName: string; cards: TutorCard[] }>(
    db,
    sql`select ${nameOf('w')} "tutorName",
        (select coalesce(json_agg(x), '[]') from (${cards}) x) "cards"
      from tutors k join users w on w.id = k.user_id join terms t on ${termIs(termId)}
      where k.user_id = ${tutorId}::uuid`,
  )
  return row
}

/** A tutor who may be reminded. */
export interface Remindable {
  tutorId: string
  name: string
  /** Cards of the term that are not submitted. */
  open: number
}

/** These tutors by name, with what each has left to submit in a term; not who is no tutor. */
export async function openCardsOf(
  db: Db,
  termId: string,
  tutorIds: readonly string[],
): Promise<Remindable[]> {
  return await rowsOf<Remindable>(
    db,
    sql`select k.user_id "tutorId", ${nameOf('u')} "name", coalesce(g.open, 0)::int "open"
      from tutors k join users u on u.id = k.user_id
      left join (select d.tutor_id, count(*) filter (where ${stateOf} <> 'submitted') open
        from ${cardsWithTerms({ terms: termIs(termId) })}
        where d.tutor_id = any(${uuidArray(tutorIds)})
        group by d.tutor_id) g on g.tutor_id = k.user_id
      where k.user_id = any(${uuidArray(tutorIds)})
      order by lower(${nameOf('u')}), k.user_id`,
  )
}

/** Notes that tutors are reminded of a term today; gives those of whom that was not noted before. */
export async function noteReminders(
  tx: Db,
  { termId, tutorIds, by }: { termId: string; tutorIds: readonly string[]; by: string },
  now: Date,
): Promise<string[]> {
  const rows = await rowsOf<{ tutorId: string }>(
    tx,
    sql`insert into report_card_reminders (term_id, tutor_id, day, reminded_at, reminded_by)
      select ${termId}::uuid, x.id, ${dayIn(at(now), sql`'Europe/London'`)}, ${at(now)}, ${by}::uuid
      from unnest(${uuidArray(tutorIds)}) x (id) order by x.id
      on conflict do nothing returning tutor_id "tutorId"`,
  )
  return rows.map(({ tutorId }) => tutorId)
}
