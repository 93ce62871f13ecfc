import { describe, expect, it } from 'vitest'
import { delays, networkOf, secondsToWait, type Tally, withFailure } from './sign-in-delay.rules.ts'

const start = new Date('2026-03-02T10:00:00Z')
const after = (seconds: number, from = start) => new Date(from.getTime() + seconds * 1000)
const none: Tally = { failures: 0, retryAt: null, endsAt: start }

/** Fails so many times, each as soon as it is looked at; how long each then has others wait. */
function failures(count: number, delay: (typeof delays)[keyof typeof delays]) {
  let tally = none
  let now = start
  const waits = []
  for (let number = 0; number < count; number += 1) {
    tally = withFailure(tally, delay, now)
    const wait = secondsToWait(tally, now)
    waits.push(wait)
    now = after(wait, now)
  }
  return { tally, now, waits }
}

describe('the delay of sign-ins', () => {
  it.each([
    ['an account from one address', delays.account, 5, [60, 120, 240, 480, 900, 900]],
    ['an account from everywhere', delays.everywhere, 100, [5, 10, 20, 40, 60, 60]],
    ['a whole address', delays.address, 3_000, [10, 30, 60, 60]],
  ])('of %s begins late and grows', (_name, delay, free, waits) => {
    const all = failures(free - 1 + waits.length, delay).waits
    expect(all.slice(0, free - 1).every((wait) => wait === 0)).toBe(true)
    expect(all.slice(free - 1)).toEqual(waits)
  })

  it.each([
    ['the first failure counts for a quarter of an hour', 4, 899, 5],
    ['and then no more', 4, 900, 1],
    ['after a wait it counts as long from its end', 5, 899, 6],
    ['so that waiting alone does not begin anew', 7, 899, 8],
    ['but a quiet quarter of an hour does', 7, 900, 1],
  ])('%s', (_name, count, seconds, expected) => {
    const { tally, now } = failures(count, delays.account)
    expect(withFailure(tally, delays.account, after(seconds, now)).failures).toBe(expected)
  })

  it('tells the seconds that are left, rounded up', () => {
    const { tally } = failures(5, delays.account)
    expect(secondsToWait(tally, after(0))).toBe(60)
    expect(secondsToWait(tally, after(58.5))).toBe(2)
    expect(secondsToWait(tally, after(60))).toBe(0)
  })
})

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:0003::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
