import { expect, it } from 'vitest'
import { cancelFacts, sentOf, startOf, suggestionOf } from './cancel.rules.ts'

const cancelling = {
  ...{ unusedHours: 13.75, deliveredPence: 31_250, paidPence: 66_667 },
  suggestedRefundPence: 35_417,
}

it('a cancellation begins with the refund that is suggested, and sends whole pence', () => {
  const values = startOf('2026-11-02', 35_417)
  expect(values.refundPence).toBe(354.17)
  expect(sentOf({ bookingId: 'b', version: 2 }, values)).toEqual({
    ...{ bookingId: 'b', version: 2, on: '2026-11-02', reason: '', unusedHours: 'take back' },
    refundPence: 35_417,
  })
  expect(sentOf({ bookingId: 'b', version: 2 }, startOf('2026-11-02', null)).refundPence).toBeNull()
})

it('says how the refund comes about, and what is credited', () => {
  expect(suggestionOf(cancelling)).toBe(
    'Suggested: £354.17, as £666.67 are paid and £312.50 are delivered.',
  )
  expect(cancelFacts({ cancelling, creditPence: [33_333, 2_084] })).toEqual([
    { label: 'Paid', value: '£666.67' },
    { label: 'Delivered', value: '£312.50' },
    { label: 'Unused hours', value: '13.75' },
    { label: 'Credited', value: '£333.33 and £20.84' },
  ])
  expect(cancelFacts({ cancelling: null, creditPence: [] })).toEqual([
    { label: 'Credited', value: 'Nothing' },
  ])
})
