import type { BookRow, EditedBook } from './books.queries.ts'

/** A published book with a PDF of 200 pages that 12 people read. */
export function makeBookRow(change: Partial<BookRow> = {}): BookRow {
  return {
    ...{ id: '00000000-0000-4000-8000-0000000000b1', title: 'Mechanics', authors: ['Ada Byron'] },
    ...{ coverUrl: null, subjects: [{ id: 4, name: 'Physics' }], hasFile: true, pages: 200 },
    ...{ state: 'published', closesAt: null, readersNow: 12, finished: 3, version: 3 },
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...change,
  }
}

/** The same as it is edited. */
export function makeEditedBook(change: Partial<EditedBook> = {}): EditedBook {
  const fileId = '00000000-0000-4000-8000-0000000000f1'
  return {
    ...makeBookRow(),
    ...{ description: '<p>Begin here.</p>', descriptionHtml: '<p>Begin here.</p>' },
    ...{
      isbn: '9780521681803',
      publisher: 'Hill Press',
      year: 1998,
      coverFileId: null,
      cover: null,
    },
    ...{ fileId, file: { id: fileId, name: 'Mechanics.pdf', bytes: 4_000_000 } },
    ...{ fileUrl: `/media/file/${fileId}/Mechanics.pdf`, mayDownload: true, subjectIds: [4] },
    opened: 31,
    ...change,
  }
}
