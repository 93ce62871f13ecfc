import { describe, expect, it } from 'vitest'
import { type Known, missingColumns, readRows } from './import.rules.ts'

const bookId = '00000000-0000-4000-8000-000000000001'
const twin = '00000000-0000-4000-8000-000000000002'
const known: Known = {
  subjects: [
    { id: 3, name: 'Physics' },
    { id: 4, name: 'Law' },
  ],
  books: [
    { id: bookId, title: 'Light' },
    { id: bookId, title: 'Twins' },
    { id: twin, title: 'twins' },
  ],
  items: [{ subjectId: 3, title: 'In the list' }],
}

const row = (cells: Record<string, string>, line = 2) => ({
  line,
  cells: { Subject: 'physics', Kind: 'Book', Title: 'Six Easy Pieces', ...cells },
})
const faultsOf = (cells: Record<string, string>) => readRows([row(cells)], known).faults

describe('a row of a file', () => {
  it('becomes an item; what is not said is a draft to begin with', () => {
    const { items, faults } = readRows(
      [
        row({}),
        row({
          ...{
            Subject: 'Law',
            Kind: 'website',
            Title: 'Cases',
            Authors: 'A. Byron',
            Why: 'Short.',
          },
          ...{ ADDRESS: ' https://example.org/ ', level: 'Further', Minutes: '20' },
          State: 'published',
        }),
        row({ Title: 'A book', Book: 'light' }),
      ],
      known,
    )
    expect(faults).toEqual([])
    expect(items).toEqual([
      {
        ...{ subjectId: 3, kind: 'book', title: 'Six Easy Pieces', authors: '', why: '' },
        ...{ address: null, bookId: null, level: 'first', minutes: null, state: 'draft' },
      },
      {
        ...{ subjectId: 4, kind: 'website', title: 'Cases', authors: 'A. Byron', why: 'Short.' },
        ...{ address: 'https://example.org/', bookId: null, level: 'further', minutes: 20 },
        state: 'published',
      },
      expect.objectContaining({ title: 'A book', bookId }),
    ])
  })

  it.each<[string, Record<string, string>, string, RegExp]>([
    ['an unknown subject', { Subject: 'Alchemy' }, 'Subject', /no subject “Alchemy”/],
    ['no title', { Title: '' }, 'Title', /Enter a title/],
    ['a kind that there is not', { Kind: 'film' }, 'Kind', /none of the words/],
    ['a level that there is not', { Level: 'hard' }, 'Level', /none of the words/],
    ['a state that there is not', { State: 'live' }, 'State', /none of the words/],
    ['minutes in words', { Minutes: 'ten' }, 'Minutes', /minutes from 1/],
    ['no minutes at all', { Minutes: '0' }, 'Minutes', /minutes from 1/],
    ['an address without https', { Address: 'http://a.example' }, 'Address', /https/],
    ['a script as address', { Address: 'javascript:alert(1)' }, 'Address', /https/],
    ['an unknown book', { Book: 'Dark' }, 'Book', /no book “Dark”/],
    ['a title that two books have', { Book: 'Twins' }, 'Book', /several books/],
    ['an address and a book', { Address: 'https://a.example', Book: 'Light' }, 'Address', /both/],
    ['what is in the list already', { Title: 'in the LIST' }, 'Title', /already/],
  ])('with %s is refused under its column', (_name, cells, column, message) => {
    expect(faultsOf(cells)).toEqual([{ row: 2, column, message: expect.stringMatching(message) }])
  })

  it('that comes twice is wrong the second time', () => {
    const { items, faults } = readRows([row({}, 2), row({ Title: 'six easy pieces ' }, 5)], known)
    expect(items).toHaveLength(1)
    expect(faults).toEqual([
      { row: 5, column: 'Title', message: 'This title is in line 2 already' },
    ])
  })
})

it.each([
  [['Subject', 'Kind', 'Title', 'Else'], []],
  [['subject', ' TITLE '], ['Kind']],
  [[], ['Subject', 'Kind', 'Title']],
])('of a file with %o misses %o', (header, missing) => {
  expect(missingColumns(header)).toEqual(missing)
})
