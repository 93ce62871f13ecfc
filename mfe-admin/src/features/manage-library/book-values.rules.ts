import { type BookState, isbn13 } from '@portal/shared/contract'
import type { FileValue } from '@portal/shared/files'
import type { EditedBook } from './books.queries.ts'

/** A book as its fields have it. */
export interface BookValues {
  version: number | undefined
  title: string
  authors: string[]
  description: string
  isbn: string
  publisher: string
  year: number | null
  /** By the names of the call, so that what it refuses is said at the field. */
  coverFileId: FileValue | null
  fileId: FileValue | null
  mayDownload: boolean
  /** Ids, as fields have them. */
  subjectIds: string[]
  state: BookState
}

/** What a new book begins with. */
export const newBook: BookValues = {
  ...{ version: undefined, title: '', authors: [], description: '', isbn: '', publisher: '' },
  ...{
    year: null,
    coverFileId: null,
    fileId: null,
    mayDownload: false,
    subjectIds: [],
    state: 'draft',
  },
}

/** A book that is there, as its fields have it. */
export function valuesOf(book: EditedBook): BookValues {
  const { version, title, authors, description, year, mayDownload, state } = book
  return {
    ...{ version, title, authors, description, year, mayDownload, state },
    ...{ coverFileId: book.cover, fileId: book.file },
    isbn: book.isbn ?? '',
    publisher: book.publisher ?? '',
    subjectIds: book.subjectIds.map(String),
  }
}

const textOf = (text: string) => (text.trim() === '' ? null : text)

/** What is sent of a book; without an id it is a new one. */
export function sentOf({ version, ...values }: BookValues, id?: string) {
  return {
    ...values,
    ...(id !== undefined && { id, version }),
    isbn: textOf(values.isbn),
    publisher: textOf(values.publisher),
    subjectIds: values.subjectIds.map(Number),
    coverFileId: values.coverFileId?.id ?? null,
    fileId: values.fileId?.id ?? null,
  }
}

/** What is wrong with an ISBN as it is typed; false for none and for one whose check digit fits. */
export function isbnFault(isbn: string): string | false {
  if (isbn.trim() === '' || isbn13(isbn) !== undefined) return false
  return 'This is no ISBN: its last digit does not fit the others, or one is missing'
}

/** The states that a book may be saved in: a withdrawn one comes back, and none is withdrawn by its form. */
export function statesFor(state: BookState): readonly BookState[] {
  return state === 'withdrawn' ? ['withdrawn', 'published'] : ['draft', 'published']
}

/** What is said of the pages of a book: they are read from its file when that is saved. */
export function pagesInWords(
  file: FileValue | null,
  saved: Pick<EditedBook, 'fileId' | 'pages'> | undefined,
): string {
  if (file === null) return 'Without a PDF the book can be looked up, and not read here.'
  if (file.id === saved?.fileId) return saved.pages === null ? '' : `${saved.pages} pages`
  return saved?.fileId
    ? 'Its pages are counted once it is saved. Readers keep their place and their bookmarks; what lies beyond its end moves to the last page.'
    : 'Its pages are counted once it is saved.'
}
