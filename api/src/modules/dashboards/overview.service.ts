import type { Asked } from '../../asked.ts'
import { atOnce } from '../../database/at-once.ts'
import { notFound } from '../../problem.ts'
import { overdueConcerns } from '../alerts/index.ts'
import { bannerOf } from '../announcements/index.ts'
import { findBankHolidays } from '../company-calendar/index.ts'
import { openFlagCount } from '../flags/index.ts'
import { averageReadinessByPart, weeksOfAnswers } from '../standing/index.ts'
import { attendanceOf } from '../tuition/index.ts'
import { operationsOf, schoolOf } from './overview.repository.ts'

const alertTypes = [1, 2, 3, 4]

/** A school's students in figures; two queries. */
export async function schoolSummary(asked: Asked, schoolId: string) {
  const { db, caller, now } = asked
  const school = await schoolOf(db, schoolId, caller.userId, now)
  if (school === undefined) throw notFound('The school')
  const [accuracy, parts] = await atOnce(db, (within) =>
    Promise.all([
      weeksOfAnswers({ ...asked, db: within }, school.studentIds),
      averageReadinessByPart({ ...asked, db: within }, school.studentIds),
    ]),
  )
  return {
    schoolId: school.schoolId,
    name: school.name,
    students: school.studentIds.length,
    lights: school.lights,
    hoursDelivered: school.quartersDelivered / 4,
    hoursThisMonth: school.quartersThisMonth / 4,
    attendance: attendanceOf(school.delivered, school.noShow),
    openAlerts: school.openAlerts,
    accuracy,
    parts,
    yearGroups: school.yearGroups,
    announcements: school.announcements.map(bannerOf),
  }
}

/** Today's numbers that need an admin; three queries. */
export async function operations(asked: Asked) {
  const { db, caller, now } = asked
  const [figures, [flaggedQuestions, holidays]] = await Promise.all([
    operationsOf(db, caller.userId, now),
    atOnce(db, (within) => Promise.all([openFlagCount(within), findBankHolidays(within)])),
  ])
  if (figures === undefined) throw notFound('The admin')
  const [answersThisWeek, overdueAlerts] = await atOnce(db, (within) => {
    const together = { ...asked, db: within }
    return Promise.all([
      weeksOfAnswers(together, figures.studentIds),
      overdueConcerns(together, holidays),
    ])
  })
  const { snoozed: _, ...lights } = figures.lights
  const open = new Map(figures.openByType.map((row) => [row.type, row.open]))
  const alertsByType = alertTypes.map((type) => ({ type, open: open.get(type) ?? 0 }))
  return {
    lights,
    openAlerts: alertsByType.reduce((sum, row) => sum + row.open, 0),
    overdueAlerts,
    alertsByType,
    reportsLate: figures.reportsLate,
    flaggedQuestions,
    bookingsThisWeek: figures.bookingsThisWeek,
    sessionsToday: figures.sessionsToday,
    announcements: figures.announcements.map(bannerOf),
    answersThisWeek,
  }
}
