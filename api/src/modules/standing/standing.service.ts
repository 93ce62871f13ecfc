import { sql } from 'drizzle-orm'
import type { Asked } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { uuidArray } from '../../database/sql.ts'
import {
  type Evidence,
  masteryOf,
  readinessOfPart,
  type TopicState,
  toPercent,
  topicState,
  weekStartOf,
} from './mastery.rules.ts'
import { firstDayShown, weeksShown } from './right-answers.ts'

/**
 * Where students stand in the question bank: what dashboards of all roles show. Everything comes
 * from roll-ups, never from the attempts, so that it costs the same for ten answers and for
 * fifty thousand.
 */

/** A student's standing in one topic; see `topicMastery` in the contract. */
export interface TopicStanding {
  admissionTestId: number
  topicId: number
  topicName: string
  subjectId: number
  subjectName: string
  sectionId: number
  sectionNo: string
  answered: number
  correct: number
  averageMs: number | null
  mastery: number | null
  margin: number | null
  state: TopicState
}

/** Predicted score of one part, percent; see `partReadiness` in the contract. */
export interface PartStanding {
  sectionId: number
  sectionNo: string
  score: number | null
  margin: number | null
  answered: number
  topicsStarted: number
  topics: number
}

/** Answers of one week; `weekStart` is a Monday, `yyyy-mm-dd`. */
export interface WeekOfAnswers {
  weekStart: string
  answered: number
  correct: number
}

interface TopicRow {
  admissionTestId: number
  topicId: number
  topicName: string
  subjectId: number
  subjectName: string
  sectionId: number
  sectionNo: string
  questionCount: number
  studentId: string | null
  answered: number
  correct: number
  timeMs: number
  right: number
  total: number
  evidenceMs: number
}

const topicColumns = sql`
  t.id "topicId", t.name "topicName", u.id "subjectId", u.name "subjectName",
  n.admission_test_id "admissionTestId", n.id "sectionId", n.section_no "sectionNo", t.question_count "questionCount",
  m.student_id "studentId", coalesce(m.answered, 0) "answered", coalesce(m.correct, 0) "correct",
  coalesce(m.time_ms, 0)::float8 "timeMs", coalesce(m.weighted_right, 0) "right",
  coalesce(m.weighted_total, 0) "total",
  coalesce(extract(epoch from m.evidence_at) * 1000, 0)::float8 "evidenceMs"`

async function topicRowsOf(db: Db, studentId: string): Promise<TopicRow[]> {
  return await rowsOf<TopicRow>(
    db,
    sql`select ${topicColumns}
      from topics t
      join subjects u on u.id = t.subject_id
      join section_numbers n on n.id = u.section_id
      left join topic_mastery m on m.topic_id = t.id and m.student_id = ${studentId}
      where t.question_count > 0 or m.answered > 0
      order by n.admission_test_id, n.position, u.position, t.position`,
  )
}

function evidenceIn(row: TopicRow): Evidence | null {
  if (row.answered === 0) return null
  return { right: row.right, total: row.total, at: new Date(row.evidenceMs) }
}

function standingIn(row: TopicRow, now: Date): TopicStanding {
  const mastery = masteryOf(evidenceIn(row), now)
  const isStarted = row.answered > 0
  return {
    admissionTestId: row.admissionTestId,
    topicId: row.topicId,
    topicName: row.topicName,
    subjectId: row.subjectId,
    subjectName: row.subjectName,
    sectionId: row.sectionId,
    sectionNo: row.sectionNo,
    answered: row.answered,
    correct: row.correct,
    averageMs: isStarted ? Math.round(row.timeMs / row.answered) : null,
    mastery: isStarted ? toPercent(mastery.mean) : null,
    margin: isStarted ? toPercent(mastery.margin) : null,
    state: topicState(row.answered, mastery),
  }
}

function readinessIn(rows: readonly TopicRow[], now: Date): PartStanding[] {
  const sectionIds = [...new Set(rows.map((row) => row.sectionId))]
  return sectionIds.map((sectionId) => {
    const own = rows.filter((row) => row.sectionId === sectionId)
    const topics = own.filter((row) => row.questionCount > 0)
    const readiness = readinessOfPart(
      topics.map((row) => ({
        questions: row.questionCount,
        answered: row.answered,
        mastery: masteryOf(evidenceIn(row), now),
      })),
    )
    return {
      sectionId,
      sectionNo: own[0]?.sectionNo ?? '',
      score: readiness === null ? null : toPercent(readiness.score),
      margin: readiness === null ? null : toPercent(readiness.margin),
      answered: own.reduce((sum, row) => sum + row.answered, 0),
      topicsStarted: topics.filter((row) => row.answered > 0).length,
      topics: topics.length,
    }
  })
}

/**
 * One student's standing, in one query: every topic that has questions, in the order of the test,
 * and every part with the predicted score.
 */
export async function standingOf(
  { db, now }: Asked,
  studentId: string,
): Promise<{ topics: TopicStanding[]; readiness: PartStanding[] }> {
  const rows = await topicRowsOf(db, studentId)
  return { topics: rows.map((row) => standingIn(row, now)), readiness: readinessIn(rows, now) }
}

/** The started topic with the lowest mastery, or null where none is started. */
export function weakestOf(topics: readonly TopicStanding[]): TopicStanding | null {
  return (
    topics
      .filter((topic) => topic.mastery !== null)
      .sort((one, other) => (one.mastery ?? 0) - (other.mastery ?? 0))[0] ?? null
  )
}

/** The weeks that are shown, oldest first, those without answers as zeros. */
function fillWeeks(rows: readonly WeekOfAnswers[], now: Date): WeekOfAnswers[] {
  return Array.from({ length: weeksShown }, (_each, index) => {
    const ago = (weeksShown - 1 - index) * 7 * 86_400_000
    const weekStart = weekStartOf(new Date(now.getTime() - ago))
    return rows.find((row) => row.weekStart === weekStart) ?? { weekStart, answered: 0, correct: 0 }
  })
}

/** Answers of these students together, by week; see `weeksShown`. */
export async function weeksOfAnswers(
  { db, now }: Asked,
  studentIds: readonly string[],
): Promise<WeekOfAnswers[]> {
  const rows = await rowsOf<WeekOfAnswers>(
    db,
    sql`select date_trunc('week', day::timestamp)::date::text "weekStart",
        sum(answered)::int "answered", sum(correct)::int "correct"
      from student_days
      where student_id = any(${uuidArray(studentIds)}) and day >= ${firstDayShown(now)}::date
      group by 1`,
  )
  return fillWeeks(rows, now)
}
