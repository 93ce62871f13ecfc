import type { ListedPaper, Paper, Part, PartQuestion } from './papers.queries.ts'

export const question = (questionId: number, change: Partial<PartQuestion> = {}): PartQuestion => ({
  ...{ questionId, key: `physics.${questionId}`, summary: `Question ${questionId}` },
  ...{ summaryHtml: `Question ${questionId}`, questionType: 1, difficulty: 3, state: 'live' },
  paperQuestion: null,
  ...change,
})

/** A part with two live questions and a draft, of four that are planned. */
export const physics: Part = {
  ...{ examSectionId: 51, sectionId: 12, sectionNo: 'Physics', minutes: 40, penalty: 0 },
  ...{ allowsCalculator: false, planned: 4, filed: 2, conversion: null },
  holes: [
    { number: 2, questionId: 102, state: 'draft' },
    { number: 4, questionId: null, state: null },
  ],
  questions: [
    question(101, { paperQuestion: 1 }),
    question(102, { paperQuestion: 2, state: 'draft' }),
    question(103, { paperQuestion: 3 }),
  ],
}

export const paper = (change: Partial<Paper> = {}): Paper => ({
  ...{ paperId: 7, admissionTestId: 1, admissionTestName: 'ESAT', title: 'Mock 5', paperType: 2 },
  ...{ year: null, mockPaperNumber: 5, isOlder: false, isRetired: false, state: 'draft' },
  ...{ planned: 4, filed: 2, isSat: false, parts: [physics] },
  ...change,
})

export const listed = (change: Partial<Paper> = {}): ListedPaper => {
  const { isSat: _, ...rest } = paper(change)
  return rest
}
