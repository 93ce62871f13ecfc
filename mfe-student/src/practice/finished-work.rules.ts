import type { CallAnswer } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import { formatNumber } from '@portal/shared/ui'

type Sitting = CallAnswer<'GET /Exam/Simulate/GetPastSittings'>['sittings'][number]

/** Where a finished set is looked back at. */
export function solutionsPath(setId: string): string {
  return `/resources/question-bank/revise/solutions?set=${setId}`
}

/** Where a finished sitting is looked back at. */
export const resultPath = (sittingId: string) =>
  pathTo('/resources/question-bank/simulate/solutions/:id', { id: sittingId })

/** `18 of 27`, with one decimal where marks are shared. */
export function marksInWords(score: number, maximum: number): string {
  return `${formatNumber(score, 1)} of ${formatNumber(maximum)}`
}

/** The marks of a part: `Physics: 18 of 27`, `Biology: not started`. */
export function partInWords(part: Sitting['parts'][number]): string {
  const { sectionNo, score, maximum } = part
  return `${sectionNo}: ${score === null ? 'not started' : marksInWords(score, maximum)}`
}
