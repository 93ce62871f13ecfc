import { expect, it } from 'vitest'
import {
  isbnFault,
  newBook,
  pagesInWords,
  sentOf,
  statesFor,
  valuesOf,
} from './book-values.rules.ts'
import { makeEditedBook } from './books.testing.ts'

it('sends what was there unchanged', () => {
  const book = makeEditedBook()
  expect(sentOf(valuesOf(book), book.id)).toEqual({
    ...{ id: book.id, version: 3, title: 'Mechanics', authors: ['Ada Byron'], year: 1998 },
    ...{ description: '<p>Begin here.</p>', isbn: '9780521681803', publisher: 'Hill Press' },
    ...{ coverFileId: null, fileId: book.fileId, mayDownload: true, subjectIds: [4] },
    state: 'published',
  })
})

it('sends nothing for what is left empty, and no version of a new one', () => {
  expect(sentOf({ ...newBook, isbn: ' ', publisher: '' })).toMatchObject({
    ...{ isbn: null, publisher: null, fileId: null, coverFileId: null },
  })
  expect(sentOf(newBook)).not.toHaveProperty('version')
})

it.each([
  ['draft', ['draft', 'published']],
  ['published', ['draft', 'published']],
  ['withdrawn', ['withdrawn', 'published']],
] as const)('one that is %s may be saved as %j', (state, next) => {
  expect(statesFor(state)).toEqual(next)
})

const file = { id: 'f1', name: 'a.pdf', bytes: 1 }
it.each([
  [null, undefined, /can be looked up/],
  [file, { fileId: 'f1', pages: 200 }, /^200 pages$/],
  [file, { fileId: null, pages: null }, /^Its pages are counted once it is saved\.$/],
  [file, { fileId: 'f2', pages: 90 }, /beyond its end moves to the last page/],
  [file, undefined, /^Its pages are counted/],
])('says of %j beside %j %s', (value, saved, words) => {
  expect(pagesInWords(value, saved)).toMatch(words)
})

it.each([
  ['', false],
  ['978-0-521-68180-3', false],
  ['0-571-05686-5', false],
  ['9780521681804', true],
  ['97805216818', true],
])('finds a fault in the ISBN “%s”: %s', (isbn, isWrong) => {
  expect(Boolean(isbnFault(isbn))).toBe(isWrong)
})
