import { describe, expect, it } from 'vitest'
import { differencesOf, digestOf, neverKept } from './audit.rules.ts'

describe('what is written down of a change', () => {
  it.each([
    ['nothing for what stayed', { a: 1, b: [1] }, { a: 1, b: [1] }, []],
    ['a field with both values', { a: 1, b: 2 }, { a: 1, b: 3 }, [['b', 2, 3]]],
    [
      'all of what was made',
      null,
      { b: 2, a: 'x' },
      [
        ['a', null, 'x'],
        ['b', null, 2],
      ],
    ],
    ['all of what was removed', { a: false }, null, [['a', false, null]]],
    ['no field that was empty and is', { a: null }, { a: undefined, b: undefined }, []],
    [
      'a moment as its text',
      { at: null },
      { at: new Date(0) },
      [['at', null, '1970-01-01T00:00:00.000Z']],
    ],
    ['no other order of the fields within', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, []],
    ['another order of a list', { a: [1, 2] }, { a: [2, 1] }, [['a', [1, 2], [2, 1]]]],
  ])('is %s', (_, before, after, changes) => {
    expect(differencesOf(before, after)).toEqual(
      changes.map(([field, was, is]) => ({ field, before: was, after: is })),
    )
  })

  it('never holds what opens something, whatever its field is called or where it stands', () => {
    const secret = 'dragon-7'
    const names = neverKept.flatMap((part) => [
      part,
      part.toUpperCase(),
      `old_${part}`,
      `${part}Of`,
    ])
    for (const name of [...names, 'passwordHash', 'sessionSecret', 'refreshToken']) {
      const changes = differencesOf(
        { [name]: null, device: { [name]: secret } },
        { [name]: secret, device: { [name]: secret, list: [{ [name]: secret }] }, seen: true },
      )
      expect([name, changes.map(({ field }) => field)]).toEqual([name, ['device', 'seen']])
      expect([name, JSON.stringify(changes).includes(secret)]).toEqual([name, false])
    }
  })
})

describe('the digest of a change', () => {
  const change = { field: 'phone', before: null, after: '07700 900123' }

  it('is the same for the same, and another for any other', () => {
    expect(digestOf(change, 'a')).toBe(digestOf({ ...change }, 'a'))
    const others = [
      digestOf(change, 'b'),
      digestOf({ ...change, field: 'fax' }, 'a'),
      digestOf({ ...change, before: '' }, 'a'),
      digestOf({ ...change, after: null }, 'a'),
    ]
    expect(new Set([digestOf(change, 'a'), ...others]).size).toBe(5)
    expect(digestOf(change, 'a')).toMatch(/^[\da-f]{64}$/)
  })
})
