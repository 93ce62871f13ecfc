import { expect, test } from 'vitest'
import { shownNotes } from './notes.rules.ts'

const kept = [
  { id: 'b', atSeconds: 40, text: 'Later' },
  { id: 'a', atSeconds: 5, text: 'First' },
]

test('notes stand by their seconds, with those that were begun here among them', () => {
  const shown = shownNotes(kept, [{ key: 'new', atSeconds: 20 }], new Set())
  expect(shown.map(({ key, text }) => [key, text])).toEqual([
    ['a', 'First'],
    ['new', ''],
    ['b', 'Later'],
  ])
})

test('one that was begun here and is saved is the same one', () => {
  const begun = [
    { key: 'new', atSeconds: 5, id: 'a' },
    { key: 'other', atSeconds: 9, id: 'not read yet' },
  ]
  expect(shownNotes(kept, begun, new Set()).map(({ key, id }) => [key, id])).toEqual([
    ['new', 'a'],
    ['other', 'not read yet'],
    ['b', 'b'],
  ])
})

test('removed ones are gone, saved or not', () => {
  const begun = [{ key: 'new', atSeconds: 20 }]
  expect(shownNotes(kept, begun, new Set(['a', 'new'])).map(({ key }) => key)).toEqual(['b'])
})
