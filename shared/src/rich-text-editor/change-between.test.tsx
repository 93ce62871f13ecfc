import fc from 'fast-check'
import { Delta } from 'quill/core.js'
import { describe, expect, it } from 'vitest'
import { changeBetween } from './change-between.ts'

const textOf = (words: string) => new Delta().insert(words)

describe('the change between two texts', () => {
  it.each([
    ['none', 'one\ntwo\n', 'one\ntwo\n', []],
    ['a line that comes', 'one\ntwo\n', 'one\nnew\ntwo\n', [{ retain: 4 }, { insert: 'new\n' }]],
    ['a line that goes', 'one\ntwo\n', 'two\n', [{ delete: 4 }]],
    ['a word in a line', 'one\ntwo\n', 'one\ntwo more\n', [{ retain: 7 }, { insert: ' more' }]],
  ])('says %s', (_what, before, next, ops) => {
    expect(changeBetween(textOf(before), textOf(next))?.ops).toEqual(ops)
  })

  it('leaves a place in the middle where it is, with changes on both sides of it', () => {
    const middle = 'Here somebody writes.\n'
    const before = `Start.\n${'a'.repeat(2_000)}\n${middle}End.\n`
    const next = `Another start.\n${'b'.repeat(2_000)}\n${middle}The end.\n`
    const change = changeBetween(textOf(before), textOf(next))
    expect(change?.transformPosition(before.indexOf('somebody'))).toBe(next.indexOf('somebody'))
  })

  it('is not looked for between two long texts that share nothing', () => {
    const lines = (letter: string) =>
      Array.from({ length: 3_000 }, (_, index) => `${letter}${index}\n`).join('')
    expect(changeBetween(textOf(lines('a')), textOf(lines('b')))).toBeNull()
  })

  it('makes the one the other, whatever they are', () => {
    const line = fc.record({
      words: fc.constantFrom('', 'a', 'b', 'a b', 'b a c', 'c c c', 'd'.repeat(600)),
      bold: fc.boolean(),
      list: fc.boolean(),
    })
    const text = fc
      .array(line, { minLength: 1, maxLength: 12 })
      .map((lines) =>
        lines.reduce(
          (all, { words, bold, list }) =>
            all
              .insert(words, bold ? { bold: true } : undefined)
              .insert('\n', list ? { list: 'bullet' } : undefined),
          new Delta(),
        ),
      )
    fc.assert(
      fc.property(text, text, (before, next) => {
        const change = changeBetween(before, next)
        expect(change === null ? next.ops : before.compose(change).ops).toEqual(next.ops)
      }),
    )
  })
})
