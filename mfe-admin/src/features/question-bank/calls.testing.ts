import { type FakeCalls, makeQuestion, makeSet, makeVerdict } from '@portal/shared/testing'

/** What the lookups of filings answer. */
export const lookups = {
  'GET /Subject/AdmissionTest': [
    { id: 1, name: 'ESAT' },
    { id: 2, name: 'A long admissions test with a name' },
  ],
  'GET /Subject/SectionNumber/:id': [{ id: 2, sectionNo: 'Physics' }],
  'GET /subject/Subject': {
    subjects: [
      ...[{ id: 3, name: 'Mechanics', sectionId: 2, sectionNo: 'Physics', admissionTestId: 1 }],
    ],
    totalCount: 1,
  },
  'GET /subject/Topic': [{ id: 4, name: 'Forces' }],
  'GET /exam/admin/ExamSection/GetExamSectionByFilterLatestAsync': [
    { id: 5, sectionNumber: 'Part A' },
  ],
} satisfies FakeCalls

/** What is answered while somebody types: the preview, and nothing that reads alike. */
export const previewAnswer: FakeCalls = {
  'GET /question/admin/Question/GetSimilar': [],
  'POST /question/admin/Question/Preview': {
    set: makeSet({
      questions: [makeQuestion({ text: '<p>As the server sets it</p>', verdict: makeVerdict() })],
    }),
  },
}
