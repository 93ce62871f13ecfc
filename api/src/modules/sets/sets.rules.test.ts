import { describe, expect, it } from 'vitest'
import { deadlineOf, finishMoment, type HeldAnswer, judgeAnswer, limitOf } from './sets.rules.ts'
import { firstContact } from './trust.rules.ts'

const minute = (n: number) => new Date(Date.UTC(2026, 2, 4, 10, n))

describe('an answer that arrives', () => {
  const held: HeldAnswer = {
    isFinished: false,
    isFinal: false,
    deadlineAt: minute(20),
    // Silent since its beginning.
    contact: firstContact(minute(0)),
    sequence: 4,
    isSame: false,
    limitMs: null,
  }
  const over = { isFinished: true, isSame: true }
  const heard = (at: number) => ({ contact: firstContact(minute(at)) })
  it.each([
    ['newer, in time', {}, 5, 10, 12, 'written'],
    ['newer, at the deadline', {}, 5, 20, 30, 'written'],
    ['newer, after the deadline', {}, 5, 21, 30, 'late'],
    ['newer, dated after its arrival', {}, 5, 40, 19, 'written'],
    ['newer, dated before the beginning', {}, 5, -60, 30, 'written'],
    ['newer, untimed', { deadlineAt: null }, 5, 500, 500, 'written'],
    ['newer, from a device heard of after the deadline', heard(21), 5, 10, 30, 'late'],
    ['newer, a day and more after the deadline', {}, 5, 10, 1500, 'late'],
    ['the same again', { isSame: true }, 4, 10, 12, 'saved'],
    ['the same again, after the deadline', { isSame: true }, 4, 10, 40, 'saved'],
    ['another of the same number', {}, 4, 10, 12, 'superseded'],
    ['older', {}, 3, 10, 12, 'superseded'],
    ['older, after the deadline', {}, 3, 30, 40, 'superseded'],
    ['newer, for a finished set after its end', { isFinished: true }, 5, 10, 21, 'late'],
    ['the same, for a finished set after its end', over, 5, 10, 21, 'final'],
    ['for a final question', { isFinal: true }, 5, 10, 12, 'final'],
    ['for a finished set', { isFinished: true }, 5, 10, 12, 'final'],
    ['the same, for a finished set', { isFinished: true, isSame: true }, 4, 10, 12, 'final'],
  ] as const)('%s', (_name, change, sequence, answered, now, outcome) => {
    const answer = { sequence, answeredAt: minute(answered), timeMs: 86_400_000 }
    expect(judgeAnswer({ ...held, ...change }, answer, minute(now))).toBe(outcome)
  })

  it.each([
    ['within the time of its question', {}, 60_000, 'written'],
    ['within the grace', {}, 63_000, 'written'],
    ['after more time than its question may take', {}, 63_001, 'late'],
    ['again, after more time', { sequence: 5, isSame: true }, 90_000, 'saved'],
    ['older, after more time', { sequence: 6 }, 90_000, 'superseded'],
  ] as const)('%s', (_name, change, timeMs, outcome) => {
    const answer = { sequence: 5, answeredAt: minute(10), timeMs }
    expect(judgeAnswer({ ...held, limitMs: 60_000, ...change }, answer, minute(12))).toBe(outcome)
  })
})

describe('moments', () => {
  it('of finishing are held before the deadline, and after the last answer', () => {
    const set = { startedAt: minute(0), deadlineAt: minute(20), contact: firstContact(minute(0)) }
    const [none, now] = [new Date(0), minute(40)]
    expect(finishMoment(minute(30), set, none, now)).toEqual(minute(20))
    expect(finishMoment(minute(10), set, none, now)).toEqual(minute(10))
    expect(finishMoment(minute(10), set, minute(12), now)).toEqual(minute(12))
    expect(finishMoment(minute(-10), set, none, now)).toEqual(minute(0))
    expect(finishMoment(minute(30), { ...set, deadlineAt: null }, none, now)).toEqual(minute(30))
  })

  it('of the deadline carry extra time', () => {
    expect(deadlineOf(minute(0), 40, 0)).toEqual(minute(40))
    expect(deadlineOf(minute(0), 40, 25)).toEqual(minute(50))
    expect(deadlineOf(minute(0), null, 25)).toBeNull()
    expect([limitOf(90, 0), limitOf(90, 25), limitOf(90, 50)]).toEqual([90, 113, 135])
  })
})
