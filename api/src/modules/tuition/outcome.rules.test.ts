import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  counts,
  entriesOf,
  type HourState,
  runsLow,
  whyNotCancelled,
  whyNotCorrected,
  whyNotMarked,
  whyNotMoved,
} from './outcome.rules.ts'

const startsAt = new Date('2027-03-04T16:30:00Z')
const hour = { state: 'scheduled', startsAt, quarters: 4, hasReport: false } as const
const later = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000)
const days = (count: number) => later(60 + count * 1_440)

describe('what may be done with an hour', () => {
  it.each([
    ['scheduled', -1, { move: true, mark: false, cancel: true, correct: false }],
    ['scheduled', 0, { move: false, mark: true, cancel: true, correct: false }],
    ['delivered', 60, { move: false, mark: false, cancel: false, correct: true }],
    ['no-show', 60, { move: false, mark: false, cancel: false, correct: true }],
    ['cancelled', -60, { move: false, mark: false, cancel: false, correct: true }],
  ] as const)('goes by its state and its start: %s, %i minutes after', (state, minutes, may) => {
    const [standing, now] = [{ ...hour, state }, later(minutes)]
    expect({
      move: whyNotMoved(standing, now) === undefined,
      mark: whyNotMarked(standing, now) === undefined,
      cancel: whyNotCancelled(standing) === undefined,
      correct: whyNotCorrected(standing, 'Tutor', now) === undefined,
    }).toEqual(may)
  })

  it.each([
    ['Tutor', 14, false, true],
    ['Tutor', 14.01, false, false],
    ['Senior Tutor', 14.01, false, false],
    ['Admin', 400, false, true],
    ['Tutor', 1, true, false],
    ['Admin', 1, true, true],
  ] as const)('%s corrects after %d days, with a report %s: %s', (role, after, hasReport, may) => {
    const standing = { ...hour, state: 'delivered' as const, hasReport }
    expect(whyNotCorrected(standing, role, days(after)) === undefined).toBe(may)
  })
})

describe('entries of an outcome', () => {
  it('give back what was counted and count anew: delivered 6, then no-show of 4, then cancelled', () => {
    const first = entriesOf({ id: 's', version: 2, state: 'delivered', quarters: 6 }, [])
    expect(first).toEqual([{ kind: 'used', quarters: -6, event: 'session:s:2', reverses: null }])
    const standing = [{ id: 7, quarters: -6 }]
    const second = entriesOf({ id: 's', version: 3, state: 'no-show', quarters: 4 }, standing)
    expect(second).toEqual([
      { kind: 'returned', quarters: 6, event: 'return:7', reverses: 7 },
      { kind: 'used', quarters: -4, event: 'session:s:3', reverses: null },
    ])
    const third = entriesOf({ id: 's', version: 4, state: 'cancelled', quarters: 4 }, [
      { id: 9, quarters: -4 },
    ])
    expect(third).toEqual([{ kind: 'returned', quarters: 4, event: 'return:9', reverses: 9 }])
    const sum = [...first, ...second, ...third].reduce((total, { quarters }) => total + quarters, 0)
    expect(sum).toBe(0)
  })

  it('sum to minus the quarters where the hour counts, else to 0, and each event comes once', () => {
    const state = fc.constantFrom<HourState>('delivered', 'no-show', 'cancelled')
    const steps = fc.array(fc.record({ state, quarters: fc.integer({ min: 1, max: 32 }) }), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(steps, (all) => {
        const ledger: { id: number; quarters: number; event: string; reverses: number | null }[] =
          []
        for (const [index, step] of all.entries()) {
          const given = ledger.map(({ reverses }) => reverses)
          const standing = ledger.filter(({ id, quarters }) => quarters < 0 && !given.includes(id))
          for (const entry of entriesOf({ id: 's', version: index + 2, ...step }, standing)) {
            ledger.push({ id: ledger.length + 1, ...entry })
          }
          const sum = ledger.reduce((total, { quarters }) => total + quarters, 0)
          // 0 and -0 are one.
          expect(sum === (counts(step.state) ? -step.quarters : 0)).toBe(true)
        }
        expect(new Set(ledger.map(({ event }) => event)).size).toBe(ledger.length)
      }),
    )
  })
})

describe('few hours', () => {
  it.each([
    [9, 8, true],
    [20, -2, true],
    [8, 4, false],
    [9, 9, false],
    [4, 12, false],
  ])('from %i quarters to %i: %s', (before, after, isTold) => {
    expect(runsLow(before, after)).toBe(isTold)
  })
})
