// @vitest-environment jsdom
import {
  chooseTopics,
  chosenTopics,
  type Subjects,
  toggleSubject,
} from '@portal/shared/question-bank'
import { describe, expect, it } from 'vitest'
import {
  type Builder,
  builderErrors,
  countQuery,
  paceMinutes,
  readBuilder,
  setBody,
  withConsequences,
  writeBuilder,
} from './builder.rules.ts'

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
const subjects: Subjects = [mechanics, heat]
const place = { testId: 1, sectionId: 2 }
const empty = readBuilder(new URLSearchParams())

describe('the builder in the address', () => {
  it('starts with ten random questions, marked one by one', () => {
    expect(empty).toMatchObject({ size: 10, order: 'random', feedback: 'each', timing: 'none' })
    expect(writeBuilder(empty).toString()).toBe('')
  })

  it('falls back to its defaults for what cannot be read', () => {
    const odd = readBuilder(
      new URLSearchParams(
        "test=-1&part=x'&subjects=1,a,2&status=unused,<b>&difficulty=0,3,9&type=7&size=abc&minutes=1e9",
      ),
    )
    expect(odd).toEqual({
      ...empty,
      subjectIds: [1, 2],
      status: ['unused'],
      difficulties: [3],
    })
  })

  it.each<Partial<Builder>>([
    {},
    { testId: 1, sectionId: 2, subjectIds: [3], topicIds: [11] },
    { sectionId: null, status: ['unused', 'bookmarked'] },
    { difficulties: [4, 5], questionTypes: [1, 4], size: 100, order: 'easiest' },
    { size: null, feedback: 'end' },
    { size: 0, timing: 'set', minutes: null },
    { timing: 'set', minutes: 40 },
    { timing: 'question', seconds: 90, order: 'adaptive' },
    { status: ['due'] },
  ])('reads back what it wrote: %o', (change) => {
    const builder = { ...empty, ...change }
    expect(readBuilder(writeBuilder(builder))).toEqual(builder)
  })

  it('reads addresses kept from when a set was timed as a whole or not at all', () => {
    expect(readBuilder(new URLSearchParams('timed=1&minutes=30'))).toMatchObject({
      timing: 'set',
      minutes: 30,
    })
  })

  it('marks an adaptive set question by question, whatever the address says', () => {
    expect(readBuilder(new URLSearchParams('order=adaptive&feedback=end')).feedback).toBe('each')
  })
})

describe('what follows from a change', () => {
  it.each<[Partial<Builder>, Partial<Builder>, Partial<Builder>]>([
    [{ feedback: 'end' }, { order: 'adaptive' }, { order: 'adaptive', feedback: 'each' }],
    [{ feedback: 'end' }, { order: 'easiest' }, { order: 'easiest', feedback: 'end' }],
    [{ size: 27 }, { timing: 'set' }, { timing: 'set', minutes: 40 }],
    [{ minutes: 12 }, { timing: 'set' }, { timing: 'set', minutes: 12 }],
    [{}, { timing: 'question' }, { timing: 'question', seconds: 89 }],
    [{}, { timing: 'none' }, { timing: 'none' }],
    [{}, { minutes: null }, { minutes: null }],
    [{ size: 27, minutes: 40 }, { size: 54 }, { size: 54, minutes: 80 }],
    [{ size: 27, minutes: 40 }, { size: null }, { size: null, minutes: 1 }],
    [{ size: null, minutes: 1 }, { size: 27 }, { size: 27, minutes: 40 }],
    [{ size: 27, minutes: 12 }, { size: 54 }, { size: 54 }],
    [{ size: 27 }, { size: 54 }, { size: 54 }],
  ])('with %o, choosing %o means %o', (before, what, expected) => {
    expect(withConsequences({ ...empty, ...before }, what)).toEqual(expected)
  })
})

describe('choosing subjects and topics', () => {
  it('asks for subjects when only whole ones are chosen, else for topics', () => {
    const whole = toggleSubject(empty, mechanics, true)
    expect(setBody(whole, place, subjects)).toMatchObject({ subjectIds: [3], topicIds: [] })
    const mixed = chooseTopics(whole, heat, [])
    expect(setBody({ ...mixed, topicIds: [11] }, place, subjects)).toMatchObject({
      subjectIds: [],
      topicIds: [5, 6, 11],
    })
    expect(chosenTopics(empty, subjects)).toEqual([])
  })

  it('counts by topics and leaves out what is not chosen', () => {
    const builder = { ...toggleSubject(empty, mechanics, true), status: ['unused' as const] }
    expect(countQuery(builder, place, subjects)).toEqual({
      AdmissionTestId: 1,
      sectionId: 2,
      topicIds: '5,6',
      status: 'unused',
      difficulties: undefined,
      questionTypes: undefined,
    })
  })
})

describe('what must be mended', () => {
  it.each([
    [{ size: 10 }, 25, {}],
    [{ size: 10 }, undefined, {}],
    [{ size: 0 }, 25, { size: 'A set has 1 to 100 questions' }],
    [{ size: 101 }, 500, { size: 'A set has 1 to 100 questions' }],
    [{ size: 2.5 }, 25, { size: 'A set has 1 to 100 questions' }],
    [{ size: null }, 25, { size: 'A set has 1 to 100 questions' }],
    [{ size: 30 }, 25, { size: 'Only 25 questions fit these filters; ask for 25 or fewer.' }],
    [{ size: 30 }, 1, { size: 'Only 1 question fits these filters; ask for 1.' }],
    [{ size: 1 }, 0, { size: 'No questions fit these filters.' }],
    [{ timing: 'set', minutes: null }, 25, { minutes: 'A timed set has 1 to 600 minutes' }],
    [{ timing: 'set', minutes: 601 }, 25, { minutes: 'A timed set has 1 to 600 minutes' }],
    [{ timing: 'set', minutes: 40 }, 25, {}],
    [
      { timing: 'question', seconds: 9 },
      25,
      { secondsPerQuestion: 'A question has 10 to 3,600 seconds' },
    ],
    [{ timing: 'question', seconds: 60, minutes: null }, 25, {}],
  ] as const)('%o with %s fitting', (change, count, expected) => {
    expect(builderErrors({ ...empty, ...change }, count)).toEqual(expected)
  })
})

it.each([
  [27, 40],
  [10, 15],
  [1, 1],
  [null, 1],
])('gives %s questions %s minutes at the pace of the ESAT', (size, minutes) => {
  expect(paceMinutes(size)).toBe(minutes)
})
