import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ariaKeys,
  changeKey,
  keysOf,
  readShortcutKeys,
  type ShortcutKeys,
  shortcutIds,
  usualKeys,
} from './shortcuts.ts'

const changed = (change: ShortcutKeys['changed']): ShortcutKeys => ({
  isOff: false,
  changed: change,
})

describe('changing a key', () => {
  it.each([
    ['mark', 'q', changed({}), { keys: changed({ mark: 'q' }) }],
    ['mark', 'Q', changed({}), { keys: changed({ mark: 'q' }) }],
    ['mark', 'm', changed({ mark: 'q' }), { keys: changed({}) }],
    ['bookmark', 'b', changed({ bookmark: 'q' }), { keys: changed({}) }],
    ['mark', 'n', changed({}), { problem: 'N is taken: Notes and highlights' }],
    [
      'mark',
      'm',
      changed({ mark: 'q', notes: 'm' }),
      { problem: 'M is taken: Notes and highlights' },
    ],
    [
      'bookmark',
      'b',
      changed({ bookmark: 'q', notes: 'k' }),
      { problem: 'K is taken: Notes and highlights' },
    ],
    ['mark', 'c', changed({}), { problem: 'A to H choose answers. Take another key' }],
    ['mark', '', changed({}), { problem: 'Type one letter, digit or sign' }],
    ['mark', ' ', changed({}), { problem: 'Type one letter, digit or sign' }],
    ['mark', 'qq', changed({}), { problem: 'Type one letter, digit or sign' }],
  ] as const)('%s to "%s": %#', (id, key, before, expected) => {
    expect(changeKey(before, id, key)).toEqual(expected)
  })

  it('never gives two shortcuts one key, and leaves none without', () => {
    const change = fc.tuple(fc.constantFrom(...shortcutIds), fc.string({ maxLength: 2 }))
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const keys = changes.reduce<ShortcutKeys>((now, [id, key]) => {
          const next = changeKey(now, id, key)
          return 'keys' in next ? next.keys : now
        }, usualKeys)
        const all = shortcutIds.flatMap((id) => keysOf(keys, id))
        expect(new Set(all).size).toBe(all.length)
        expect(shortcutIds.every((id) => keysOf(keys, id).length > 0)).toBe(true)
        expect(readShortcutKeys(JSON.parse(JSON.stringify(keys)))).toEqual(keys)
      }),
    )
  })
})

it.each([
  [null, usualKeys],
  ['text', usualKeys],
  [{ isOff: true }, { isOff: true, changed: {} }],
  [{ changed: { mark: 'n' } }, usualKeys],
  [{ changed: { mark: 'a', unknown: 'q', notes: 7 } }, usualKeys],
  [{ changed: { mark: 'n', notes: 'm' } }, changed({ mark: 'n', notes: 'm' })],
])('reads what was stored: %o', (stored, expected) => {
  expect(readShortcutKeys(stored)).toEqual(expected)
})

it('tells assistive technology the keys that work', () => {
  expect(ariaKeys(usualKeys, 'flag', 'abcd')).toBe('F !')
  expect(ariaKeys(usualKeys, 'flag', 'abcdef')).toBe('!')
  expect(ariaKeys({ isOff: true, changed: {} }, 'flag', 'abcd')).toBeUndefined()
})
