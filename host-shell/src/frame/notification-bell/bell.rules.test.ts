import type { BellItem } from '@portal/shared/bell'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrivals, shownItems, truncate, unreadIds, withRead } from './bell.rules.ts'

function item(id: string, isRead = false): BellItem {
  return {
    id,
    isRead,
    title: 'T',
    description: 'D',
    shownCharacters: 20,
    createdAt: '2026-11-21T10:00:00Z',
  }
}
const items = fc
  .uniqueArray(fc.string({ minLength: 1 }), { maxLength: 20 })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.boolean().map((isRead) => item(id, isRead)))))

describe('truncate', () => {
  it.each([
    ['Two hours were added', 20, 'Two hours were added'],
    ['Two hours were added.', 20, 'Two hours were added…'],
    ['Two hours were added', 10, 'Two hours…'],
    ['', 15, ''],
    ['🙂🙂🙂', 2, '🙂🙂…'],
  ])('%j to %i is %j', (text, characters, expected) => {
    expect(truncate(text, characters)).toBe(expected)
  })

  it('keeps the beginning and never shows more than asked for', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 25 }),
        (text, most) => {
          const short = truncate(text, most)
          if (short === text) return
          expect([...short].length).toBeLessThanOrEqual(most + 1)
          expect(text.startsWith(short.slice(0, -1))).toBe(true)
        },
      ),
    )
  })
})

describe('marking', () => {
  it('changes what it names and nothing else, and can be taken back', () => {
    fc.assert(
      fc.property(items, (all) => {
        const ids = unreadIds(all)
        const read = withRead(all, ids, true)
        expect(unreadIds(read)).toEqual([])
        expect(withRead(read, ids, false)).toEqual(all)
      }),
    )
  })

  it('of one lowers the unread by one', () => {
    const all = [item('a'), item('b'), item('c', true)]
    expect(unreadIds(withRead(all, ['a'], true))).toEqual(['b'])
  })
})

it('shows the first hundred', () => {
  const many = Array.from({ length: 140 }, (_, index) => item(String(index)))
  expect(shownItems(many)).toEqual(many.slice(0, 100))
})

it.each([
  ['one came', [item('a')], [item('b'), item('a')], 1],
  ['one came and was read elsewhere', [item('a')], [item('b', true), item('a')], 0],
  ['one went', [item('a'), item('b')], [item('b')], 0],
  ['one was read', [item('a')], [item('a', true)], 0],
])('counts what is new: %s', (_, before, after, expected) => {
  expect(arrivals(before, after)).toBe(expected)
})
