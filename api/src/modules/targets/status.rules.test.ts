import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayPlus } from '../../days.rules.ts'
import {
  elapsedOf,
  isReached,
  type Measure,
  progressOf,
  type Standing,
  statusOf,
  whyOf,
} from './status.rules.ts'

/** 40 to 70 from 1 November to 1 December, looked at on 16 November. */
const example: Standing = {
  measure: 'topic mastery',
  start: 40,
  goal: 70,
  now: 50,
  setOn: '2026-11-01',
  dueOn: '2026-12-01',
  today: '2026-11-16',
  metOn: null,
  isDropped: false,
}

describe('how a target stands', () => {
  it.each<[string, Partial<Standing>, string, string]>([
    ['a third of the way at half time', {}, 'at risk', '33% of the way with 50% of the time gone'],
    ['at most 15% behind', { now: 50.5 }, 'on track', '35% of the way with 50% of the time gone'],
    [
      'on its sixth day',
      { today: '2026-11-07', now: 40 },
      'on track',
      'In its first week: 0% of the way',
    ],
    [
      'on its seventh',
      { today: '2026-11-08', now: 40 },
      'at risk',
      '0% of the way with 23% of the time gone',
    ],
    ['below where it began', { now: 30 }, 'at risk', '0% of the way with 50% of the time gone'],
    [
      'on its last day',
      { today: '2026-12-01', now: 69 },
      'on track',
      '96% of the way with 100% of the time gone',
    ],
    [
      'after its day',
      { today: '2026-12-02', now: 69 },
      'missed',
      'Its day passed at 96% of the way',
    ],
    ['just reached', { now: 70 }, 'met', 'Reached today'],
    [
      'reached and lost again',
      { now: 41, metOn: '2026-11-12' },
      'met',
      'Reached on 12 November 2026',
    ],
    [
      'reached before its day passed',
      { today: '2027-02-01', now: 41, metOn: '2026-11-30' },
      'met',
      'Reached on 30 November 2026',
    ],
    [
      'mastery that comes too late',
      { today: '2026-12-02', now: 75 },
      'missed',
      'Its day passed at 100% of the way',
    ],
    [
      'what is counted to its day',
      { measure: 'hours', start: 0, goal: 4, now: 4, today: '2026-12-02' },
      'met',
      'Reached today',
    ],
    ['given up', { isDropped: true, now: 70 }, 'dropped', 'Left the course'],
    [
      'a topic that is not begun',
      { start: null, now: null },
      'at risk',
      '0% of the way with 50% of the time gone',
    ],
    [
      'a topic that was begun since',
      { start: null, now: 60 },
      'on track',
      '50% of the way with 50% of the time gone',
    ],
  ])('%s', (_name, change, status, why) => {
    const target = { ...example, ...change }
    expect([statusOf(target), whyOf(target, 'Left the course')]).toEqual([status, why])
  })

  const measures: readonly Measure[] = [
    'topic mastery',
    'questions',
    'simulation score',
    'hours',
    'by hand',
  ]
  const day = fc.integer({ min: 0, max: 400 })
  const targets = fc
    .record({
      measure: fc.constantFrom(...measures),
      start: fc.option(fc.double({ min: 0, max: 99, noNaN: true })),
      way: fc.double({ min: 0.5, max: 500, noNaN: true }),
      now: fc.option(fc.double({ min: 0, max: 1_000, noNaN: true })),
      length: fc.integer({ min: 1, max: 300 }),
      today: day,
      metAfter: fc.option(day),
      isDropped: fc.boolean(),
    })
    .map(({ way, length, today, metAfter, start, measure, ...rest }): Standing => {
      const from = start ?? (measure === 'topic mastery' ? 50 : 0)
      const setOn = '2026-09-01'
      return {
        ...rest,
        ...{ start, measure, setOn, goal: from + way, dueOn: dayPlus(setOn, length) },
        today: dayPlus(setOn, today),
        metOn: metAfter === null ? null : dayPlus(setOn, Math.min(metAfter, today)),
      }
    })
  const better = ['missed', 'at risk', 'on track', 'met']

  it('never gets worse by progress, and shares stay within 0 and 1', () => {
    fc.assert(
      fc.property(targets, fc.double({ min: 0, max: 500, noNaN: true }), (target, more) => {
        const further = { ...target, now: (target.now ?? 0) + more }
        for (const share of [progressOf(target), elapsedOf(target)]) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
        if (target.now === null || target.isDropped) return
        expect(progressOf(further)).toBeGreaterThanOrEqual(progressOf(target))
        expect(better.indexOf(statusOf(further))).toBeGreaterThanOrEqual(
          better.indexOf(statusOf(target)),
        )
      }),
    )
  })

  it('stays met, whatever is measured and however much time goes by', () => {
    fc.assert(
      fc.property(
        targets,
        fc.double({ min: 0, max: 100, noNaN: true }),
        day,
        (target, now, days) => {
          if (statusOf(target) !== 'met') return
          const kept = { ...target, metOn: target.metOn ?? target.today }
          const later = { ...kept, now, today: dayPlus(kept.today, days) }
          expect(statusOf(later)).toBe('met')
        },
      ),
    )
  })

  it('is met or missed once its day has passed, never at risk any more', () => {
    fc.assert(
      fc.property(targets, (target) => {
        if (target.isDropped || target.today <= target.dueOn) return
        expect(statusOf(target)).toBe(target.metOn !== null || isReached(target) ? 'met' : 'missed')
      }),
    )
  })
})
