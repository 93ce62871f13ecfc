import type { CallAnswer } from '@portal/shared/api'
import { topicsPathOf } from '@portal/shared/diagnostic-results'
import { partInWords, resultPath, solutionsPath } from '../../practice/finished-work.rules.ts'

/** Something that was finished, as a row. */
export interface PastResult {
  title: string
  /** ISO 8601. */
  finishedAt: string
  /** A line for each part of it. */
  marks: readonly string[]
  /** Where it is looked at. */
  path: string
}

type Test = CallAnswer<'GET /Exam/Diagnostic/GetResults'>[number]
type Paper = CallAnswer<'GET /Exam/Simulate/GetPastSittings'>['sittings'][number]
type FinishedSet = CallAnswer<'GET /Revise/api/Revise/GetPastSets'>['sets'][number]

export const resultOfTest = ({ id, finishedAt, correct, total }: Test): PastResult => ({
  title: 'Diagnostic test',
  finishedAt,
  marks: [`${correct} of ${total}`],
  path: topicsPathOf(id),
})

export const resultOfPaper = ({ id, title, finishedAt, parts }: Paper): PastResult => ({
  title,
  finishedAt,
  marks: parts.map(partInWords),
  path: resultPath(id),
})

export const resultOfSet = ({
  id,
  title,
  finishedAt,
  correct,
  total,
}: FinishedSet): PastResult => ({
  title,
  finishedAt,
  marks: [`${correct} of ${total}`],
  path: solutionsPath(id),
})
