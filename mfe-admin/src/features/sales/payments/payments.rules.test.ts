import { describe, expect, it } from 'vitest'
import { aboveFault, canReverse, markOf } from './payments.rules.ts'

it.each([
  ['payment', null, true],
  ['write-off', null, true],
  ['payment', 9, false],
  ['invoice', null, false],
  ['refund', null, false],
] as const)('whether a %s (taken back by %s) can be taken back', (kind, reversedBy, can) => {
  expect(canReverse({ kind, reversedBy })).toBe(can)
})

it.each([
  [233.33, false],
  [233.34, 'At most £233.33, which is in credit'],
  [null, false],
])('%s pounds of £233.33', (pounds, fault) => {
  expect(aboveFault(pounds, 23_333, 'which is in credit')).toBe(fault)
})

describe('two payments are taken for one', () => {
  const payment = { pence: 100, receivedOn: '2026-10-03', reference: 'CLARKE' }

  it('by sum, day and reference', () => {
    expect(markOf({ ...payment, reference: ' CLARKE ' })).toBe(markOf(payment))
  })

  it.each([{ pence: 101 }, { receivedOn: '2026-10-04' }, { reference: 'clarke' }])(
    'and not with %o',
    (change) => {
      expect(markOf({ ...payment, ...change })).not.toBe(markOf(payment))
    },
  )
})
