import type { Asked } from '../../asked.ts'
import { atOnce } from '../../database/at-once.ts'
import { dayOf } from '../../days.rules.ts'
import { notFound } from '../../problem.ts'
import { bannerOf } from '../announcements/index.ts'
import { upcomingOf } from '../calendar/index.ts'
import { nextItemsOf } from '../curriculum/index.ts'
import { openSetsOf } from '../sets/index.ts'
import { standingOf, weakestOf, weeksOfAnswers } from '../standing/index.ts'
import { esatPartsToChoose } from '../subjects/index.ts'
import { hoursOf, nextHourIn } from '../tuition/index.ts'
import { compareWeeks, streakOf } from './activity.rules.ts'
import { guideOf, isNewAccount } from './guide.rules.ts'
import { personOf } from './person.repository.ts'
import { endsOf, partsOf } from './standing.rules.ts'
import {
  activeDaysOf,
  childrenOf,
  latestReportOf,
  openAlertsOf,
  profileOf,
  type StudentProfile,
} from './student.repository.ts'

const nextItems = 3
const studentEvents = 5
const parentEvents = 8

/** The student's dashboard: eight questions, none of which waits for another, in one query. */
export async function studentDashboard(asked: Asked) {
  const { caller, now } = asked
  const studentId = caller.userId
  const [profile, next, upcoming, days, latestReport, standing, accuracy, unfinished] =
    await atOnce(asked.db, (db) =>
      Promise.all([
        profileOf(db, studentId, now),
        nextItemsOf(db, studentId, now, nextItems),
        upcomingOf({ ...asked, db }, studentId, studentEvents),
        activeDaysOf(db, studentId),
        latestReportOf(db, studentId),
        standingOf({ ...asked, db }, studentId),
        weeksOfAnswers({ ...asked, db }, [studentId]),
        openSetsOf(db, studentId, now, true),
      ]),
    )
  if (profile === undefined) throw notFound('The student')
  const today = dayOf(now, profile.timeZone)
  const beginnings = beginningsOf(profile, today)
  return {
    firstName: profile.firstName,
    programName: profile.programName,
    isNew: isNewAccount(beginnings),
    guide: guideOf(beginnings),
    nextItems: next,
    nextEvent: upcoming.events[0] ?? null,
    upcomingEvents: upcoming.events,
    weakestTopic: weakestOf(standing.topics),
    unfinished,
    tuition: hoursOf(profile, profile.isUnlimited),
    nextSession: nextHourIn(upcoming.rows),
    curriculum: { completed: profile.itemsCompleted, total: profile.itemsTotal },
    accuracy,
    readiness: partsOf(standing.readiness, profile.sittingIds),
    streak: streakOf(
      days.map(({ day }) => day),
      today,
    ),
    activeTime: compareWeeks(days, today),
    latestReport,
    announcements: profile.announcements.map(bannerOf),
  }
}

/** A parent's children with the first one's progress, and the banners for parents; three queries. */
export async function childrenFor(asked: Asked) {
  const { db, caller, now } = asked
  const [person, children] = await Promise.all([
    personOf(db, caller.userId, now),
    childrenOf(db, caller.userId),
  ])
  const [first] = children
  return {
    children,
    first: first === undefined ? null : await childDashboard(asked, first.studentId),
    announcements: person?.announcements.map(bannerOf) ?? [],
  }
}

/** One child's progress for a parent: seven questions, none of which waits for another, in one query. */
export async function childDashboard(asked: Asked, studentId: string) {
  const { now } = asked
  const [profile, upcoming, days, latestReport, standing, accuracy, openAlerts] = await atOnce(
    asked.db,
    (db) =>
      Promise.all([
        profileOf(db, studentId, now),
        upcomingOf({ ...asked, db }, studentId, parentEvents),
        activeDaysOf(db, studentId),
        latestReportOf(db, studentId),
        standingOf({ ...asked, db }, studentId),
        weeksOfAnswers({ ...asked, db }, [studentId]),
        openAlertsOf(db, studentId),
      ]),
  )
  if (profile === undefined) throw notFound('The student')
  const { strongest, weakest } = endsOf(standing.topics)
  return {
    studentId,
    firstName: profile.firstName,
    fullName: profile.fullName,
    programName: profile.programName,
    schoolName: profile.schoolName,
    tuition: hoursOf(profile, profile.isUnlimited),
    nextSession: nextHourIn(upcoming.rows),
    curriculum: { completed: profile.itemsCompleted, total: profile.itemsTotal },
    activeTime: compareWeeks(days, dayOf(now, profile.timeZone)),
    accuracy,
    readiness: partsOf(standing.readiness, profile.sittingIds),
    strongestTopics: strongest,
    weakestTopics: weakest,
    latestReport,
    openAlerts,
    upcomingEvents: upcoming.events,
  }
}

function beginningsOf(profile: StudentProfile, today: string) {
  return {
    startedOn: profile.startedOn,
    today,
    hasQuestionBank: profile.hasQuestionBank,
    // The compulsory part is among those that the student sits.
    hasChosenParts: profile.sittingIds.length > esatPartsToChoose,
    questionsAnswered: profile.answered,
    hasCurriculum: profile.hasItems,
    hasCheckedItem: profile.hasCompletedItem,
    hasTuition: profile.isUnlimited || profile.bought > 0 || profile.hasSession,
    hasHadTuition: profile.hasDelivered,
  }
}
