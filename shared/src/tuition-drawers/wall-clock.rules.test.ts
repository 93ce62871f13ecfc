import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { momentAt } from './wall-clock.rules.ts'

describe('a time on the wall', () => {
  it.each([
    ['2027-03-25', '16:30', 'Europe/London', '2027-03-25T16:30:00.000Z', false],
    ['2027-04-01', '16:30', 'Europe/London', '2027-04-01T15:30:00.000Z', false],
    ['2027-03-25', '22:00', 'Asia/Kolkata', '2027-03-25T16:30:00.000Z', false],
    // Of 01:30, which comes twice, the first.
    ['2027-10-31', '01:30', 'Europe/London', '2027-10-31T00:30:00.000Z', true],
    ['2027-11-07', '01:30', 'America/New_York', '2027-11-07T05:30:00.000Z', true],
    // Clocks that go back by half an hour.
    ['2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z', true],
  ])('%s %s in %s is %s', (day, time, zone, at, isFirst) => {
    expect(momentAt(day, time, zone)).toEqual({ at, isFirst })
  })

  it.each([
    ['2027-03-28', '01:30', 'Europe/London'],
    ['2027-03-14', '02:15', 'America/New_York'],
    ['2027-10-03', '02:15', 'Australia/Lord_Howe'],
    ['2027-02-30', '10:00x', 'Europe/London'],
  ])('%s %s in %s does not exist', (day, time, zone) => {
    expect(momentAt(day, time, zone)).toBeNull()
  })

  it('is shown by the clock at the moment that it means', () => {
    const zones = [
      ...['Europe/London', 'America/New_York', 'Asia/Kolkata'],
      ...['Australia/Lord_Howe', 'Pacific/Apia'],
    ]
    const quarter = fc.integer({
      min: Date.UTC(2026, 0, 1) / 900_000,
      max: Date.UTC(2029, 0, 1) / 900_000,
    })
    fc.assert(
      fc.property(fc.constantFrom(...zones), quarter, (zone, count) => {
        const moment = count * 900_000
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(moment)
        const [day = '', time = ''] = shown.split(' ')
        const found = momentAt(day, time, zone)
        // The same moment, or the first of two that are shown alike.
        expect(found).not.toBeNull()
        const at = Date.parse(found?.at ?? '')
        expect(at).toBeLessThanOrEqual(moment)
        if (!found?.isFirst) expect(at).toBe(moment)
      }),
    )
  })
})
