import type { CallAnswer } from '@portal/shared/api'

/** The diagnostic test that waits for the student, or the last one. */
export type DiagnosticTest = NonNullable<CallAnswer<'GET /Exam/Diagnostic/GetTest'>>
export type Section = DiagnosticTest['sections'][number]

/** Where a test stands. */
export type Stage =
  | { at: 'none' }
  | { at: 'start'; next: Section }
  | { at: 'open'; open: Section; setId: string }
  | { at: 'pause'; next: Section }
  | { at: 'done' }

/** The stage of a test: sections are sat one after another, in their order. */
export function stageOf(test: DiagnosticTest | null): Stage {
  if (test === null) return { at: 'none' }
  if (test.finishedAt !== null) return { at: 'done' }
  const open = test.sections.find(({ state }) => state === 'open')
  if (open !== undefined && open.setId !== null) return { at: 'open', open, setId: open.setId }
  const next = test.sections.find(({ state }) => state !== 'finished')
  if (next === undefined) return { at: 'done' }
  const isFirst = test.sections.every(({ state }) => state !== 'finished')
  return isFirst ? { at: 'start', next } : { at: 'pause', next }
}

/** Questions and minutes of some sections together. */
export function totalsOf(sections: readonly Section[]): { questions: number; minutes: number } {
  return {
    questions: sections.reduce((sum, { questionCount }) => sum + questionCount, 0),
    minutes: sections.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}

/** Right answers of all sections together; null while a section's are not known. */
export function correctOf(sections: readonly Section[]): number | null {
  return sections.reduce<number | null>(
    (sum, { correct }) => (sum === null || correct === null ? null : sum + correct),
    0,
  )
}
