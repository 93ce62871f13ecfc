import { expect, it } from 'vitest'
import { afterQuietHours, usualQuietHours } from './quiet-hours.rules.ts'

const hours = (from: string, to: string, isOn = true) => ({ isOn, from, to })
const night = usualQuietHours

it.each([
  // London, in the night in which the clocks go forward, and a night before.
  ['2027-03-27T22:30:00Z', night, 'Europe/London', '2027-03-28T06:00:00Z'],
  ['2027-03-26T22:30:00Z', night, 'Europe/London', '2027-03-27T07:00:00Z'],
  // Back to winter: the hour that is there twice is quiet both times.
  ['2026-10-24T23:30:00Z', night, 'Europe/London', '2026-10-25T07:00:00Z'],
  ['2026-11-01T05:15:00Z', hours('21:00', '01:30'), 'America/New_York', '2026-11-01T05:30:00Z'],
  ['2026-11-01T06:15:20Z', hours('21:00', '01:30'), 'America/New_York', '2026-11-01T06:30:00Z'],
  ['2026-10-25T01:15:20Z', hours('21:00', '01:30'), 'Europe/London', '2026-10-25T01:30:00Z'],
  // An end that the clocks pass over.
  ['2027-03-28T00:15:00Z', hours('21:00', '01:30'), 'Europe/London', '2027-03-28T01:30:00Z'],
  // At both ends: the first minute is quiet, the last is not.
  ['2026-11-20T20:59:59Z', night, 'Europe/London', '2026-11-20T20:59:59Z'],
  ['2026-11-20T21:00:00Z', night, 'Europe/London', '2026-11-21T07:00:00Z'],
  ['2026-11-21T06:59:59Z', night, 'Europe/London', '2026-11-21T07:00:00Z'],
  ['2026-11-21T07:00:00Z', night, 'Europe/London', '2026-11-21T07:00:00Z'],
  // By the clock of whoever gets it.
  ['2026-11-20T15:00:00Z', night, 'Asia/Singapore', '2026-11-20T23:00:00Z'],
  ['2026-11-20T22:30:00Z', night, 'America/New_York', '2026-11-20T22:30:00Z'],
  ['2026-11-20T15:20:00Z', night, 'Asia/Kolkata', '2026-11-20T15:20:00Z'],
  ['2026-11-20T15:30:00Z', night, 'Asia/Kolkata', '2026-11-21T01:30:00Z'],
  ['2026-11-20T22:30:00Z', night, 'Nowhere/Town', '2026-11-21T07:00:00Z'],
  // By day.
  ['2026-11-20T13:10:00Z', hours('13:00', '14:45'), 'Europe/London', '2026-11-20T14:45:00Z'],
  ['2026-11-20T14:45:00Z', hours('13:00', '14:45'), 'Europe/London', '2026-11-20T14:45:00Z'],
  ['2026-11-20T08:00:00Z', hours('00:00', '00:15'), 'Europe/London', '2026-11-20T08:00:00Z'],
  // Not at all.
  ['2026-11-20T22:30:00Z', hours('21:00', '07:00', false), 'UTC', '2026-11-20T22:30:00Z'],
])('what is ready at %s goes, with %j in %s, at %s', (moment, quiet, zone, goes) => {
  expect(afterQuietHours(new Date(moment), quiet, zone)).toEqual(new Date(goes))
})
