import type { Document } from './documents.queries.ts'

/** A published guide with a PDF, with these changes. */
export const makeDocument = (change: Partial<Document> = {}): Document => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', kind: 'guide', title: 'Essay questions' },
  ...{ description: '', subjects: [{ id: 9, name: 'Law' }], test: null, section: null },
  ...{ year: null, paperPart: null, isNewVersion: false },
  file: {
    ...{ id: '00000000-0000-4000-8000-0000000000f1', name: 'Essay questions.pdf' },
    ...{ bytes: 2_000_000, type: 'application/pdf' },
  },
  ...change,
})
