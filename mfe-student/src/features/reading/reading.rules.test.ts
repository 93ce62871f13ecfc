import { describe, expect, it } from 'vitest'
import {
  bySubject,
  factsOf,
  lengthOf,
  readOf,
  type Shown,
  shownOf,
  textOf,
} from './reading.rules.ts'
import { makeReadingItem } from './reading.testing.ts'

const testUid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const readAt = '2027-03-01T10:00:00.000Z'
const law = { id: 9, name: 'Law' }
const items = [
  makeReadingItem({ id: testUid(3), subject: law, title: 'C', readAt }),
  makeReadingItem({ id: testUid(1), title: 'A', readAt }),
  makeReadingItem({ id: testUid(2), title: 'B' }),
]
const subjects = bySubject(items)
const show = (change: Partial<Shown>) =>
  shownOf(subjects, { subject: null, onlyUnread: false, stay: new Set(), ...change }).map(
    ({ name, items: own }) => [name, ...own.map(({ title }) => title)],
  )

it('puts items by subject in the order of the list, and counts what is read', () => {
  expect(show({})).toEqual([
    ['Law', 'C'],
    ['Mathematics', 'A', 'B'],
  ])
  expect(readOf(items)).toBe(2)
})

it.each<[string, Partial<Shown>, string[][]]>([
  ['one subject', { subject: '9' }, [['Law', 'C']]],
  ['what is not read', { onlyUnread: true }, [['Mathematics', 'B']]],
  ['nothing of a subject that is read', { subject: '9', onlyUnread: true }, []],
  [
    'what was marked just now',
    { onlyUnread: true, stay: new Set([testUid(1)]) },
    [['Mathematics', 'A', 'B']],
  ],
])('shows %s', (_name, shown, expected) => {
  expect(show(shown)).toEqual(expected)
})

it.each([
  [null, undefined],
  [1, '1 minute'],
  [119, '119 minutes'],
  [120, 'About 2 hours'],
  [620, 'About 10 hours'],
])('says %s minutes as %s', (minutes, words) => {
  expect(lengthOf(minutes)).toBe(words)
})

describe('the list as text', () => {
  it('has what is read, where it is, and own notes', () => {
    const text = textOf(
      bySubject([
        makeReadingItem({ readAt, note: 'Did\n1 to 3' }),
        makeReadingItem({
          ...{ id: testUid(2), title: 'A book', authors: '', why: '', level: 'further' },
          ...{ kind: 'book', minutes: null, to: '/resources/library/a/1', link: 'library' },
        }),
      ]),
    )
    expect(text.split('\r\n')).toEqual([
      'Reading list',
      '',
      'Mathematics (1 of 2 read)',
      '',
      '[x] NRICH, University of Cambridge',
      '    Website, 20 minutes. Read first.',
      '    Problems without a recipe.',
      '    https://nrich.maths.org',
      '    My note: Did',
      '    1 to 3',
      '',
      '[ ] A book',
      '    Book. Further reading.',
      '',
    ])
  })

  it('says facts in words', () => {
    expect(factsOf({ kind: 'podcast', minutes: 45 })).toBe('Podcast, 45 minutes')
  })
})
