import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { dayOf, dayPlus, daysBetween } from '../../days.rules.ts'
import { notFound, Problem } from '../../problem.ts'
import { lightOf } from './activity.rules.ts'
import { byKindOf, endOf, longestSnooze, nextStepOf, thresholdOf } from './audit.rules.ts'
import { findLight, type LightRow, lightsAndProgrammes } from './lights.repository.ts'
import { endSnoozeOf, type HeldStudent, holdStudent, insertSnooze } from './snooze.repository.ts'

type Light = CallAnswer<'GET /user/admin/AuditDashboard/GetLight'>

/** How many students stand at each light, without those set aside; and all programmes. */
export async function lightsOfAll({
  db,
  now,
}: Asked): Promise<CallAnswer<'GET /user/admin/AuditDashboard/GetLights'>> {
  const { lights: all, programmes } = await lightsAndProgrammes(db, now)
  const { snoozed, ...lights } = all
  return { lights, snoozed, programmes }
}

const iso = (ms: number) => new Date(ms).toISOString()

/** A day and a time as people write them, by a person's clock: `Thu 5 Mar, 16:30`. */
function writtenTime(ms: number, zone: string): string {
  const written = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short' },
    ...{ hour: '2-digit', minute: '2-digit', timeZone: zone },
  })
  return written.format(ms)
}

/**
 * Why a student's light is what it is, and what to do next; one statement.
 * @throws Problem 404 for somebody who is no student, or was stopped.
 */
export async function lightOfStudent({ db, now }: Asked, studentId: string): Promise<Light> {
  const row = await findLight(db, studentId, now)
  if (row === undefined) throw notFound('The student')
  const { days, lastMs, countedFrom, today, holidays, firstName, fullName, email } = row
  const { openAlertId, soonHour } = row
  const light = lightOf(days)
  return {
    ...{ studentId, fullName, email, light, days, countedFrom, today, holidays },
    lastActivity: lastMs === null ? null : iso(lastMs),
    byKind: byKindOf(row.activity),
    holidayDays: Math.max(0, daysBetween(countedFrom, today) - days),
    threshold: thresholdOf(days),
    ...snoozesOf(row),
    nextStep: nextStepOf({
      ...{ studentId, firstName, email, light, openAlertId },
      soonHour: soonHour && {
        tutorName: soonHour.tutorName,
        startsOn: writtenTime(soonHour.startsMs, soonHour.zone),
      },
    }),
  }
}

function snoozesOf({ snooze, today, lastMs }: LightRow): Pick<Light, 'snooze' | 'snoozedBefore'> {
  if (snooze === null) return { snooze: null, snoozedBefore: null }
  const { until, reason, madeMs, madeBy } = snooze
  const shown = { until, reason, madeBy, madeAt: iso(madeMs) }
  const endedBy = endOf(snooze, today, lastMs)
  return endedBy === null
    ? { snooze: shown, snoozedBefore: null }
    : { snooze: null, snoozedBefore: { ...shown, endedBy } }
}

/** The snooze that runs, as the log keeps it; null where none does. */
function runningOf({ snooze, zone, lastMs }: HeldStudent, now: Date) {
  if (snooze === null) return null
  const runs = endOf({ ...snooze, isEnded: false }, dayOf(now, zone), lastMs) === null
  return runs ? { snoozedUntil: snooze.until, reason: snooze.reason } : null
}

/**
 * Sets a student's light aside until a day; one that runs already gives way to it.
 * @throws Problem 404 for somebody who is no student, 422 for a day that is past or more than 60 days
 * away.
 */
export async function snooze(
  asked: Asked,
  { studentId, until, reason }: CallInput<'POST /user/admin/AuditDashboard/Snooze'>['body'],
): Promise<undefined> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const student = await holdStudent(tx, studentId)
    if (student === undefined) throw notFound('The student')
    const today = dayOf(now, student.zone)
    if (until < today) throw refused('This day is past.')
    if (until > dayPlus(today, longestSnooze)) {
      throw refused(`At most ${longestSnooze} days from today.`)
    }
    await endSnoozeOf(tx, studentId, { endedBy: caller.userId, endedAt: now })
    const id = newId(now.getTime())
    await insertSnooze(tx, {
      ...{ id, studentId, reason, untilOn: until, madeAt: now, madeBy: caller.userId },
    })
    await audit(tx, within, 'light snoozed', {
      subjectId: studentId,
      record: {
        ...{ kind: 'account', id: studentId },
        before: runningOf(student, now) ?? { snoozedUntil: null, reason: null },
        after: { snoozedUntil: until, reason },
      },
    })
    return undefined
  })
}

function refused(message: string): Problem {
  return new Problem(422, message, { errors: [{ path: 'body.until', message }] })
}

/**
 * Ends the snooze that runs.
 * @throws Problem 404 where none does.
 */
export async function endSnooze(asked: Asked, studentId: string): Promise<undefined> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const student = await holdStudent(tx, studentId)
    const running = student && runningOf(student, now)
    if (!running) throw notFound('The snooze')
    await endSnoozeOf(tx, studentId, { endedBy: caller.userId, endedAt: now })
    await audit(tx, within, 'snooze ended', {
      subjectId: studentId,
      record: {
        ...{ kind: 'account', id: studentId },
        before: running,
        after: { snoozedUntil: null, reason: null },
      },
    })
    return undefined
  })
}
