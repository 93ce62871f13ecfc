import { describe, expect, it } from 'vitest'
import {
  enabledIn,
  type FilingValues,
  filingFaults,
  firstFilingFault,
  newFiling,
  paperAsked,
  sentFiling,
  shortName,
  subjectOptions,
  withChoice,
  yearsBefore,
} from './filing.rules.ts'

const revise: FilingValues = {
  ...newFiling,
  questionLocation: '1',
  admissiontestId: '1',
  sectionId: '2',
  subjectId: '3',
  topicId: '4',
}
const simulate: FilingValues = {
  ...newFiling,
  questionLocation: '2',
  admissiontestId: '1',
  paperType: '1',
  year: '2024',
  subjectId: '3',
  examSectionId: '5',
  paperQuestion: 7,
  paperLink: 'https://papers.example/7',
}

describe('what a choice clears', () => {
  it.each([
    ['questionLocation', '2', revise, { ...newFiling, questionLocation: '2' }],
    ['questionLocation', '1', revise, revise],
    ['admissiontestId', '9', revise, { ...newFiling, questionLocation: '1', admissiontestId: '9' }],
    ['sectionId', '9', revise, { ...revise, sectionId: '9', subjectId: '', topicId: '' }],
    ['subjectId', '9', revise, { ...revise, subjectId: '9', topicId: '' }],
    ['topicId', '9', revise, { ...revise, topicId: '9' }],
    [
      'admissiontestId',
      '9',
      simulate,
      {
        ...simulate,
        admissiontestId: '9',
        paperType: '',
        year: '',
        subjectId: '',
        examSectionId: '',
      },
    ],
    ['paperType', '2', simulate, { ...simulate, paperType: '2', year: '', examSectionId: '' }],
    ['year', '2020', simulate, { ...simulate, year: '2020', examSectionId: '' }],
    ['paperLink', '', simulate, { ...simulate, paperLink: '' }],
  ] as const)('%s as %s', (field, value, before, after) => {
    expect(withChoice(before, field, value)).toEqual(after)
  })
})

it.each([
  [newFiling, { admissiontestId: false, sectionId: false, topicId: false, paperType: false }],
  [
    { ...newFiling, questionLocation: '1' as const },
    { admissiontestId: true, sectionId: false, topicId: false, paperType: false },
  ],
  [
    { ...revise, subjectId: '' },
    { admissiontestId: true, sectionId: true, topicId: false, paperType: true },
  ],
  [revise, { admissiontestId: true, sectionId: true, topicId: true, paperType: true }],
])('enables what can be chosen', (filing, enabled) => {
  expect(enabledIn(filing)).toEqual({ ...enabled, examSectionId: false })
})

it.each([
  [
    { paperType: '1', year: '2024' },
    { Papertype: 1, Year: 2024 },
  ],
  [{ paperType: '1', year: '' }, null],
  [
    { paperType: '2', mockpapernumber: 1 },
    { Papertype: 2, MockPaperNumber: 1 },
  ],
  [
    { paperType: '2', mockpapernumber: 1000 },
    { Papertype: 2, MockPaperNumber: 1000 },
  ],
  [{ paperType: '2', mockpapernumber: 0 }, null],
  [{ paperType: '2', mockpapernumber: 1001 }, null],
  [{ paperType: '2', mockpapernumber: 1.5 }, null],
  [{ paperType: '2', mockpapernumber: null }, null],
  [{ paperType: '', year: '2024' }, null],
] as const)('asks for the exam sections of %o', (chosen, asked) => {
  const filing = { ...newFiling, admissiontestId: '6', year: '', ...chosen }
  expect(paperAsked(filing)).toEqual(asked && { Admissiontestid: '6', ...asked })
  expect(enabledIn(filing).examSectionId).toBe(asked !== null)
})

it('offers the 28 years before this one', () => {
  const years = yearsBefore(2026)
  expect(years).toHaveLength(28)
  expect([years[0], years.at(-1)]).toEqual(['2025', '1998'])
})

it.each([
  ['A name with 23 signs it', 'A name with 23 signs it'],
  ['A name with 24 signs it!', 'A name with 24 signs it ...'],
  ['ESAT', 'ESAT'],
])('shows %s as %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})

it('offers the subjects of the part in Revise, of the test in Simulate, with their part', () => {
  const subjects = [
    { id: 1, name: 'Algebra', sectionId: 2, sectionNo: 'Mathematics 1', admissionTestId: 1 },
    { id: 2, name: 'Algebra', sectionId: 3, sectionNo: 'Mathematics 2', admissionTestId: 1 },
    { id: 3, name: 'Cells', sectionId: 8, sectionNo: 'Biology', admissionTestId: 2 },
  ]
  const labels = (filing: FilingValues) => subjectOptions(subjects, filing).map((one) => one.label)
  expect(labels(revise)).toEqual(['Algebra (Mathematics 1)'])
  expect(labels({ ...revise, sectionId: '' })).toHaveLength(2)
  expect(labels(simulate)).toEqual(['Algebra (Mathematics 1)', 'Algebra (Mathematics 2)'])
  expect(labels(newFiling)).toHaveLength(3)
})

it('says of every form first that it has no location, then that it has no test', () => {
  const noTestYet: FilingValues = { ...newFiling, questionLocation: '2' }
  expect(filingFaults([revise, newFiling, noTestYet])).toEqual({
    'questionAssignments.1.questionLocation': 'Please select a question location',
    'questionAssignments.2.admissiontestId': 'Please select an admission test',
  })
  expect(firstFilingFault([noTestYet, newFiling])).toBe('Please select a question location')
  expect(firstFilingFault([noTestYet])).toBe('Please select an admission test')
  expect(firstFilingFault([revise])).toBeUndefined()
})

it('sends what is empty as null', () => {
  expect(sentFiling(revise)).toEqual({
    ...{ questionLocation: 1, admissiontestId: 1, sectionId: 2, subjectId: 3, topicId: 4 },
    ...{ paperType: null, year: null, mockpapernumber: null, examSectionId: null },
    ...{ paperQuestion: null, paperLink: null, examId: null },
  })
  expect(sentFiling(simulate)).toMatchObject({
    ...{ questionLocation: 2, sectionId: null, subjectId: 3, topicId: null, paperType: 1 },
    ...{ year: 2024, examSectionId: 5, paperQuestion: 7, paperLink: 'https://papers.example/7' },
  })
})
