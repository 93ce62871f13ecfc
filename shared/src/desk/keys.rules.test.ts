import { expect, it } from 'vitest'
import { commentKeyOf, type PressedKey, textKeyOf } from './keys.rules.ts'

const pressed = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  ...{ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  ...more,
})

it.each([
  ['c', 'comment'],
  ['C', 'comment'],
  ['Enter', 'comment'],
  ['[', 'previous'],
  [']', 'next'],
  ['e', 'edit'],
  ['Delete', 'remove'],
  ['g', 'grades'],
  ['o', 'overall'],
  ['h', 'hide'],
  ['?', 'help'],
  ['x', undefined],
  ['Tab', undefined],
])('in the text %s does: %s', (key, does) => {
  expect(textKeyOf(pressed(key))?.do).toBe(does)
  expect(textKeyOf(pressed(key, { altKey: true }))).toBeNull()
})

it('moves by arrows, Home and End, and returns by Ctrl or Cmd and Enter', () => {
  expect(textKeyOf(pressed('ArrowLeft', { shiftKey: true }))).toEqual({
    do: 'move',
    key: { key: 'ArrowLeft', shiftKey: true },
  })
  expect(textKeyOf(pressed('End'))?.do).toBe('move')
  expect(textKeyOf(pressed('Enter', { ctrlKey: true }))).toEqual({ do: 'return' })
  expect(textKeyOf(pressed('Enter', { metaKey: true }))).toEqual({ do: 'return' })
  // Copying stays the browser’s.
  expect(textKeyOf(pressed('c', { ctrlKey: true }))).toBeNull()
})

it.each([
  [pressed('Enter', { ctrlKey: true }), 'keep'],
  [pressed('Enter', { metaKey: true }), 'keep'],
  [pressed('Enter'), null],
  [pressed('Escape'), 'leave'],
  [pressed('/'), 'bank'],
  [pressed('/', { ctrlKey: true }), null],
  [pressed('Tab'), 'expand'],
  [pressed('Tab', { shiftKey: true }), null],
  [pressed('a'), null],
])('in a comment (%#)', (key, does) => {
  expect(commentKeyOf(key)).toBe(does)
})
