// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  countQuery,
  newSeed,
  type PreviewChoice,
  previewPath,
  previewQuery,
  readChoice,
  revisePath,
  settled,
  sizeError,
  slugOf,
  subjectOf,
  writeChoice,
} from './bank.rules.ts'

const mechanics = {
  id: 3,
  name: 'Mechanics',
  slug: 'mechanics',
  questionCount: 20,
  topics: [
    { id: 5, name: 'Forces', questionCount: 12 },
    { id: 6, name: 'Motion', questionCount: 8 },
  ],
}
const heat = {
  id: 7,
  name: 'Heat',
  slug: 'heat',
  questionCount: 5,
  topics: [{ id: 11, name: 'Gases', questionCount: 5 }],
}
const subjects = [mechanics, heat]
const empty = readChoice(new URLSearchParams())
const place = { testId: 1, sectionId: 2 }

describe('the choice in the address', () => {
  it.each<Partial<PreviewChoice>>([
    {},
    { testId: 1, sectionId: 2, subjectIds: [3], topicIds: [11] },
    { sectionId: null, difficulties: [4, 5], questionTypes: [1, 4], size: 100, order: 'easiest' },
    { size: null },
  ])('reads back what it wrote: %o', (change) => {
    expect(readChoice(writeChoice({ ...empty, ...change }))).toEqual({ ...empty, ...change })
  })

  it('falls back to its defaults for what cannot be read', () => {
    const odd = new URLSearchParams('test=-1&part=x&difficulty=0,3,9&type=7&size=abc&order=best')
    expect(readChoice(odd)).toEqual({ ...empty, difficulties: [3] })
  })
})

describe('what is looked through', () => {
  it('takes whole subjects as such, and topics throughout where single ones are chosen', () => {
    expect(settled({ ...empty, subjectIds: [3] }, place, subjects)).toMatchObject({
      ...place,
      subjectIds: [3],
      topicIds: [],
    })
    expect(settled({ ...empty, subjectIds: [3], topicIds: [11] }, place, subjects)).toMatchObject({
      subjectIds: [],
      topicIds: [5, 6, 11],
    })
  })

  it.each([
    [{ subjectIds: [3], topicIds: [] }, 'mechanics'],
    [{ subjectIds: [], topicIds: [11] }, 'heat'],
    [{ subjectIds: [3], topicIds: [11] }, 'mixed'],
    [{ subjectIds: [], topicIds: [] }, 'mixed'],
  ])('%o stands under %s', (choice, slug) => {
    expect(slugOf(choice, subjects)).toBe(slug)
  })

  it('asks for what its address says', () => {
    const choice = { ...empty, ...place, topicIds: [5, 6], difficulties: [3], size: 20 }
    const [path = '', query] = previewPath('mechanics', 42, choice).split('?')
    expect(path).toBe(`${revisePath}/mechanics/42`)
    expect(previewQuery('42', new URLSearchParams(query))).toEqual({
      AdmissionTestId: 1,
      sectionId: 2,
      SubjectId: undefined,
      topicIds: '5,6',
      difficulties: '3',
      questionTypes: undefined,
      size: 20,
      order: 'random',
      seed: 42,
    })
  })

  it.each([
    ['0', 'test=1'],
    ['abc', 'test=1'],
    ['2147483648', 'test=1'],
    ['42', ''],
    ['42', 'test=1&size=101'],
  ])('asks for nothing at %s?%s', (start, query) => {
    expect(previewQuery(start, new URLSearchParams(query))).toBeNull()
  })

  it('counts by topics, so that every topic has its number', () => {
    expect(countQuery({ ...empty, subjectIds: [3] }, place, subjects)).toMatchObject({
      AdmissionTestId: 1,
      sectionId: 2,
      topicIds: '5,6',
    })
  })

  it('chooses numbers that the server takes', () => {
    for (let time = 0; time < 200; time += 1) {
      const seed = newSeed()
      expect(Number.isInteger(seed) && seed >= 1 && seed <= 2_147_483_647).toBe(true)
    }
  })
})

it.each([
  [10, 25, undefined],
  [25, 25, undefined],
  [30, 25, 'Only 25 questions fit these filters; ask for 25 or fewer.'],
  [30, 1, 'Only 1 question fits these filters; ask for 1.'],
  [10, 0, 'No questions fit these filters.'],
  [0, 25, 'A set has 1 to 100 questions'],
  [101, undefined, 'A set has 1 to 100 questions'],
  [null, 25, 'A set has 1 to 100 questions'],
])('%s questions with %s fitting', (size, count, expected) => {
  expect(sizeError(size, count)).toBe(expected)
})

it('finds a subject by its segment, with the part that it belongs to', () => {
  const parts = [
    { testId: 1, sectionId: 4, subjects: [] },
    { testId: 1, sectionId: 2, subjects },
  ]
  expect(subjectOf('heat', parts)).toMatchObject({ testId: 1, sectionId: 2, subject: { id: 7 } })
  expect(subjectOf('light', parts)).toBeNull()
})
