import { expect, it } from 'vitest'
import { commandOf } from './keys.rules.ts'
import { readerKeysInWords } from './keys-in-words.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, on: 'other' } as const

it.each([
  ['PageDown', { kind: 'by', pages: 1 }],
  ['PageUp', { kind: 'by', pages: -1 }],
  ['Home', { kind: 'to', end: 'first' }],
  ['End', { kind: 'to', end: 'last' }],
  ['+', { kind: 'zoom', steps: 1 }],
  // The key of + without Shift.
  ['=', { kind: 'zoom', steps: 1 }],
  ['-', { kind: 'zoom', steps: -1 }],
  ['/', { kind: 'search' }],
  ['b', { kind: 'mark' }],
  ['B', { kind: 'mark' }],
  ['Escape', { kind: 'leave' }],
  ['ArrowDown', null],
  [' ', null],
  ['x', null],
])('%s asks for %o', (key, command) => {
  expect(commandOf({ ...plain, key })).toEqual(command)
})

it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves keys with %s to the browser', (held) => {
  expect(commandOf({ ...plain, key: '+', [held]: true })).toBeNull()
})

it.each(['b', '/', 'Home', '-', 'PageDown'])('leaves %s to whoever types', (key) => {
  expect(commandOf({ ...plain, key, on: 'text' })).toBeNull()
})

it('is left from a field too', () => {
  expect(commandOf({ ...plain, key: 'Escape', on: 'text' })).toEqual({ kind: 'leave' })
})

it.each(['Home', 'End'])('leaves %s to tabs', (key) => {
  expect(commandOf({ ...plain, key, on: 'tabs' })).toBeNull()
})

it('does something with each key of which it is said', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, on: 'other' as const }
  const said = readerKeysInWords.flatMap(([keys]) => keys)
  const names: Record<string, string> = {
    'Page Up': 'PageUp',
    'Page Down': 'PageDown',
    Esc: 'Escape',
  }
  for (const key of said) expect(commandOf({ ...none, key: names[key] ?? key }), key).not.toBeNull()
})
