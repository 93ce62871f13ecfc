import { expect, test } from 'vitest'
import { anchorsFound, fullTable } from './edited-texts.testing.ts'
import { placesIn } from './places.rules.ts'

const text =
  'I read law because I like arguments. My brother likes maths.\nLast year I visited a court.'
const quote = (words: string, of: string = text) => {
  const start = of.indexOf(words)
  return { part: 0, start, end: start + words.length }
}
const placeOf = (words: string, after: string, before: string = text) => {
  const [place] = placesIn([before], [after], [quote(words, before)])
  if (!place || place.state === 'lost') return ['lost']
  expect(place.part).toBe(0)
  return [place.state, place.start, place.end, after.slice(place.start, place.end)]
}

test('the examples stand where they are said to', () => {
  expect(quote('I like arguments')).toEqual({ part: 0, start: 19, end: 35 })
})

const swapped =
  'Last year I visited a court.\nI read law because I like arguments. My brother likes maths.'

test.each([
  [
    'words before it make it later',
    'I like arguments',
    text.replace('because', 'because, above all,'),
    ['kept', 31, 47, 'I like arguments'],
  ],
  [
    'a word within changes it',
    'I like arguments',
    text.replace('like', 'like good'),
    ['changed', 19, 40, 'I like good arguments'],
  ],
  [
    'a sentence that went',
    'My brother likes maths',
    text.replace(' My brother likes maths.', ''),
    ['lost'],
  ],
  [
    'paragraphs swapped, the one moved',
    'I visited a court',
    swapped,
    ['kept', 10, 27, 'I visited a court'],
  ],
  [
    'paragraphs swapped, the other',
    'I like arguments',
    swapped,
    ['kept', 48, 64, 'I like arguments'],
  ],
  ['one word', 'maths', text.replace('My brother', 'My elder brother'), ['kept', 60, 65, 'maths']],
  [
    'one word without a neighbour',
    'maths',
    text.replace('My brother likes maths', 'Rob hates maths a lot'),
    ['lost'],
  ],
  ['part of a word', 'gument', `So ${text}`, ['kept', 31, 37, 'gument']],
  ['a sign at its end', 'arguments.', `So ${text}`, ['kept', 29, 39, 'arguments.']],
  [
    'a sign at its end that went',
    'like arguments.',
    text.replace('s. M', 's; m'),
    ['kept', 21, 35, 'like arguments'],
  ],
  ['over two paragraphs', 'maths.\nLast year', `So ${text}`, ['kept', 57, 73, 'maths.\nLast year']],
  [
    'more than half of it gone',
    'I read law because',
    text.replace('law because', 'chemistry as'),
    ['lost'],
  ],
  ['everything gone', 'I like arguments', '', ['lost']],
])('%s', (_, words, after, place) => {
  expect(placeOf(words, after)).toEqual(place)
})

const teachers =
  'Anna taught me how to argue well.\nPeter taught me how to argue well.\nThen I won.'

test.each([
  ['the first deleted', 'taught me how to argue', teachers.slice(34), ['lost']],
  ['the first deleted, a word of it', 'argue', teachers.slice(34), ['lost']],
])('two paragraphs alike but for one name: %s', (_, words, after, place) => {
  expect(placeOf(words, after, teachers)).toEqual(place)
})

test('two paragraphs alike but for their ends, the first deleted', () => {
  const before = 'I learnt how to argue from Anna.\nI learnt how to argue from Peter.'
  expect(placeOf('how to argue', before.slice(33), before)).toEqual(['lost'])
})

test('each part is compared with its own', () => {
  const anchors = [
    { part: 0, start: 0, end: 14 },
    { part: 1, start: 0, end: 14 },
    { part: 2, start: 0, end: 3 },
  ]
  const places = placesIn(
    ['One two three.', 'Four five six seven.', 'Six'],
    ['Four five six seven.', 'So four, then four five six seven.', 'Six'],
    anchors,
  )
  expect(places).toEqual([
    { state: 'lost' },
    { state: 'changed', part: 1, start: 19, end: 27 },
    { state: 'kept', part: 2, start: 0, end: 3 },
  ])
})

test('a passage that moved is not put where another says the same', () => {
  const before = `${teachers}\nShe smiled.`
  const after =
    'Peter taught me how to argue well.\nThen I won.\nShe smiled.\nPeter taught me how to argue well.'
  expect(placeOf('taught me how', after, before)).toEqual(['lost'])
})

test('where there is no time for words, comments keep to paragraphs that stayed', () => {
  let time = 0
  const patience = { giveUpAfter: 1, now: () => (time += 1) }
  const words = (seed: number) =>
    Array.from({ length: 400 }, (_, n) => `w${(n * seed) % 1009}`).join(' ')
  const before = `${words(7)}\nThe same in both texts.\n${words(11)}`
  const after = `${words(13)}\nThe same in both texts.\n${words(17)}`
  const anchor = quote('same in both', before)
  expect(placesIn([before], [after], [anchor], patience)).toEqual([
    { state: 'kept', ...quote('same in both', after) },
  ])
})

test('of many comments on edited texts none stands on what it was not about, and few are lost', () => {
  const found = anchorsFound({ ...fullTable, texts: 20, words: 400 })
  expect(found.wrong).toEqual([])
  expect(found.kept + found.changed + found.lost).toBe(240)
  expect(found.kept).toBeGreaterThan(180)
  expect(found.lostThere).toBeLessThanOrEqual(5)
})
