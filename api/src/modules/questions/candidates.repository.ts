import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at } from '../../database/sql.ts'
import type { QuestionFilters, QuestionStatus } from './filters.sql.ts'

/**
 * Where questions are drawn from, so that a draw costs about the same from a thousand questions
 * and from a hundred thousand: from what stands as asked with the student where that is little,
 * else from a sample of the bank. A sample takes whole pages of the table, each as likely as any
 * other; where it does not give enough, the whole bank is looked through.
 */

/** Most questions of a standing that are taken up one by one. */
const mostListed = 2_000

/** Assignments that a sample has, about; smaller banks are looked through. */
const sampleSize = 6_000

/** What a draw looks through. */
export interface Candidates {
  filters: QuestionFilters
  /** Percent of the bank; null for all of it. */
  sample: number | null
}

/** The assignments `a` of these candidates. */
export function assignmentsIn({ sample }: Candidates): SQL {
  return sample === null
    ? sql`question_assignments a`
    : sql`question_assignments a tablesample system (${sample}::real)`
}

const standing = (where: SQL): SQL => sql`select question_id from student_questions where ${where}`

function listed(status: QuestionStatus, studentId: string, now: Date): SQL {
  const own = sql`student_id = ${studentId}`
  const from = {
    unused: sql`select null::int question_id where false`,
    incorrect: standing(sql`${own} and last_correct = false`),
    correct: standing(sql`${own} and last_correct`),
    flagged: standing(sql`${own} and is_flagged`),
    bookmarked: standing(sql`${own} and is_bookmarked`),
    due: sql`select question_id from review_cards where ${own} and due <= ${at(now)}`,
  }[status]
  return sql`(${from} limit ${mostListed + 1})`
}

/** Questions that stand in any of these ways with the student; null when they are many. */
async function listOf(
  db: Db,
  { status }: QuestionFilters,
  studentId: string,
  now: Date,
): Promise<number[] | null> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql.join(
      status.map((each) => sql`select question_id "id" from ${listed(each, studentId, now)} x`),
      sql` union all `,
    ),
  )
  return rows.length > mostListed ? null : [...new Set(rows.map(({ id }) => id))]
}

/** Assignments in the bank, as the planner knows it. */
async function sizeOfBank(db: Db): Promise<number> {
  const [row] = await rowsOf<{ size: number }>(
    db,
    sql`select reltuples::float8 "size" from pg_class
      where oid = 'question_assignments'::regclass`,
  )
  return row?.size ?? 0
}

/** What to look through for questions that fit; at most one statement, none for chosen topics. */
export async function candidatesFor(
  db: Db,
  filters: QuestionFilters,
  studentId: string,
  now: Date,
): Promise<Candidates> {
  const all = { filters, sample: null }
  // Topics and chosen questions are few, and found by an index.
  if (filters.topicIds.length > 0 || filters.questionIds !== undefined) return all
  if (filters.status.length > 0 && !filters.status.includes('unused')) {
    const questionIds = await listOf(db, filters, studentId, now)
    if (questionIds !== null)
      return { filters: { ...filters, status: [], questionIds }, sample: null }
  }
  const size = await sizeOfBank(db)
  return size > 2 * sampleSize ? { filters, sample: (100 * sampleSize) / size } : all
}
