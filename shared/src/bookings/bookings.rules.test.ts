import { describe, expect, it } from 'vitest'
import { balanceOf, daysOf, hoursInWords, plannedOf, stateOf } from './bookings.rules.ts'

describe('a booking', () => {
  it('says its days', () => {
    expect(daysOf({ startsOn: '2026-09-01', expiresOn: '2027-06-30' })).toBe(
      '1 Sep 2026 to 30 Jun 2027',
    )
    expect(daysOf({ startsOn: '2026-09-01', expiresOn: null })).toBe('From 1 Sep 2026')
  })

  it.each([
    [{ hours: 20, used: 6.25, isUnlimited: false }, '6.25 of 20 hours used'],
    [{ hours: 0, used: 0, isUnlimited: false }, null],
    [{ hours: 0, used: 0, isUnlimited: true }, 'Hours without a limit'],
  ])('says its hours', (booking, words) => {
    expect(hoursInWords(booking)).toBe(words)
  })
})

describe('what is owed', () => {
  it.each([
    [0, 'Balance', '£0.00'],
    [26_667, 'To be paid', '£266.67'],
    [-23_333, 'In credit', '£233.33'],
  ])('of %d pence is told by word', (pence, label, value) => {
    expect(balanceOf(pence)).toMatchObject({ label, value })
  })

  it.each([
    ['INV', true, false, 0, 'Paid'],
    ['INV', false, false, 33_333, '£333.33 to be paid'],
    ['INV', false, true, 26_667, 'Overdue, £266.67 to be paid'],
    ['CN', true, false, 0, 'Credit note'],
  ] as const)('of a document (%s) is seen', (kind, isPaid, isOverdue, owedPence, word) => {
    expect(stateOf({ kind, isPaid, isOverdue, owedPence }).word).toBe(word)
  })

  it('is planned as far as it is not invoiced', () => {
    const part = { bookingId: 'one', programName: 'Premium', dueOn: '2027-01-31', pence: 1 }
    const plan = (['invoiced', 'planned', 'dropped'] as const).map((state) => ({ ...part, state }))
    expect(plannedOf(plan)).toEqual([{ ...part, state: 'planned' }])
  })
})
