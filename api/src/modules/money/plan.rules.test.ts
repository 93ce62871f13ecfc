import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittedPlan, monthsAfter, planErrors, planOf, sumOf } from './plan.rules.ts'

describe('a plan', () => {
  it('month by month ends on the last day of a shorter month, and has the pennies first', () => {
    expect(planOf(100_000, { kind: 'monthly', from: '2027-01-31', count: 3 })).toEqual([
      { dueOn: '2027-01-31', pence: 33_334 },
      { dueOn: '2027-02-28', pence: 33_333 },
      { dueOn: '2027-03-31', pence: 33_333 },
    ])
  })

  it('at once is one part', () => {
    expect(planOf(100_000, { kind: 'once', dueOn: '2027-01-31' })).toEqual([
      { dueOn: '2027-01-31', pence: 100_000 },
    ])
  })

  it('by own days comes in their order', () => {
    const instalments = [
      { dueOn: '2027-03-01', pence: 60_000 },
      { dueOn: '2027-02-01', pence: 40_000 },
    ]
    expect(planOf(100_000, { kind: 'own', instalments })).toEqual([...instalments].reverse())
  })

  it('of nothing has no part', () => {
    expect(planOf(0, { kind: 'once', dueOn: '2027-01-31' })).toEqual([])
  })

  it('adds up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10_000_000 }),
        fc.integer({ min: 2, max: 60 }),
        (price, count) => {
          const parts = planOf(price, { kind: 'monthly', from: '2027-01-31', count })
          expect(sumOf(parts)).toBe(price)
          expect(parts.every(({ pence }) => pence > 0)).toBe(true)
        },
      ),
    )
  })
})

it.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-01-31', 2, '2027-03-31'],
  ['2027-11-30', 3, '2028-02-29'],
])('from %s, %i months later is %s', (day, months, expected) => {
  expect(monthsAfter(day, months)).toBe(expected)
})

describe('what is wrong with a plan', () => {
  const own = (...pence: number[]) => ({
    kind: 'own' as const,
    instalments: pence.map((each) => ({ dueOn: '2027-02-01', pence: each })),
  })
  it.each([
    ['adds up', 100_000, own(60_000, 40_000), []],
    [
      'is too low',
      100_000,
      own(60_000, 30_000),
      [
        {
          path: 'instalments',
          message: 'The plan adds up to £900.00, £100.00 less than the price of £1,000.00.',
        },
      ],
    ],
    [
      'is too high',
      100_000,
      own(60_000, 40_001),
      [
        {
          path: 'instalments',
          message: 'The plan adds up to £1,000.01, £0.01 more than the price of £1,000.00.',
        },
      ],
    ],
    [
      'has parts of nothing',
      5,
      { kind: 'monthly' as const, from: '2027-01-31', count: 6 },
      [{ path: 'count', message: 'Each part would be less than a penny.' }],
    ],
    ['is at once', 1, { kind: 'once' as const, dueOn: '2027-01-31' }, []],
    [
      'is of nothing',
      0,
      { kind: 'once' as const, dueOn: '2027-01-31' },
      [{ path: '', message: 'There is nothing to pay, so there is no plan.' }],
    ],
  ] as const)('%s', (_, price, plan, expected) => {
    expect(planErrors(price, plan as Parameters<typeof planErrors>[1])).toEqual(expected)
  })
})

describe('a plan for another price', () => {
  const planned = [
    { dueOn: '2027-02-28', pence: 300 },
    { dueOn: '2027-03-31', pence: 300 },
  ]
  const fit = (price: number, invoicedPence = 400, parts = planned) =>
    fittedPlan(price, { invoicedPence, planned: parts }, '2027-01-10')

  it('stays as it is for the same', () => {
    expect(fit(1_000)).toEqual({ planned, creditPence: 0 })
  })
  it('is cut from its end for a lower one', () => {
    expect(fit(900)).toEqual({
      planned: [planned[0], { dueOn: '2027-03-31', pence: 200 }],
      creditPence: 0,
    })
    expect(fit(600)).toEqual({ planned: [{ dueOn: '2027-02-28', pence: 200 }], creditPence: 0 })
  })
  it('asks for credit once nothing is planned any more', () => {
    expect(fit(250)).toEqual({ planned: [], creditPence: 150 })
  })
  it('has one part more for a higher one', () => {
    expect(fit(1_100).planned.at(-1)).toEqual({ dueOn: '2027-04-30', pence: 100 })
    expect(fit(500, 400, []).planned).toEqual([{ dueOn: '2027-01-10', pence: 100 }])
  })
  it('always comes to the price', () => {
    const sum = fc.integer({ min: 1, max: 1_000_000 })
    const parts = fc.array(
      fc.record({ dueOn: fc.constantFrom('2027-02-01', '2027-03-01', '2027-04-30'), pence: sum }),
    )
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.nat(1_000_000), parts, (price, invoiced, own) => {
        const fitted = fit(price, invoiced, own)
        expect(sumOf(fitted.planned) + invoiced - fitted.creditPence).toBe(price)
        expect(fitted.planned.every(({ pence }) => pence > 0)).toBe(true)
        expect(fitted.creditPence).toBeLessThanOrEqual(invoiced)
      }),
    )
  })
})
