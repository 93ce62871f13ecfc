import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resyncClock, serverTime, startClock, timeLeft } from './clock.ts'

const server = Date.parse('2027-03-01T10:00:00.000Z')

describe('server clock', () => {
  it('takes half the round trip off', () => {
    const clock = startClock({ serverMs: server, askedAt: 1000, receivedAt: 1200 })
    expect(serverTime(clock, 1200)).toBe(server + 100)
    expect(serverTime(clock, 61_200)).toBe(server + 60_100)
  })

  it('counts down to a deadline and stops at zero', () => {
    const clock = startClock({ serverMs: server, askedAt: 0, receivedAt: 0 })
    expect(timeLeft(clock, server + 5000, 2000)).toBe(3000)
    expect(timeLeft(clock, server + 5000, 9000)).toBe(0)
  })

  it('keeps the sharper of two samples that agree', () => {
    const sharp = startClock({ serverMs: server, askedAt: 0, receivedAt: 20 })
    expect(resyncClock(sharp, { serverMs: server + 1000, askedAt: 900, receivedAt: 1300 })).toBe(
      sharp,
    )
    const blunt = startClock({ serverMs: server, askedAt: 0, receivedAt: 600 })
    const better = resyncClock(blunt, { serverMs: server + 1000, askedAt: 1290, receivedAt: 1310 })
    expect(better.uncertainty).toBe(10)
  })

  it('believes the newer sample after the device slept', () => {
    const before = startClock({ serverMs: server, askedAt: 0, receivedAt: 20 })
    const slept = { serverMs: server + 3_600_000, askedAt: 1000, receivedAt: 1100 }
    expect(serverTime(resyncClock(before, slept), 1100)).toBe(server + 3_600_050)
  })

  it('is never further from the truth than it says', () => {
    const delay = fc.integer({ min: 0, max: 5000 })
    fc.assert(
      fc.property(delay, delay, fc.integer({ min: 0, max: 1e6 }), (out, back, askedAt) => {
        // True offset is `server`: the server reads its clock when the request arrives.
        const clock = startClock({
          serverMs: server + askedAt + out,
          askedAt,
          receivedAt: askedAt + out + back,
        })
        expect(Math.abs(clock.offset - server)).toBeLessThanOrEqual(clock.uncertainty)
      }),
    )
  })
})
