import type { Book, ListedBook } from './library.queries.ts'

export const testBookId = '00000000-0000-4000-8000-0000000000b1'

/** A published book of 200 pages, at page 37 of which its reader is. */
export function makeListedBook(change: Partial<ListedBook> = {}): ListedBook {
  return {
    ...{ id: testBookId, slug: 'mechanics', title: 'Mechanics', authors: ['Ada Byron'] },
    ...{ coverUrl: null, subjects: [{ id: 4, name: 'Physics' }], hasFile: true },
    ...{ state: 'published', closesAt: null, page: 37, furthest: 41, pages: 200 },
    ...change,
  }
}

/** The same on its own page. */
export function makeBook(change: Partial<Book> = {}): Book {
  return {
    ...makeListedBook(),
    ...{ description: '<p>Begin with forces.</p>', isbn: '9780521681803', publisher: 'Hill Press' },
    ...{ year: 1998, mayDownload: false, isOpen: true, readAt: '2026-11-26T10:00:00.000Z' },
    ...{ marks: 2, more: [] },
    ...change,
  }
}
