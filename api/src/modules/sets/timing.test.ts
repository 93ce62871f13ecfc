import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queriesOf } from '../../testing/count-queries.ts'
import { makeRevise, type Revise, start, unknownId } from './testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

const byQuestion = {
  timing: 'question',
  secondsPerQuestion: 60,
  questionTypes: [1],
  size: 4,
} as const

const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000).toISOString()

describe('a set timed by the question', () => {
  it('ends after the time of all its questions', async () => {
    const set = await revise.openSet({ ...byQuestion, questionTypes: [1] })
    expect(set).toMatchObject({
      timing: 'question',
      secondsPerQuestion: 60,
      deadlineAt: after(240),
    })
  })

  it('gives extra time to each question', async () => {
    const slow = await revise.app.make.student({ extraTimePercent: 25 })
    const set = await revise.openSet({ ...byQuestion, questionTypes: [1] }, slow)
    expect(set).toMatchObject({ secondsPerQuestion: 75, deadlineAt: after(300) })
  })

  it('takes no answer after more time than a question may take, but for a little grace', async () => {
    const set = await revise.openSet({ ...byQuestion, questionTypes: [1] })
    const [one = 0, two = 0] = set.questions.map((each) => each.questionId)
    revise.app.clock.advance(200_000)
    const answer = (question: number, sequence: number, timeMs: number, letter = 'b') =>
      revise.save(set.id, question, { sequence, timeMs, response: { kind: 'choice', letter } })
    expect((await answer(one, 1, 63_000)).data.outcome).toBe('saved')
    expect((await answer(one, 2, 63_001, 'c')).data).toMatchObject({
      outcome: 'late',
      sequence: 1,
    })
    // The answer that was held in time is still that.
    expect((await answer(one, 1, 90_000)).data.outcome).toBe('saved')
    expect((await answer(two, 1, 80_000)).data.outcome).toBe('late')
    const { data } = await revise.finish(set.id)
    expect(data).toMatchObject({ answered: 1, correct: 1 })
  })

  it('needs its seconds', async () => {
    const answer = await revise.app.call('POST /Revise/api/Revise/CreateSet', revise.student, {
      body: revise.asked({ timing: 'question' }),
    })
    expect(answer).toMatchObject({ status: 422, errors: [{ path: 'body.secondsPerQuestion' }] })
  })
})

describe('the clock of a set', () => {
  const clock = (setId: string, as = revise.student) =>
    revise.app.call('GET /Revise/api/Revise/GetClock', as, { query: { setId } })

  it('is the server’s', async () => {
    const set = await revise.openSet({ timing: 'set', minutes: 10, size: 2 })
    revise.app.clock.advance(60_000)
    expect((await clock(set.id)).data).toEqual({
      serverNow: after(60),
      deadlineAt: after(600),
      extraMinutes: 0,
      state: 'open',
    })
    await revise.finish(set.id)
    expect((await clock(set.id)).data.state).toBe('finished')
    const untimed = await revise.openSet({ size: 2 })
    expect((await clock(untimed.id)).data.deadlineAt).toBeNull()
  })

  it('is of own sets, and costs one query', async () => {
    const set = await revise.openSet({ size: 2, timing: 'set', minutes: 10 })
    expect((await clock(set.id, await revise.app.make.student())).status).toBe(404)
    expect((await clock(unknownId)).status).toBe(404)
    const query = { setId: set.id }
    await clock(set.id)
    const sent = await queriesOf(revise.app, 'GET /Revise/api/Revise/GetClock', revise.student, {
      query,
    })
    // A statement that is prepared already goes by the driver without being prepared anew.
    expect(sent).toBeLessThanOrEqual(1)
  })
})

describe('sets of chosen questions', () => {
  it('hold these and no others, as far as the filters let them', async () => {
    const { bank } = revise
    const surds = bank.questions.filter((each) => each.topic === 'Surds').slice(0, 4)
    const forces = bank.questions.filter((each) => each.topic === 'Motion').slice(0, 2)
    const questionIds = [...surds, ...forces].map((each) => each.questionId)
    const set = await revise.openSet({ questionIds, size: 6, sectionId: null })
    expect(set.questions.map((each) => each.questionId).sort()).toEqual(questionIds.sort())
    const create = (change: object) =>
      revise.app.call('POST /Revise/api/Revise/CreateSet', revise.student, {
        body: revise.asked({ questionIds, size: 6, ...change }),
      })
    expect(await create({})).toMatchObject({
      status: 422,
      message: 'Only 4 questions fit these filters; ask for 4 or fewer.',
    })
    expect(await create({ questionIds: [999_999], size: 1 })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.size' }],
    })
    expect((await create({ questionIds: [] })).status).toBe(400)
    const [first = 0] = questionIds
    const twice = await create({ questionIds: [first, first], size: 2, sectionId: null })
    expect(twice.status).toBe(422)
  })
})
