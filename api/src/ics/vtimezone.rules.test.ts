import { tzOffset } from '@date-fns/tz'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { vtimezone } from './vtimezone.rules.ts'

const dayMs = 86_400_000
const span = { from: new Date('2026-01-15T00:00:00Z'), until: new Date('2027-12-31T00:00:00Z') }

/** A zone as another program reads it. */
function read(zone: string): ICAL.Timezone {
  const text = `BEGIN:VCALENDAR\r\n${vtimezone(zone, span)}\r\nEND:VCALENDAR`
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone')
  if (component === null) throw new Error(`${zone} has no description`)
  return new ICAL.Timezone(component)
}

/** Minutes from UTC at a moment, by the zone as it was read. */
function offsetIn(zone: ICAL.Timezone, moment: number): number {
  const utc = ICAL.Time.fromJSDate(new Date(moment), true)
  return zone.utcOffset(utc.convertToZone(zone)) / 60
}

describe('a time zone for other programs', () => {
  it('says what the runtime says, in every zone, through all changes of two years', () => {
    const wrong = Intl.supportedValuesOf('timeZone').flatMap((zone) => {
      const described = read(zone)
      const moments: number[] = []
      // Half a day apart by turns, so that no time of the day is left out.
      for (let at = span.from.getTime(); at < span.until.getTime(); at += 3.2 * dayMs) {
        moments.push(at)
      }
      return moments
        .filter((at) => offsetIn(described, at) !== tzOffset(zone, new Date(at)))
        .map((at) => `${zone} ${new Date(at).toISOString()}`)
    })
    expect(wrong).toEqual([])
  }, 240_000)

  it.each([
    ['Europe/London', '20270328T010000', '+0000', '+0100'],
    ['America/New_York', '20270314T020000', '-0500', '-0400'],
    ['Australia/Lord_Howe', '20271003T020000', '+1030', '+1100'],
    ['Africa/Casablanca', '20260322T020000', '+0000', '+0100'],
  ])('has a change of %s by the minute', (zone, onset, before, after) => {
    expect(vtimezone(zone, span)).toContain(
      `DTSTART:${onset}\r\nTZOFFSETFROM:${before}\r\nTZOFFSETTO:${after}`,
    )
  })

  it('has one distance where the clocks never change', () => {
    expect(vtimezone('Asia/Kolkata', span).match(/TZOFFSETTO/g)).toHaveLength(1)
    expect(vtimezone('Asia/Kolkata', span)).toContain('TZOFFSETTO:+0530')
  })
})
