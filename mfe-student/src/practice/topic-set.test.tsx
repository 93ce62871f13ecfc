import { expect, test } from 'vitest'
import { pathOfSet, setOnTopic } from './topic-set.ts'

const topic = { admissionTestId: 1, sectionId: 2, subjectId: 3, topicId: 5 }

test.each([
  [40, 10],
  [10, 10],
  [4, 4],
  [0, 1],
])('of %i questions on a topic a set takes %i', (there, taken) => {
  expect(setOnTopic(topic, there)).toMatchObject({
    size: taken,
    topicIds: [5],
    subjectIds: [3],
    feedback: 'each',
  })
})

test('a set goes on at its own address', () => {
  expect(pathOfSet({ subjectSlug: 'algebra', id: 'x1' })).toBe(
    '/resources/question-bank/revise/algebra/x1',
  )
})
