import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { Problem } from '../../problem.ts'
import { cohortOf } from '../questions/index.ts'
import { overdueBefore } from '../sets/index.ts'
import {
  cohortsOf,
  latestScores,
  type MarkedPartRow,
  type MarkedQuestionRow,
  markedParts,
  markedQuestions,
  type PastSittingsPage,
  pastSittings,
  type ScoreRow,
  simulateTotals,
} from './results.repository.ts'
import {
  budgetOf,
  isRightToWrong,
  paperTitle,
  percentileOf,
  percentOf,
  scaledOf,
  sittingTitle,
} from './simulate.rules.ts'
import type { SittingPartRow, SittingRow } from './sittings.repository.ts'
import { handInAbandoned, ownSitting, partTitle, settle, sittingView } from './sittings.service.ts'

type Result = CallAnswer<'GET /Exam/Simulate/GetResult'>
type MarkedPart = Result['parts'][number]
type Statistics = CallAnswer<'GET /Exam/Simulate/SimulateStatistics'>

function topicsOf(questions: readonly MarkedQuestionRow[]): MarkedPart['topics'] {
  const topics = new Map<number, MarkedPart['topics'][number]>()
  for (const { topicId, topicName, isCorrect } of questions) {
    const topic = topics.get(topicId) ?? { topicId, topicName, correct: 0, total: 0 }
    topic.total += 1
    if (isCorrect === true) topic.correct += 1
    topics.set(topicId, topic)
  }
  return [...topics.values()]
}

function paceOf(question: MarkedQuestionRow): MarkedPart['pace'][number] {
  const { history, letter, correctLetter } = question
  const { medianMs } = cohortOf(
    { answered: question.cohortAnswered, optionCounts: [], timeCounts: question.timeCounts },
    '',
    question.hasOwnAttempt,
  )
  return {
    number: question.position,
    questionId: question.questionId,
    timeMs: question.timeMs,
    medianMs,
    isCorrect: question.isCorrect,
    isRightToWrong: question.isCorrect !== true && isRightToWrong(history, letter, correctLetter),
  }
}

/** Time allowed in all; for a part that was not begun, what it would have been. */
function allowedMsOf(sitting: SittingRow, part: SittingPartRow): number {
  if (part.startedMs !== null && part.deadlineMs !== null) {
    return Math.round(part.deadlineMs - part.startedMs)
  }
  return Math.round(part.minutes * 60_000 * (1 + sitting.extraTimePercent / 100))
}

function markedPart(
  sitting: SittingRow,
  part: SittingPartRow,
  marked: MarkedPartRow,
  questions: readonly MarkedQuestionRow[],
): MarkedPart {
  const { score } = marked
  const standing = percentileOf(marked.histogram, score ?? 0, marked.ownFirst)
  return {
    position: part.position,
    setId: part.setId,
    examSectionId: part.examSectionId,
    admissionTestId: sitting.admissionTestId,
    sectionId: part.sectionId,
    sectionNo: part.sectionNo,
    title: partTitle(sitting, part),
    score,
    maximum: part.questionCount,
    correct: marked.correct,
    answered: marked.answered,
    scaled: score === null ? null : scaledOf(score, marked.conversion),
    percentile: score === null ? null : standing.percentile,
    others: standing.others,
    timeMs: marked.timeMs,
    allowedMs: allowedMsOf(sitting, part),
    rightToWrong: marked.rightToWrong,
    awaitingMark: marked.essaysWaiting,
    topics: topicsOf(questions),
    pace: questions.map(paceOf),
  }
}

/**
 * The marked paper. Three statements.
 * @throws Problem 404 for a sitting that is not the student's, 409 while it goes on.
 */
export async function getResult(asked: Asked, sittingId: string): Promise<Result> {
  const { db, caller, now } = asked
  const sitting = await ownSitting(asked, sittingId)
  if (sitting.finishedMs === null) {
    throw new Problem(409, 'The result is shown once the whole paper is finished.')
  }
  const marked = await markedParts(db, sittingId)
  const questions = await markedQuestions(db, caller.userId, sittingId)
  return {
    sitting: sittingView(sitting, now),
    parts: marked.flatMap((row) => {
      const part = sitting.parts.find(({ position }) => position === row.position)
      const own = questions.filter((question) => question.part === row.position)
      return part === undefined ? [] : [markedPart(sitting, part, row, own)]
    }),
  }
}

/** Finished sittings, a page of them. Three statements. */
export async function getPastSittings(
  asked: Asked,
  page: PastSittingsPage,
): Promise<CallAnswer<'GET /Exam/Simulate/GetPastSittings'>> {
  await settle(asked)
  const { sittings, totalCount } = await pastSittings(asked.db, asked.caller.userId, page)
  return {
    sittings: sittings.map((sitting) => ({
      id: sitting.id,
      title: sittingTitle(sitting, sitting.parts),
      finishedAt: new Date(Math.round(sitting.finishedMs)).toISOString(),
      parts: sitting.parts,
    })),
    totalCount,
  }
}

function scoreView(row: ScoreRow): Statistics['parts'][number]['scores'][number] {
  return {
    setId: row.setId,
    sittingId: row.sittingId,
    title: `${row.admissionTestName} ${paperTitle(row)}`,
    finishedAt: new Date(Math.round(row.finishedMs)).toISOString(),
    score: row.score,
    maximum: row.maximum,
    percent: percentOf(row.score, row.maximum),
    averageMs: Math.round(row.timeMs / Math.max(1, row.answered)),
  }
}

/** Scores over time, percentile and pace by part. Three statements, from roll-ups. */
export async function getStatistics(asked: Asked): Promise<Statistics> {
  const { db, caller, now } = asked
  const studentId = caller.userId
  let totals = await simulateTotals(db, studentId, overdueBefore(now))
  if (await handInAbandoned(asked, totals.abandoned)) {
    totals = await simulateTotals(db, studentId, overdueBefore(now))
  }
  const rows = await latestScores(db, studentId)
  const bySection = Map.groupBy(rows, ({ sectionId }) => sectionId)
  const latest = [...bySection.values()].flatMap((own) => own[0] ?? [])
  const cohorts = await cohortsOf(
    db,
    studentId,
    latest.map(({ examSectionId }) => examSectionId),
  )
  return {
    sittings: totals.sittings,
    open: totals.open.map((sitting) => ({
      id: sitting.id,
      title: sittingTitle(sitting, sitting.parts),
      startedAt: new Date(Math.round(sitting.startedMs)).toISOString(),
    })),
    parts: totals.parts.flatMap((part) => {
      const own = bySection.get(part.sectionId) ?? []
      const [last] = own
      if (last === undefined) return []
      const cohort = cohorts.find(({ examSectionId }) => examSectionId === last.examSectionId)
      const answered = own.reduce((sum, row) => sum + row.answered, 0)
      const timeMs = own.reduce((sum, row) => sum + row.timeMs, 0)
      return {
        sectionId: part.sectionId,
        sectionNo: part.sectionNo,
        sittings: part.sittings,
        best: percentOf(part.best, 100),
        latest: percentOf(last.score, last.maximum),
        percentile:
          cohort === undefined
            ? null
            : percentileOf(cohort.histogram, last.score, cohort.ownFirst).percentile,
        averageMs: answered === 0 ? null : Math.round(timeMs / answered),
        budgetMs: budgetOf(last.allowedMs, last.maximum),
        scores: own.map(scoreView).reverse(),
      }
    }),
  }
}
