// @vitest-environment jsdom
import { makeCalendarEntry, testUid } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import {
  dayByKey,
  daysOf,
  hiddenIn,
  shortNames,
  shownEntries,
  shownIn,
  spanOf,
  turned,
  type View,
  withKind,
  withShown,
} from './view.rules.ts'

const search = (text: string) => new URLSearchParams(text)
const wide = { today: '2027-03-03', isNarrow: false }
const narrow = { ...wide, isNarrow: true }

describe('what an address asks for', () => {
  it.each([
    ['', 'month', '2027-03-03'],
    ['view=week', 'week', '2027-03-03'],
    ['view=list&day=2028-02-29', 'list', '2028-02-29'],
    ['view=year&day=2027-02-29', 'month', '2027-03-03'],
    ['day=tomorrow', 'month', '2027-03-03'],
    ['day=0000-01-01', 'month', '2027-03-03'],
  ])('%j', (text, view, day) => {
    expect(shownIn(search(text), wide)).toEqual({ view, day })
  })

  it('is the list first where there is little room', () => {
    expect(shownIn(search(''), narrow).view).toBe('list')
    expect(shownIn(search('view=month'), narrow).view).toBe('month')
  })

  it('changes in place, without a word for today, and keeps the rest', () => {
    const next = withShown(search('tab=calendar&hide=4'), { view: 'week', day: '2027-03-09' }, '')
    expect(next.toString()).toBe('tab=calendar&hide=4&view=week&day=2027-03-09')
    const back = withShown(next, { day: '2027-03-03' }, '2027-03-03')
    expect(back.toString()).toBe('tab=calendar&hide=4&view=week')
  })
})

describe('the span of a view', () => {
  it.each<[View, string, boolean, string, string]>([
    ['month', '2027-02-10', false, '2027-02-01', '2027-02-28'],
    ['list', '2028-02-10', true, '2028-02-01', '2028-02-29'],
    ['week', '2027-03-03', false, '2027-03-01', '2027-03-07'],
    ['week', '2027-03-07', false, '2027-03-01', '2027-03-07'],
    ['week', '2027-03-07', true, '2027-03-07', '2027-03-07'],
  ])('%s of %s, narrow %s', (view, day, isNarrow, first, last) => {
    expect(spanOf({ view, day }, isNarrow)).toEqual({ first, last })
  })

  it('has its days in order', () => {
    expect(daysOf({ first: '2027-02-27', last: '2027-03-01' })).toEqual([
      '2027-02-27',
      '2027-02-28',
      '2027-03-01',
    ])
  })
})

it.each<[View, string, boolean, 1 | -1, string]>([
  ['month', '2027-01-31', false, 1, '2027-02-28'],
  ['list', '2027-03-31', false, -1, '2027-02-28'],
  ['week', '2027-03-03', false, 1, '2027-03-10'],
  ['week', '2027-03-01', true, -1, '2027-02-28'],
])('the %s of %s (narrow %s) turns by %i to %s', (view, day, isNarrow, by, to) => {
  expect(turned({ view, day }, by, isNarrow)).toBe(to)
})

it.each<[View, string, boolean, string | undefined]>([
  ['month', 'ArrowLeft', false, '2027-03-09'],
  ['month', 'ArrowDown', false, '2027-03-17'],
  ['month', 'Home', false, '2027-03-08'],
  ['month', 'PageDown', false, '2027-04-10'],
  ['month', 'PageDown', true, '2028-03-10'],
  ['week', 'End', false, '2027-03-14'],
  ['week', 'PageUp', false, '2027-03-03'],
  ['week', 'PageUp', true, '2026-03-10'],
  ['week', 't', false, '2027-03-03'],
  ['list', 'T', true, '2027-03-03'],
  ['month', 'a', false, undefined],
])('in the %s the key %s (with Shift %s) leads to %s', (view, key, isShifted, day) => {
  expect(dayByKey({ view, day: '2027-03-10' }, key, { ...wide, isShifted })).toBe(day)
})

describe('the kinds that an address leaves out', () => {
  it.each([
    ['', []],
    ['hide=4,2', [2, 4]],
    ['hide=2,2,9,x,', [2]],
  ])('reads %j', (text, hidden) => {
    expect(hiddenIn(search(text))).toEqual(hidden)
  })

  it('leaves a component out and takes it in again, and keeps the rest of the address', () => {
    const without = withKind(search('tab=calendar&hide=4'), 2, false)
    expect(without.toString()).toBe('tab=calendar&hide=2%2C4')
    const more = withKind(withKind(without, 2, true), 4, true)
    expect(more.toString()).toBe('tab=calendar')
  })

  it('shows what is not left out, a kind that is not known too', () => {
    const entries = [1, 7].map((calendarComponent) => makeCalendarEntry({ calendarComponent }))
    expect(shownEntries(entries, [1])).toEqual([entries[1]])
  })
})

it('calls students by their first names, and by all of it where two share one', () => {
  const of = (number: number, studentName: string) =>
    makeCalendarEntry({ studentId: testUid(number), studentName })
  const names = shortNames([of(1, 'Ada Byron'), of(1, 'Ada Byron'), of(2, 'Ben Byron')])
  expect([...names.values()]).toEqual(['Ada', 'Ben'])
  const alike = shortNames([of(1, 'Ada Byron'), of(2, 'Ada Lovelace'), of(3, 'Ben Byron')])
  expect([...alike.values()]).toEqual(['Ada Byron', 'Ada Lovelace', 'Ben'])
})
