import type { CallAnswer } from '@portal/shared/api'
import { formatDate, formatPercent, formatRelative, plural } from '@portal/shared/ui'
import { type Bank, shareRight } from './question-bank.rules.ts'

export type Learning = CallAnswer<'GET /training/api/Learning/GetAllLearning'>
export type SimulateFigures = CallAnswer<'GET /Exam/Simulate/SimulateStatistics'>
export type Reviews = CallAnswer<'GET /Revise/api/Revise/GetReviews'>

/** The figure on the tile of Learn: topics done of those of the student's own parts. */
export function learnFigure(parts: Learning): string {
  const own = parts.some(({ isChosen }) => isChosen) ? parts.filter((part) => part.isChosen) : parts
  const subjects = own.flatMap((part) => part.subjects)
  const topics = subjects.reduce((sum, subject) => sum + subject.topics, 0)
  const done = subjects.reduce((sum, subject) => sum + subject.completedTopics, 0)
  return topics === 0 ? 'No topics yet' : `${done} of ${plural(topics, 'topic')} done`
}

/** The figure on the tile of Revise: all time, unlike the `Right answers` of the last weeks. */
export function reviseFigure(bank: Pick<Bank, 'answered' | 'correct'>): string {
  const share = shareRight(bank)
  return share === null
    ? 'No answers yet'
    : `${plural(bank.answered, 'question')} answered in all, ${formatPercent(share)} right`
}

/** The figure on the tile of Simulate, in one line: the best score in any part. */
export function simulateFigure({ open, parts }: Pick<SimulateFigures, 'open' | 'parts'>): string {
  const [best] = parts.filter(({ sittings }) => sittings > 0).sort((a, b) => b.best - a.best)
  if (best !== undefined) return `Best: ${formatPercent(best.best / 100)}, ${best.sectionNo}`
  return open.length === 0 ? 'No paper sat yet' : `${plural(open.length, 'paper')} under way`
}

/** What is to be reviewed now, in a line and a sentence. */
export function reviewsInWords(reviews: Reviews, now?: number): { title: string; text: string } {
  const { due, offered, dailyLimit, reviewedToday, nextDueAt, forecast } = reviews
  // The first bar of the forecast is the whole of today.
  const later = Math.max(0, (forecast[0]?.due ?? 0) - due)
  if (offered > 0) {
    const text =
      due > offered
        ? `${due} are due in all; you take at most ${dailyLimit} a day.`
        : reviewedToday > 0
          ? `${plural(reviewedToday, 'review')} done today already.`
          : 'You missed or guessed these; each comes back until you know it.'
    return {
      title: `${plural(offered, 'question')} to review now`,
      text: later === 0 ? text : `${text} ${later} more will be due later today.`,
    }
  }
  if (due > 0) {
    return {
      title: 'Done for today',
      text: `You have taken the ${plural(dailyLimit, 'review')} that you want in a day. ${due} more wait for tomorrow.`,
    }
  }
  if (nextDueAt === null) {
    return {
      title: 'Nothing to review yet',
      text: 'A question that you miss or guess comes back here after some days, until you know it.',
    }
  }
  return {
    title: 'Nothing is due now',
    text: `The next question comes back ${formatRelative(nextDueAt, now)}.`,
  }
}

/** A day of the forecast for its bar: `Mon`. Days are `yyyy-mm-dd`. */
export function dayInWords(day: string): string {
  // A calendar day is the same in every zone, so it is read and written in one.
  return formatDate(`${day}T12:00:00Z`, 'dayMonth', 'UTC').slice(0, 3)
}
