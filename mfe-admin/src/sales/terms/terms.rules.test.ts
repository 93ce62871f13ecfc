import { describe, expect, it } from 'vitest'
import {
  differenceOf,
  isPriced,
  type LineValues,
  linesSent,
  lineValues,
  newLine,
  noTerms,
  planFaults,
  priceSaid,
  restOf,
  type TermsValues,
  termsSent,
  totalOf,
} from './terms.rules.ts'

const line = (change: Partial<LineValues> = {}): LineValues => ({
  ...{ kind: 'programme', description: 'Premium', pence: 1_000, vat: 'standard' },
  ...change,
})
const sibling = line({ kind: 'discount', description: 'Sibling', pence: 99.99 })
const terms = (change: Partial<TermsValues> = {}): TermsValues => ({
  ...noTerms('2026-11-02'),
  ...change,
})

describe('lines', () => {
  it('are typed in pounds, a discount as what it takes off, and go as whole pence', () => {
    expect(linesSent([line(), sibling]).map(({ pence }) => pence)).toEqual([100_000, -9_999])
    expect(totalOf([line(), sibling])).toBe(90_001)
    expect(priceSaid([line(), sibling])).toBe('Price £900.01')
  })

  it('come back as they were typed', () => {
    const sent = linesSent([line(), sibling]).map((one) => ({ ...one, pence: one.pence ?? 0 }))
    expect(lineValues(sent)).toEqual([line(), sibling])
  })

  it('leave an amount that is missing or is no whole penny to the contract', () => {
    expect(linesSent([line({ pence: null })])[0]?.pence).toBeNull()
    expect(Number.isInteger(linesSent([line({ pence: 0.005 })])[0]?.pence)).toBe(false)
  })

  it('have the VAT of the first', () => {
    expect(newLine('extra', [line({ vat: 'exempt' })])).toEqual(
      line({ kind: 'extra', description: '', pence: null, vat: 'exempt' }),
    )
    expect(newLine('programme', []).vat).toBe('standard')
  })
})

describe('what is sent of a price', () => {
  it('is nothing where there is none', () => {
    expect(termsSent(terms({ note: ' ' }))).toEqual({})
    expect(priceSaid([])).toBe('No price, so nothing is invoiced.')
  })

  it('has no plan where nothing is to be paid', () => {
    const free = terms({ lines: [line({ pence: 0 })] })
    expect(isPriced(free)).toBe(false)
    expect(termsSent(free)).not.toHaveProperty('plan')
  })

  const own = [
    { dueOn: '2027-01-01', pence: 333.34 },
    { dueOn: '2027-02-01', pence: 666.66 },
  ]
  it.each([
    ['once', { kind: 'once', dueOn: '2026-11-02' }],
    ['monthly', { kind: 'monthly', from: '2026-11-02', count: 3 }],
    [
      'own',
      {
        kind: 'own',
        instalments: [
          { dueOn: '2027-01-01', pence: 33_334 },
          { dueOn: '2027-02-01', pence: 66_666 },
        ],
      },
    ],
  ] as const)('has the plan that was chosen: %s', (kind, plan) => {
    const { plan: held } = noTerms('2026-11-02')
    const typed = terms({ lines: [line()], plan: { ...held, kind, instalments: own } })
    expect(termsSent(typed).plan).toEqual(plan)
    expect(Object.values(planFaults(typed)).filter(Boolean)).toEqual([])
  })
})

describe('a plan of own days', () => {
  const parts = [
    { dueOn: '2027-01-01', pence: 333.34 },
    { dueOn: '', pence: 333.33 },
  ]
  it('names by how much it misses the price, and the day that is missing', () => {
    const { plan } = noTerms('2026-11-02')
    const faults = planFaults({
      lines: [line()],
      plan: { ...plan, kind: 'own', instalments: parts },
    })
    expect(faults).toEqual({
      'plan.instalments.0.dueOn': false,
      'plan.instalments.0.pence': false,
      'plan.instalments.1.dueOn': 'Enter the day',
      'plan.instalments.1.pence': false,
      'plan.instalments': 'The plan adds up to £666.67, £333.33 less than the price of £1,000.00.',
    })
  })

  it.each([
    ['more', 66_666, 'The plan adds up to £666.67, £0.01 more than the price of £666.66.'],
    ['as much', 66_667, undefined],
  ])('that comes to %s', (_, total, sentence) => {
    expect(differenceOf(total, parts)).toBe(sentence)
  })

  it('waits for all sums, and says what is left', () => {
    expect(differenceOf(1, [{ dueOn: '', pence: null }])).toBeUndefined()
    expect(restOf(100_000, parts)).toBe(33_333)
    expect(restOf(66_667, parts)).toBeNull()
  })
})
