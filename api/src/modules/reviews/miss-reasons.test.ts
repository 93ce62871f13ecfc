import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeRevise, type Revise } from '../sets/testing.ts'
import { dayMs, reviewing } from './testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

const { practise, cardOf, missOf, review } = reviewing(() => revise)

const setReason = (questionId: number, reason: 'guessed' | 'misread', as = revise.student) =>
  revise.app.call('POST /Revise/api/Revise/SetMissReason', as, { body: { questionId, reason } })

describe('SetMissReason', () => {
  it('is kept until the question is missed again', async () => {
    const [question] = await practise([0], { size: 1, topicIds: [revise.topicId('Surds')] })
    const questionId = question?.questionId ?? 0
    expect((await setReason(questionId, 'misread')).status).toBe(200)
    expect(await missOf(questionId)).toMatchObject({ reason: 'misread' })
    const body = { questionIds: [questionId], size: 1 }
    const [shown] = (await revise.openSet(body)).questions
    expect(shown?.missReason).toBe('misread')
    await practise([0], body)
    expect(await missOf(questionId)).toMatchObject({ reason: null, times: 2 })
  })

  it('brings a guess that was right back like a wrong answer, once', async () => {
    const [question] = await practise([0], { size: 1 })
    const questionId = question?.questionId ?? 0
    const wrong = await cardOf(questionId)
    await setReason(questionId, 'guessed')
    // The wrong answer has brought it back already.
    expect(await cardOf(questionId)).toEqual(wrong)
    await setReason(questionId, 'misread')
    revise.app.clock.set(new Date(wrong?.dueMs ?? 0))
    await review(true)
    expect((await cardOf(questionId))?.dueMs).toBe((wrong?.dueMs ?? 0) + 3 * dayMs)
    await setReason(questionId, 'guessed')
    const again = await cardOf(questionId)
    expect(again).toMatchObject({ lapses: 1, dueMs: (wrong?.dueMs ?? 0) + dayMs })
    await setReason(questionId, 'guessed')
    expect(await cardOf(questionId)).toEqual(again)
  })

  it('is for questions that the student has missed', async () => {
    const questions = await practise([0], { size: 2 })
    expect((await setReason(questions[1]?.questionId ?? 0, 'misread')).status).toBe(404)
    expect((await setReason(999_999, 'misread')).status).toBe(404)
    const other = await revise.app.make.student()
    expect((await setReason(questions[0]?.questionId ?? 0, 'misread', other)).status).toBe(404)
  })
})
