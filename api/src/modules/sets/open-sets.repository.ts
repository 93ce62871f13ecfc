import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms, textArray } from '../../database/sql.ts'
import { overdueBefore } from './trust.rules.ts'

/** A set that waits to be finished; see `openSet` in the contract. */
export interface OpenSet {
  id: string
  title: string
  subjectSlug: string
  answered: number
  total: number
  startedAt: string
  lastSavedAt: string | null
  /** Parts of papers: their sitting. */
  sittingId: string | null
}

/**
 * Sets that the student built and has not finished, newest first, at most 20; on wish with parts of
 * papers that are under way.
 */
export async function openSetsOf(
  db: Db,
  studentId: string,
  now: Date,
  withPapers = false,
): Promise<OpenSet[]> {
  const rows = await rowsOf<
    Omit<OpenSet, 'startedAt' | 'lastSavedAt'> & { startedMs: number; savedMs: number | null }
  >(
    db,
    sql`select s.id, s.title, s.subject_slug "subjectSlug", s.size::int "total",
        ${ms(sql`s.started_at`)} "startedMs",
        q.answered, q.saved_ms "savedMs",
        (select x.sitting_id from sitting_sections x where x.set_id = s.id) "sittingId"
      from (
        select * from revise_sets
        where student_id = ${studentId} and kind = any(${textArray(withPapers ? ['revise', 'simulate'] : ['revise'])})
          and finished_at is null
          and (deadline_at is null or deadline_at >= ${at(overdueBefore(now))})
        order by started_at desc limit 20
      ) s
      cross join lateral (
        select count(response)::int answered,
          ${ms(sql`max(saved_at)`)} saved_ms
        from revise_set_questions where set_id = s.id
      ) q
      order by s.started_at desc`,
  )
  return rows.map(({ startedMs, savedMs, ...row }) => ({
    ...row,
    startedAt: new Date(startedMs).toISOString(),
    lastSavedAt: savedMs === null ? null : new Date(savedMs).toISOString(),
  }))
}
