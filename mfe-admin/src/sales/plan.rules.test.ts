import { describe, expect, it } from 'vitest'
import { lineAfter, lineValuesOf, sentLines, totalOf } from './lines.rules.ts'
import { differenceOf, monthAfter, newPlan, partAfter, sentPlan } from './plan.rules.ts'

const today = '2027-01-31'
const part = (dueOn: string, pence: number | null) => ({ instalmentId: null, dueOn, pence })

describe('lines', () => {
  it('take a discount off, typed without a minus', () => {
    const discount = { kind: 'discount', description: 'Sibling', pence: 100.5, vat: 'standard' } as const
    const programme = { ...discount, kind: 'programme', pence: 1200 } as const
    expect(sentLines([programme, discount]).map(({ pence }) => pence)).toEqual([120_000, -10_050])
    expect(totalOf([programme, discount, { ...programme, pence: null }])).toBe(109_950)
    expect(lineValuesOf({ ...discount, pence: -10_050 })).toEqual(discount)
  })

  it('go on with the VAT of the last', () => {
    expect(lineAfter([])).toMatchObject({ kind: 'programme', vat: 'standard' })
    const last = { kind: 'programme', description: '', pence: 1, vat: 'exempt' } as const
    expect(lineAfter([last])).toMatchObject({ kind: 'extra', vat: 'exempt' })
  })
})

describe('a plan', () => {
  it('sends what its kind is about', () => {
    const plan = { ...newPlan(today), instalments: [part(today, 333.34)] }
    expect(sentPlan(plan)).toEqual({ kind: 'once', dueOn: today })
    expect(sentPlan({ ...plan, kind: 'monthly' })).toEqual({ kind: 'monthly', from: today, count: 3 })
    expect(sentPlan({ ...plan, kind: 'own' })).toEqual({
      ...{ kind: 'own', instalments: [{ dueOn: today, pence: 33_334 }] },
    })
  })

  it.each([
    [100_000, 100_000, undefined],
    [100_000, 90_000, 'The plan adds up to £900, £100 less than the price of £1,000.'],
    [0, 1, 'The plan adds up to £0.01, £0.01 more than the price of £0.'],
  ])('for %i that comes to %i says: %s', (price, planned, said) => {
    expect(differenceOf(price, planned)).toBe(said)
  })

  it.each([
    ['2027-01-31', '2027-02-28'],
    ['2027-12-15', '2028-01-15'],
    ['2028-01-30', '2028-02-29'],
  ])('has a part after %s on %s', (day, next) => {
    expect(monthAfter(day)).toBe(next)
  })

  it('is completed by what is missing', () => {
    expect(partAfter([], 100_000, today)).toEqual(part(today, 1000))
    expect(partAfter([part(today, 333.34)], 100_000, today)).toEqual(part('2027-02-28', 666.66))
    expect(partAfter([part(today, 1000)], 100_000, today).pence).toBeNull()
  })
})
