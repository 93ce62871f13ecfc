import { expect, test } from 'vitest'
import { calculate, formatResult } from './calculator.ts'

test.each([
  ['1+2*3', '7'],
  ['(1+2)*3', '9'],
  ['8/4/2', '1'],
  ['7-2-1', '4'],
  ['2^3^2', '512'],
  ['-2^2', '−4'],
  ['2^-1', '0.5'],
  ['sqrt(2)^2', '2'],
  ['√9+1', '4'],
  ['√(9+16)', '5'],
  ['2√9', '6'],
  ['2(3+4)', '14'],
  ['(1+1)(2+2)', '8'],
  ['0.1+0.2', '0.3'],
  ['.5 × 4', '2'],
  ['6 ÷ 4 − 1', '0.5'],
  ['--3', '3'],
  ['-0', '0'],
  ['10^21', '1 × 10^21'],
  ['1/10^9', '1 × 10^−9'],
  ['0-1/10^9', '−1 × 10^−9'],
])('%s is %s', (line, result) => {
  const answer = calculate(line)
  expect(answer.ok && formatResult(answer.value)).toBe(result)
})

test.each([
  ['', 'Not complete yet. Check brackets and signs.'],
  ['1+', 'Not complete yet. Check brackets and signs.'],
  ['(1', 'Not complete yet. Check brackets and signs.'],
  ['1)', 'Not complete yet. Check brackets and signs.'],
  ['1/0', 'Nothing can be divided by zero.'],
  ['0/0', 'Nothing can be divided by zero.'],
  ['√(0-1)', 'A negative number has no real square root.'],
  ['(0-8)^0.5', 'There is no real result.'],
  ['10^400', 'The number is too large.'],
  ['2x', 'Use digits, + − × ÷ ^ √ and brackets.'],
  ['alert(1)', 'Use digits, + − × ÷ ^ √ and brackets.'],
])('%s cannot be worked out', (line, message) => {
  expect(calculate(line)).toEqual({ ok: false, message })
})
