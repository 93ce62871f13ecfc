import { describe, expect, it, test } from 'vitest'
import { countsOf, filterOf, pagePath, partsOf, readId, stateOf } from './learn.rules.ts'
import { makeListedPage, makeSubject } from './learn.testing.ts'

const algebra = makeSubject({
  learningId: 1,
  name: 'Algebra',
  holes: 1,
  pages: [
    makeListedPage({ subTopicId: 1, name: 'Roots' }),
    makeListedPage({ subTopicId: 2, name: 'Surds', hasDraft: true }),
    makeListedPage({ subTopicId: 3, name: 'Logarithms', state: 'none', words: 0 }),
  ],
})
const waves = makeSubject({
  ...{ learningId: 2, name: 'Waves', sectionId: 20, sectionNo: 'Physics' },
  pages: [
    makeListedPage({ subTopicId: 4, name: 'Sound', state: 'draft', hasDraft: true }),
    makeListedPage({ subTopicId: 5, name: 'Light', state: 'none', isArchived: true }),
  ],
})
const all = [algebra, waves]
const asked = { search: '', state: null, sectionId: null }

const found = (more: Partial<Parameters<typeof partsOf>[1]>) =>
  partsOf(all, { ...asked, ...more }).map(({ name, subjects }) => [
    name,
    subjects.flatMap(({ topics }) =>
      topics.flatMap(({ subTopics }) => subTopics.map((page) => page.name)),
    ),
  ])

describe('the pages that are listed', () => {
  test.each([
    [
      'all',
      {},
      [
        ['Mathematics 1', ['Roots', 'Surds', 'Logarithms']],
        ['Physics', ['Sound', 'Light']],
      ],
    ],
    ['by a name', { search: 'surd' }, [['Mathematics 1', ['Surds']]]],
    ['by the name of a subject', { search: ' WAVES ' }, [['Physics', ['Sound', 'Light']]]],
    ['of a part', { sectionId: 20 }, [['Physics', ['Sound', 'Light']]]],
    ['that are published', { state: 'published' }, [['Mathematics 1', ['Roots', 'Surds']]]],
    [
      'with a draft',
      { state: 'draft' },
      [
        ['Mathematics 1', ['Surds']],
        ['Physics', ['Sound']],
      ],
    ],
    [
      'without a page, but for archived ones',
      { state: 'none' },
      [['Mathematics 1', ['Logarithms']]],
    ],
    ['by what nothing is', { search: 'x-ray' }, []],
  ] as const)('%s', (_, more, expected) => {
    expect(found(more)).toEqual(expected)
  })

  it('name their test where there is more than one', () => {
    const other = makeSubject({
      ...waves,
      admissionTestId: 9,
      admissionTestName: 'TMUA',
      pages: [],
    })
    const parts = partsOf([algebra, { ...other, topics: waves.topics }], asked)
    expect(parts.map(({ name }) => name)).toEqual(['ESAT, Mathematics 1', 'TMUA, Physics'])
  })
})

it('counts pages, drafts and holes', () => {
  expect(countsOf(all)).toEqual({ pages: 5, published: 2, drafts: 2, holes: 1 })
})

test.each([
  ['published', false, 'Published'],
  ['draft', false, 'Draft'],
  ['none', false, 'No page'],
  ['none', true, 'Archived'],
] as const)('a page that is %s is called so', (state, isArchived, label) => {
  expect(stateOf({ state, isArchived }).label).toBe(label)
})

test.each([
  ['draft', 'draft'],
  ['all', null],
  [null, null],
])('the filter %s', (text, filter) => {
  expect(filterOf(text)).toBe(filter)
})

test.each([
  ['12', 12],
  ['0', null],
  ['1.5', null],
  ['99999999999', null],
  ['', null],
  [undefined, null],
])('the id %s', (text, id) => {
  expect(readId(text)).toBe(id)
})

it('leads to a page under its subject', () => {
  expect(pagePath({ learningId: 12, slug: 'mechanics' }, 7)).toBe(
    '/question-bank/learn/12-mechanics/7',
  )
})
