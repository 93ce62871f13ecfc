import { describe, expect, it } from 'vitest'
import { fullOf } from './pieces.rules.ts'
import { keptCriteria, strangeKeys } from './rubrics.rules.ts'
import { isSettable, unableOf } from './set-tasks.rules.ts'

describe('room for a further piece', () => {
  it.each([
    ['essay', 59, 5, true],
    ['essay', 60, 0, false],
    ['statement', 4, 4, true],
    ['statement', 5, 5, false],
    ['statement', 60, 4, false],
  ] as const)('of an %s with %i pieces, %i of them statements: %s', (kind, all, statements, is) => {
    expect(fullOf({ all, statements }, kind) === undefined).toBe(is)
  })
})

describe('the day of a task that is set', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '2026-11-19', false],
    ['2026-11-20T12:00:00Z', '2026-11-20', true],
    ['2026-11-20T12:00:00Z', '2027-11-20', true],
    ['2026-11-20T12:00:00Z', '2027-11-21', false],
    // In London it is the next day already.
    ['2026-06-30T23:30:00Z', '2026-06-30', false],
    ['2026-06-30T23:30:00Z', '2026-07-01', true],
    ['2028-02-29T12:00:00Z', '2029-02-28', true],
    ['2028-02-29T12:00:00Z', '2029-03-01', false],
  ])('at %s may be %s: %s', (now, day, expected) => {
    expect(isSettable(day, new Date(now))).toBe(expected)
  })
})

describe('who can be set a task', () => {
  const writer = { isActive: true, hasEnded: false, hasEssays: true, hasStatements: true }
  it.each([
    ['everything', {}, 'essay', undefined],
    ['a stopped account', { isActive: false }, 'essay', 'The account has been stopped.'],
    ['an ended programme', { hasEnded: true }, 'essay', 'The programme has ended.'],
    ['statements alone', { hasEssays: false }, 'essay', 'The programme does not include essays.'],
    ['statements alone', { hasEssays: false }, 'statement', undefined],
    [
      ...(['essays alone', { hasStatements: false }, 'statement'] as const),
      'The programme does not include personal statements.',
    ],
  ] as const)('with %s (%o), an %s', (_name, change, kind, expected) => {
    expect(unableOf({ ...writer, ...change }, kind)).toBe(expected)
  })
})

describe('criteria', () => {
  const level = (points: number) => ({ points, label: `${points}`, description: '' })
  const sent = (key?: string) => ({
    ...{ key, title: 'T', description: '', weight: 50, levels: [level(75), level(25), level(50)] },
  })

  it('keep their keys, what is new gets one, and levels stand by points', () => {
    const kept = keptCriteria([sent('argument'), sent()], () => 'new')
    expect(kept.map(({ key }) => key)).toEqual(['argument', 'new'])
    expect(kept[0]?.levels.map(({ points }) => points)).toEqual([25, 50, 75])
  })

  it('have no key that was not there before', () => {
    expect(strangeKeys([sent('argument'), sent(), sent('x')], [{ key: 'argument' }])).toEqual(['x'])
  })
})
