import type { ReadingItem } from './reading.queries.ts'

/** A website of mathematics that is not read, with these changes. */
export const makeReadingItem = (change: Partial<ReadingItem> = {}): ReadingItem => ({
  ...{
    id: '00000000-0000-4000-8000-000000000001',
    subject: { id: 1, name: 'Mathematics' },
    kind: 'website',
    title: 'NRICH',
  },
  ...{ authors: 'University of Cambridge', why: 'Problems without a recipe.', level: 'first' },
  ...{ minutes: 20, to: 'https://nrich.maths.org', link: 'elsewhere' },
  ...{ readAt: null, note: '', version: 0 },
  ...change,
})
