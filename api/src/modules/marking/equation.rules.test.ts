import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Case, equal, hostile, malformed, unequal } from './equation.cases.ts'
import { markEquation } from './equation.rules.ts'

const mark = ([expected, variables, typed]: Case) =>
  markEquation(typed, {
    expected,
    variables: variables.length > 4 ? [variables] : [...variables],
  })

describe('a typed answer', () => {
  it.each(equal)('%s of [%s] is %s', (...each) => {
    expect(mark(each)).toEqual({ isCorrect: true, note: null })
  })

  it.each(unequal)('%s of [%s] is not %s', (...each) => {
    expect(mark(each)).toEqual({ isCorrect: false, note: null })
  })

  it.each([...malformed, ...hostile])('%s of [%s]: %s cannot be read', (...each) => {
    const { isCorrect, note } = mark(each)
    expect(isCorrect).toBe(false)
    expect(note).toContain('could not be read')
  })

  it.each([
    ['20', 'm s^-1', '20 m s^-1'],
    ['20', 'm s^-1', '20 m/s'.replace('/s', ' s⁻¹')],
    ['20', 'm s^-1', '20ms^-1'],
    ['20', 'm', '20m'],
    ['20', '%', '20%'],
    ['20', '°', '20°'],
    ['20', '£', '£20'],
    ['20', 'kΩ', '20 kΩ'],
    ['20', 'm s^-1', '20'],
  ])('%s %s may be written %s', (expected, unit, typed) => {
    expect(markEquation(typed, { expected, variables: [], unit })).toEqual({
      isCorrect: true,
      note: null,
    })
  })

  it('in another unit is not right', () => {
    const key = { expected: '20', variables: [], unit: 'm' }
    expect(markEquation('20 km', key).isCorrect).toBe(false)
  })

  it('never throws, whatever is typed', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 220, unit: 'grapheme' }),
          fc
            .array(
              fc.constantFrom(
                ...'x y 1 2 . e pi + - * / ^ ( ) sqrt sin ln log_ = | ° , ² √ { ] ! %'.split(' '),
              ),
              { maxLength: 60 },
            )
            .map((parts) => parts.join('')),
        ),
        (typed) => {
          const outcome = markEquation(typed, { expected: 'x*y/2', variables: ['x', 'y'] })
          expect(outcome.isCorrect === true && outcome.note !== null).toBe(false)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('takes no longer than 50 ms to mark, whatever is typed', () => {
    for (const each of [...equal, ...unequal, ...malformed, ...hostile]) {
      // The best of three, since the machine may be busy with something else.
      const times = [1, 2, 3].map(() => {
        const begun = performance.now()
        mark(each)
        return performance.now() - begun
      })
      expect([each[2].slice(0, 40), Math.min(...times) < 50]).toEqual([each[2].slice(0, 40), true])
    }
  })

  it('has a hundred cases and more behind it', () => {
    expect(equal.length).toBeGreaterThanOrEqual(100)
    expect(unequal.length + malformed.length + hostile.length).toBeGreaterThanOrEqual(100)
  })
})
