import { describe, expect, it } from 'vitest'
import type { PortableFiling } from '../../interchange/index.ts'
import { placeFilings, type Tree } from './placing.rules.ts'

const named = { subject: 'Algebra', test: 'ESAT', testId: 1 }
const tree: Tree = {
  tests: [{ id: 1, name: 'ESAT' }],
  parts: [
    { id: 11, name: 'Maths 1', testId: 1 },
    { id: 12, name: 'Maths 2', testId: 1 },
  ],
  subjects: [
    { id: 111, name: 'Algebra', partId: 11 },
    { id: 121, name: 'Algebra', partId: 12 },
  ],
  topics: [
    { ...named, id: 1111, name: 'Surds', part: 'Maths 1', subTopics: [] },
    { ...named, id: 1211, name: 'Surds', part: 'Maths 2', subTopics: [{ id: 5, name: 'Nested' }] },
  ],
  papers: [{ id: 7, testId: 1, paperType: 2, year: null, number: 3 }],
}

const inMock = (about: object): PortableFiling => ({
  ...{ location: 'simulate', test: 'ESAT', paperType: 2, year: null, mockNumber: 3, link: null },
  ...{ part: 'Maths 2', subject: null, topic: null, subTopic: null, number: 4, ...about },
})

const sent = {
  ...{ questionLocation: 2, admissiontestId: 1, paperType: 2, mockpapernumber: 3, examId: 7 },
  ...{ sectionId: 12, paperQuestion: 4 },
}

describe('a place in a paper', () => {
  it.each([
    ['without a subject', {}, {}, null],
    ['with a subject of its part', { subject: 'algebra' }, { subjectId: 121 }, null],
    [
      'with a topic of its part',
      { subject: 'Algebra', topic: 'Surds' },
      { subjectId: 121, topicId: 1211 },
      null,
    ],
    [
      'with a sub-topic',
      { subject: 'Algebra', topic: 'Surds', subTopic: 'Nested' },
      { subjectId: 121, topicId: 1211 },
      5,
    ],
    [
      'with a topic that is not there',
      { subject: 'Algebra', topic: 'Sets' },
      { subjectId: 121 },
      null,
    ],
    ['with a subject that is not there', { subject: 'Logic', topic: 'Surds' }, {}, null],
  ])('%s', (_name, about, more, subTopicId) => {
    const [placed, ...others] = placeFilings([inMock(about)], [], tree)
    expect(placed).toMatchObject({ subTopicId, words: 'ESAT Mock Paper 3 > Maths 2, 4' })
    expect(placed?.sent).toEqual({ ...sent, ...more })
    expect(others).toEqual([])
  })
})
