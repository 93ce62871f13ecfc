import { expect, it } from 'vitest'
import {
  bookPath,
  isbnInWords,
  isFinished,
  isOpenAt,
  placeInWords,
  readingWords,
} from './book.rules.ts'

const book = { slug: 'mechanics', id: 'b1' }

it.each([
  [undefined, '/resources/library/mechanics/b1'],
  [37, '/resources/library/mechanics/b1?page=37'],
])('leads to page %s at %s', (page, path) => {
  expect(bookPath(book, page)).toBe(path)
})

it.each([
  [{ page: 37, furthest: 40, pages: 200 }, 'Page 37 of 200', false],
  [{ page: 1, furthest: 200, pages: 200 }, 'Page 1 of 200', true],
  // A new file may have fewer pages than were read of the one before.
  [{ page: 90, furthest: 120, pages: 90 }, 'Page 90 of 90', true],
  [{ page: null, furthest: null, pages: 200 }, null, false],
  [{ page: null, furthest: null, pages: null }, null, false],
])('%j is %s, finished: %s', (way, words, finished) => {
  expect(placeInWords(way)).toBe(words)
  expect(isFinished(way)).toBe(finished)
})

it.each([
  [null, 'Read now'],
  [87, 'Continue at page 87'],
])('at page %s it says “%s”', (page, words) => {
  expect(readingWords({ page }, 'Read now')).toBe(words)
})

const now = Date.parse('2026-12-04T10:00:00Z')
it.each([
  ['published', true, null, true],
  ['published', false, null, false],
  ['withdrawn', true, '2026-12-04T10:00:01.000Z', true],
  ['withdrawn', true, '2026-12-04T10:00:00.000Z', false],
] as const)('one that is %s, with a file: %s, closing at %s, is open: %s', (...line) => {
  const [state, hasFile, closesAt, isOpen] = line
  expect(isOpenAt({ state, hasFile, closesAt }, now)).toBe(isOpen)
})

it('writes an ISBN with its prefix apart', () => {
  expect(isbnInWords('9780521681803')).toBe('978-0521681803')
})
