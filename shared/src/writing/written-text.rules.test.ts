import { expect, it } from 'vitest'
import { blocksOf } from './written-text.rules.ts'

it('puts the lines of a list and of a quote together, and leaves empty lines at the end out', () => {
  const blocks = blocksOf({
    ops: [
      { insert: 'Title' },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'One\n\nTwo\nfirst' },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: 'second' },
      { insert: '\n', attributes: { list: 'bullet', indent: 1 } },
      { insert: 'third' },
      { insert: '\n', attributes: { list: 'ordered' } },
      { insert: 'said' },
      { insert: '\n', attributes: { blockquote: true } },
      { insert: '\n\n' },
    ],
  })
  expect(
    blocks.map(({ kind, lines }) => [
      kind,
      lines.map(({ runs }) => runs.map(({ text }) => text).join('')),
    ]),
  ).toEqual([
    ['heading', ['Title']],
    ['line', ['One']],
    ['line', ['']],
    ['line', ['Two']],
    ['bullet', ['first', 'second']],
    ['ordered', ['third']],
    ['quote', ['said']],
  ])
})
