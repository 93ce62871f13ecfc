import { describe, expect, it } from 'vitest'
import {
  type Filing,
  filedUnder,
  isSameFiling,
  type Places,
  placeFiling,
  type SentFiling,
} from './filings.rules.ts'

/** Two tests; the first with two parts, a subject and a topic each, a past paper and a mock. */
const places: Places = {
  tests: [{ id: 1 }, { id: 2 }],
  sections: [
    { id: 11, testId: 1, isArchived: false },
    { id: 12, testId: 1, isArchived: false },
    { id: 21, testId: 2, isArchived: false },
  ],
  subjects: [
    { id: 111, sectionId: 11, isArchived: false },
    { id: 121, sectionId: 12, isArchived: false },
  ],
  topics: [
    { id: 1111, subjectId: 111, isArchived: false },
    { id: 1112, subjectId: 111, isArchived: true },
    { id: 1211, subjectId: 121, isArchived: false },
  ],
  subTopics: [
    { id: 1, topicId: 1111 },
    { id: 2, topicId: 1211 },
  ],
  papers: [
    { id: 5, testId: 1, paperType: 1, year: 2024, mockPaperNumber: null },
    { id: 6, testId: 1, paperType: 2, year: null, mockPaperNumber: 3 },
  ],
  examSections: [
    { id: 51, paperId: 5, sectionId: 11 },
    { id: 52, paperId: 5, sectionId: 12 },
    { id: 61, paperId: 6, sectionId: 12 },
  ],
}
const revise: SentFiling = { questionLocation: 1, admissiontestId: 1, topicId: 1111 }
const simulate: SentFiling = { questionLocation: 2, admissiontestId: 1 }

const placed = (sent: SentFiling) => placeFiling(sent, places)
const filingOf = (sent: SentFiling): Partial<Filing> => {
  const found = placed(sent)
  return 'filing' in found ? found.filing : {}
}
const faultsOf = (sent: SentFiling) => {
  const found = placed(sent)
  return 'faults' in found ? found.faults.map(({ path }) => path) : []
}

describe('a filing', () => {
  it.each<[string, SentFiling, Partial<Filing>]>([
    [
      'in Revise has the subject and part of its topic',
      revise,
      { sectionId: 11, subjectId: 111, topicId: 1111, paperType: null },
    ],
    ['in Revise may be of a sub-topic', { ...revise, subTopicId: 1 }, { subTopicId: 1 }],
    [
      'in Revise has nothing of a paper',
      { ...revise, paperType: 1, year: 2024, paperQuestion: 3, paperLink: 'https://x.example' },
      { paperType: null, year: null, paperQuestion: null, paperLink: null, examSectionId: null },
    ],
    [
      'in a paper has the part of its exam section, and its kind and year',
      { ...simulate, examSectionId: 52, paperQuestion: 3 },
      { sectionId: 12, paperType: 1, year: 2024, examSectionId: 52, paperQuestion: 3 },
    ],
    [
      'in a paper by its id has the exam section of its part',
      { ...simulate, examId: 5, sectionId: 11 },
      { sectionId: 11, examSectionId: 51 },
    ],
    [
      'in a paper by its id has the exam section of its subject’s part',
      { ...simulate, examId: 5, subjectId: 121 },
      { sectionId: 12, subjectId: 121, examSectionId: 52 },
    ],
    [
      'in a paper of one part stands in that',
      { ...simulate, examId: 6 },
      { sectionId: 12, paperType: 2, mockPaperNumber: 3, year: null, examSectionId: 61 },
    ],
    [
      'may name a year that has no paper yet',
      { ...simulate, paperType: 1, year: 2019, mockpapernumber: 4 },
      { paperType: 1, year: 2019, mockPaperNumber: null, examSectionId: null },
    ],
  ])('%s', (_, sent, filing) => {
    expect(filingOf(sent)).toMatchObject(filing)
  })

  it.each<[string, SentFiling, string[]]>([
    ['an unknown test', { ...revise, admissiontestId: 9 }, ['admissiontestId']],
    ['a part of another test', { ...revise, admissiontestId: 2 }, ['admissiontestId']],
    ['an unknown topic', { ...revise, topicId: 9 }, ['topicId']],
    ['an archived topic', { ...revise, topicId: 1112 }, ['topicId']],
    ['a topic of another subject', { ...revise, topicId: 1211, subjectId: 111 }, ['topicId']],
    ['a subject of another part', { ...revise, sectionId: 12 }, ['sectionId']],
    ['a sub-topic of another topic', { ...revise, subTopicId: 2 }, ['subTopicId']],
    ['an unknown sub-topic', { ...revise, subTopicId: 9 }, ['subTopicId']],
    ['Revise without a topic', { ...revise, topicId: null, subjectId: 111 }, ['topicId']],
    ['no paper type', simulate, ['paperType']],
    ['a past paper without a year', { ...simulate, paperType: 1 }, ['year']],
    ['a mock without a number', { ...simulate, paperType: 2, year: 1 }, ['mockpapernumber']],
    ['an unknown paper', { ...simulate, examId: 9, paperType: 1, year: 2024 }, ['examId']],
    [
      'an exam section of another paper',
      { ...simulate, examId: 6, examSectionId: 51 },
      ['examSectionId'],
    ],
    ['another year than the paper’s', { ...simulate, examSectionId: 51, year: 2023 }, ['year']],
    [
      'another type than the paper’s',
      { ...simulate, examSectionId: 51, paperType: 2 },
      ['paperType'],
    ],
    [
      'another number than the mock’s',
      { ...simulate, examId: 6, mockpapernumber: 4 },
      ['mockpapernumber'],
    ],
    [
      'a paper of another test',
      { ...simulate, examId: 6, admissiontestId: 2 },
      ['admissiontestId', 'admissiontestId'],
    ],
    [
      'a subject of another part than the paper’s',
      { ...simulate, examSectionId: 51, subjectId: 121 },
      ['subjectId'],
    ],
  ])('is refused with %s', (_, sent, paths) => {
    expect(faultsOf(sent)).toEqual(paths)
  })
})

describe('the same filing', () => {
  it.each<[string, SentFiling, SentFiling, boolean]>([
    ['topic', revise, revise, true],
    ['other topic', revise, { ...revise, topicId: 1211 }, false],
    [
      'exam section, whatever the place',
      { ...simulate, examSectionId: 51, paperQuestion: 1 },
      {
        ...{ ...simulate, examSectionId: 51, paperQuestion: 2 },
      },
      true,
    ],
    [
      'other exam section',
      { ...simulate, examSectionId: 51 },
      { ...simulate, examSectionId: 52 },
      false,
    ],
    [
      'year',
      { ...simulate, paperType: 1, year: 2019 },
      { ...simulate, paperType: 1, year: 2019 },
      true,
    ],
    [
      'other year',
      { ...simulate, paperType: 1, year: 2019 },
      { ...simulate, paperType: 1, year: 2018 },
      false,
    ],
    ['other location', revise, { ...simulate, examSectionId: 51 }, false],
  ])('%s', (_, one, other, expected) => {
    const [first, second] = [placed(one), placed(other)]
    if (!('filing' in first) || !('filing' in second)) throw new Error('Not to be placed')
    expect(isSameFiling(first.filing, second.filing)).toBe(expected)
  })
})

it.each([
  [{ questionLocation: 1, topicName: 'Motion' }, 'ESAT > Physics > Forces > Motion'],
  [{ questionLocation: 2, paperType: 1, year: 2024 }, 'ESAT Past Paper 2024 > Physics'],
  [
    { questionLocation: 2, paperType: 2, mockPaperNumber: 3, paperQuestion: 7 },
    'ESAT Mock Paper 3 > Physics, 7',
  ],
])('in words: %o', (filing, words) => {
  expect(
    filedUnder({
      ...{ admissionTestName: 'ESAT', sectionNo: 'Physics', subjectName: 'Forces' },
      ...{ topicName: null, paperType: null, year: null, mockPaperNumber: null },
      ...{ paperQuestion: null, ...filing },
    }),
  ).toBe(words)
})
