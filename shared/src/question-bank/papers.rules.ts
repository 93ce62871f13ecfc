import { plural } from '@portal/shared/ui'

/** What a paper is called by. */
export interface NamedPaper {
  paperId: number
  admissionTestId: number
  admissionTestName: string
  /** `2024 style` or `Mock 3`. */
  title: string
  /** 1 Past Paper, 2 Mock Paper. */
  paperType: number
  year: number | null
  mockPaperNumber: number | null
  /** Its test is no longer set. */
  isRetired: boolean
}

/** The papers of one test: past ones by year, newest first, and mocks by number. */
export interface TestPapers<P extends NamedPaper> {
  testId: number
  /** `ESAT`, or `NSAA, a retired test`. */
  testName: string
  past: P[]
  mocks: P[]
}

/** Sorts papers by test (in the order in which the tests first come) and kind. */
export function groupPapers<P extends NamedPaper>(papers: readonly P[]): TestPapers<P>[] {
  const tests = new Map<number, TestPapers<P>>()
  for (const paper of papers) {
    const { admissionTestId: testId, admissionTestName: name } = paper
    const testName = paper.isRetired ? `${name}, a retired test` : name
    const test = tests.get(testId) ?? { testId, testName, past: [], mocks: [] }
    tests.set(testId, test)
    if (paper.paperType === 1) test.past.push(paper)
    else test.mocks.push(paper)
  }
  for (const test of tests.values()) {
    test.past.sort((one, other) => (other.year ?? 0) - (one.year ?? 0))
    test.mocks.sort((one, other) => (one.mockPaperNumber ?? 0) - (other.mockPaperNumber ?? 0))
  }
  return [...tests.values()]
}

/** `27 questions in 40 minutes`. */
export function lengthInWords(part: { questionCount: number; minutes: number }): string {
  return `${plural(part.questionCount, 'question')} in ${plural(part.minutes, 'minute')}`
}
