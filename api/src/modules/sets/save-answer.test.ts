import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inputFor } from '../../access/areas.fixtures.ts'
import { users } from '../../database/schema/index.ts'
import { toRequest } from '../../testing/index.ts'
import { makeRevise, type Revise, type SavedAnswer, start, unknownId } from './testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

describe('SaveAnswer', () => {
  it('keeps the answer with the highest sequence, and repeats safely', async () => {
    const set = await revise.openSet({ questionTypes: [1], size: 1 })
    const question = set.questions[0]?.questionId ?? 0
    const letter = (each: string) => ({ kind: 'choice' as const, letter: each })
    expect((await revise.save(set.id, question)).data).toEqual({
      sequence: 1,
      outcome: 'saved',
      verdict: null,
    })
    expect((await revise.save(set.id, question)).data.outcome).toBe('saved')
    const newer = { sequence: 5, response: letter('d'), timeMs: 44_000, isMarkedForReview: true }
    expect((await revise.save(set.id, question, newer)).data.outcome).toBe('saved')
    expect((await revise.save(set.id, question, { sequence: 3 })).data).toEqual({
      sequence: 5,
      outcome: 'superseded',
      verdict: null,
    })
    const other = await revise.save(set.id, question, { sequence: 5, response: letter('a') })
    expect(other.data.outcome).toBe('superseded')
    expect((await revise.getSet(set.id)).questions[0]).toMatchObject({
      response: letter('d'),
      sequence: 5,
      timeMs: 44_000,
      isMarkedForReview: true,
      verdict: null,
    })
    await revise.save(set.id, question, { sequence: 6, response: null })
    expect((await revise.getSet(set.id)).questions[0]?.response).toBeNull()
  })

  it('writes nothing for an account that was stopped, whose token is still good', async () => {
    const set = await revise.openSet({ questionTypes: [1], size: 1 })
    const question = set.questions[0]?.questionId ?? 0
    const { app, student } = revise
    const authorization = `Bearer ${await app.tokenOf(student)}`
    const input = inputFor('POST /Revise/api/Revise/SaveAnswer', {
      id: set.id,
      setId: set.id,
      questionId: question,
    })
    const request = toRequest('POST /Revise/api/Revise/SaveAnswer', input)
    const headers = { ...request.headers, authorization }
    const setActive = (isActive: boolean) =>
      app.db.update(users).set({ isActive }).where(eq(users.id, student))
    await setActive(false)
    expect((await app.fastify.inject({ ...request, headers })).statusCode).toBe(403)
    await setActive(true)
    expect((await revise.getSet(set.id)).questions[0]?.sequence).toBe(0)
    expect((await app.fastify.inject({ ...request, headers })).statusCode).toBe(200)
    expect((await revise.getSet(set.id)).questions[0]?.sequence).toBe(1)
  })

  it('refuses a question that is not in the set, and answers of another form', async () => {
    const set = await revise.openSet({
      questionTypes: [1],
      topicIds: [revise.topicId('Surds')],
      size: 1,
    })
    const question = set.questions[0]?.questionId ?? 0
    const foreign = revise.bank.questions.find((each) => each.part === 'Physics')?.questionId ?? 0
    expect(await revise.save(set.id, foreign)).toMatchObject({
      status: 404,
      message: 'The question is not part of this set.',
    })
    expect(await revise.save(unknownId, question)).toMatchObject({ status: 404 })
    expect(await revise.save(set.id, question, {}, await revise.app.make.student())).toMatchObject({
      status: 404,
      message: 'The set was not found.',
    })
    for (const response of [
      { kind: 'choice', letter: 'e' },
      { kind: 'text', text: 'b' },
      { kind: 'equation', text: 'b' },
    ] as const) {
      expect(await revise.save(set.id, question, { response })).toMatchObject({
        status: 422,
        errors: [{ path: 'body.response' }],
      })
    }
    for (const change of [
      { sequence: 0 },
      { response: { kind: 'choice', letter: 'B' } },
      { answeredAt: 'yesterday' },
      { timeMs: -1 },
    ] as Partial<SavedAnswer>[]) {
      expect((await revise.save(set.id, question, change)).status).toBe(400)
    }
    expect((await revise.getSet(set.id)).questions[0]).toMatchObject({
      response: null,
      sequence: 0,
    })
  })

  it('takes answers given in time that arrive late, and none given after the deadline', async () => {
    const set = await revise.openSet({ questionTypes: [1], size: 2, timing: 'set', minutes: 10 })
    const [one, two] = set.questions.map((each) => each.questionId)
    revise.app.clock.advance(30 * 60_000)
    const inTime = new Date(start.getTime() + 9 * 60_000).toISOString()
    expect((await revise.save(set.id, one ?? 0, { answeredAt: inTime })).data.outcome).toBe('saved')
    expect((await revise.save(set.id, two ?? 0)).data).toEqual({
      sequence: 0,
      outcome: 'late',
      verdict: null,
    })
    // A device whose clock runs ahead does not get past the deadline, one behind counts as begun.
    const ahead = new Date(start.getTime() + 90 * 86_400_000).toISOString()
    expect((await revise.save(set.id, two ?? 0, { answeredAt: ahead })).data.outcome).toBe('late')
    const { data } = await revise.finish(set.id)
    expect(data).toMatchObject({ finishedAt: set.deadlineAt, answered: 1, correct: 1, total: 2 })
    // The device has been heard of since: it is no longer believed.
    const back = { answeredAt: inTime, sequence: 9 }
    expect((await revise.save(set.id, two ?? 0, back)).data.outcome).toBe('late')
    expect((await revise.save(set.id, one ?? 0, { sequence: 9 })).data).toMatchObject({
      outcome: 'final',
      verdict: { isCorrect: true, correctLetter: 'b' },
    })
  })

  it('believes no more time on a question than has passed', async () => {
    const set = await revise.openSet({ questionTypes: [1], size: 1 })
    revise.app.clock.advance(10_000)
    await revise.save(set.id, set.questions[0]?.questionId ?? 0, { timeMs: 86_400_000 })
    expect((await revise.getSet(set.id)).questions[0]?.timeMs).toBe(70_000)
  })

  it('marks a submitted answer once, however often and fast it comes', async () => {
    const set = await revise.openSet({ questionTypes: [1], size: 2, feedback: 'each' })
    const question = set.questions[0]?.questionId ?? 0
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => revise.save(set.id, question, { sequence: 2, submit: true })),
    )
    for (const { data } of answers) {
      expect(data).toMatchObject({
        outcome: 'final',
        sequence: 2,
        verdict: { isCorrect: true, mark: 1, correctLetter: 'b' },
      })
    }
    expect(await revise.attemptsOf(set.id)).toHaveLength(1)
    const after = await revise.save(set.id, question, {
      sequence: 9,
      response: { kind: 'choice', letter: 'c' },
    })
    expect(after.data).toMatchObject({ outcome: 'final', sequence: 2 })
    const { questions } = await revise.getSet(set.id)
    expect(questions[0]?.verdict?.solution).toContain('SECRET-SOLUTION')
    expect(questions[0]?.verdict?.reasons).toHaveLength(4)
    expect(questions[1]?.verdict).toBeNull()
  })

  it('submits nothing in a set with feedback at the end, and no empty answer', async () => {
    const end = await revise.openSet({ questionTypes: [1], size: 1 })
    const body = { submit: true }
    expect(await revise.save(end.id, end.questions[0]?.questionId ?? 0, body)).toMatchObject({
      status: 422,
      errors: [{ path: 'body.submit' }],
    })
    const each = await revise.openSet({ questionTypes: [1], size: 1, feedback: 'each' })
    const empty = { submit: true, response: null }
    expect(await revise.save(each.id, each.questions[0]?.questionId ?? 0, empty)).toMatchObject({
      status: 422,
      errors: [{ path: 'body.response' }],
    })
  })

  it('marks equations by value and says what it could not read', async () => {
    const set = await revise.openSet({ questionTypes: [4], size: 3, feedback: 'each' })
    const verdicts = []
    for (const [at, text] of ['1/2 x', '2x', 'x/('].entries()) {
      const response = { kind: 'equation', text } as const
      const { data } = await revise.save(set.id, set.questions[at]?.questionId ?? 0, {
        response,
        submit: true,
      })
      verdicts.push(data.verdict)
    }
    expect(verdicts.map((each) => each?.isCorrect)).toEqual([true, false, false])
    expect(verdicts.map((each) => each?.note)).toEqual([
      null,
      null,
      expect.stringContaining('could not be read'),
    ])
    expect(verdicts[0]?.expected).toContain('<math')
  })
})
