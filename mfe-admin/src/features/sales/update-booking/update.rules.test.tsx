import { testUid } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { makeWholeBooking } from '../bookings/bookings.testing.ts'
import {
  hoursBelow,
  planFault,
  savedOf,
  sentOf,
  type UpdateValues,
  valuesOf,
} from './update.rules.ts'
import { changedFacts, updateWords } from './update.words.ts'

const booking = makeWholeBooking()
const start = valuesOf(savedOf(booking), booking.payers)
const change = (part: Partial<UpdateValues> = {}): UpdateValues => ({ ...start, ...part })
const price = (pounds: number) => [{ ...start.lines[0], pence: pounds }] as UpdateValues['lines']

describe('a booking in its fields', () => {
  it('is sent as it was saved, with the reason', () => {
    const { bookingId, payers } = booking
    expect(sentOf(booking, change({ reason: 'Agreed' }))).toEqual({
      ...{ bookingId, reason: 'Agreed' },
      ...savedOf(booking),
    })
    expect(payers.length).toBeGreaterThan(0)
  })

  it('leaves out what was dropped of the plan', () => {
    const dropped = {
      instalmentId: testUid(9),
      dueOn: '2027-01-01',
      pence: 1,
      state: 'dropped',
    } as const
    expect(savedOf(makeWholeBooking({ plan: [...booking.plan, dropped] })).plan).toHaveLength(2)
  })

  it('names who pays by the account, or who is to have one', () => {
    const student = booking.payers[1]
    expect(sentOf(booking, change({ payerId: testUid(2) }))).toMatchObject({
      ...{ payerId: null, payer: student?.payer },
    })
    const gone = makeWholeBooking({ payers: [] })
    const values = valuesOf(savedOf(gone), [])
    expect(values.payerId).toBe(testUid(3))
    expect(sentOf(gone, values).payerId).toBe(testUid(3))
    expect(sentOf(gone, { ...values, payerId: '' }).payerId).toBeNull()
  })
})

it.each([
  // Of 20 hours, and 12.5 left.
  [20, false, 0],
  [7.5, false, 0],
  [7, false, 0.5],
  [0, true, 0],
  [null, false, 0],
])('%s hours (without a limit: %s) are %s below what was used', (hours, isUnlimited, below) => {
  expect(hoursBelow({ hours, isUnlimited }, booking)).toBe(below)
})

describe('the plan of a changed price', () => {
  it('is right where it comes to the price', () => {
    const plan = [...start.plan, { instalmentId: null, dueOn: '2027-01-01', pence: 100 }]
    expect(planFault({ lines: price(1_100), plan }, booking)).toBeUndefined()
  })

  it('may leave more invoiced than it costs, which is credited, where nothing is planned', () => {
    const invoiced = start.plan.slice(0, 1)
    expect(planFault({ lines: price(600), plan: invoiced }, booking)).toBeUndefined()
    expect(planFault({ lines: price(900), plan: start.plan }, booking)).toMatch(/£100\.00 more/)
  })

  it('counts what was credited before', () => {
    const credit = { documentId: testUid(8), number: 'CN-000001', issuedOn: '2026-10-01' }
    const documents = [...booking.documents, { ...credit, dueOn: null, pence: -10_000 }]
    const standing = { ...booking, documents }
    expect(planFault({ lines: price(900), plan: start.plan }, standing)).toBeUndefined()
  })

  it('names by how much it misses the price, and that there is none', () => {
    expect(planFault({ lines: price(1_100), plan: start.plan }, booking)).toBe(
      'The plan adds up to £1,000.00, £100.00 less than the price of £1,100.00.',
    )
    expect(planFault({ lines: price(10), plan: [] }, booking)).toBe('Say when it is paid.')
    expect(planFault({ lines: [], plan: [] }, { plan: [], documents: [] })).toBeUndefined()
  })
})

it('says what changes, as it was and as it would be', () => {
  const words = updateWords(booking.payers, booking.payerName)
  expect(changedFacts(start, start, words)).toEqual([])
  const after = change({
    ...{ hours: 25.5, entitlements: ['hasLibrary'], expiresOn: '2027-07-31', payerId: testUid(2) },
    lines: [],
  })
  expect(changedFacts(start, after, words)).toEqual([
    { label: 'Hours', value: '20 → 25.5' },
    { label: 'What it opens', value: 'Question bank, Library → Library' },
    { label: 'Last day', value: '30 Jun 2027 → 31 Jul 2027' },
    {
      label: 'Price',
      value: '£1,000.00 (Premium, 20 hours £1,100.00, Sibling £100.00) → None',
    },
    { label: 'Who pays', value: 'Ann Clarke → Maya Clarke' },
  ])
})
