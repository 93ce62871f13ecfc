import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ActiveTime,
  activeTimes,
  countTo,
  endActivity,
  giveBack,
  idleFrom,
  noteActivity,
  takeTime,
} from './active-time.rules.ts'

type Step = { after: number; what: 'activity' | 'count' | 'end' }
const steps = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 200_000 }),
    what: fc.constantFrom<Step['what'][]>('activity', 'count', 'end'),
  }),
  { maxLength: 40 },
)

/** Runs steps from moment 0 and gives every state on the way. */
function run(all: readonly Step[]): { time: ActiveTime; now: number }[] {
  let time = idleFrom(0)
  let now = 0
  return all.map(({ after, what }) => {
    now += after
    const change = { activity: noteActivity, count: countTo, end: endActivity }[what]
    time = change(time, now)
    return { time, now }
  })
}

/** How much of 0 to `now` lies within the idle timeout after some activity, the slow way. */
function coveredBy(moments: readonly number[], now: number): number {
  return moments.reduce((sum, moment, index) => {
    const next = moments[index + 1] ?? Number.POSITIVE_INFINITY
    return sum + Math.max(0, Math.min(moment + activeTimes.idle, next, now) - moment)
  }, 0)
}

describe('active time', () => {
  it.each([
    ['one thing, looked at later', [0], 30_000, 30_000],
    ['one thing, long ago', [0], 600_000, 60_000],
    ['two things close together', [0, 40_000], 600_000, 100_000],
    ['two things with a pause', [0, 90_000], 120_000, 90_000],
    ['nothing', [], 120_000, 0],
  ])('of %s', (_, moments, now, expected) => {
    const time = moments.reduce(noteActivity, idleFrom(0))
    expect(takeTime(time, now).taken).toBe(expected)
  })

  it('is never more than the time that passed, and never gets less', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let before = 0
        for (const { time, now } of run(all)) {
          expect(time.ms).toBeLessThanOrEqual(now)
          expect(time.ms).toBeGreaterThanOrEqual(before)
          before = time.ms
        }
      }),
    )
  })

  it('is the same however often it is counted', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 30 })
    fc.assert(
      fc.property(moments, moments, (activities, counts) => {
        const sorted = [...activities].sort((a, b) => a - b)
        const all = [
          ...sorted.map((at) => ({ at, change: noteActivity })),
          ...counts.map((at) => ({ at, change: countTo })),
        ].sort((a, b) => a.at - b.at)
        const end = 1_200_000
        const time = all.reduce((sum, { at, change }) => change(sum, at), idleFrom(0))
        expect(countTo(time, end).ms).toBe(coveredBy(sorted, end))
      }),
    )
  })

  it('is taken once, in whole milliseconds, a day at most', () => {
    fc.assert(
      fc.property(steps, fc.double({ min: 0, max: 2e8, noNaN: true }), (all, more) => {
        const last = run(all).at(-1)
        if (last === undefined) return
        const time = giveBack(last.time, more)
        const { taken, rest } = takeTime(time, last.now)
        expect(Number.isInteger(taken)).toBe(true)
        expect(taken).toBeLessThanOrEqual(activeTimes.most)
        expect(taken + rest.ms).toBeCloseTo(countTo(time, last.now).ms, 3)
        const again = takeTime(giveBack(rest, taken), last.now)
        expect(again.taken).toBe(taken)
      }),
    )
  })

  it('does not count on once nobody is looking', () => {
    const time = endActivity(noteActivity(idleFrom(0), 1_000), 11_000)
    expect(takeTime(time, 600_000).taken).toBe(10_000)
  })

  it('gains nothing by a clock that goes back', () => {
    const time = countTo(noteActivity(idleFrom(1_000), 1_000), 5_000)
    expect(countTo(time, 2_000)).toEqual(time)
    expect(countTo(countTo(time, 2_000), 5_000).ms).toBe(4_000)
  })
})
