// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { groupPapers, lengthInWords, type NamedPaper } from './papers.rules.ts'

const paper = (more: Partial<NamedPaper>): NamedPaper => ({
  paperId: 1,
  admissionTestId: 1,
  admissionTestName: 'ESAT',
  title: '2024',
  paperType: 1,
  year: 2024,
  mockPaperNumber: null,
  isRetired: false,
  ...more,
})
const mock = (paperId: number, mockPaperNumber: number) =>
  paper({ paperId, paperType: 2, year: null, mockPaperNumber })

test('papers stand by test: past ones newest first, mocks by number', () => {
  const groups = groupPapers([
    paper({ paperId: 1, year: 2023 }),
    mock(2, 10),
    paper({ paperId: 3, admissionTestId: 2, admissionTestName: 'TMUA' }),
    paper({ paperId: 4, year: 2025 }),
    mock(5, 9),
    paper({ paperId: 6, admissionTestId: 3, admissionTestName: 'NSAA', isRetired: true }),
  ])
  expect(groups.map(({ testName }) => testName)).toEqual(['ESAT', 'TMUA', 'NSAA, a retired test'])
  expect(groups[0]?.past.map(({ year }) => year)).toEqual([2025, 2023])
  expect(groups[0]?.mocks.map(({ mockPaperNumber }) => mockPaperNumber)).toEqual([9, 10])
  expect(groups[1]?.mocks).toEqual([])
})

test('a part is as long as it says', () => {
  expect(lengthInWords({ questionCount: 27, minutes: 40 })).toBe('27 questions in 40 minutes')
  expect(lengthInWords({ questionCount: 1, minutes: 1 })).toBe('1 question in 1 minute')
})
