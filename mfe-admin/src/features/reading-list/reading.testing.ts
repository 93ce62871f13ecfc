import type { CallAnswer } from '@portal/shared/api'
import type { AdminItem } from './reading.queries.ts'

/** A published website of mathematics, with these changes. */
export const makeItem = (change: Partial<AdminItem> = {}): AdminItem => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', subject: { id: 1, name: 'Mathematics' } },
  ...{ kind: 'website', title: 'NRICH', authors: 'Cambridge', why: 'Problems.', level: 'first' },
  ...{ minutes: 20, address: 'https://nrich.maths.org', book: null, isBroken: false },
  ...{ state: 'published', readers: 12, updatedAt: '2027-03-01T10:00:00.000Z', version: 3 },
  ...change,
})

type Book = CallAnswer<'GET /Library/admin/Library/GetBooks'>['books'][number]

/** A published book of the library. */
export const makeBook = (): Book => ({
  ...{
    id: '00000000-0000-4000-8000-0000000000b1',
    title: 'Light and lenses',
    authors: ['Ibn Sahl'],
  },
  ...{ coverUrl: null, subjects: [], hasFile: true, pages: 90, state: 'published', closesAt: null },
  ...{ readersNow: 2, finished: 1, updatedAt: '2027-03-01T10:00:00.000Z', version: 1 },
})
