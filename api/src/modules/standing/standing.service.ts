import type { Asked } from '../../asked.ts'
import {
  type Evidence,
  masteryOf,
  readinessOfPart,
  type TopicState,
  toPercent,
  topicState,
  weekStartOf,
} from './mastery.rules.ts'
import { firstDayShown, weeksShown } from './right-answers.sql.ts'
import {
  answersByWeek,
  type TopicRow,
  topicRowsOf,
  type WeekOfAnswers,
} from './standing.repository.ts'

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
  return fillWeeks(await answersByWeek(db, studentIds, firstDayShown(now)), now)
}
