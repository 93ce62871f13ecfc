import { describe, expect, it } from 'vitest'
import { dueAt } from './due.rules.ts'

const one = (day: string) => ({ from: day, to: day })
const banks = ['2026-12-25', '2026-12-28', '2027-01-01'].map(one)

describe('what was handed in', () => {
  it.each([
    ['on a Friday', '2026-11-20T09:00:00Z', '2026-11-27T23:59:59.000Z'],
    ['on a Saturday', '2026-11-21T09:00:00Z', '2026-11-27T23:59:59.000Z'],
    ['on a Sunday', '2026-11-22T09:00:00Z', '2026-11-27T23:59:59.000Z'],
    ['before Christmas', '2026-12-18T09:00:00Z', '2026-12-29T23:59:59.000Z'],
    ['on Christmas Eve', '2026-12-24T09:00:00Z', '2027-01-05T23:59:59.000Z'],
    ['over the end of summer time', '2026-10-23T09:00:00Z', '2026-10-30T23:59:59.000Z'],
    ['in summer time', '2026-07-06T09:00:00Z', '2026-07-13T22:59:59.000Z'],
    ['late on a Sunday in New York', '2026-11-22T23:30:00-05:00', '2026-11-30T23:59:59.000Z'],
    ['just before midnight in London', '2026-07-05T22:59:59Z', '2026-07-10T22:59:59.000Z'],
    ['at midnight in London', '2026-07-05T23:00:00Z', '2026-07-13T22:59:59.000Z'],
  ])('%s (%s) is due at %s', (_, handedIn, due) => {
    expect(dueAt(new Date(handedIn), banks).toISOString()).toBe(due)
  })

  it('waits for holidays of everybody, however many stand over one another', () => {
    const closed = [...banks, { from: '2026-12-21', to: '2027-01-03' }]
    expect(dueAt(new Date('2026-12-18T09:00:00Z'), closed).toISOString()).toBe(
      '2027-01-08T23:59:59.000Z',
    )
  })

  it('is due one day, even where somebody closed for ever', () => {
    const closed = [{ from: '2026-01-01', to: '9999-12-31' }]
    expect(dueAt(new Date('2026-12-18T09:00:00Z'), closed).getUTCFullYear()).toBe(2028)
  })
})
