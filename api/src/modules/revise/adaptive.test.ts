import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { answerTo, makeRevise, type Revise, unknownId } from '../sets/testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

const draw = (setId: string, position: number, as = revise.student) =>
  revise.app.call('POST /Revise/api/Revise/DrawNext', as, { body: { setId, position } })

const adaptive = { order: 'adaptive', feedback: 'each', questionTypes: [1, 3, 4] } as const

const openAdaptive = (size: number, change = {}) =>
  revise.openSet({ ...adaptive, questionTypes: [1, 3, 4], size, ...change })

/** Works through a whole adaptive set, always right or always wrong; answers the difficulties. */
async function workThrough(setId: string, size: number, isRight: boolean) {
  const difficulties: number[] = []
  const levels: number[] = []
  for (let position = 1; position <= size; position += 1) {
    const { data } = await draw(setId, position)
    if (data.question === null) break
    difficulties.push(data.question.difficulty)
    levels.push(data.level)
    await revise.save(setId, data.question.questionId, {
      response: answerTo(data.question, isRight),
      submit: true,
    })
  }
  return { difficulties, levels }
}

const mean = (list: readonly number[]) =>
  list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)

describe('an adaptive set', () => {
  it('begins with one question near the level, and counts as long as was asked', async () => {
    const set = await openAdaptive(12)
    expect(set).toMatchObject({ order: 'adaptive', total: 12, feedback: 'each' })
    expect(set.questions.map((each) => [each.number, each.difficulty])).toEqual([[1, 3]])
    expect((await draw(set.id, 1)).data).toMatchObject({
      level: 3,
      question: { questionId: set.questions[0]?.questionId, number: 1, verdict: null },
    })
  })

  it('gives harder questions to the strong and easier ones to the weak', async () => {
    const strong = await openAdaptive(12)
    const harder = await workThrough(strong.id, 12, true)
    await revise.begin()
    const weak = await openAdaptive(12)
    const easier = await workThrough(weak.id, 12, false)
    expect(mean(harder.difficulties)).toBeGreaterThan(mean(easier.difficulties) + 1)
    expect(harder.levels).toEqual(harder.levels.toSorted((one, other) => one - other))
    expect(easier.levels).toEqual(easier.levels.toSorted((one, other) => other - one))
    // Who was right throughout begins the next set higher.
    await revise.begin()
    const first = await openAdaptive(10)
    await workThrough(first.id, 10, true)
    const next = await openAdaptive(5)
    expect((await draw(next.id, 1)).data.level).toBeGreaterThan(3.5)
    expect(next.questions[0]?.difficulty).toBeGreaterThan(3)
  })

  it('gives one question to a place, however often and fast it is asked for', async () => {
    const set = await openAdaptive(5)
    const answers = await Promise.all(Array.from({ length: 8 }, () => draw(set.id, 2)))
    const ids = new Set(answers.map(({ data }) => data.question?.questionId))
    expect(ids.size).toBe(1)
    const { questions, total } = await revise.getSet(set.id)
    expect(questions.map((each) => each.number)).toEqual([1, 2])
    expect(new Set(questions.map((each) => each.questionId)).size).toBe(2)
    expect(total).toBe(5)
  })

  it('prefers what the student has not met among questions of one difficulty', async () => {
    const topicIds = [revise.topicId('Surds')]
    const first = await openAdaptive(9, { topicIds })
    await workThrough(first.id, 4, true)
    await revise.finish(first.id)
    const met = new Map(
      (await revise.getSet(first.id)).questions.map((each) => [each.questionId, each.difficulty]),
    )
    const filed = revise.bank.questions.filter(
      (each) => each.topic === 'Surds' && each.type !== 2 && !met.has(each.questionId),
    )
    for (let round = 0; round < 5; round += 1) {
      const { questions } = await openAdaptive(3, { topicIds })
      const [question] = questions
      const isNew = question !== undefined && !met.has(question.questionId)
      const thereWereNew = filed.some((each) => each.difficulty === question?.difficulty)
      expect(isNew).toBe(thereWereNew)
    }
  })

  it('never draws a question twice, and none beyond its size or its filters', async () => {
    const topicIds = [revise.topicId('Surds')]
    const set = await openAdaptive(9, { topicIds })
    await workThrough(set.id, 9, true)
    const { questions } = await revise.getSet(set.id)
    expect(new Set(questions.map((each) => each.questionId)).size).toBe(9)
    expect(new Set(questions.map((each) => each.topicName))).toEqual(new Set(['Surds']))
    expect((await draw(set.id, 10)).data.question).toBeNull()
  })

  it('has as many questions as were drawn, once it is finished early', async () => {
    const set = await openAdaptive(10)
    await workThrough(set.id, 3, true)
    const { data } = await revise.finish(set.id)
    expect(data).toMatchObject({ total: 3, answered: 3, correct: 3 })
    expect((await draw(set.id, 4)).status).toBe(409)
    expect((await draw(set.id, 3)).data.question?.verdict).not.toBeNull()
  })

  it('draws in order, of own adaptive sets alone, and not after the end', async () => {
    const set = await openAdaptive(5, { timing: 'set', minutes: 5 })
    expect(await draw(set.id, 4)).toMatchObject({
      status: 422,
      errors: [{ path: 'body.position', message: 'Question 2 comes next.' }],
    })
    expect((await draw(set.id, 2, await revise.app.make.student())).status).toBe(404)
    expect((await draw(unknownId, 2)).status).toBe(404)
    revise.app.clock.advance(6 * 60_000)
    expect((await draw(set.id, 2)).status).toBe(409)
    const random = await revise.openSet({ size: 3 })
    expect((await draw(random.id, 2)).status).toBe(409)
  })

  it('needs feedback after each question, and enough questions', async () => {
    const create = (change: object) =>
      revise.app.call('POST /Revise/api/Revise/CreateSet', revise.student, {
        body: revise.asked({ order: 'adaptive', feedback: 'each', ...change }),
      })
    expect(await create({ feedback: 'end' })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.feedback' }],
    })
    expect(await create({ topicIds: [revise.topicId('Surds')], size: 11 })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.size' }],
    })
  })

  it('goes on when questions are withdrawn meanwhile, until none is left', async () => {
    const set = await openAdaptive(5, { topicIds: [revise.topicId('Motion')], sectionId: null })
    const [first] = set.questions
    const { db } = revise.app
    const kept = await rowsOf<{ id: number }>(
      db,
      sql`update question_assignments set question_location = 2, paper_type = 2,
          mock_paper_number = 900 where topic_id = ${revise.topicId('Motion')} returning id`,
    )
    expect(kept.length).toBe(10)
    expect((await draw(set.id, 2)).data.question).toBeNull()
    expect((await draw(set.id, 1)).data.question?.questionId).toBe(first?.questionId)
    expect((await revise.finish(set.id)).data.total).toBe(1)
    await db.execute(sql`update question_assignments set question_location = 1, paper_type = null,
      mock_paper_number = null where topic_id = ${revise.topicId('Motion')}`)
  })
})
