import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { Caller } from '../../calls.ts'
import { atOnce } from '../../database/at-once.ts'
import { notFound } from '../../problem.ts'
import { countOwn, progressOf } from '../academy/index.ts'
import {
  endsOf,
  latestReportOf,
  lightOf,
  orangeFromDays,
  partsOf,
  redFromDays,
} from '../dashboards/index.ts'
import { type Attended, attendedBy } from '../events/index.ts'
import { cardShown, latestCardOf } from '../report-cards/index.ts'
import { latestScores, percentOf, type ScoreRow, sittingTitle } from '../simulate/index.ts'
import { standingOf, weeksOfAnswers } from '../standing/index.ts'
import { attendanceOf, hoursOf } from '../tuition/index.ts'
import { openHomeworkOf } from '../tuition-reports/index.ts'
import {
  findMonths,
  findNextHour,
  findSummary,
  type NextHourRow,
  type SummaryRow,
} from './overview.repository.ts'

type Overview = CallAnswer<'GET /Student/Summary/GetOverview'>

/** Simulations that are given at most. */
const mostSimulations = 30

/**
 * A student at a glance, for whoever the door has let through: eleven questions in one statement. What
 * the caller's role may not see is not asked for, or left out.
 * @throws Problem 404 for an unknown student.
 */
export async function studentOverview(asked: Asked, studentId: string): Promise<Overview> {
  const { caller, now } = asked
  // Schools see totals of hours and nothing of the curriculum.
  const isSchool = caller.role === 'School Manager'
  const [row, next, months, report, homework, card, standing, accuracy, scores, videos, attended] =
    await atOnce(asked.db, (db) =>
      Promise.all([
        findSummary(db, caller, studentId, now),
        isSchool ? undefined : findNextHour(db, caller, studentId, now),
        isSchool ? [] : findMonths(db, studentId),
        latestReportOf(db, studentId),
        openHomeworkOf(db, studentId),
        latestCardOf(db, studentId),
        standingOf({ ...asked, db }, studentId),
        weeksOfAnswers({ ...asked, db }, [studentId]),
        latestScores(db, studentId),
        countOwn(db, { userId: studentId, role: 'Student' }, now),
        attendedBy(db, studentId, now),
      ]),
    )
  if (row === undefined) throw notFound('The student')
  const { strongest, weakest } = endsOf(standing.topics)
  const { fullName, firstName, email, programName, yearGroup, schools, startedOn } = row
  return {
    ...{ studentId, fullName, firstName, email, programName, yearGroup, schools, startedOn },
    expiresOn: row.expiresOn,
    isActive: row.isActive,
    light: lightIn(row),
    ...(!isSchool && {
      nextSession: next === undefined ? null : sessionIn(next),
      balance: balanceFor(caller, row),
      curriculum: months,
    }),
    attendance: {
      percent: attendanceOf(row.delivered, row.noShow),
      hoursDelivered: row.quartersDelivered / 4,
      ...{ delivered: row.delivered, noShow: row.noShow },
    },
    academy: videosIn(videos),
    events: eventsIn(attended),
    openConcerns: row.openConcerns,
    accuracy,
    readiness: partsOf(standing.readiness, row.sittingIds),
    strongestTopics: strongest,
    weakestTopics: weakest,
    simulations: simulationsIn(scores),
    latestReport: report,
    openHomework: homework,
    latestCard: card === undefined ? null : { ...cardShown(card), termName: card.termName },
  }
}

/** What a student knows of each topic, by part and subject; one statement. */
export async function studentTopics(
  asked: Asked,
  studentId: string,
): Promise<CallAnswer<'GET /Student/Summary/GetTopics'>> {
  const { topics } = await standingOf(asked, studentId)
  return { topics }
}

function lightIn(row: SummaryRow): Overview['light'] {
  return {
    at: row.lastMs === null ? null : new Date(row.lastMs).toISOString(),
    kind: row.lastKind,
    days: row.quietDays,
    light: lightOf(row.quietDays),
    since: row.since,
    holidayDays: row.sinceDays - row.quietDays,
    holidays: row.holidays,
    orangeFrom: orangeFromDays,
    redFrom: redFromDays,
  }
}

/** A tutor is told what is left, and no more of the ledger. */
function balanceFor(caller: Caller, row: SummaryRow): NonNullable<Overview['balance']> {
  const { isUnlimited, remaining, bought, used } = hoursOf(row, row.isUnlimited)
  return { isUnlimited, remaining, ...(caller.role !== 'Tutor' && { bought, used }) }
}

function videosIn({ completed, total }: { completed: number; total: number }): Overview['academy'] {
  if (total === 0) return null
  return { completed, total, percent: progressOf(completed, total).completionPercent }
}

function eventsIn(figures: Attended): Overview['events'] {
  return { ...figures, percent: attendanceOf(figures.attended, figures.absent) }
}

function sessionIn({ startsMs, quarters, ...hour }: NextHourRow) {
  return { ...hour, startsAt: new Date(startsMs).toISOString(), length: quarters / 4 }
}

function simulationsIn(scores: readonly ScoreRow[]): Overview['simulations'] {
  return scores
    .toSorted((one, other) => other.finishedMs - one.finishedMs)
    .slice(0, mostSimulations)
    .map((row) => ({
      setId: row.setId,
      title: sittingTitle(row, [{ sectionNo: row.sectionNo }]),
      finishedAt: new Date(row.finishedMs).toISOString(),
      percent: percentOf(row.score, row.maximum),
    }))
}
