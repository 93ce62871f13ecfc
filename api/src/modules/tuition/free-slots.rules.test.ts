import { wallAt } from '@portal/shared/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FreeSlotsAsked, freeSlots, isWithinWeek } from './free-slots.rules.ts'
import { weekdayOf } from './wall-clock.rules.ts'

const now = new Date('2027-03-15T12:00:00Z')
const asked: FreeSlotsAsked = {
  now,
  quarters: 4,
  weekly: [{ weekday: 4, from: 960, to: 1_080 }],
  zone: 'Europe/London',
  studentZone: 'Europe/London',
  timeOff: [],
  taken: [],
  holidays: [],
  expiresOn: '2028-01-01',
}
const span = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) })
const slotsOf = (change: Partial<FreeSlotsAsked>) =>
  freeSlots({ ...asked, ...change }).map((slot) => slot.toISOString().slice(0, 16))

describe('free slots', () => {
  it('are on the wall of the tutor’s week, over the change of clocks', () => {
    expect(slotsOf({ quarters: 8 })).toEqual([
      '2027-03-18T16:00',
      '2027-03-25T16:00',
      '2027-04-01T15:00',
      '2027-04-08T15:00',
    ])
    expect(slotsOf({}).slice(0, 5)).toEqual([
      '2027-03-18T16:00',
      '2027-03-18T16:15',
      '2027-03-18T16:30',
      '2027-03-18T16:45',
      '2027-03-18T17:00',
    ])
  })

  it('leave out what is taken, time off, holidays, and days after the programme', () => {
    expect(
      slotsOf({
        quarters: 8,
        taken: [span('2027-03-18T17:45:00Z', '2027-03-18T18:45:00Z')],
        timeOff: [span('2027-03-25T00:00:00Z', '2027-03-26T00:00:00Z')],
        holidays: [{ name: 'Easter', from: '2027-04-01', to: '2027-04-02' }],
      }),
    ).toEqual(['2027-04-08T15:00'])
    expect(slotsOf({ quarters: 8, expiresOn: '2027-03-25' })).toHaveLength(2)
  })

  it('begin after now and end with 28 days', () => {
    const daily = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 720, to: 780 }))
    const slots = slotsOf({ weekly: daily })
    expect([slots[0], slots.at(-1), slots.length]).toEqual([
      '2027-03-16T12:00',
      '2027-04-12T11:00',
      28,
    ])
  })

  it('may lie over midnight, where both days have it', () => {
    const weekly = [
      { weekday: 5, from: 1_380, to: 1_440 },
      { weekday: 6, from: 0, to: 60 },
    ]
    expect(slotsOf({ weekly, quarters: 6 }).slice(0, 3)).toEqual([
      '2027-03-19T23:00',
      '2027-03-19T23:15',
      '2027-03-19T23:30',
    ])
  })

  it('are 200 at most, on a coarser grid where there are more', () => {
    const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1_260 }))
    const slots = freeSlots({ ...asked, weekly })
    expect(slots).toHaveLength(200)
    expect(slots.every((slot) => slot.getUTCMinutes() === 0)).toBe(true)
  })

  it('never clash, lie in the week, and are in no time off and on no holiday', () => {
    const quarter = fc.integer({ min: 0, max: 95 })
    const weekly = fc.array(
      fc.record({ weekday: fc.integer({ min: 1, max: 7 }), from: quarter, length: quarter }),
      { maxLength: 8 },
    )
    const spans = fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: 28 * 96 }),
        length: fc.integer({ min: 1, max: 400 }),
      }),
      { maxLength: 6 },
    )
    const zone = fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Lord_Howe')
    fc.assert(
      fc.property(
        weekly,
        spans,
        spans,
        fc.integer({ min: 1, max: 32 }),
        zone,
        fc.integer({ min: 0, max: 28 }),
        (week, off, taken, quarters, where, holiday) => {
          const day = new Date(now.getTime() + holiday * 86_400_000).toISOString().slice(0, 10)
          const facts: FreeSlotsAsked = {
            ...asked,
            quarters,
            zone: where,
            weekly: week.map(({ weekday, from, length }) => ({
              weekday,
              from: from * 15,
              to: Math.min(1_440, (from + length + 1) * 15),
            })),
            timeOff: off.map(toSpan),
            taken: taken.map(toSpan),
            holidays: [{ name: 'Closed', from: day, to: day }],
          }
          const slots = freeSlots(facts)
          expect(slots.length).toBeLessThanOrEqual(200)
          for (const slot of slots) {
            const end = slot.getTime() + quarters * 900_000
            for (const { from, until } of [...facts.timeOff, ...facts.taken]) {
              expect(end <= from.getTime() || slot.getTime() >= until.getTime()).toBe(true)
            }
            expect(isWithinWeek(slot, quarters, facts.weekly, where)).toBe(true)
            const wall = wallAt(slot, where)
            expect(facts.weekly.some(({ weekday }) => weekday === weekdayOf(wall.day))).toBe(true)
            expect(wall.day).not.toBe(day)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

function toSpan({ from, length }: { from: number; length: number }) {
  const start = now.getTime() + from * 900_000
  return { from: new Date(start), until: new Date(start + length * 900_000) }
}
