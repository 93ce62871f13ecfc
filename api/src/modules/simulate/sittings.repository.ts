import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, intArray, ms } from '../../database/sql.ts'
import type { PaperRow, PartRow } from './papers.repository.ts'
import type { PartState } from './simulate.rules.ts'

/** A part of a sitting. */
export interface SittingPartRow extends PartRow {
  position: number
  state: PartState
  setId: string | null
  startedMs: number | null
  deadlineMs: number | null
  finishedMs: number | null
  extraMinutes: number
}

/** A sitting with its paper and parts. */
export interface SittingRow extends PaperRow {
  id: string
  startedMs: number
  finishedMs: number | null
  extraTimePercent: number
  parts: SittingPartRow[]
}

/** A sitting of the student; undefined for one of somebody else. */
export async function findSitting(
  db: Db,
  studentId: string,
  sittingId: string,
): Promise<SittingRow | undefined> {
  const [row] = await rowsOf<SittingRow>(
    db,
    sql`select y.id, ${ms(sql`y.started_at`)} "startedMs", ${ms(sql`y.finished_at`)} "finishedMs",
        st.extra_time_percent::int "extraTimePercent", f.*
      from sittings y
      join students st on st.user_id = y.student_id
      cross join lateral (
        select p.id "paperId", t.id "admissionTestId", t.name "admissionTestName",
          p.paper_type::int "paperType", p.year::int "year",
          p.mock_paper_number::int "mockPaperNumber",
          json_agg(json_build_object('position', x.position, 'examSectionId', e.id,
            'sectionId', n.id, 'sectionNo', n.section_no, 'minutes', e.minutes,
            'allowsCalculator', e.allows_calculator, 'penalty', e.penalty,
            'questionCount', coalesce(s.size, (
              select count(*) from question_assignments a where a.exam_section_id = e.id)),
            'setId', s.id, 'state', case when s.id is null then 'waiting'
              when s.finished_at is null then 'open' else 'finished' end,
            'startedMs', ${ms(sql`s.started_at`)}, 'deadlineMs', ${ms(sql`s.deadline_at`)},
            'finishedMs', ${ms(sql`s.finished_at`)},
            'extraMinutes', coalesce(s.extra_minutes, 0)) order by x.position) parts
        from sitting_sections x
        join exam_sections e on e.id = x.exam_section_id
        join section_numbers n on n.id = e.section_id
        join papers p on p.id = e.paper_id
        join admission_tests t on t.id = p.admission_test_id
        left join revise_sets s on s.id = x.set_id
        where x.sitting_id = y.id
        group by p.id, t.id
      ) f
      where y.id = ${sittingId} and y.student_id = ${studentId}`,
  )
  return row
}

/** Holds a sitting against all other starts of its parts until the transaction ends. */
export async function lockSitting(tx: Db, studentId: string, sittingId: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from sittings where id = ${sittingId} and student_id = ${studentId} for update`,
  )
  return rows.length > 0
}

/**
 * Lays down a sitting with its parts. `open`, and nothing changed, while one of the same parts is
 * open: starts that race wait here for each other. The papers are held as they are: one that stopped
 * being published meanwhile gives its parts no more.
 */
export async function insertSitting(
  tx: Db,
  sitting: { id: string; studentId: string; sections: readonly number[]; startedAt: Date },
): Promise<'begun' | 'open' | 'unpublished'> {
  const rows = await rowsOf(
    tx,
    sql`insert into sittings (id, student_id, sections, started_at)
      values (${sitting.id}, ${sitting.studentId}, ${sitting.sections.join(',')},
        ${at(sitting.startedAt)})
      on conflict (student_id, sections) where finished_at is null do nothing returning 1`,
  )
  if (rows.length === 0) return 'open'
  const laid = await rowsOf(
    tx,
    sql`insert into sitting_sections (sitting_id, position, exam_section_id)
      select ${sitting.id}::uuid, s.place, s.id
      from unnest(${intArray(sitting.sections)}) with ordinality as s (id, place)
      join exam_sections e on e.id = s.id join papers p on p.id = e.paper_id
      where p.published_at is not null for key share of p
      returning 1`,
  )
  return laid.length === sitting.sections.length ? 'begun' : 'unpublished'
}

/** Ties a set to its part. */
export async function setPart(
  tx: Db,
  sittingId: string,
  position: number,
  setId: string,
): Promise<void> {
  await tx.execute(sql`update sitting_sections set set_id = ${setId}
    where sitting_id = ${sittingId} and position = ${position}`)
}

/** Open parts of the student's sittings whose time was up before a moment. */
export async function abandonedParts(db: Db, studentId: string, before: Date): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select s.id from revise_sets s
      where s.student_id = ${studentId} and s.kind = 'simulate' and s.finished_at is null
        and s.deadline_at < ${at(before)}`,
  )
  return rows.map(({ id }) => id)
}
