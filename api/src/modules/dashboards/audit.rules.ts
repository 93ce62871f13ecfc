import type { CallAnswer } from '@portal/shared/api'
import { type ActivityKind, activityKinds } from '@portal/shared/api/schemas'
import { pathTo } from '@portal/shared/contract'
import { type Light, lightOf, orangeFromDays, redFromDays } from './activity.rules.ts'

type NextStep = CallAnswer<'GET /user/admin/AuditDashboard/GetLight'>['nextStep']

/** Most days for which a light is set aside, counted from today. */
export const longestSnooze = 60

/** Within how many days from now an hour is soon enough to ask in. */
export const soonDays = 3

/** The days from which a light is what it is for somebody with so many days without activity. */
export function thresholdOf(days: number): number {
  return { green: 0, orange: orangeFromDays, red: redFromDays }[lightOf(days)]
}

/** When a student did what last: every kind, the latest first, then what was never done. */
export function byKindOf(
  done: readonly { kind: ActivityKind; atMs: number }[],
): { kind: ActivityKind; at: string | null }[] {
  const sorted = done
    .filter(({ kind }) => activityKinds.includes(kind))
    .toSorted((one, other) => other.atMs - one.atMs)
  const never = activityKinds.filter((kind) => sorted.every((one) => one.kind !== kind))
  return [
    ...sorted.map(({ kind, atMs }) => ({ kind, at: new Date(atMs).toISOString() })),
    ...never.map((kind) => ({ kind, at: null })),
  ]
}

/** What is known of a student of whom one wonders what to do. */
export interface Followed {
  studentId: string
  firstName: string
  email: string
  light: Light
  /** An open concern about the student. */
  openAlertId: string | null
  /** The next hour, where it begins within `soonDays`. */
  soonHour: { tutorName: string; startsOn: string } | null
}

/**
 * What to do about a light: of a red one a concern is raised, or the open one is gone on with; an hour
 * within three days is the time to ask; anybody else is written to. Green needs nothing.
 */
export function nextStepOf(student: Followed): NextStep {
  const { studentId, firstName, light, openAlertId, soonHour } = student
  if (light === 'green') {
    return { text: 'Nothing to do: the student is at work.', path: summaryOf(studentId) }
  }
  if (light === 'red') {
    return openAlertId === null
      ? { text: `Raise a concern about ${firstName}`, path: `/alerts?raise=${studentId}` }
      : {
          text: `Go on with the open concern about ${firstName}`,
          path: `/alerts?alert=${openAlertId}`,
        }
  }
  if (soonHour !== null) {
    return {
      text: `Have ${soonHour.tutorName} ask in the hour on ${soonHour.startsOn}`,
      path: summaryOf(studentId),
    }
  }
  return { text: `Write to ${firstName}`, path: `mailto:${student.email}` }
}

function summaryOf(studentId: string): string {
  return pathTo('/:dashboard/:id', { dashboard: 'audit-dashboard', id: studentId })
}

/** A snooze as it was kept, with what there was since. */
export interface KeptSnooze {
  until: string
  madeMs: number
  isEnded: boolean
}

/**
 * What ended a snooze; null for one that runs. By hand, or by anything that the student did after it
 * was made, or by its last day having passed.
 * @param today by the student's clock
 * @param lastMs the student's last activity
 */
export function endOf(
  { until, madeMs, isEnded }: KeptSnooze,
  today: string,
  lastMs: number | null,
): 'activity' | 'hand' | 'time' | null {
  if (isEnded) return 'hand'
  if (lastMs !== null && lastMs > madeMs) return 'activity'
  return until < today ? 'time' : null
}
