import { expect, it } from 'vitest'
import { type Leading, linkOf } from './link.rules.ts'

const id = '00000000-0000-4000-8000-000000000001'
const book = (
  state: 'draft' | 'published' | 'withdrawn',
  isOpen = state === 'published',
): Leading => ({ address: null, book: { id, title: 'Light & lenses', state, isOpen } })
const toBook = { to: `/resources/library/light-lenses/${id}`, link: 'library' }

it.each<[string, Leading, boolean, object]>([
  [
    'an address',
    { address: 'https://example.org/a', book: null },
    false,
    { to: 'https://example.org/a', link: 'elsewhere' },
  ],
  ['nothing', { address: null, book: null }, true, { to: null, link: 'none' }],
  ['a published book', book('published'), true, toBook],
  ['a book without the library', book('published'), false, { to: null, link: 'locked' }],
  ['a withdrawn book', book('withdrawn'), true, { to: null, link: 'withdrawn' }],
  ['a withdrawn book that is still open', book('withdrawn', true), true, toBook],
  ['a book that is not out', book('draft'), true, { to: null, link: 'none' }],
])('leads to %s', (_name, leading, hasLibrary, expected) => {
  expect(linkOf(leading, hasLibrary)).toEqual(expected)
})
