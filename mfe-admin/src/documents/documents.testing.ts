import type { Document } from './documents.queries.ts'

/** A published lesson plan with a PDF, with these changes. */
export const makeDocument = (change: Partial<Document> = {}): Document => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', kind: 'lesson plan', title: 'Vectors' },
  ...{ description: '', subjects: [], test: null, section: null, year: null, paperPart: null },
  ...{ isNewVersion: false, state: 'draft', version: 3, downloads: 12 },
  updatedAt: '2027-03-01T10:00:00.000Z',
  file: {
    ...{ id: '00000000-0000-4000-8000-0000000000f1', name: 'Vectors.pdf' },
    ...{ bytes: 2_000_000, type: 'application/pdf' },
  },
  ...change,
})
