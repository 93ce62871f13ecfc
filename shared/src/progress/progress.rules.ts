import { formatDuration } from '@portal/shared/ui'
import type { ActiveTime, Hours, PartReadiness, StudentRow, Topic, Week } from './types.ts'

/** `Good morning`, `Good afternoon` or `Good evening`, by the hour (0 to 23) where the person is. */
export function greetingAt(hour: number): string {
  if (hour < 5) return 'Good evening'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** Answers and the share that was right over some weeks; the share is null without answers. */
export function totalOf(weeks: readonly Week[]): {
  answered: number
  correct: number
  share: number | null
} {
  const answered = weeks.reduce((sum, week) => sum + week.answered, 0)
  const correct = weeks.reduce((sum, week) => sum + week.correct, 0)
  return { answered, correct, share: answered === 0 ? null : correct / answered }
}

/**
 * How the share of right answers moved: the later half of the weeks against the earlier one, in
 * points of percent; null when either half has no answers.
 */
export function trendOf(weeks: readonly Week[]): number | null {
  const middle = Math.floor(weeks.length / 2)
  const before = totalOf(weeks.slice(0, middle)).share
  const after = totalOf(weeks.slice(middle)).share
  return before === null || after === null ? null : Math.round((after - before) * 100)
}

/** The change of active time on last week: its amount in minutes and its words. */
export function activeTimeDelta(time: ActiveTime): { amount: number; text: string } {
  const minutes = Math.round((time.thisWeekMs - time.lastWeekMs) / 60_000)
  if (minutes === 0) return { amount: 0, text: 'The same as last week' }
  const amount = Math.abs(minutes)
  return {
    amount: minutes,
    text: `${formatDuration(amount * 60)} ${minutes > 0 ? 'more' : 'less'} than last week`,
  }
}

/** What a topic's mastery means to somebody who has not seen the question bank. */
export function topicInWords(topic: Pick<Topic, 'state' | 'mastery'>): string {
  if (topic.state === 'not started' || topic.mastery === null) return 'Not practised yet'
  if (topic.state === 'not sure yet') return 'Not sure yet: too few answers to tell'
  if (topic.state === 'secure') return 'Secure: answers questions on this reliably'
  return topic.mastery >= 60 ? 'Getting there: right more often than not' : 'Needs work'
}

/** A predicted score with its margin: `64%, give or take 9`. */
export function readinessInWords(part: Pick<PartReadiness, 'score' | 'margin'>): string {
  if (part.score === null) return 'No answers yet'
  const score = `${Math.round(part.score)}%`
  return part.margin === null ? score : `${score}, give or take ${Math.round(part.margin)}`
}

/** Hours left in words; an unlimited programme says so, unknown hours show nothing false. */
export function hoursInWords(hours: Hours): string {
  if (hours.isUnlimited) return 'Unlimited'
  return hours.remaining === null ? '–' : `${hours.remaining} h left of ${hours.bought} h`
}

/** Share of the bought hours that is used, 0 to 1; undefined where there is no limit. */
export function shareUsed(hours: Hours): number | undefined {
  if (hours.isUnlimited || hours.bought <= 0) return undefined
  return Math.min(1, hours.used / hours.bought)
}

/** Share done, 0 to 1; undefined when there is nothing to do. */
export function shareDone(of: { completed: number; total: number }): number | undefined {
  return of.total === 0 ? undefined : of.completed / of.total
}

/** True of somebody without any activity in the first week, which is neither good nor bad. */
export function isTooEarly({ at, days }: Pick<StudentRow['lastActivity'], 'at' | 'days'>): boolean {
  return at === null && days < 7
}

/** The light of a student's last activity with its reason: `Active today`, `8 days ago`. */
export function lastActivityInWords(activity: StudentRow['lastActivity']): string {
  if (isTooEarly(activity)) return 'None yet'
  if (activity.at === null) return `None for ${activity.days} days`
  if (activity.days <= 0) return 'Active today'
  return activity.days === 1 ? 'Active yesterday' : `${activity.days} days ago`
}
