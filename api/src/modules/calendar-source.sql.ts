import { type SQL, sql } from 'drizzle-orm'

/**
 * Whose entries of a calendar are asked for, as the links between people are when the statement
 * runs. `as` says who looks: wording and pages go by it. A tutor's are what the tutor gives.
 */
export type Whose = {
  /** Condition that a student (a column with the id) is one of those. */
  readonly isStudent: (column: SQL) => SQL
} & ({ readonly as: 'student' | 'parent' } | { readonly as: 'tutor'; readonly tutorId: string })

/** What a source of calendars is asked: all that runs or starts in the span. */
export interface SourceAsked {
  readonly whose: Whose
  readonly from: Date
  readonly until: Date
  /** What was cancelled since then is there too, marked; null leaves all of it out. */
  readonly cancelledSince: Date | null
  /** Cuts what is soonest first; empty where nothing is cut. */
  readonly limit: SQL
}

/**
 * What an area puts into calendars: a select of `entryColumns` and no other, soonest first, cut by
 * `limit`. Undefined where it has nothing for those who are asked about.
 */
export type CalendarSource = (asked: SourceAsked) => SQL | undefined

/** The columns of an entry, the same of every source. */
interface Entry {
  id: SQL
  studentId: SQL
  startsAt: SQL
  /** Null for what has no length; of a whole day the midnight after it, both by UTC. */
  endsAt: SQL
  isAllDay: SQL
  /** What it is, in words for who looks. */
  info: SQL
  /** 1 to 6. */
  component: SQL
  /** The page that it belongs to; null where there is none. */
  path: SQL
  /** An https address; null for what is over or cancelled. */
  joinLink: SQL
  tutorName: SQL
  isCancelled: SQL
  /** How often it was changed. */
  sequence: SQL
  updatedAt: SQL
  /** JSON of what only the area itself reads. */
  details: SQL
}

/** Writes the columns of a source in their one order, so that all sources fit together. */
export function entryColumns(entry: Entry): SQL {
  return sql`${entry.id} id, ${entry.studentId} student_id, ${entry.startsAt} starts_at,
    (${entry.endsAt})::timestamptz ends_at, ${entry.isAllDay} is_all_day, ${entry.info} info,
    (${entry.component})::int component, (${entry.path})::text path,
    (${entry.joinLink})::text join_link, (${entry.tutorName})::text tutor_name,
    ${entry.isCancelled} is_cancelled, (${entry.sequence})::int "sequence",
    ${entry.updatedAt} updated_at, (${entry.details})::jsonb details`
}
