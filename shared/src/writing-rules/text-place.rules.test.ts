import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenRange, movePlace, rangeToComment, type TextPlace } from './text-place.rules.ts'

const texts = ['I read law. Why not?\nIt is fun.', 'Second part. End.']
const start: TextPlace = { part: 0, anchor: 0, focus: 0 }

/** `S-` before a key is Shift. */
const after = (keys: string, from: TextPlace = start) =>
  keys.split(' ').reduce((place, key) => {
    const shiftKey = key.startsWith('S-')
    return movePlace(texts, place, { key: shiftKey ? key.slice(2) : key, shiftKey })
  }, from)
const said = (part: number, range: { start: number; end: number } | null) =>
  range && texts[part]?.slice(range.start, range.end)
const chosen = (place: TextPlace) => said(place.part, chosenRange(texts, place))

test.each([
  ['a word on', 'ArrowRight', 0, 2],
  ['two words on, one back', 'ArrowRight ArrowRight ArrowLeft', 0, 2],
  ['a sentence on', 'ArrowDown', 0, 12],
  ['sentences go over paragraphs', 'ArrowDown ArrowDown', 0, 21],
  ['a sentence back', 'ArrowDown ArrowUp', 0, 0],
  ['back to where the sentence starts', 'ArrowRight ArrowUp', 0, 0],
  ['the end of the paragraph', 'End', 0, 20],
  ['and its start', 'End Home', 0, 0],
  ['into the next part', 'ArrowDown ArrowDown ArrowDown', 1, 0],
  ['and back', 'ArrowDown ArrowDown ArrowDown ArrowLeft', 0, 27],
  ['no further than the end', 'ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown', 1, 13],
  ['no further than the start', 'ArrowLeft', 0, 0],
])('goes %s', (_, keys, part, focus) => {
  expect(after(keys)).toEqual({ part, anchor: focus, focus })
})

test.each([
  ['a word', 'S-ArrowRight', 'I'],
  ['two words', 'S-ArrowRight S-ArrowRight', 'I read'],
  ['one of two again', 'S-ArrowRight S-ArrowRight S-ArrowLeft', 'I'],
  ['none again', 'S-ArrowRight S-ArrowLeft', null],
  ['a sentence', 'S-ArrowDown', 'I read law.'],
  ['a sentence and a word', 'S-ArrowDown S-ArrowRight', 'I read law. Why'],
  ['a word back', 'ArrowRight ArrowRight S-ArrowLeft', 'read'],
  ['two back, one again', 'ArrowRight ArrowRight S-ArrowLeft S-ArrowLeft S-ArrowRight', 'read'],
  ['back over where it began', 'ArrowRight S-ArrowLeft S-ArrowRight S-ArrowRight', 'read'],
  ['the paragraph', 'S-End', 'I read law. Why not?'],
  ['to its start', 'ArrowDown S-Home', 'I read law.'],
  ['not into the next part', 'ArrowDown ArrowDown S-ArrowDown S-ArrowDown', 'It is fun.'],
  ['nothing once one goes on', 'S-ArrowDown ArrowRight', null],
])('chooses %s', (_, keys, words) => {
  expect(chosen(after(keys))).toBe(words)
})

test('other keys, and keys that lead nowhere, leave the very same place', () => {
  expect(after('x')).toBe(start)
  expect(after('toString')).toBe(start)
  expect(after('ArrowLeft')).toBe(start)
  expect(after('Home')).toBe(start)
  expect(after('S-ArrowLeft')).toBe(start)
})

test('a comment is about what is chosen, else about the sentence', () => {
  expect(said(0, rangeToComment(texts, after('S-ArrowRight')))).toBe('I')
  expect(said(0, rangeToComment(texts, after('ArrowRight')))).toBe('I read law.')
  expect(said(0, rangeToComment(texts, after('End')))).toBe('It is fun.')
  expect(rangeToComment([''], start)).toBeNull()
})

test('wherever keys lead, it is a place in a text', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']
  const pressed = fc.record({ key: fc.constantFrom(...keys), shiftKey: fc.boolean() })
  fc.assert(
    fc.property(fc.array(pressed), (presses) => {
      let place = start
      for (const press of presses) {
        place = movePlace(texts, place, press)
        const length = texts[place.part]?.length ?? -1
        expect(Math.min(place.anchor, place.focus)).toBeGreaterThanOrEqual(0)
        expect(Math.max(place.anchor, place.focus)).toBeLessThanOrEqual(length)
        if (!press.shiftKey) expect(place.anchor).toBe(place.focus)
      }
    }),
  )
})
