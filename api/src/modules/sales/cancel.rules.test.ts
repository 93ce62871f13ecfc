import { expect, it } from 'vitest'
import { deliveredPence, unusedQuarters } from './cancel.rules.ts'

const booking = {
  ...({
    studentId: '',
    programName: 'Premium',
    kind: 'new',
    state: 'confirmed',
    version: 1,
  } as const),
  ...{ quarters: 80, startsOn: '2026-01-01', expiresOn: '2026-04-10' },
  ...{ pricePence: 100_000, leftQuarters: 55 },
}

it.each([
  ['20 hours of which 6.25 were given', {}, 55, 31_250],
  ['more used than bought', { leftQuarters: -3 }, 0, 100_000],
  ['more left than this one brought', { leftQuarters: 200 }, 80, 0],
  ['100 days of which 25 have gone', { quarters: 0 }, 0, 25_000],
  ['no price', { pricePence: 0 }, 55, 0],
])('%s', (_, change, unused, delivered) => {
  expect(unusedQuarters({ ...booking, ...change })).toBe(unused)
  expect(deliveredPence({ ...booking, ...change }, '2026-01-25')).toBe(delivered)
})
