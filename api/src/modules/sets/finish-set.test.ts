import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerTo, makeRevise, type Revise, start, unknownId } from './testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

describe('FinishSet', () => {
  it('marks what is answered, once, and is safe to repeat', async () => {
    const set = await revise.openSet({ size: 30 })
    const answered = set.questions.slice(0, 20)
    for (const [at, question] of answered.entries()) {
      await revise.save(set.id, question.questionId, { response: answerTo(question, at % 4 !== 0) })
    }
    revise.app.clock.advance(15 * 60_000)
    const results = await Promise.all([
      revise.finish(set.id),
      revise.finish(set.id),
      revise.finish(set.id),
    ])
    const right = answered.filter((each, at) => at % 4 !== 0 && each.questionType !== 2).length
    for (const { status, data } of results) {
      expect(status).toBe(200)
      expect(data).toMatchObject({
        answered: 20,
        correct: right,
        total: 30,
        timeMs: 600_000,
        finishedAt: '2026-03-04T10:15:00.000Z',
      })
    }
    const essays = answered.filter((each) => each.questionType === 2).length
    expect(await revise.attemptsOf(set.id)).toHaveLength(20 - essays)
    const later = await revise.finish(
      set.id,
      revise.student,
      new Date(start.getTime() + 86_400_000),
    )
    expect(later.data.finishedAt).toBe('2026-03-04T10:15:00.000Z')
    const home = await revise.app.call(
      'GET /Revise/api/Revise/GetReviseDashBoardData',
      revise.student,
    )
    expect(home.data).toMatchObject({
      setsFinished: 1,
      answered: 20 - essays,
      correct: right,
      unfinished: [],
    })
  })

  it('holds the finish between the beginning and now', async () => {
    const one = await revise.openSet({ size: 1 })
    expect(
      (await revise.finish(one.id, revise.student, new Date('2020-01-01'))).data.finishedAt,
    ).toBe(start.toISOString())
    const two = await revise.openSet({ size: 1 })
    expect(
      (await revise.finish(two.id, revise.student, new Date('2040-01-01'))).data.finishedAt,
    ).toBe(start.toISOString())
  })

  it("does not find somebody else's set", async () => {
    const { id } = await revise.openSet()
    expect((await revise.finish(id, await revise.app.make.student())).status).toBe(404)
    expect((await revise.getSet(id)).state).toBe('open')
  })
})

describe('SelfMark', () => {
  const mark = (setId: string, questionId: number, criteriaMet: boolean[]) =>
    revise.app.call('POST /Revise/api/Revise/SelfMark', revise.student, {
      body: { setId, questionId, criteriaMet },
    })

  it('takes the share of criteria as the mark, once', async () => {
    const set = await revise.openSet({ questionTypes: [2], size: 2, feedback: 'each' })
    const [one, two] = set.questions.map((each) => each.questionId)
    const response = { kind: 'text', text: 'An essay' } as const
    expect(await mark(set.id, one ?? 0, [true, true, true])).toMatchObject({ status: 409 })
    const { data } = await revise.save(set.id, one ?? 0, { response, submit: true })
    expect(data.verdict).toMatchObject({ isCorrect: null, mark: null, criteriaMet: null })
    expect(data.verdict?.criteria).toHaveLength(3)
    expect(await revise.attemptsOf(set.id)).toHaveLength(0)
    expect(await mark(set.id, one ?? 0, [true])).toMatchObject({
      status: 422,
      errors: [{ path: 'body.criteriaMet' }],
    })
    const marked = await mark(set.id, one ?? 0, [true, true, false])
    expect(marked.data).toMatchObject({ isCorrect: true, criteriaMet: [true, true, false] })
    expect(marked.data.mark).toBeCloseTo(2 / 3)
    expect((await mark(set.id, one ?? 0, [true, true, false])).status).toBe(200)
    expect((await mark(set.id, one ?? 0, [true, true, true])).status).toBe(409)
    expect(await revise.attemptsOf(set.id)).toHaveLength(1)
    await revise.save(set.id, two ?? 0, { response })
    expect((await revise.finish(set.id)).data).toMatchObject({ answered: 2, correct: 1 })
    await mark(set.id, two ?? 0, [true, true, true])
    const after = await revise.app.call('GET /Revise/api/Revise/GetSolutions', revise.student, {
      query: { setId: set.id },
    })
    expect(after.data.summary).toMatchObject({ answered: 2, correct: 2 })
  })

  it('is for essays of the set alone', async () => {
    const set = await revise.openSet({ questionTypes: [1], size: 1, feedback: 'each' })
    const question = set.questions[0]?.questionId ?? 0
    await revise.save(set.id, question, { submit: true })
    expect((await mark(set.id, question, [true])).status).toBe(422)
    expect((await mark(set.id, 999_999, [true])).status).toBe(404)
    expect((await mark(unknownId, question, [true])).status).toBe(404)
  })
})
