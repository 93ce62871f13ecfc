import { describe, expect, it } from 'vitest'
import { creditAll, creditFault, creditSent, creditStart, creditSum } from './credit.rules.ts'

const lines = [
  { lineId: 'line 1', description: 'Premium', creditablePence: 33_333 },
  { lineId: 'line 2', description: 'Hours', creditablePence: 5_000 },
]
const typed = (...pounds: (number | null)[]) => ({
  lines: pounds.map((pence, at) => ({ lineId: `line ${at + 1}`, pence })),
  reason: '',
})

describe('what is typed for a line', () => {
  it.each([
    [null, undefined],
    [0.01, undefined],
    [333.33, undefined],
    [333.34, 'At most £333.33'],
    [0, 'Enter an amount, or leave it empty'],
    [-5, 'Enter an amount, or leave it empty'],
    [1.005, 'Enter pounds and whole pence'],
  ])('%s is judged as %s', (pounds, fault) => {
    expect(creditFault(pounds, 33_333)).toBe(fault)
  })
})

describe('a credit note', () => {
  it('begins with nothing, and can take all that is left', () => {
    expect(creditSent(creditStart(lines), lines)).toEqual([])
    expect(creditSum({ lines: creditAll(lines), reason: '' }, lines)).toBe(38_333)
  })

  it('holds the lines for which something is typed', () => {
    expect(creditSent(typed(null, 19.99), lines)).toEqual([{ lineId: 'line 2', pence: 1_999 }])
    expect(creditSum(typed(20.84, 10), lines)).toBe(3_084)
  })

  it('counts nothing that is wrong', () => {
    expect(creditSum(typed(500, 1.005), lines)).toBe(0)
  })
})
