import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  creditAtEnd,
  creditsOf,
  deliveredOf,
  overdueOf,
  paidByEntries,
  paidOf,
  refundSuggested,
  stateOf,
} from './paid.rules.ts'

const invoice = (id: string, dueOn: string, grossPence: number, creditedPence = 0, number = 1) => ({
  ...{ id, dueOn, grossPence, creditedPence, number },
})
const october = invoice('a', '2026-10-01', 33_334)
const november = invoice('b', '2026-11-01', 33_333)
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)

describe('what is paid', () => {
  it('is the oldest due first', () => {
    const { invoices, creditPence } = paidOf([november, october], 40_000)
    expect(invoices.map(({ id, paidPence }) => [id, paidPence])).toEqual([
      ['a', 33_334],
      ['b', 6_666],
    ])
    expect(creditPence).toBe(0)
    expect(overdueOf(invoices, '2026-11-01')).toBe(0)
    expect(overdueOf(invoices, '2026-11-02')).toBe(26_667)
    expect(invoices.map((each) => stateOf(each, '2026-11-02'))).toEqual(['paid', 'overdue'])
  })

  it('beyond all that is owed is credit', () => {
    const { invoices, creditPence } = paidOf([october, november], 90_000)
    expect(creditPence).toBe(23_333)
    expect(overdueOf(invoices, '2026-11-02')).toBe(0)
  })

  it('is nothing where more was paid back than came in', () => {
    expect(paidOf([october], -100)).toMatchObject({ creditPence: 0, invoices: [{ paidPence: 0 }] })
  })

  it.each([
    ['open', 0, 0, '2026-10-01'],
    ['part-paid', 0, 1, '2026-10-01'],
    ['overdue', 0, 1, '2026-10-02'],
    ['overdue', 0, 0, '2026-10-02'],
    ['paid', 0, 33_334, '2026-10-02'],
    ['paid', 1_000, 32_334, '2026-10-02'],
    ['credited', 33_334, 0, '2026-10-02'],
  ])('makes an invoice %s', (state, creditedPence, paidPence, today) => {
    expect(stateOf({ ...october, creditedPence, paidPence }, today)).toBe(state)
  })

  const invoices = fc
    .array(
      fc.record({
        dueOn: fc.constantFrom('2026-10-01', '2026-11-01', '2026-12-01'),
        grossPence: fc.nat(100_000),
        share: fc.nat(100),
      }),
      { maxLength: 12 },
    )
    .map((list) =>
      list.map(({ dueOn, grossPence, share }, at) =>
        invoice(`${at}`, dueOn, grossPence, Math.floor((grossPence * share) / 100), at),
      ),
    )

  it('never makes more or less of an account than its sum', () => {
    fc.assert(
      fc.property(invoices, fc.nat(500_000), (list, settled) => {
        const paid = paidOf(list, settled)
        const asked = sum(list.map(({ grossPence, creditedPence }) => grossPence - creditedPence))
        const balance = asked - settled
        const owed = sum(paid.invoices.map(({ owedPence }) => owedPence))
        expect(owed - paid.creditPence).toBe(balance)
        expect(Math.min(owed, paid.creditPence)).toBe(0)
        for (const { paidPence, grossPence, creditedPence } of paid.invoices) {
          expect(paidPence).toBeGreaterThanOrEqual(0)
          expect(paidPence).toBeLessThanOrEqual(grossPence - creditedPence)
        }
      }),
    )
  })

  it('is paid by entries of which no penny pays twice', () => {
    const entries = fc
      .array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 8 })
      .map((list) => list.map((pence, at) => ({ entryId: at + 1, pence: -pence })))
    fc.assert(
      fc.property(invoices, entries, fc.nat(100), (list, came, share) => {
        const all = sum(came.map(({ pence }) => -pence))
        const refunded = Math.floor((all * share) / 100)
        const paid = paidOf(list, all - refunded).invoices
        const parts = paidByEntries(paid, came, refunded)
        for (const { id, paidPence } of paid) {
          expect(sum((parts.get(id) ?? []).map(({ pence }) => pence))).toBe(paidPence)
        }
        const used = [...parts.values()].flat()
        for (const { entryId, pence } of came) {
          const ofEntry = used.filter(({ entry }) => entry.entryId === entryId)
          expect(sum(ofEntry.map((part) => part.pence))).toBeLessThanOrEqual(-pence)
        }
      }),
    )
  })
})

describe('a booking that ends', () => {
  // 20 hours for £1,000.00, two of three parts invoiced and paid, 6.25 hours given.
  const deliveredPence = deliveredOf(100_000, 6.25 * 4, 20 * 4)
  const sale = { invoicedPence: 66_667, paidPence: 66_667, deliveredPence }
  const first = invoice('first', '2026-10-01', 33_334, 0, 1)
  const second = invoice('second', '2026-11-01', 33_333, 0, 2)

  it('suggests to pay back what was not delivered', () => {
    expect(deliveredPence).toBe(31_250)
    expect(refundSuggested(sale)).toBe(35_417)
    expect(refundSuggested({ paidPence: 20_000, deliveredPence })).toBe(0)
  })

  it('is credited from its newest invoice back', () => {
    const credit = creditAtEnd({ ...sale, refundPence: 35_417 })
    expect(credit).toBe(35_417)
    expect(
      creditsOf([first, second], credit).map(({ invoice: { id }, pence }) => [id, pence]),
    ).toEqual([
      ['second', 33_333],
      ['first', 2_084],
    ])
  })

  it.each([
    ['with nothing paid: what was not delivered', { paidPence: 0, refundPence: 0 }, 35_417],
    ['with less paid than delivered', { paidPence: 20_000, refundPence: 0 }, 35_417],
    ['with one part paid', { paidPence: 33_334, refundPence: 2_084 }, 35_417],
    ['with all paid back', { paidPence: 66_667, refundPence: 66_667 }, 66_667],
    ['with nothing paid back', { paidPence: 66_667, refundPence: 0 }, 0],
  ])('is credited %s', (_, paid, expected) => {
    expect(creditAtEnd({ ...sale, ...paid })).toBe(expected)
  })

  it('leaves nothing to be owed either way once the refund is paid out', () => {
    const sums = fc.nat(100_000)
    fc.assert(
      fc.property(sums, fc.nat(100), sums, fc.nat(100), (invoicedPence, paid, delivered, back) => {
        const paidPence = Math.floor((invoicedPence * paid) / 100)
        const refundPence = Math.floor((paidPence * back) / 100)
        const deliveredSum = Math.min(delivered, invoicedPence)
        const all = { invoicedPence, paidPence, deliveredPence: deliveredSum, refundPence }
        const balance = invoicedPence - creditAtEnd(all) - paidPence + refundPence
        const unpaid = Math.max(0, deliveredSum - paidPence)
        expect(balance).toBe(refundPence > 0 ? 0 : unpaid)
      }),
    )
  })

  it('never credits more of an invoice than there is', () => {
    expect(creditsOf([{ ...first, creditedPence: 33_000 }], 1_000)).toMatchObject([{ pence: 334 }])
  })
})
