import fc from 'fast-check'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import { type IcsEntry, icsOf } from './ics.rules.ts'

const publicUrl = 'https://portal.example'

const entry: IcsEntry = {
  kind: 'hour',
  id: '0198a000-0000-7000-8000-000000000001',
  startsMs: Date.parse('2027-03-25T16:30:00Z'),
  endsMs: Date.parse('2027-03-25T17:30:00Z'),
  isAllDay: false,
  info: 'Physics tuition with Grace Hopper',
  path: '/tuition',
  isCancelled: false,
  sequence: 2,
  updatedMs: Date.parse('2027-03-01T09:00:00Z'),
}
const wholeDay: IcsEntry = {
  ...entry,
  kind: 'event',
  id: '0198a000-0000-7000-8000-000000000002',
  startsMs: Date.parse('2027-10-12T00:00:00Z'),
  endsMs: null,
  isAllDay: true,
  info: 'ESAT test',
  path: '/my-application-&-account?tab=application',
}

const textOf = (entries: IcsEntry[], zone = 'Europe/London') =>
  new TextDecoder().decode(icsOf(entries, { zone, publicUrl }))

/** Events as ical.js reads them. */
function byIcalJs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(zone)
  }
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return events.map((event) => ({
    uid: event.uid,
    summary: event.summary,
    startsMs: event.startDate.toJSDate().getTime(),
    endsMs: event.endDate.toJSDate().getTime(),
    isAllDay: event.startDate.isDate,
  }))
}

/** Events as node-ical reads them. */
function byNodeIcal(text: string) {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (each) => each?.type === 'VEVENT',
  )
  return events.map((event) => ({
    uid: event.uid,
    summary: typeof event.summary === 'object' ? event.summary.val : event.summary,
    startsMs: event.start.getTime(),
    endsMs: event.end?.getTime(),
  }))
}

describe('a calendar file', () => {
  it('says all that other programs go by, and nothing that acts', () => {
    const lines = textOf([entry, { ...wholeDay, isCancelled: true }]).split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'VERSION:2.0',
        'UID:hour-0198a000-0000-7000-8000-000000000001@portal.example',
        'SEQUENCE:2',
        'DTSTAMP:20270301T090000Z',
        'DTSTART;TZID=Europe/London:20270325T163000',
        'DTEND;TZID=Europe/London:20270325T173000',
        'SUMMARY:Physics tuition with Grace Hopper',
        'STATUS:CONFIRMED',
        'URL;VALUE=URI:https://portal.example/tuition',
        'UID:event-0198a000-0000-7000-8000-000000000002@portal.example',
        'DTSTART;VALUE=DATE:20271012',
        'DTEND;VALUE=DATE:20271013',
        'STATUS:CANCELLED',
      ]),
    )
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1)
    for (const line of lines) {
      expect(line).not.toMatch(/^(METHOD|ATTENDEE|ORGANIZER|BEGIN:VALARM|TIMEZONE-ID)/)
    }
    expect(lines.at(-1)).toBe('')
  })

  it('is the same bytes while nothing changes', () => {
    expect(textOf([entry, wholeDay])).toBe(textOf([entry, wholeDay]))
  })

  it('is a calendar without anything in it, too', () => {
    expect(byIcalJs(textOf([]))).toEqual([])
  })

  it.each([
    'Europe/London',
    'America/New_York',
    'Asia/Kolkata',
    'Asia/Tokyo',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'America/St_Johns',
    'Pacific/Chatham',
    'UTC',
  ])('gives both readers the same moments in %s, in summer and in winter', (zone) => {
    const hours = ['2027-01-14', '2027-03-25', '2027-04-01', '2027-07-08', '2027-10-28'].map(
      (day, at): IcsEntry => ({
        ...entry,
        id: String(at),
        startsMs: Date.parse(`${day}T16:30:00Z`),
        endsMs: Date.parse(`${day}T17:45:00Z`),
      }),
    )
    const moments = hours.map(({ id, startsMs, endsMs }) => ({
      uid: `hour-${id}@portal.example`,
      startsMs,
      endsMs,
    }))
    const text = textOf(hours, zone)
    expect(byIcalJs(text)).toMatchObject(moments)
    expect(byNodeIcal(text)).toMatchObject(moments)
  })

  it('keeps the wall clock of London, so that one abroad sees it move', () => {
    const [before, after] = ['2027-03-25T16:30:00Z', '2027-04-01T15:30:00Z'].map((moment) => ({
      ...entry,
      startsMs: Date.parse(moment),
      endsMs: null,
    }))
    const both = [before, after].filter((each) => each !== undefined)
    expect(textOf(both).match(/DTSTART;TZID=Europe\/London:\d+T163000/g)).toHaveLength(2)
    expect(textOf(both, 'Asia/Kolkata')).toContain('DTSTART;TZID=Asia/Kolkata:20270325T220000')
    expect(textOf(both, 'Asia/Kolkata')).toContain('DTSTART;TZID=Asia/Kolkata:20270401T210000')
  })

  it('has whole days by their date in every zone', () => {
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'Europe/London']) {
      const [read] = byIcalJs(textOf([wholeDay], zone))
      expect(read?.isAllDay).toBe(true)
      expect(textOf([wholeDay], zone)).toContain('DTSTART;VALUE=DATE:20271012\r\n')
    }
  })
})

describe('what was typed', () => {
  const nasty = fc.string({
    unit: fc.constantFrom(
      ...['\n', '\r', '\r\n', ';', ',', ':', '\\', '\\n', '"', '^', '=', ' ', '\t', '\u0000'],
      ...['\u0085', '\u2028', 'BEGIN:VALARM', 'ATTENDEE:mailto:a@b', 'é', '日', '😀', 'x'],
    ),
    maxLength: 60,
  })

  it('stays within its text, for both readers, and lines are as short as they must be', () => {
    fc.assert(
      fc.property(nasty, (info) => {
        const text = textOf([{ ...entry, info: `A${info}Z` }])
        const summary = `A${info}Z`.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
        const unfolded = text.replace(/\r\n /g, '')
        const names = unfolded.split('\r\n').map((line) => line.split(/[:;]/)[0])
        const usual = textOf([entry]).replace(/\r\n /g, '').split('\r\n')
        expect(names).toEqual(usual.map((line) => line.split(/[:;]/)[0]))
        expect(byIcalJs(text)).toMatchObject([{ summary }])
        expect(byNodeIcal(text)).toHaveLength(1)
        for (const line of text.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        }
      }),
    )
  })

  it('may have 200 signs, of several bytes each', () => {
    const info = '日'.repeat(200)
    const text = textOf([{ ...entry, info }])
    expect(byIcalJs(text)).toMatchObject([{ summary: info }])
    expect(byNodeIcal(text)).toMatchObject([{ summary: info }])
  })
})
