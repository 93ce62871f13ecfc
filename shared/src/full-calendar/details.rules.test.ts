// @vitest-environment jsdom
import { makeCalendarEntry } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { londonText, mayJoin, spanText } from './details.rules.ts'
import { startText } from './times.rules.ts'

const summer = makeCalendarEntry({
  date: '2027-04-01T15:30:00Z',
  endsAt: '2027-04-01T16:30:00Z',
  joinLink: 'https://meet.example/room',
})
const winter = { ...summer, date: '2027-03-25T16:30:00Z', endsAt: '2027-03-25T17:30:00Z' }
const kolkata = 'Asia/Kolkata'

describe('when an entry is', () => {
  it('is said by the own clock, and by London’s where that differs', () => {
    expect(startText(winter, 'Europe/London')).toBe('16:30')
    expect(startText(winter, kolkata)).toBe('22:00 (16:30 in London)')
    expect(startText(summer, kolkata)).toBe('21:00 (16:30 in London)')
    expect(spanText(summer, kolkata)).toBe('Thursday 1 April 2027, 21:00 to 22:00')
    expect(londonText(summer, kolkata)).toBe('Thursday 1 April 2027, 16:30 to 17:30')
    expect(londonText(summer, 'Europe/London')).toBeNull()
    // Lisbon's clock is London's.
    expect(londonText(summer, 'Europe/Lisbon')).toBeNull()
  })

  it.each([
    [{ endsAt: null }, 'Thursday 1 April 2027, 16:30'],
    [
      { endsAt: '2027-04-02T00:30:00Z' },
      'Thursday 1 April 2027, 16:30 to Friday 2 April 2027 at 01:30',
    ],
    [
      { isAllDay: true, date: '2027-04-01T00:00:00Z', endsAt: null },
      'Thursday 1 April 2027, all day',
    ],
    [
      { isAllDay: true, date: '2027-04-01T00:00:00Z', endsAt: '2027-04-03T00:00:00Z' },
      'Thursday 1 April 2027 to Friday 2 April 2027',
    ],
  ])('with %j is said as %s', (change, text) => {
    expect(spanText({ ...summer, ...change }, 'Europe/London')).toBe(text)
  })

  it('of a whole day is its date everywhere', () => {
    const day = { ...summer, isAllDay: true, date: '2027-04-01T00:00:00Z', endsAt: null }
    expect(spanText(day, 'America/New_York')).toBe('Thursday 1 April 2027, all day')
    expect(londonText(day, 'America/New_York')).toBeNull()
    expect(startText(day, kolkata)).toBe('All day')
  })
})

it.each([
  ['2027-04-01T15:19:59Z', {}, false],
  ['2027-04-01T15:20:00Z', {}, true],
  ['2027-04-01T16:29:59Z', {}, true],
  ['2027-04-01T16:30:00Z', {}, false],
  ['2027-04-01T15:30:00Z', { joinLink: null }, false],
  ['2027-04-01T15:30:00Z', { isCancelled: true }, false],
])('at %s with %j one may join: %s', (now, change, may) => {
  expect(mayJoin({ ...summer, ...change }, Date.parse(now))).toBe(may)
})
