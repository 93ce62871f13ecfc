// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { eventsOfMonth, hiddenOf, partOf, shownEvents, withShown } from './account.rules.ts'

const search = (text: string) => new URLSearchParams(text)
const event = (date: string, calendarComponent: number) => ({ date, info: date, calendarComponent })

it.each([
  ['', 'calendar'],
  ['part=account', 'account'],
  ['part=calendar', 'calendar'],
  ['part=application', 'calendar'],
])('opens for %j the part %s', (text, part) => {
  expect(partOf(search(text))).toBe(part)
})

describe('the filters in the address', () => {
  it.each([
    ['', []],
    ['hide=4,2', [2, 4]],
    ['hide=2,2,9,x,', [2]],
  ])('reads %j', (text, hidden) => {
    expect(hiddenOf(search(text))).toEqual(hidden)
  })

  it('leaves a component out and takes it in again, and keeps the rest of the address', () => {
    const without = withShown(search('part=calendar&hide=4'), 2, false)
    expect(without.toString()).toBe('part=calendar&hide=2%2C4')
    const more = withShown(withShown(without, 2, true), 4, true)
    expect(more.toString()).toBe('part=calendar')
  })
})

it('shows what is not left out, a kind that is not known too', () => {
  const events = [event('2027-03-01T10:00:00Z', 1), event('2027-03-02T10:00:00Z', 7)]
  expect(shownEvents(events, [1])).toEqual([events[1]])
})

it('lists a month by time, by the days of the person’s zone', () => {
  const events = [
    event('2027-03-20T10:00:00Z', 1),
    event('2027-03-02T10:00:00Z', 2),
    event('2027-02-28T23:30:00Z', 3),
  ]
  const inTokyo = (moment: string) =>
    new Date(Date.parse(moment) + 9 * 3_600_000).toISOString().slice(0, 7)
  expect(eventsOfMonth(events, '2027-03', inTokyo).map((each) => each.calendarComponent)).toEqual([
    3, 2, 1,
  ])
})
