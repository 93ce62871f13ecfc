import { describe, expect, it, vi } from 'vitest'
import { isTimeZone } from './time-zone.rules.ts'

const cases: Record<string, boolean> = {
  'Europe/London': true,
  'Asia/Calcutta': true,
  'Asia/Kolkata': true,
  'America/Argentina/Buenos_Aires': true,
  UTC: true,
  '+01:00': false,
  'Europe/Atlantis': false,
  '': false,
  ' Europe/London': false,
  "x'; drop table users": false,
}

describe('a time zone', () => {
  it.each(Object.entries(cases))('%s: %s', (name, isKnown) => {
    expect(isTimeZone(name)).toBe(isKnown)
  })
})

it('is looked up once, however many people live in it', () => {
  const formats = vi.spyOn(Intl, 'DateTimeFormat')
  for (let person = 0; person < 50; person += 1) isTimeZone('Pacific/Auckland')
  expect(formats).toHaveBeenCalledTimes(1)
  formats.mockRestore()
})
