import type { Tone } from '@portal/shared/ui'
import type { Hole, PaperState, Part } from './papers.queries.ts'

/** How a paper stands, as it is shown. */
export const paperStates: Readonly<Record<PaperState, { label: string; tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  published: { label: 'Published', tone: 'success' },
  withdrawn: { label: 'Withdrawn', tone: 'warning' },
}

export const paperKinds = [
  { value: '1', label: 'Past papers' },
  { value: '2', label: 'Mocks' },
] as const

/** Numbers in words, three and more that follow each other as `9 to 12`. */
function numbersInWords(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  return runs
    .flatMap(([from, to]) =>
      to - from > 1 ? [`${from} to ${to}`] : [...new Set([from, to])].map(String),
    )
    .join(', ')
}

/** Where a part has no live question, in sentences; none where it has no holes. */
export function holesInWords(holes: readonly Hole[]): string[] {
  const empty = holes.filter(({ questionId }) => questionId === null).map(({ number }) => number)
  const waiting = holes.flatMap(({ number, questionId, state }) =>
    questionId === null
      ? []
      : [
          `Number ${number}, qu-${questionId}, is ${state === 'withdrawn' ? 'withdrawn' : 'a draft'}.`,
        ],
  )
  const first = empty.length === 1 ? 'There is no question at number' : 'There is no question at'
  return [...(empty.length === 0 ? [] : [`${first} ${numbersInWords(empty)}.`]), ...waiting]
}

/** How many questions there are of those planned: `25 of 27 questions`. */
export function filedInWords({
  filed,
  planned,
}: {
  filed: number
  planned: number | null
}): string {
  const noun = (planned ?? filed) === 1 ? 'question' : 'questions'
  return planned === null || planned === 0 ? `${filed} ${noun}` : `${filed} of ${planned} ${noun}`
}

/** What a part is sat under, in words. */
export function partInWords(
  part: Pick<Part, 'minutes' | 'allowsCalculator' | 'penalty' | 'conversion'>,
): string[] {
  const { minutes, allowsCalculator, penalty, conversion } = part
  return [
    `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    allowsCalculator ? 'Calculator allowed' : 'No calculator',
    penalty === 0 ? 'Nothing off for a wrong answer' : `${penalty} off for a wrong answer`,
    conversion === null ? 'No scaled score' : `Scaled score by: ${conversion.source}`,
  ]
}

/** Years that a past paper can be of: the 28 before this one, newest first, as filing offers them. */
export function yearsBefore(thisYear: number): number[] {
  return Array.from({ length: 28 }, (_, index) => thisYear - 1 - index)
}

/** Scores that were read from a table, or what is wrong with it. */
export type Read = { points: number[] } | { fault: string }

/**
 * Reads a conversion as it comes from a spreadsheet: a score in each line, from the raw mark 0, or
 * raw mark and score side by side. Lines without any number, as a heading, and empty ones are left out.
 */
export function readScores(text: string): Read {
  const points: number[] = []
  for (const line of text.split(/\r?\n/)) {
    const cells = line.split(/[\t;,\s]+/).filter((cell) => cell !== '')
    const numbers = cells.map(Number)
    if (cells.length === 0 || (points.length === 0 && numbers.every(Number.isNaN))) continue
    const [first = Number.NaN, second] = numbers
    const isRead = cells.length <= 2 && numbers.every(Number.isFinite)
    if (!isRead) return { fault: `“${line.trim()}” is no score.` }
    if (second !== undefined && first !== points.length) {
      return { fault: `The raw mark ${points.length} is missing before “${line.trim()}”.` }
    }
    const score = second ?? first
    if (score < (points.at(-1) ?? score)) {
      return { fault: `The score falls at the raw mark ${points.length}.` }
    }
    points.push(score)
  }
  return { points }
}

/** Scores as they are pasted: raw mark and score in each line. */
export function scoresAsText(points: readonly number[]): string {
  return points.map((score, mark) => `${mark}\t${score}`).join('\n')
}

/** What was read from a table, for whoever has pasted it. */
export function scoresInWords(text: string, planned: number | null): string {
  const read = readScores(text)
  if ('fault' in read) return read.fault
  const { points } = read
  if (points.length === 0) {
    return 'Paste the scores from a spreadsheet, a line for each raw mark from 0; empty for none.'
  }
  const said = `Scores for the raw marks 0 to ${points.length - 1}: from ${points[0]} to ${points.at(-1)}.`
  if (planned === null || points.length === planned + 1) return said
  return `${said} ${planned} questions want the raw marks 0 to ${planned}.`
}

/** The id of a question as somebody writes it: `42`, `qu-42`; null for anything else. */
export function questionIdOf(text: string): number | null {
  const [, digits] = /^\s*(?:qu-)?(\d{1,10})\s*$/i.exec(text) ?? []
  const id = Number(digits ?? Number.NaN)
  return id >= 1 && id <= 2_147_483_647 ? id : null
}
