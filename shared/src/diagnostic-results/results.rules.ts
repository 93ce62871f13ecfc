import type { CallAnswer } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'

/** A finished test by topic. */
export type TopicsPage = CallAnswer<'GET /Exam/Diagnostic/GetResultByTopic'>

export type TopicResult = TopicsPage['topics'][number]

/** A finished test with its questions. */
export type ResultPage = CallAnswer<'GET /Exam/Diagnostic/GetResult'>

export type DiagnosticQuestion = ResultPage['sections'][number]['set']['questions'][number]

/** A section with its score, without its questions. */
export type SectionResult = Omit<ResultPage['sections'][number], 'set'>

export const listPath = '/diagnostic-test-results'

/** The result section by section, with every question. */
export const sectionsPathOf = (testId: string) =>
  pathTo('/diagnostic-test-results/:id', { id: testId })

/** The result topic by topic, with the suggested plan. */
export const topicsPathOf = (testId: string) =>
  pathTo('/diagnostic-test-results-v2/:id', { id: testId })

/** Share of right answers, 0 to 1; null where there was nothing to answer. */
export function shareOf({ correct, total }: { correct: number; total: number }): number | null {
  return total === 0 ? null : correct / total
}

/** Topics by section, sections and topics in their order. */
export function bySection(
  topics: readonly TopicResult[],
): { sectionNo: string; topics: TopicResult[] }[] {
  const groups = new Map<string, TopicResult[]>()
  for (const topic of topics) {
    groups.set(topic.sectionNo, [...(groups.get(topic.sectionNo) ?? []), topic])
  }
  return [...groups].map(([sectionNo, ofSection]) => ({ sectionNo, topics: ofSection }))
}

/** Which questions of a section are shown. */
export type Show = 'all' | 'wrong' | 'unanswered'

/** The filters in their order, with their words. */
export const shows: readonly { value: Show; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'wrong', label: 'Wrong' },
  { value: 'unanswered', label: 'Not answered' },
]

/** Reads a filter from the address; anything unknown means all. */
export function readShow(text: string | null): Show {
  return shows.find(({ value }) => value === text)?.value ?? 'all'
}

/** True when a question belongs to a filter. */
export function fits({ response, verdict }: DiagnosticQuestion, show: Show): boolean {
  if (show === 'all') return true
  return show === 'unanswered'
    ? response === null
    : response !== null && verdict?.isCorrect === false
}
