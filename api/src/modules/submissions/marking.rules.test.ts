import { describe, expect, it } from 'vitest'
import { faultsOf, missingOf, type SentMarking } from './marking.rules.ts'
import { criteriaMetBy, criteriaOfQuestion, gradesOfMet } from './question-criteria.rules.ts'

const levels = [25, 50].map((points) => ({ points, label: `${points}`, description: '' }))
const criteria = ['argument', 'language'].map((key) => ({
  ...{ key, title: key, description: '', weight: 50, levels },
}))
const text = 'I read law because I like arguments.'
const id = (n: number) => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`
type Comment = SentMarking['comments'][number]
const words = (n: number) => ({
  ...{ id: id(n), text: 'Why?', sort: 'question' as const, criterion: null },
})
const inText = (n: number, change: Partial<Extract<Comment, { part: number }>> = {}): Comment => ({
  ...words(n),
  ...{ part: 0, start: 19, end: 35, quote: 'I like arguments', prefix: '', suffix: '' },
  ...change,
})
const onPage = (n: number, page = 1, box = { x: 0, y: 0.5, width: 1, height: 0.5 }): Comment => ({
  ...words(n),
  ...{ page, box },
})
const pathsOf = (
  { grades = [], comments = [] }: { grades?: SentMarking['grades']; comments?: Comment[] },
  pages: number | null = null,
) =>
  faultsOf({ grades, comments, overall: '' }, { texts: [text], pages, criteria }).map(
    ({ path }) => path,
  )

describe('a marking fits its text and criteria', () => {
  it.each<[string, Comment[], number | null, string[]]>([
    ['the words that stand there', [inText(1), inText(2)], null, []],
    ['other words', [inText(1, { quote: 'I like argument' })], null, ['body.comments.0.quote']],
    [
      'words one place further',
      [inText(1, { start: 20, end: 36 })],
      null,
      ['body.comments.0.quote'],
    ],
    [
      'an end past the text',
      [inText(1, { end: 40, quote: 'I like arguments.' })],
      null,
      ['body.comments.0.quote'],
    ],
    ['nothing', [inText(1, { start: 20, end: 20, quote: '' })], null, ['body.comments.0.quote']],
    ['a part that is not there', [inText(1, { part: 1 })], null, ['body.comments.0.part']],
    [
      'an unknown criterion',
      [inText(1, { criterion: 'wit' })],
      null,
      ['body.comments.0.criterion'],
    ],
    ['the same id twice', [inText(1), inText(1)], null, ['body.comments.1.id']],
    ['a page of a text', [onPage(1)], null, ['body.comments.0.page']],
    ['a page of a PDF', [onPage(1, 3)], 3, []],
    ['a page too many', [onPage(1, 4)], 3, ['body.comments.0.page']],
    [
      'a box beside the page',
      [onPage(1, 1, { x: -0.1, y: 0, width: 0.5, height: 0.5 })],
      3,
      ['body.comments.0.box'],
    ],
    [
      'a box over the edge',
      [onPage(1, 1, { x: 0.6, y: 0, width: 0.5, height: 0.5 })],
      3,
      ['body.comments.0.box'],
    ],
    [
      'a box larger than the page',
      [onPage(1, 1, { x: 0, y: 0, width: 1.1, height: 1 })],
      3,
      ['body.comments.0.box'],
    ],
  ])('a comment on %s', (_name, comments, pages, expected) => {
    expect(pathsOf({ comments }, pages)).toEqual(expected)
  })

  it('has 200 comments and no more', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => inText(n))
    expect(pathsOf({ comments: many(200) })).toEqual([])
    expect(pathsOf({ comments: many(201) })).toEqual(['body.comments'])
  })

  it.each<[string, SentMarking['grades'], string[]]>([
    ['a level', [{ key: 'argument', points: 25 }], []],
    ['none yet', [{ key: 'argument', points: null }], []],
    ['points of no level', [{ key: 'argument', points: 30 }], ['body.grades.0.points']],
    ['an unknown criterion', [{ key: 'wit', points: 25 }], ['body.grades.0.key']],
    [
      'one criterion twice',
      [
        { key: 'argument', points: 25 },
        { key: 'argument', points: 50 },
      ],
      ['body.grades.1.key'],
    ],
  ])('grades with %s', (_name, grades, expected) => {
    expect(pathsOf({ grades })).toEqual(expected)
  })
})

describe('a marking that is returned', () => {
  const graded = criteria.map(({ key }) => ({ key, points: 25 }))
  const overall = 'x'.repeat(30)
  const missing = (change: Partial<Parameters<typeof missingOf>[0]>, mayBeBrief = false) =>
    missingOf({ grades: graded, overall, comments: [], ...change }, { criteria, mayBeBrief }).map(
      ({ path }) => path,
    )

  it('has every grade, thirty characters, and no comment that is kept for later', () => {
    expect(missing({})).toEqual([])
    expect(
      missing({
        grades: [{ key: 'argument', points: null }],
        overall: `${'x'.repeat(29)} `,
        comments: [{ id: id(1) }, { id: id(2), isDraft: true }],
      }),
    ).toEqual([
      'body.grades.argument',
      'body.grades.language',
      'body.overall',
      `body.comments.${id(2)}`,
    ])
  })

  it('needs no overall comment for the essay of a question', () => {
    expect(missing({ overall: '' }, true)).toEqual([])
    expect(missing({ overall: '', grades: [] }, true)).toHaveLength(2)
  })
})

describe('criteria of a question', () => {
  it('are met or not, and make a hundred together', () => {
    const three = criteriaOfQuestion(['A', 'B', 'C'])
    expect(three.map(({ weight }) => weight)).toEqual([34, 33, 33])
    expect(three.map(({ levels: own }) => own.map(({ points }) => points))).toEqual([
      [0, 100],
      [0, 100],
      [0, 100],
    ])
  })

  it('say as grades what they say as met, and back', () => {
    const met = [true, false, true]
    const three = criteriaOfQuestion(['A', 'B', 'C'])
    expect(criteriaMetBy(three, gradesOfMet(met))).toEqual(met)
    expect(criteriaMetBy(three, [])).toEqual([false, false, false])
  })
})
