import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Contact,
  countsInTime,
  credibleMoment,
  firstContact,
  hear,
  heartbeatMs,
  isOverdue,
  onTheWayMs,
} from './trust.rules.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 4, 10, 0, seconds))

/** A set begins at 0 and ends after 40 minutes. */
const end = 2_400
const deadlineAt = at(end)
const day = 86_400

/** What the server knows after it has heard of the set at these moments. */
const heardAt = (...moments: number[]): Contact =>
  moments.reduce((contact, moment) => hear(contact, deadlineAt, at(moment)), firstContact(at(0)))
/** An open runner, heard of every 25 seconds. */
const connectedUntil = (until: number, from = 25) =>
  Array.from({ length: Math.floor((until - from) / 25) + 1 }, (_, n) => from + n * 25)

/** Offline from 1,800 to 3,600, and connected since. */
const longBack = [1_800, ...connectedUntil(4_300, 3_600)]

describe('an answer', () => {
  it.each([
    // Heard of last at, answered at as the device says, arrives at: does it count?
    ['in time, connected', connectedUntil(1_000), 1_010, 1_010, true],
    ['in time, dated wrongly', connectedUntil(1_000), 9_999, 1_010, true],
    ['at the last moment, on its way', connectedUntil(2_375), 2_399, 2_401, true],
    ['after the end, connected', connectedUntil(2_375), 2_410, 2_410, false],
    ['after the end, dated back, heard of after the end', [2_395, 2_405], 2_300, 2_420, false],
    ['dated back, open long after the end', connectedUntil(3_000), 2_300, 3_010, false],
    ['offline from before the end, back after it', [1_800], 2_000, 3_600, true],
    ['the same, after the end by its own clock', [1_800], 2_401, 3_600, false],
    ['the same, the clock asked before it arrives', [1_800, 3_600], 2_000, 3_601, true],
    ['the same, connected since for longer than it was offline', longBack, 2_000, 4_301, false],
    ['dated back, connected at the end, silent since', [2_395, 2_405], 2_300, 2_500, false],
    ['offline again on its way', [1_800, 3_600, 5_400], 2_000, 5_401, true],
    ['a short outage at the end', [2_395], 2_399, 2_410, true],
    ['offline for 23 hours', [1_800], 2_000, end + 23 * 3_600, true],
    ['offline for a day', [1_800], 2_000, end + day, true],
    ['offline for longer than a day', [1_800], 2_000, end + day + 1, false],
  ])('%s', (_name, heard, said, arrives, counts) => {
    expect(countsInTime(at(said), heardAt(...heard), deadlineAt, at(arrives))).toBe(counts)
  })

  it('always counts where there is no end', () => {
    expect(countsInTime(at(5), firstContact(at(0)), null, at(9 * day))).toBe(true)
  })
})

describe('a moment', () => {
  const moment = (said: number, heard: readonly number[], now: number, notBefore = 0) =>
    credibleMoment(at(said), heardAt(...heard), at(notBefore), at(now))

  it.each([
    ['what the device says since the last contact', 1_010, connectedUntil(1_000), 1_015, 0, 1_010],
    ['not after now', 5_000, connectedUntil(1_000), 1_015, 0, 1_015],
    ['not before the last contact', 300, connectedUntil(1_000), 1_015, 0, 1_000],
    ['what it says of a silence', 700, [600, 900, 925], 930, 0, 700],
    ['not before the silence', 300, [600, 900, 925], 930, 0, 600],
    ['not in what was heard after it', 910, [600, 900, 925], 930, 0, 925],
    ['not before the last answer', 700, [600, 900, 925], 930, 800, 800],
    ['the beginning, when the clock is behind it', -500, [], -400, 0, 0],
  ])('is %s', (_name, said, heard, now, notBefore, expected) => {
    expect(moment(said, heard, now, notBefore)).toEqual(at(expected))
  })
})

it('is overdue a day after its end, and never without one', () => {
  expect(isOverdue(deadlineAt, at(end + day))).toBe(false)
  expect(isOverdue(deadlineAt, at(end + day + 1))).toBe(true)
  expect(isOverdue(null, at(99 * day))).toBe(false)
})

/** Moments at which the server hears of a set, at most so many seconds apart, until a moment. */
const steps = (most: number) =>
  fc.array(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 200 })
const momentsOf = (gaps: readonly number[]) => {
  let time = 0
  return gaps.map((gap) => {
    time += gap
    return time
  })
}
const anyTime = fc.integer({ min: -day, max: 3 * day })

describe('the laws of trust', () => {
  it('what counts arrived in time, or was silent across the end for as long as it is late', () => {
    fc.assert(
      fc.property(
        steps(4_000),
        anyTime,
        fc.integer({ min: 0, max: 2 * day }),
        (gaps, said, now) => {
          const heard = momentsOf(gaps).filter((moment) => moment <= now)
          if (!countsInTime(at(said), heardAt(...heard), deadlineAt, at(now))) return
          if (now <= end) return
          expect(said).toBeLessThanOrEqual(end)
          const all = [0, ...heard, now]
          const silentMs = all.slice(1).reduce((sum, until, place) => {
            const from = all[place] ?? 0
            const counted = from <= end || (until - from) * 1_000 > heartbeatMs
            return sum + (until > end && counted ? (until - from) * 1_000 : 0)
          }, 0)
          expect((now - end) * 1_000).toBeLessThanOrEqual(silentMs + onTheWayMs)
          expect(now - end).toBeLessThanOrEqual(day)
        },
      ),
    )
  })

  it('a connected device gains and loses nothing by its clock', () => {
    fc.assert(
      fc.property(steps(heartbeatMs / 1_000), anyTime, anyTime, (gaps, said, other) => {
        const heard = momentsOf(gaps)
        const now = (heard.at(-1) ?? 0) + 1
        const contact = heardAt(...heard)
        // At the end itself it may gain what is on its way: the time to its next contact.
        if (now > end && now <= end + heartbeatMs / 1_000 + onTheWayMs / 1_000) return
        const counts = (word: number) => countsInTime(at(word), contact, deadlineAt, at(now))
        expect(counts(said)).toBe(now <= end)
        expect(counts(said)).toBe(counts(other))
        const moment = (word: number) => credibleMoment(at(word), contact, at(0), at(now)).getTime()
        if (now <= end) expect(Math.abs(moment(said) - moment(other))).toBeLessThanOrEqual(1_000)
      }),
    )
  })

  it('who answered before the end, went offline and is back within a day loses nothing', () => {
    const honest = fc.record({
      offlineFrom: fc.integer({ min: 1, max: end }),
      answers: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
        minLength: 1,
        maxLength: 27,
      }),
      backAfter: fc.integer({ min: 1, max: day }),
      asksFirst: fc.boolean(),
    })
    fc.assert(
      fc.property(honest, ({ offlineFrom, answers, backAfter, asksFirst }) => {
        let contact = heardAt(...connectedUntil(offlineFrom, 1))
        let now = Math.min(end + backAfter, end + day - 60)
        // What is sent takes a moment each, and the clock may be asked before.
        if (asksFirst) contact = hear(contact, deadlineAt, at(now))
        for (const part of answers) {
          const said = at(offlineFrom + part * (end - offlineFrom))
          now += 0.05
          expect(countsInTime(said, contact, deadlineAt, at(now))).toBe(true)
          contact = hear(contact, deadlineAt, at(now))
        }
      }),
    )
  })

  it('hearing of a set in another order, or twice, changes nothing that was known', () => {
    fc.assert(
      fc.property(steps(4_000), fc.integer({ min: 0, max: 99 }), (gaps, place) => {
        const heard = momentsOf(gaps)
        const contact = heardAt(...heard)
        const again = heard[place % heard.length] ?? 0
        expect(hear(contact, deadlineAt, at(again))).toEqual(contact)
      }),
    )
  })
})
