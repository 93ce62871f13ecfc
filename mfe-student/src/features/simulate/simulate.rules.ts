import type { CallAnswer } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import { formatNumber, formatPercent, plural } from '@portal/shared/ui'
import { fitsFilter } from '../../practice/review.rules.ts'
import type { Solutions } from '../../practice/solutions.queries.ts'

export const simulatePath = '/resources/question-bank/simulate'

export type Papers = CallAnswer<'GET /Exam/Simulate/GetPapers'>
export type Paper = Papers['papers'][number]
export type PaperPart = Paper['sections'][number]
export type Rules = CallAnswer<'GET /Exam/Simulate/GetRules'>
export type Sitting = CallAnswer<'GET /Exam/Simulate/GetSitting'>
export type SittingPart = Sitting['parts'][number]
export type Result = CallAnswer<'GET /Exam/Simulate/GetResult'>
export type MarkedPart = Result['parts'][number]
export type Statistics = CallAnswer<'GET /Exam/Simulate/SimulateStatistics'>
export type PartStatistics = Statistics['parts'][number]
export type PastSitting = CallAnswer<'GET /Exam/Simulate/GetPastSittings'>['sittings'][number]

/** Where these parts are sat, in this order. */
export function startPath(examSectionIds: readonly number[]): string {
  return pathTo('/resources/question-bank/simulate/:start', { start: examSectionIds.join('-') })
}

export const continuePath = (sittingId: string) =>
  pathTo('/resources/question-bank/simulate/continue/:start', { start: sittingId })

/** Reads the parts from an address such as `12-15-18`; null for anything else. */
export function readStart(text: string): number[] | null {
  if (!/^[1-9]\d{0,9}(-[1-9]\d{0,9}){0,9}$/.test(text)) return null
  const ids = text.split('-').map(Number)
  return ids.some((id) => id > 2_147_483_647) || new Set(ids).size < ids.length ? null : ids
}

/** Where a sitting stands: parts are sat one after another, in their order. */
export type SittingStage =
  | { at: 'open'; part: SittingPart; setId: string }
  | { at: 'between'; next: SittingPart; before: SittingPart | undefined }
  | { at: 'done' }

export function stageOf({ parts, finishedAt }: Sitting): SittingStage {
  if (finishedAt !== null) return { at: 'done' }
  const open = parts.find(({ state }) => state === 'open')
  if (open !== undefined && open.setId !== null) {
    return { at: 'open', part: open, setId: open.setId }
  }
  const next = parts.find(({ state }) => state === 'waiting')
  if (next === undefined) return { at: 'done' }
  return {
    at: 'between',
    next,
    before: parts.find(({ position }) => position === next.position - 1),
  }
}

/** The rest between two parts, as in the test itself, in milliseconds. */
export const pauseMs = 60_000

/** What somebody who comes back after the rest has, to read what is about to start. */
const shortestPauseMs = 10_000

/**
 * How much of the rest is left before the next part starts, by the server's clock; 0 before the
 * first part, which waits to be started.
 */
export function pauseLeft(sitting: Pick<Sitting, 'serverNow'>, before: SittingPart | undefined) {
  if (before === undefined || before.finishedAt === null) return 0
  const gone = Date.parse(sitting.serverNow) - Date.parse(before.finishedAt)
  return Math.min(pauseMs, Math.max(shortestPauseMs, pauseMs - gone))
}

/** Questions and minutes of some parts together. */
export function totalsOf(parts: readonly { questionCount: number; minutes: number }[]) {
  return {
    questions: parts.reduce((sum, part) => sum + part.questionCount, 0),
    minutes: parts.reduce((sum, part) => sum + part.minutes, 0),
  }
}

interface PartRules {
  sectionNo: string
  penalty: number
  allowsCalculator: boolean
}

let listFormat: Intl.ListFormat | undefined

/** `a, b and c`; what writes it is made when first asked for. */
function listed(items: readonly string[]): string {
  listFormat ??= new Intl.ListFormat('en-GB', { type: 'conjunction' })
  return listFormat.format(items)
}

/** What a wrong answer costs, in a sentence. */
export function markingInWords(parts: readonly PartRules[]): string {
  const costly = parts.filter(({ penalty }) => penalty > 0)
  if (costly.length === 0) {
    return 'Every question counts one mark. Nothing is taken off for a wrong answer.'
  }
  const penalties = new Set(parts.map(({ penalty }) => penalty))
  const cost = (penalty: number) =>
    `${formatNumber(penalty, 2)} of a mark is taken off for a wrong answer`
  if (penalties.size === 1) {
    return `Every question counts one mark; ${cost(costly[0]?.penalty ?? 0)}.`
  }
  const each = costly.map(({ sectionNo, penalty }) => `${cost(penalty)} in ${sectionNo}`)
  return `Every question counts one mark; ${listed(each)}.`
}

/** Whether there is a calculator, in a sentence. */
export function calculatorInWords(parts: readonly PartRules[]): string {
  const having = parts.filter(({ allowsCalculator }) => allowsCalculator)
  if (having.length === 0) return 'No calculator is allowed.'
  if (having.length === parts.length) return 'A calculator is allowed; one is in the window.'
  const names = listed(having.map(({ sectionNo }) => sectionNo))
  return `A calculator is allowed in ${names} only; one is in the window there.`
}

/** `Better than 62% of the 34 others who sat it`; without their number when it is not known. */
export function percentileInWords(percentile: number, others?: number): string {
  const share = formatPercent(percentile / 100)
  return others === undefined
    ? `Better than ${share} of those who sat it`
    : `Better than ${share} of the ${plural(others, 'other')} who sat it`
}

/** Ids of the questions of a marked set that were not right: wrong ones and those left out. */
export function missedIn(set: Solutions['set']): number[] {
  return set.questions
    .filter((question) => fitsFilter(question, 'wrong') || fitsFilter(question, 'unanswered'))
    .map(({ questionId }) => questionId)
}

/** `4`, `4 and 9`: the numbers of the questions that were right once and changed to a wrong answer. */
export function changedInWords(part: Pick<MarkedPart, 'pace'>): string {
  return listed(
    part.pace.filter(({ isRightToWrong }) => isRightToWrong).map(({ number }) => String(number)),
  )
}

/** A scaled score, 1.0 to 9.0: always with its one decimal. */
export function scaledInWords(score: number): string {
  return score.toFixed(1)
}
