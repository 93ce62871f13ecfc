import { expect, test } from 'vitest'
import {
  chooseTopics,
  chosenTopics,
  readNumber,
  readNumbers,
  toggleSubject,
} from './topic-choice.rules.ts'

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
const empty = { subjectIds: [], topicIds: [] }

test('a whole subject takes the place of its single topics', () => {
  const some = chooseTopics(empty, mechanics, [5])
  expect(some).toEqual({ subjectIds: [], topicIds: [5] })
  expect(chooseTopics(some, mechanics, [5, 6])).toEqual({ subjectIds: [3], topicIds: [] })
  expect(toggleSubject(some, mechanics, true)).toEqual({ subjectIds: [3], topicIds: [] })
  expect(toggleSubject(some, mechanics, false)).toEqual(empty)
})

test('one topic can be taken out of a whole subject', () => {
  const whole = toggleSubject(empty, mechanics, true)
  expect(chooseTopics(whole, mechanics, [6])).toEqual({ subjectIds: [], topicIds: [6] })
  expect(chosenTopics(whole, [mechanics])).toEqual([5, 6])
  expect(chosenTopics(empty, [mechanics])).toEqual([])
})

test('numbers of an address are read, and what is none is left out', () => {
  expect(readNumber('12')).toBe(12)
  expect([readNumber(null), readNumber('1e3'), readNumber('-1'), readNumber('')]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(readNumbers('1,x,2,2,9', 5)).toEqual([1, 2])
  expect(readNumbers('', 5)).toEqual([])
})
