import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RunnerQuestion, RunnerSet } from '../question-runner/index.ts'
import { picturesIn, serverTimeAt, setNow, withTime } from './kept.rules.ts'

const noon = '2027-03-01T12:00:00.000Z'
const at = (seconds: number) => new Date(Date.parse(noon) + seconds * 1000).toISOString()

test.each([
  ['as long after as the device counted', [{ serverNow: noon, deviceMs: 1_000 }], 61_000, at(60)],
  ['no earlier where the device was set back', [{ serverNow: noon, deviceMs: 9e6 }], 0, noon],
  [
    'by what was heard last',
    [
      { serverNow: noon, deviceMs: 9e6 },
      { serverNow: at(300), deviceMs: 0 },
    ],
    10_000,
    at(310),
  ],
])('the server’s time is %s', (_, samples, deviceMs, time) => {
  expect(serverTimeAt(samples, deviceMs)).toBe(time)
})

test('the server’s time is never before anything that was heard, whatever the device says', () => {
  const sample = fc.record({
    serverNow: fc
      .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
      .map((date) => date.toISOString()),
    deviceMs: fc.integer({ min: 0, max: 4e12 }),
  })
  fc.assert(
    fc.property(
      fc.array(sample, { minLength: 1 }),
      fc.integer({ min: 0, max: 4e12 }),
      (samples, now) => {
        const time = Date.parse(serverTimeAt(samples, now))
        for (const { serverNow } of samples)
          expect(time).toBeGreaterThanOrEqual(Date.parse(serverNow))
      },
    ),
  )
})

const question = (questionId: number) =>
  ({
    questionId,
    number: questionId,
    text: `Question ${questionId}`,
    options: [],
    sequence: 0,
    response: null,
    verdict: null,
    isBookmarked: false,
  }) as unknown as RunnerQuestion

const set = {
  id: 's',
  serverNow: noon,
  deadlineAt: at(600),
  extraMinutes: 0,
  questions: [question(1), question(2)],
} as unknown as RunnerSet
const samples = [{ serverNow: noon, deviceMs: 0 }]

describe('a kept set', () => {
  test('stands as it was, at the time that it is now', () => {
    expect(setNow(set, [], {}, samples, 5_000)).toEqual({ ...set, serverNow: at(5) })
  })

  test('has what was heard since: bookmarks, minutes, drawn questions in their order', () => {
    const news = [{ ...question(3) }, { questionId: 1, isBookmarked: true }]
    const clock = { deadlineAt: at(900), extraMinutes: 5 }
    const now = setNow(set, news, clock, samples, 0)
    expect(now.questions.map(({ questionId }) => questionId)).toEqual([1, 2, 3])
    expect(now.questions[0]).toMatchObject({ isBookmarked: true, text: 'Question 1' })
    expect(now).toMatchObject(clock)
  })

  test('takes no part of a question that it never had', () => {
    const now = setNow(set, [{ questionId: 9, note: 'x' }], {}, samples, 0)
    expect(now.questions).toHaveLength(2)
  })
})

test('what has the server’s time in it is given as of now, anything else as it was', () => {
  expect(withTime({ serverNow: noon, a: 1 }, { deviceMs: 0 }, 2_000)).toEqual({
    serverNow: at(2),
    a: 1,
  })
  expect(withTime({ a: 1 }, { deviceMs: 0 }, 2_000)).toEqual({ a: 1 })
  expect(withTime(null, { deviceMs: 0 }, 2_000)).toBeNull()
})

test('pictures of the portal’s own are found in any text, each once', () => {
  const id = '0190a1b2-0000-7000-8000-00000000abcd'
  const other = id.replace('abcd', 'abce')
  const html = `<img data-file="${id}" alt=""><img src="data:image/png;base64,x">`
  const questions = [
    { text: html },
    { data: html, options: [{ html: `<img data-file='${other}'>` }] },
  ]
  expect(picturesIn({ questions })).toEqual([id, other])
})
