import { isbn13 } from '@portal/shared/contract'
import { describe, expect, it } from 'vitest'
import { askedAbout, bookSlug, closingOf, notLater, stateFault } from './books.rules.ts'

const now = new Date('2026-12-01T10:00:00Z')

it.each([
  ['978-0-571-05686-6', '9780571056866'],
  ['9780571056866', '9780571056866'],
  ['0-571-05686-5', '9780571056866'],
  ['0 8044 2957 x', '9780804429573'],
  ['979-10-90636-07-1', '9791090636071'],
  ['978-0-571-05686-7', undefined],
  ['0-571-05686-6', undefined],
  ['X571056865', undefined],
  ['4006381333931', undefined],
  ['978057105686', undefined],
  ['', undefined],
])('the ISBN %s is %s', (text, expected) => {
  expect(isbn13(text)).toBe(expected)
})

it.each([
  ['Énergie & waves, 2nd ed.', 'energie-waves-2nd-ed'],
  ['???', 'book'],
])('%s has the address %s', (title, expected) => {
  expect(bookSlug(title)).toBe(expected)
})

it.each([
  [undefined, 55, null],
  [55, 55, null],
  [48, 55, 55],
])('a device at %s of a book read to %s asks about %s', (own, kept, expected) => {
  expect(askedAbout(own, kept)).toBe(expected)
})

it('a clock that is ahead says now', () => {
  const later = new Date('2030-01-01T00:00:00Z')
  expect(notLater(later, now)).toBe(now)
  expect(notLater(now, later)).toBe(now)
})

it('a book closes at once or after so many days', () => {
  expect(closingOf('at-once', now, 14)).toEqual(now)
  expect(closingOf('no-new-readers', now, 14)).toEqual(new Date('2026-12-15T10:00:00Z'))
})

describe('a state that a save brings', () => {
  it.each([
    [null, 'draft', false, true],
    [null, 'published', false, true],
    [null, 'withdrawn', false, false],
    ['draft', 'published', false, true],
    ['draft', 'withdrawn', false, false],
    ['published', 'draft', false, true],
    ['published', 'draft', true, false],
    ['published', 'withdrawn', true, false],
    ['withdrawn', 'withdrawn', true, true],
    ['withdrawn', 'published', true, true],
    ['withdrawn', 'draft', true, false],
  ] as const)('from %s to %s, opened %s: %s', (before, wanted, isOpened, isGood) => {
    expect(stateFault(before, wanted, isOpened) === null).toBe(isGood)
  })
})
