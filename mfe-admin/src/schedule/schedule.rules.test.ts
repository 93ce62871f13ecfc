import { expect, it } from 'vitest'
import { momentOf, scheduleAt, shiftNote } from './schedule.rules.ts'

it.each([
  // Summer time begins on 28 March 2027 at 01:00, and ends on 31 October at 02:00.
  ['2027-03-27', '09:00', '2027-03-27T09:00:00.000Z'],
  ['2027-03-28', '00:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '01:00', '2027-03-28T01:00:00.000Z'],
  ['2027-03-28', '01:30', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['2027-03-29', '09:00', '2027-03-29T08:00:00.000Z'],
  ['2027-10-31', '01:30', '2027-10-31T00:30:00.000Z'],
  ['2027-10-31', '02:00', '2027-10-31T02:00:00.000Z'],
  ['2027-03-29', '9:00', undefined],
  ['2027-03-29', '24:00', undefined],
  ['2027-13-29', '09:00', undefined],
  ['', '09:00', undefined],
])('%s %s in London is %s', (day, time, expected) => {
  expect(momentOf({ day, time })?.toISOString()).toBe(expected)
})

it('says of a lost hour at which it appears, and of no other', () => {
  expect(shiftNote({ day: '2027-03-28', time: '01:30' }, 'appears')).toBe(
    'The clocks go forward over 01:30 on that day, so it appears at 02:30.',
  )
  expect(shiftNote({ day: '2027-03-28', time: '02:30' }, 'appears')).toBeNull()
  expect(shiftNote({ day: '', time: '' }, 'appears')).toBeNull()
})

it('shows a moment as the clocks of London do', () => {
  expect(scheduleAt(new Date('2027-03-29T08:00:00Z'))).toEqual({ day: '2027-03-29', time: '09:00' })
})
