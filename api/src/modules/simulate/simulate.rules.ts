/** How a paper is sat, marked and compared. Scores count in marks; right answers give 1 each. */

/** Others who must have sat a part before anybody is compared with them. */
export const fewestOthers = 10

// Adding nothing makes 0 of -0.
const hundredths = (value: number) => Math.round(value * 100) / 100 + 0

/** A question of a part as it was handed in. */
export interface HandedIn {
  /** Null when it was left out, or an essay that waits for a tutor. */
  isCorrect: boolean | null
  /** Share of the mark, 0 to 1. */
  mark: number | null
  isEssay: boolean
}

/**
 * What a question adds to the score: its mark, or for a wrong answer what the paper takes off.
 * Essays are marked by criteria and lose nothing.
 */
export function pointsOf({ isCorrect, mark, isEssay }: HandedIn, penalty: number): number {
  if (mark === null) return 0
  if (isCorrect === false && !isEssay) return penalty === 0 ? 0 : -hundredths(penalty)
  return hundredths(mark)
}

/** The raw mark of a part, to hundredths. */
export function scoreOf(questions: readonly HandedIn[], penalty: number): number {
  return hundredths(questions.reduce((sum, each) => sum + pointsOf(each, penalty), 0))
}

/** A score as a share of the marks that there are, 0 to 100. */
export function percentOf(score: number, maximum: number): number {
  if (maximum <= 0) return 0
  return hundredths(Math.max(0, Math.min(100, (100 * score) / maximum)))
}

/**
 * Whether an answer was right once and then changed to a wrong one. `history` holds the letters
 * chosen one after the other.
 */
export function isRightToWrong(
  history: string,
  finalLetter: string | null,
  correctLetter: string | null,
): boolean {
  if (finalLetter === null || correctLetter === null || finalLetter === correctLetter) return false
  return history.includes(correctLetter)
}

/** How many students had which score (in hundredths) at their first sitting. */
export type ScoreHistogram = readonly { score: number; students: number }[]

/**
 * Share of the others who did worse, half of those equal, in percent; null with too few others.
 * `ownFirst` is the student's own score in the histogram, null when it is not in there.
 */
export function percentileOf(
  histogram: ScoreHistogram,
  score: number,
  ownFirst: number | null,
): { percentile: number | null; others: number } {
  const own = Math.round(score * 100)
  const first = ownFirst === null ? null : Math.round(ownFirst * 100)
  let [others, worse] = [0, 0]
  for (const bar of histogram) {
    const students = bar.students - (bar.score === first ? 1 : 0)
    others += students
    if (bar.score < own) worse += students
    if (bar.score === own) worse += students / 2
  }
  if (others < fewestOthers) return { percentile: null, others }
  return { percentile: hundredths((100 * worse) / others), others }
}

/**
 * The scaled score that stands for a raw mark, as an estimate with its source; null where the
 * paper has no table. Marks between two rows of the table take the lower one.
 */
export function scaledOf(
  score: number,
  conversion: { source: string; points: readonly number[] } | null,
): { score: number; source: string } | null {
  if (conversion === null) return null
  const row = Math.max(0, Math.min(conversion.points.length - 1, Math.floor(score)))
  const scaled = conversion.points[row]
  return scaled === undefined ? null : { score: scaled, source: conversion.source }
}

/** An even share of the time allowed, in milliseconds. */
export function budgetOf(allowedMs: number, questions: number): number {
  return Math.round(allowedMs / Math.max(1, questions))
}

/** Minutes of a part for a student; a part of a minute is given, but not promised. */
export function minutesFor(minutes: number, extraTimePercent: number): number {
  return Math.floor(minutes * (1 + extraTimePercent / 100))
}

/**
 * What a paper is called: `2024 style` or `Mock 3`. All questions are the portal's own, so that one
 * with a year is in the style of that year's test, and none bears the name of a paper that was set.
 */
export function paperTitle(paper: {
  paperType: number
  year: number | null
  mockPaperNumber: number | null
}): string {
  return paper.paperType === 1 ? `${paper.year} style` : `Mock ${paper.mockPaperNumber}`
}

/** `ESAT 2024 style`; with one part only, `ESAT 2024 style · Physics`. */
export function sittingTitle(
  paper: Parameters<typeof paperTitle>[0] & { admissionTestName: string },
  parts: readonly { sectionNo: string }[],
): string {
  const whole = `${paper.admissionTestName} ${paperTitle(paper)}`
  const [first, ...more] = parts
  return first === undefined || more.length > 0 ? whole : `${whole} · ${first.sectionNo}`
}

/** How a part of a sitting stands. */
export type PartState = 'waiting' | 'open' | 'finished'

/** What becomes of the wish to go to a part. */
export type PartStart =
  | { outcome: 'starts' }
  | { outcome: 'goes on'; setId: string }
  | { outcome: 'finished' }
  | { outcome: 'too early'; first: number }
  | { outcome: 'unknown' }

/** Parts are sat in their order, one at a time, and there is no way back. */
export function judgePart(
  parts: readonly { position: number; state: PartState; setId: string | null }[],
  wanted: number,
): PartStart {
  const part = parts.find(({ position }) => position === wanted)
  if (part === undefined) return { outcome: 'unknown' }
  if (part.state === 'finished') return { outcome: 'finished' }
  if (part.state === 'open' && part.setId !== null) return { outcome: 'goes on', setId: part.setId }
  const before = parts.find(({ position, state }) => position < wanted && state !== 'finished')
  return before === undefined
    ? { outcome: 'starts' }
    : { outcome: 'too early', first: before.position }
}
