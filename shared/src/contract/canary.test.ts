import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canaryPlace, versionsFor } from './canary.ts'
import type { RemoteVersion } from './registry.ts'

const people = Array.from(
  { length: 5_000 },
  (_, at) => `0190a1b2-0000-7000-8000-${at.toString(16).padStart(12, '0')}`,
)

describe('the place of a person for a canary', () => {
  test('is a whole number from 0 to 99, the same each time', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (person, remote, version) => {
        const place = canaryPlace(person, remote, version)
        expect(Number.isInteger(place) && place >= 0 && place < 100).toBe(true)
        expect(canaryPlace(person, remote, version)).toBe(place)
      }),
    )
  })

  test('is known: a change of the function would move people to and fro between versions', () => {
    expect(canaryPlace('1', 'mfe-tutor', 'abc')).toBe(92)
  })

  test('takes in about its share of people, whose ids differ little, for any version', () => {
    const hex = fc.string({
      unit: fc.constantFrom(...'0123456789abcdef'),
      minLength: 12,
      maxLength: 12,
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), hex, (share, version) => {
        const taken = people.filter((id) => canaryPlace(id, 'mfe-tutor', version) < share).length
        // Six standard deviations, and so some 10⁻⁹ for a fair draw.
        const off = 6 * Math.sqrt(people.length * (share / 100) * (1 - share / 100))
        expect(Math.abs(taken - (people.length * share) / 100)).toBeLessThan(off)
      }),
      { numRuns: 50 },
    )
  })

  test('is another one for the next canary and for another remote', () => {
    const among = (remote: string, version: string) =>
      new Set(people.filter((id) => canaryPlace(id, remote, version) < 10))
    const first = among('mfe-tutor', 'one')
    for (const [remote, version] of [
      ['mfe-tutor', 'two'],
      ['mfe-student', 'one'],
    ] as const) {
      const both = [...among(remote, version)].filter((id) => first.has(id))
      expect(both.length).toBeLessThan(first.size / 4)
    }
  })
})

describe('the versions that a person may get', () => {
  const version = (name: string): RemoteVersion => ({
    version: name,
    contract: 1,
    entry: `/remotes/mfe-tutor/${name}/entry.js`,
    preload: [],
    screens: {},
    integrity: {},
  })
  const [current, previous] = [version('current'), version('previous')]
  const canary = { ...version('canary'), share: 20 }
  const of = (person: string | null, release: Parameters<typeof versionsFor>[2]) =>
    versionsFor(person, 'mfe-tutor', release).map((found) => found.version)

  test('begin with the canary for its share, and with the current one for all others', () => {
    const release = { current, previous, canary }
    const [inside, outside] = [true, false].map((isInside) =>
      people.find((id) => canaryPlace(id, 'mfe-tutor', 'canary') < 20 === isInside),
    )
    expect(of(inside ?? '', release)).toEqual(['canary', 'current', 'previous'])
    expect(of(outside ?? '', release)).toEqual(['current', 'previous'])
    expect(of(null, release)).toEqual(['current', 'previous'])
  })

  test('are the current one alone where there is no other', () => {
    expect(of('1', { current, previous: null, canary: null })).toEqual(['current'])
  })
})
