import { describe, expect, it, test } from 'vitest'
import { addressAllowed } from '../contract/text-rules.ts'
import { addressOfTyped } from './addresses.rules.ts'
import { type Mark, moved, reachOf } from './marks.rules.ts'
import { formatNames, type TextKind, toolsOf } from './tools.rules.ts'

describe('links', () => {
  it.each([
    ['https://x.example', 'https://x.example'],
    [' x.example/a b', undefined],
    ['x.example/a', 'https://x.example/a'],
    ['/resources', '/resources'],
    ['a@x.example', 'mailto:a@x.example'],
    ['mailto:a@x.example', 'mailto:a@x.example'],
    ['http://x.example', undefined],
    ['javascript:alert(1)', undefined],
    ['//x.example', undefined],
    ['/\\x.example', undefined],
    ['words', undefined],
    ['', undefined],
  ])('%j leads to %s', (typed, address) => {
    expect(addressOfTyped(typed)).toBe(address)
    if (address !== undefined) expect(addressAllowed(address)).toBe(true)
  })
})

const answer: TextKind = {
  tools: 'answer',
  headings: [3, 4],
  links: false,
  images: true,
  equations: true,
  blanks: false,
}

describe('tools', () => {
  test('are those that the text asks for, with undo and redo', () => {
    expect(toolsOf(answer)).toEqual(
      'bold italic underline sub super bullet ordered image equation undo redo'.split(' '),
    )
    expect(toolsOf({ ...answer, tools: 'plain' })).toEqual(['equation', 'undo', 'redo'])
    expect(toolsOf({ ...answer, tools: 'plain', equations: false })).toEqual([])
    expect(toolsOf({ ...answer, tools: 'writing' })).not.toContain('image')
  })

  test('know no format that has no name here', () => {
    for (const tools of ['full', 'answer', 'writing', 'plain'] as const) {
      const names = formatNames({ ...answer, tools, links: true, blanks: true })
      expect(names).not.toContain('formula')
      expect(names).not.toContain('video')
    }
    expect(formatNames({ ...answer, tools: 'plain', equations: false })).toEqual([])
  })
})

describe('marks', () => {
  /** Puts `length` signs in at a place, or takes them out. */
  const change = (at: number, length: number) => ({
    transformPosition: (index: number, stays = false) => {
      if (length < 0) return index <= at ? index : Math.max(at, index + length)
      return index > at || (index === at && !stays) ? index + length : index
    },
  })
  const mark: Mark = { start: 4, end: 8, look: 'soft' }

  it.each([
    ['before it', change(0, 3), [7, 11]],
    ['at its beginning', change(4, 3), [7, 11]],
    ['within it', change(5, 3), [4, 11]],
    ['at its end', change(8, 3), [4, 8]],
    ['after it', change(9, 3), [4, 8]],
    ['part of it away', change(6, -4), [4, 6]],
  ])('keep to their words when something comes %s', (_where, by, [start, end]) => {
    expect(moved([mark], by)).toEqual([{ start, end, look: 'soft' }])
  })

  it('go with their words', () => {
    expect(moved([mark], change(3, -9))).toEqual([])
  })
})

describe('a change reaches', () => {
  it.each([
    ['words that come in', [{ retain: 4 }, { insert: 'ab' }], 4, 6],
    ['the place of words that went', [{ retain: 4 }, { delete: 3 }], 4, 4],
    ['words that are formatted', [{ retain: 2 }, { retain: 5, attributes: { bold: true } }], 2, 7],
    [
      'all between its first and its last',
      [{ insert: 'a' }, { retain: 9 }, { delete: 1 }, { insert: { equation: 'x' } }],
      0,
      11,
    ],
    ['nothing where it is none', [], 0, 0],
  ])('%s', (_what, steps, start, end) => {
    expect(reachOf(steps)).toEqual({ start, end })
  })
})
