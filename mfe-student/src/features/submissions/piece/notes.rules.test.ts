import { expect, it } from 'vitest'
import { makeComment, makeMarked } from '../submissions.testing.ts'
import { marksOf } from './marking.rules.ts'
import { notesOf } from './notes.rules.ts'

const text =
  'I read law because I like arguments. My brother likes maths.\nLast year I visited a court.'

it('puts comments where their words are today, and those whose words have gone last', () => {
  const version = makeMarked(
    text,
    [
      makeComment(text, 'My brother likes maths'),
      makeComment(text, 'I visited a court'),
      makeComment(text, 'I like arguments'),
    ],
    {},
  )
  const notes = notesOf(version, [
    'I read law because, above all, I like arguments.\nLast year I visited a court.\n',
  ])
  expect(notes.map(({ number, place }) => [number, place.state])).toEqual([
    [1, 'kept'],
    [3, 'kept'],
    [2, 'lost'],
  ])
  expect(marksOf(notes, 2, notes[1]?.comment.id ?? '')).toEqual([
    [
      { start: 31, end: 47, look: 'soft' },
      { start: 59, end: 76, look: 'strong' },
    ],
    [],
  ])
})

it('shows those on pages without a place, and none of a marking that is not returned', () => {
  const box = { x: 0, y: 0.5, width: 0.1, height: 0.1 }
  const onPage = {
    ...{ id: '00000000-0000-4000-8000-000000000900', text: 'Here', sort: 'praise' as const },
    ...{ criterion: null, page: 2, box },
  }
  const notes = notesOf(makeMarked(text, [onPage], { ticks: [onPage.id] }), [text])
  expect(notes.map(({ place, isDone }) => [place, isDone])).toEqual([
    [{ state: 'page', page: 2 }, true],
  ])
  expect(notesOf(makeMarked(text, [onPage], { state: 'draft' }), [text])).toEqual([])
})
