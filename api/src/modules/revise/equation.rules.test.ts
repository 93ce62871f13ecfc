import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markEquation } from './equation.rules.ts'

type Case = readonly [expected: string, variables: string, typed: string]

/** Right: the same in another form. Variables are single letters unless split by commas. */
const equal: Case[] = [
  ['x/2', 'x', '0.5x'],
  ['x/2', 'x', '1/2 x'],
  ['x/2', 'x', '1/2x'],
  ['x/2', 'x', 'x/2'],
  ['x/2', 'x', '½x'],
  ['x/2', 'x', 'x ÷ 2'],
  ['x/2', 'x', 'x*0.5'],
  ['x/2', 'x', '.5x'],
  ['x/2', 'x', 'x·½'],
  ['x/2', 'x', '5x/10'],
  ['x/2', 'x', 'X/2'],
  ['x/2', 'x', 'y = x/2'],
  ['x/2', 'x', 'f(x) = x/2'],
  ['x/2', 'x', "f'(x)=x/2"],
  ['x/2', 'x', 'dy/dx = x/2'],
  ['x/2', 'x', '  x / 2  '],
  ['2*x - 3', 'x', '2x-3'],
  ['2*x - 3', 'x', '-3+2x'],
  ['2*x - 3', 'x', '2x − 3'],
  ['2*x - 3', 'x', '2(x-1.5)'],
  ['2*x - 3', 'x', '2x–3'],
  ['2*x - 3', 'x', '[2x] - {3}'],
  ['2*x - 3', 'x', 'x + x - 3'],
  ['x^2 - 1', 'x', '(x-1)(x+1)'],
  ['x^2 - 1', 'x', 'x² − 1'],
  ['x^2 - 1', 'x', 'x**2-1'],
  ['x^2 - 1', 'x', 'x*x-1'],
  ['x^2 - 1', 'x', 'xx - 1'],
  ['x^2 - 1', 'x', 'x(x-1/x)'],
  ['(x + 1)^10', 'x', '(1+x)^5(x+1)^5'],
  ['(x + 1)^3', 'x', 'x^3+3x^2+3x+1'],
  ['1/x', 'x', 'x^-1'],
  ['1/x', 'x', 'x^(-1)'],
  ['1/x', 'x', 'x⁻¹'],
  ['1/x^2', 'x', 'x^-2'],
  ['sqrt(x)', 'x', 'x^(1/2)'],
  ['sqrt(x)', 'x', 'x^0.5'],
  ['sqrt(x)', 'x', '√x'],
  ['sqrt(x)', 'x', '√(x)'],
  ['sqrt(x)', 'x', 'sqrt x'],
  ['x*sqrt(2)', 'x', 'sqrt2 x'],
  ['x*sqrt(2)', 'x', 'xsqrt(2)'],
  ['x*sqrt(2)', 'x', '√2x'],
  ['x*sqrt(2)', 'x', '2x/sqrt(2)'],
  ['cbrt(x)', 'x', 'x^(1/3)'],
  ['x^(2/3)', 'x', 'cbrt(x)^2'],
  ['abs(x)', 'x', '|x|'],
  ['abs(x)', 'x', 'sqrt(x^2)'],
  ['2*r + 2*pi*r/5', 'r', '2r(1+π/5)'],
  ['2*r + 2*pi*r/5', 'r', '2r + 0.4pi r'],
  ['2*r + 2*pi*r/5', 'r', '2r+2πr/5'],
  ['pi*r^2', 'r', 'πr²'],
  ['pi*r^2', 'r', 'r^2pi'],
  ['pi*r^2', 'r', 'A = πr^2'],
  ['180 - a', 'a', '180 − a'],
  ['3*k', 'k', '3k'],
  ['3*k', 'k', '3×k'],
  ['3*k', 'k', '3 k'],
  ['(3*y + 1)/(y - 2)', 'y', 'x = (1+3y)/(y-2)'],
  ['(3*y + 1)/(y - 2)', 'y', '(-3y-1)/(2-y)'],
  ['(3*y + 1)/(y - 2)', 'y', '3 + 7/(y-2)'],
  ['(x + 8)/((x - 1)*(x + 2))', 'x', '(x+8)/(x^2+x-2)'],
  ['(x + 8)/((x - 1)*(x + 2))', 'x', '3/(x-1) - 2/(x+2)'],
  ['(8*x + 5*y)/(x + y)', 'xy', '8x/(x+y)+5y/(y+x)'],
  ['a^5/b', 'ab', 'a^5 b^-1'],
  ['a^5/b', 'ab', 'aaaaa/b'],
  ['1 - (1 - p)^3', 'p', '3p - 3p^2 + p^3'],
  ['1.2*n*(1 - r/100)', 'nr', '0.012n(100-r)'],
  ['R*(R + S)/(2*R + S)', 'RS', '(R^2+RS)/(2R+S)'],
  ['I*t/q', 'Itq', 'It/q'],
  ['I*t/q', 'Itq', 'it/q'],
  ['F*m/(m + M)', 'FmM', 'mF/(M+m)'],
  ['F*m/(m + M)', 'FmM', 'F/(1+M/m)'],
  ['m*g/(I*l)', 'mgIl', 'mg/(Il)'],
  ['m*g/(I*l)', 'mgIl', 'mg/Il'],
  ['sin(2*x)', 'x', '2 sin x cos x'],
  ['sin(2*x)', 'x', 'sin2x'],
  ['sin(2*x)', 'x', 'sin 2x'],
  ['1', 'x', 'sin^2 x + cos^2 x'],
  ['sin(x)^2', 'x', 'sin²x'],
  ['sin(x)^2', 'x', '(sin x)^2'],
  ['sin(x)^2', 'x', '(1-cos(2x))/2'],
  ['asin(x)', 'x', 'sin^-1(x)'],
  ['asin(x)', 'x', 'arcsin x'],
  ['tan(x)', 'x', 'sin x / cos x'],
  ['ln(x)', 'x', 'ln x'],
  ['2*ln(x)', 'x', 'ln(x^2)'],
  ['ln(2*x)', 'x', 'ln 2 + ln x'],
  ['log(x)', 'x', 'ln(x)/ln(10)'],
  ['3', '', 'log_2(8)'],
  ['2', '', 'lg 100'],
  ['exp(2*x)', 'x', 'e^(2x)'],
  ['exp(x)', 'x', 'e^x'],
  ['1/3', '', '1/3'],
  ['1/3', '', '0.3333333'],
  ['1/3', '', '2/6'],
  ['sqrt(8)', '', '2sqrt(2)'],
  ['sqrt(8)', '', '2√2'],
  ['1/sqrt(2)', '', '√2/2'],
  ['0.5', '', 'sin 30°'],
  ['0.5', '', 'cos(90° - 30°)'],
  ['180 - a', 'a', '180° − a'],
  ['3.5', '', '3½'],
  ['12000', '', '12,000'],
  ['300000', '', '3e5'],
  ['300000', '', '3×10⁵'],
  ['0.00003', '', '3*10^-5'],
  ['0', '', '0'],
  ['-4', '', '−4'],
  ['theta/2', 'theta', 'θ/2'],
  ['theta/2', 'theta', '0.5theta'],
  ['-x^2', 'x', '-(x^2)'],
  ['2^(3^2)', '', '2^3^2'],
]

const unequal: Case[] = [
  ['x/2', 'x', '2x'],
  ['x/2', 'x', '2/x'],
  ['x/2', 'x', '1/(2x)'],
  ['x/2', 'x', 'x[1]'],
  ['x/2', 'x', 'x'],
  ['x/2', 'x', '0.5'],
  ['x/2', 'x', 'x/2 + 0.001'],
  ['x/2', 'x', '|x|/2'],
  ['x/2', 'x', 'sqrt(x^2)/2'],
  ['x/2', 'x', 'sqrt(x)^2/2'],
  ['x^2 - 1', 'x', '(x-1)^2'],
  ['x^2 - 1', 'x', 'x^2+1'],
  ['-x^2', 'x', '(-x)^2'],
  ['ln(x^2)', 'x', '2 ln(x)'],
  ['ln(x)', 'x', 'log(x)'],
  ['sqrt(x)', 'x', '-sqrt(x)'],
  ['sqrt(x + 1)', 'x', 'sqrt(x)+1'],
  ['sin(2*x)', 'x', '2sin(x)'],
  ['a^5/b', 'ab', 'a^5 b'],
  ['F*m/(m + M)', 'FmM', 'FM/(m+M)'],
  ['2*r + 2*pi*r/5', 'r', '2r+2*3.14*r/5'],
  ['1/3', '', '0.33'],
  ['1/3', '', '0'],
  ['sqrt(2)', '', '1.41'],
  ['0', '', '0.0001'],
  ['5', '', '-5'],
  ['1e6', '', '1e7'],
  ['3', '', '1e308*10'],
  ['x', 'x', '1e30 - 1e30'],
]

const malformed: Case[] = [
  ['x/2', 'x', ''],
  ['x/2', 'x', '   '],
  ['x/2', 'x', '(x/2'],
  ['x/2', 'x', 'x/2)'],
  ['x/2', 'x', 'x//2'],
  ['x/2', 'x', 'x/'],
  ['x/2', 'x', '*x'],
  ['x/2', 'x', '()'],
  ['x/2', 'x', 'sin'],
  ['x/2', 'x', 'sqrt()'],
  ['x/2', 'x', 'log_'],
  ['x/2', 'x', 'q/2'],
  ['x/2', 'x', 'x2'],
  ['x/2', 'x', '1 2'],
  ['x/2', 'x', '0,5x'],
  ['x/2', 'x', '1.2.3'],
  ['x/2', 'x', 'x!'],
  ['x/2', 'x', 'x > 2'],
  ['x/2', 'x', 'x == 2'],
  ['x/2', 'x', 'x/2; x'],
  ['x/2', 'x', 'y = z = x/2'],
  ['x/2', 'x', 'f(x) = '],
  ['x/2', 'x', '"x"'],
  ['x/2', 'x', 'import("fs")'],
  ['x/2', 'x', 'eval(1)'],
  ['x/2', 'x', 'constructor'],
  ['x/2', 'x', 'cos.constructor("return 1")()'],
  ['3*k', 'k', 'k3k/k'],
  ['x/2', 'x', '[1,2]'],
  ['x/2', 'x', '{a: 1}'],
  ['x/2', 'x', 'x ? 1 : 2'],
  ['x/2', 'x', 'x to 2'],
  ['x/2', 'x', '<script>alert(1)</script>'],
  ['x/2', 'x', "'; drop table attempts; --"],
  ['x/2', 'x', '||x||'],
  ['x/2', 'x', '('.repeat(100) + ')'.repeat(100)],
  ['x/2', 'x', `${'('.repeat(40)}x${')'.repeat(40)}`],
  ['x/2', 'x', `x${'+x'.repeat(150)}`],
  ['x/2', 'x', '∞'],
  ['x/2', 'x', 'x = ±2'],
  ['x/2', 'x', '😀'],
]

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

  it.each(malformed)('%s of [%s]: %s cannot be read', (...each) => {
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

  it('has a hundred cases and more behind it', () => {
    expect(equal.length + unequal.length + malformed.length).toBeGreaterThanOrEqual(160)
  })
})
