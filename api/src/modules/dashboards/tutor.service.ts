import type { Asked } from '../../asked.ts'
import { atOnce } from '../../database/at-once.ts'
import { dayAround } from '../../days.rules.ts'
import { notFound } from '../../problem.ts'
import { bannerOf } from '../announcements/index.ts'
import { openFlagCountForTutor } from '../flags/index.ts'
import { countDueCards } from '../report-cards/index.ts'
import { countHomeworkDue, openRequestsOf, reportDue, unmarkedHoursOf } from '../tuition/index.ts'
import { personOf } from './person.repository.ts'
import { openSessionsOf, type TutorSessionRow, teamOf } from './tutor.repository.ts'

/** What waits for a tutor today; two queries. */
export async function dueToday({ db, caller, now }: Asked) {
  const tutorId = caller.userId
  const [person, flaggedQuestions, unmarked, requests, homeworkDue, cardsDue] = await atOnce(
    db,
    (together) =>
      Promise.all([
        personOf(together, tutorId, now),
        openFlagCountForTutor(together, tutorId),
        unmarkedHoursOf(together, tutorId, now),
        openRequestsOf(together, tutorId, now),
        countHomeworkDue(together, tutorId, now),
        countDueCards(together, tutorId),
      ]),
  )
  if (person === undefined) throw notFound('The tutor')
  const today = dayAround(now, person.timeZone)
  const sessions = await openSessionsOf(db, tutorId, today)
  return {
    firstName: person.firstName,
    sessionsToday: sessions
      .filter(
        ({ startsMs }) => startsMs >= today.from.getTime() && startsMs < today.until.getTime(),
      )
      .map(toSession),
    toMark: unmarked.map((hour) => ({
      ...toSession(hour),
      version: hour.version,
      // As late as a report would be.
      isLate: reportDue(new Date(hour.startsMs), hour.quarters, now).isLate,
    })),
    requests: requests.map(({ requestId, reason, version, proposalsMs, ...hour }) => ({
      ...toSession(hour),
      ...{ requestId, reason, version },
      proposals: proposalsMs.map((moment) => new Date(moment).toISOString()),
    })),
    reportsDue: sessions
      .filter((session) => session.hasNoReport)
      .map((session) => {
        const { dueAt, isLate } = reportDue(new Date(session.startsMs), session.quarters, now)
        return { ...toSession(session), dueAt: dueAt.toISOString(), isLate }
      }),
    homeworkDue,
    cardsDue,
    flaggedQuestions,
    announcements: person.announcements.map(bannerOf),
  }
}

/** The team of a senior tutor; one query. */
export async function teamFigures({ db, caller, now }: Asked) {
  const rows = await teamOf(db, caller.userId, now)
  return {
    tutors: rows.map(({ quartersThisMonth, ratingAverage, surveyAverage, ...tutor }) => ({
      ...tutor,
      hoursThisMonth: quartersThisMonth / 4,
      ratingAverage: toTenth(ratingAverage),
      surveyAverage: toTenth(surveyAverage),
    })),
  }
}

function toSession({
  id,
  startsMs,
  quarters,
  subject,
  ...session
}: Omit<TutorSessionRow, 'state' | 'hasNoReport'>) {
  return {
    id,
    startsAt: new Date(startsMs).toISOString(),
    length: quarters / 4,
    subject,
    studentName: session.studentName,
    tutorName: session.tutorName,
    joinLink: session.joinLink,
  }
}

const toTenth = (mean: number | null) => (mean === null ? null : Math.round(mean * 10) / 10)
