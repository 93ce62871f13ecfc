import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSimulate, type Simulate } from '../simulate/testing.ts'

let simulate: Simulate
let revise: Simulate['revise']

beforeAll(async () => {
  simulate = await makeSimulate()
  revise = simulate.revise
})
afterAll(() => simulate.app.close())
beforeEach(() => simulate.begin())

const byId = (id: number, as = simulate.student) =>
  simulate.app.call('POST /question/QuestionById', as, { body: { id } })

/** The calls of students that name a question by its id. */
const calls = {
  QuestionById: byId,
  SetNote: (questionId: number, as = simulate.student) =>
    simulate.app.call('POST /Question/Question/SetNote', as, {
      body: { questionId, text: 'Mine' },
    }),
  SetBookmark: (questionId: number, as = simulate.student) =>
    simulate.app.call('POST /Question/Question/SetBookmark', as, {
      body: { questionId, isBookmarked: true },
    }),
  FlagQuestion: (questionId: number, as = simulate.student) =>
    simulate.app.call('POST /Question/QuestionFlag/FlagQuestion', as, {
      body: { questionId, text: 'Is it so?' },
    }),
  GetSimilarQuestions: (questionId: number, as = simulate.student) =>
    simulate.app.call('GET /Question/Question/GetSimilarQuestions', as, { query: { questionId } }),
}
const names = Object.keys(calls) as (keyof typeof calls)[]

/** Whether the caller sees the key; undefined where the question is not found. */
async function seesKey(id: number, as = simulate.student): Promise<boolean | undefined> {
  const { status, data } = await byId(id, as)
  if (status === 404) return undefined
  return data.answers.every((each) => each.isCorrect !== null)
}

const choice = (topic = 'Surds') =>
  revise.bank.questions.find((each) => each.topic === topic && each.type === 1)?.questionId ?? 0
const mock = () => simulate.part('Mock 1')
const inMock = () => mock().questions[0]?.questionId ?? 0

/** Takes a question out of all places where it is filed, for as long as `run` takes. */
async function filedNowhere(id: number, run: () => Promise<void>): Promise<void> {
  const { db } = simulate.app
  await db.execute(sql`create table kept as
    select * from question_assignments where question_id = ${id}`)
  await db.execute(sql`delete from question_assignments where question_id = ${id}`)
  try {
    await run()
  } finally {
    await db.execute(sql`insert into question_assignments overriding system value
      select * from kept`)
    await db.execute(sql`drop table kept`)
  }
}

describe('a question that a student asks for by its id', () => {
  it.each(names)('is not found by %s unless it was given to that student', async (name) => {
    const ask = calls[name]
    const other = await simulate.app.make.student()
    await revise.setOf([choice()], other)
    expect((await ask(choice())).status).toBe(404)
    expect((await ask(inMock())).status).toBe(404)
    expect((await ask(999_999)).status).toBe(404)
    await filedNowhere(choice('Motion'), async () => {
      expect((await ask(choice('Motion'))).status).toBe(404)
    })
    await revise.setOf([choice()])
    expect((await ask(choice())).status).toBe(200)
    await simulate.sit([mock().examSectionId])
    expect((await ask(inMock())).status).toBe(200)
  })

  it.each(names)('is not found by %s without the question bank', async (name) => {
    const student = await simulate.app.make.student({ hasQuestionBank: false })
    expect([403, 404]).toContain((await calls[name](choice(), student)).status)
    const before = await simulate.app.make.student()
    await revise.setOf([choice()], before)
    await simulate.app.db.execute(
      sql`update students set has_question_bank = false where user_id = ${before}`,
    )
    expect([403, 404]).toContain((await calls[name](choice(), before)).status)
  })

  it('is not among the flags of a student whom it was not given to', async () => {
    await calls.FlagQuestion(inMock())
    const { data } = await simulate.app.call(
      'GET /Question/QuestionFlag/GetMyFlags',
      simulate.student,
    )
    expect(data.flags).toEqual([])
  })

  it('comes without its key until the runner shows it, answered or left out', async () => {
    const set = await revise.setOf([choice()])
    expect(await seesKey(choice())).toBe(false)
    await revise.save(set.id, choice())
    expect(await seesKey(choice())).toBe(false)
    const leftOut = choice('Quadratics')
    const other = await revise.setOf([leftOut])
    expect(await seesKey(leftOut)).toBe(false)
    await revise.finish(other.id)
    expect(await seesKey(leftOut)).toBe(true)
    expect(await seesKey(choice())).toBe(false)
  })

  it('comes with its key once it is marked in a set with feedback after each', async () => {
    const body = { questionIds: [choice()], size: 1, sectionId: null, feedback: 'each' as const }
    const set = await revise.openSet(body)
    expect(await seesKey(choice())).toBe(false)
    await revise.save(set.id, choice(), { submit: true })
    expect(await seesKey(choice())).toBe(true)
  })

  it('never comes with its key while a paper with it goes on, even one seen before', async () => {
    const set = await revise.setOf([inMock()])
    await revise.save(set.id, inMock())
    await revise.finish(set.id)
    expect(await seesKey(inMock())).toBe(true)
    const { setId } = await simulate.sit([mock().examSectionId])
    expect(await seesKey(inMock())).toBe(false)
    await simulate.finish(setId)
    expect(await seesKey(inMock())).toBe(true)
  })

  it('comes without its key while a later part of its sitting waits', async () => {
    const parts = [simulate.part('2024'), simulate.part('2024', 1)]
    const { setId, sittingId } = await simulate.sit(parts.map((each) => each.examSectionId))
    const id = parts[0]?.questions[0]?.questionId ?? 0
    await simulate.finish(setId)
    expect(await seesKey(id)).toBe(false)
    await simulate.app.call('POST /Exam/Simulate/EndSitting', simulate.student, {
      body: { sittingId },
    })
    expect(await seesKey(id)).toBe(true)
  })

  it('is found by tutors with its key, wherever it is filed', async () => {
    const tutor = await simulate.app.make.tutor()
    expect(await seesKey(inMock(), tutor)).toBe(true)
    await filedNowhere(choice(), async () => {
      expect(await seesKey(choice(), tutor)).toBe(true)
    })
  })
})
