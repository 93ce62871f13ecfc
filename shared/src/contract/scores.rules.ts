import { type GradeScale, gradesOf } from './report-cards.rules.ts'

/** A sitting of a test is called by the month that it is in. */
export const sittingMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export type SittingMonth = (typeof sittingMonths)[number]

/** The first day of a sitting, `yyyy-mm-dd`: nothing known on it or later was known before the test. */
export function firstDayOf(year: number, sitting: SittingMonth): string {
  const month = String(sittingMonths.indexOf(sitting) + 1).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${month}-01`
}

/** Whether a day, `yyyy-mm-dd`, is one of a sitting. */
export const isOfSitting = (day: string, year: number, sitting: SittingMonth): boolean =>
  day.slice(0, 7) === firstDayOf(year, sitting).slice(0, 7)

/** A score as its test writes it: `6.5`, and `31` where the scale has whole steps. */
export function scoreText(score: number, { step }: Pick<GradeScale, 'step'>): string {
  return Number.isInteger(step) ? String(score) : score.toFixed(1)
}

/** What is wrong with an official score on the scale of its test; nothing for one that may be. */
export function scoreFault(score: number, scale: GradeScale | null): string | undefined {
  if (scale === null) return 'The test has no scale of scores'
  if (gradesOf(scale).includes(score)) return undefined
  const written = (end: number) => scoreText(end, scale)
  return `Enter a score from ${written(scale.from)} to ${written(scale.to)} in steps of ${scale.step}`
}
