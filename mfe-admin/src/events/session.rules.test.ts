import { describe, expect, it, test } from 'vitest'
import {
  newSession,
  type SessionValues,
  sentSession,
  sessionAfter,
  sessionFaults,
  sessionLine,
  sessionValues,
  startOf,
} from './session.rules.ts'

const planned: SessionValues = { ...newSession, day: '2027-03-06', lastDay: '2027-03-06' }

describe('the start of a session by the clocks of its zone', () => {
  test.each([
    ['2027-03-28', '00:59', 'Europe/London', 'once'],
    ['2027-03-28', '01:00', 'Europe/London', 'lost'],
    ['2027-03-28', '01:59', 'Europe/London', 'lost'],
    ['2027-03-28', '02:00', 'Europe/London', 'once'],
    ['2027-03-28', '01:30', 'Asia/Tokyo', 'once'],
    ['2026-10-25', '00:59', 'Europe/London', 'once'],
    ['2026-10-25', '01:00', 'Europe/London', 'twice'],
    ['2026-10-25', '01:59', 'Europe/London', 'twice'],
    ['2026-10-25', '02:00', 'Europe/London', 'once'],
    ['', '17:00', 'Europe/London', 'unknown'],
    ['2026-10-25', '25:00', 'Europe/London', 'unknown'],
    ['2026-10-25', '17:00', 'No/Where', 'unknown'],
  ])('on %s at %s in %s: %s', (day, time, timeZone, words) => {
    expect(startOf({ day, time, timeZone })).toBe(words)
  })
})

describe('what is wrong with a session', () => {
  const lost = 'This time does not exist: the clocks go forward over it'
  const none = { startsAt: false, endsAt: false, occurrence: false }
  test.each<[string, Partial<SessionValues>, object]>([
    ['nothing', {}, none],
    ['nothing over midnight', { lastDay: '2027-03-07', lastTime: '01:00' }, none],
    ['that it ends as it starts', { lastTime: '17:00' }, { endsAt: 'It ends after it starts' }],
    ['that it ends the day before', { lastDay: '2027-03-05' }, { endsAt: /ends after/ }],
    [
      'a start that is lost',
      { day: '2027-03-28', time: '01:30', lastDay: '2027-03-28' },
      { startsAt: lost },
    ],
    [
      'an end that is lost',
      { day: '2027-03-28', time: '00:30', lastDay: '2027-03-28', lastTime: '01:30' },
      { endsAt: lost },
    ],
    [
      'a start that comes twice',
      { day: '2026-10-25', time: '01:30', lastDay: '2026-10-25' },
      { occurrence: 'Choose which of the two is meant' },
    ],
    [
      'nothing once it is said which',
      { day: '2026-10-25', time: '01:30', lastDay: '2026-10-25', occurrence: 'first' },
      none,
    ],
    // What is missing, the contract says.
    [
      'nothing of one without a day',
      { day: '', lastDay: '' },
      { startsAt: false, occurrence: false },
    ],
  ])('%s', (_, changes, faults) => {
    const found = sessionFaults({ ...planned, ...changes })
    expect(found).toMatchObject(
      Object.fromEntries(
        Object.entries(faults).map(([name, said]) => [
          name,
          said instanceof RegExp ? expect.stringMatching(said) : said,
        ]),
      ),
    )
  })
})

const shown = {
  ...{ id: '0f8e1c1e-5a3b-4a59-9d51-000000000001', title: 'Morning', place: '', joinLink: null },
  ...{ isOnline: false, opensAt: '2026-10-25T00:20:00Z', recording: null, attendance: null },
  endsAt: '2026-10-25T03:00:00Z',
}

it('is sent as it was read, in the hour that comes twice too', () => {
  for (const [startsAt, occurrence] of [
    ['2026-10-25T00:30:00Z', 'first'],
    ['2026-10-25T01:30:00Z', 'second'],
  ] as const) {
    const values = sessionValues({ ...shown, startsAt, timeZone: 'Europe/London' })
    expect(sentSession(values)).toMatchObject({
      ...{ id: shown.id, startsAt: '2026-10-25T01:30', endsAt: '2026-10-25T03:00', occurrence },
    })
  }
})

it('has no word of which hour once the start comes once', () => {
  const values = { ...planned, occurrence: 'second' as const, joinLink: '  ' }
  expect(sentSession(values)).toEqual({
    ...{ title: '', place: '', timeZone: 'Europe/London', joinLink: null },
    ...{ startsAt: '2027-03-06T17:00', endsAt: '2027-03-06T18:00' },
  })
})

it.each([
  [7, '2027-03-13'],
  // The clocks go forward between them.
  [28, '2027-04-03'],
  [90, '2027-06-04'],
])('is the same by the clock %i days later, as a new one', (days, day) => {
  expect(sessionAfter({ ...planned, id: 'x', occurrence: 'first' }, days)).toMatchObject({
    ...{ id: '', occurrence: '', day, time: '17:00', lastDay: day, lastTime: '18:00' },
  })
})

it('has no day later where it has none yet', () => {
  expect(sessionAfter(newSession, 7).day).toBe('')
})

test.each([
  [{}, '6 Mar 2027, 17:00 to 18:00'],
  [{ lastDay: '2027-03-07' }, '6 Mar 2027, 17:00 to 7 Mar 2027, 18:00'],
  [{ day: '' }, 'No day yet'],
])('a session %o in a line', (changes, line) => {
  expect(sessionLine({ ...planned, ...changes })).toBe(line)
})
