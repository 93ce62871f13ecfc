import { expect, it } from 'vitest'
import { foundInWords, isOffered } from './words.rules.ts'

it.each([
  [{ query: '', isSearching: false, current: 0, total: 0 }, ''],
  [{ query: 'x', isSearching: true, current: 0, total: 0 }, 'Searching…'],
  [{ query: 'x', isSearching: false, current: 0, total: 0 }, 'Not found'],
  [{ query: 'x', isSearching: false, current: 3, total: 12 }, '3 of 12'],
])('%o is %j', (found, words) => {
  expect(foundInWords(found)).toBe(words)
})

it.each([
  // other, page, pages: offered
  [55, 48, 200, true],
  [48, 48, 200, false],
  [40, 48, 200, false],
  // A newer file ended before.
  [55, 48, 50, false],
  [undefined, 48, 200, false],
  // Not open yet.
  [55, 48, 0, false],
])('page %s elsewhere, %s of %s here: offered is %s', (other, page, pages, offered) => {
  expect(isOffered(other, page, pages)).toBe(offered)
})
