import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import {
  diagnosticTests,
  reviseSets,
  sectionNumbers,
  studentEsatParts,
} from '../../database/schema/index.ts'
import { queriesOf } from '../../testing/index.ts'
import { makeRevise, type Revise, secrets } from '../sets/testing.ts'

const flagKey = 'GET /User/Student/DiagnosticTest'
const testKey = 'GET /Exam/Diagnostic/GetTest'
const startKey = 'POST /Exam/Diagnostic/StartSection'
const homeKey = 'GET /Revise/api/Revise/GetReviseDashBoardData'
const minute = 60_000

let revise: Revise
let testId: string
/** A part without any questions. */
let biology: number

beforeAll(async () => {
  revise = await makeRevise()
  const [part] = await revise.app.db
    .insert(sectionNumbers)
    .values({ admissionTestId: revise.bank.testId, sectionNo: 'Biology', position: 9 })
    .returning({ id: sectionNumbers.id })
  biology = part?.id ?? 0
})
afterAll(() => revise.app.close())
beforeEach(async () => {
  await revise.begin()
  testId = await assign(revise.student)
})

/** Gives a student a diagnostic test. */
async function assign(studentId: string): Promise<string> {
  const id = newId()
  await revise.app.db
    .insert(diagnosticTests)
    .values({ id, studentId, assignedAt: revise.app.clock.now() })
  return id
}

const flag = async () => (await revise.app.call(flagKey, revise.student)).data
const test = async (as = revise.student) => {
  const { data } = await revise.app.call(testKey, as)
  if (data === null) throw new Error('There is no test')
  return data
}
const start = (position: number, id = testId, as = revise.student) =>
  revise.app.call(startKey, as, { body: { testId: id, position } })
const states = async () => (await test()).sections.map(({ state }) => state)
const solutionsOf = (setId: string) =>
  revise.app.call('GET /Revise/api/Revise/GetSolutions', revise.student, { query: { setId } })

/** Starts a section, answers its first question and hands it in. */
async function sit(position: number): Promise<string> {
  const { data } = await start(position)
  const set = await revise.getSet(data.setId)
  const choice = set.questions.find(({ questionType }) => questionType === 1)
  await revise.save(data.setId, choice?.questionId ?? 0)
  revise.app.clock.advance(5 * minute)
  await revise.finish(data.setId)
  return data.setId
}

describe('a diagnostic test', () => {
  it('has a section for every part with questions, before the parts are chosen', async () => {
    expect(await flag()).toBe(true)
    expect(await test()).toEqual({
      id: testId,
      finishedAt: null,
      sections: ['Mathematics 1', 'Physics'].map((name, index) => ({
        position: index + 1,
        name,
        questionCount: index === 0 ? 12 : 9,
        minutes: index === 0 ? 18 : 14,
        state: 'waiting',
        setId: null,
        correct: null,
      })),
    })
    expect(await queriesOf(revise.app, testKey, revise.student)).toBe(3)
    expect(await queriesOf(revise.app, flagKey, revise.student)).toBe(1)
  })

  it('has those of the parts that are chosen, with the student’s extra time', async () => {
    const student = await revise.app.make.student({ extraTimePercent: 25 })
    await assign(student)
    for (const sectionId of [revise.partId('Mathematics 1'), biology]) {
      await revise.app.db.insert(studentEsatParts).values({ studentId: student, sectionId })
    }
    const { sections } = await test(student)
    expect(sections).toMatchObject([{ name: 'Mathematics 1', minutes: 23 }])
  })

  it('is sat section by section, and ends with the last', async () => {
    expect((await start(2)).message).toBe('Finish section 1 first.')
    expect((await start(3)).status).toBe(422)
    const first = await sit(1)
    expect(await states()).toEqual(['finished', 'waiting'])
    expect((await start(1)).status).toBe(409)
    expect(await flag()).toBe(true)
    const second = await sit(2)
    expect(second).not.toBe(first)
    expect(await flag()).toBe(false)
    const { finishedAt, sections } = await test()
    expect(finishedAt).toBe(revise.app.clock.now().toISOString())
    expect(sections.map(({ setId, correct }) => [setId, correct])).toEqual([
      [first, 1],
      [second, 1],
    ])
    expect((await start(2)).status).toBe(409)
  })

  it('gives sets that the runner knows: timed, spread over topics, without essays', async () => {
    const { data } = await start(1)
    const set = await revise.getSet(data.setId)
    expect(set).toMatchObject({
      title: 'Diagnostic test · Mathematics 1',
      subjectSlug: 'mixed',
      timing: 'set',
      feedback: 'end',
      deadlineAt: new Date(revise.app.clock.now().getTime() + 18 * minute).toISOString(),
    })
    expect(set.questions).toHaveLength(12)
    const topics = set.questions.map(({ topicName }) => topicName)
    for (const topic of ['Quadratics', 'Surds', 'Indices']) {
      expect(topics.filter((each) => each === topic)).toHaveLength(4)
    }
    expect(set.questions.every(({ questionType }) => questionType !== 2)).toBe(true)
  })

  it('takes questions first that the student has not met', async () => {
    const met = await revise.openSet({
      sectionId: revise.partId('Physics'),
      questionTypes: [1, 3, 4],
      size: 4,
    })
    for (const { questionId, questionType } of met.questions) {
      const response =
        questionType === 4
          ? ({ kind: 'equation', text: 'x' } as const)
          : ({ kind: 'choice', letter: 'b' } as const)
      await revise.save(met.id, questionId, { response })
    }
    await revise.finish(met.id)
    await sit(1)
    const { data } = await start(2)
    // There are nine; all are needed, but the order of choice shows nothing of it.
    expect((await revise.getSet(data.setId)).questions).toHaveLength(9)
  })

  it('goes on with the open section, and two starts at once make one set', async () => {
    const answers = await Promise.all([start(1), start(1), start(1)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => data.setId)).size).toBe(1)
    revise.app.clock.advance(minute)
    expect((await start(1)).data.setId).toBe(answers[0]?.data.setId)
    const sets = await revise.app.db
      .select()
      .from(reviseSets)
      .where(eq(reviseSets.studentId, revise.student))
    expect(sets).toHaveLength(1)
  })

  it('keeps its sections when the student chooses other parts meanwhile', async () => {
    await start(1)
    await revise.app.db
      .insert(studentEsatParts)
      .values({ studentId: revise.student, sectionId: biology })
    expect((await test()).sections.map(({ name }) => name)).toEqual(['Mathematics 1', 'Physics'])
  })
})

describe('keys of a diagnostic test', () => {
  it('stay hidden until the whole of it is finished, wherever they could show', async () => {
    const first = await sit(1)
    expect(await solutionsOf(first)).toMatchObject({
      status: 409,
      message: 'The solutions are shown once the whole diagnostic test is finished.',
    })
    const set = await revise.getSet(first)
    expect(set.state).toBe('finished')
    expect(set.questions.every(({ verdict }) => verdict === null)).toBe(true)
    for (const { questionId } of set.questions) {
      const late = await revise.save(first, questionId, { sequence: 9 })
      if (late.status === 200) expect(late.data).toMatchObject({ outcome: 'final', verdict: null })
      for (const secret of secrets) expect(JSON.stringify(late)).not.toContain(secret)
    }
    await sit(2)
    const { data } = await solutionsOf(first)
    expect(data.set.questions.every(({ verdict }) => verdict !== null)).toBe(true)
  })
})

describe('sets of a diagnostic test', () => {
  it('are no sets of Revise, but their answers count', async () => {
    await start(1)
    const home = async () => (await revise.app.call(homeKey, revise.student)).data
    expect((await home()).unfinished).toEqual([])
    const { data: dashboard } = await revise.app.call(
      'GET /Dashboard/Dashboard/GetDashboardDataV2',
      revise.student,
    )
    expect(dashboard.unfinished).toEqual([])
    await sit(1)
    await sit(2)
    expect(await home()).toMatchObject({ setsFinished: 0, answered: 2, correct: 2 })
    for (const query of [{}, { sectionId: revise.partId('Physics') }, { subjectSlug: 'mixed' }]) {
      const { data } = await revise.app.call('GET /Revise/api/Revise/GetPastSets', revise.student, {
        query,
      })
      expect(data).toEqual({ sets: [], totalCount: 0 })
    }
  })
})

describe('a section that nobody hands in', () => {
  it('is left to the runner for a day, and then closed with what was saved', async () => {
    await sit(1)
    const { data } = await start(2)
    const [question] = (await revise.getSet(data.setId)).questions
    const response =
      question?.questionType === 4
        ? ({ kind: 'equation', text: '0.5x' } as const)
        : ({ kind: 'choice', letter: 'b' } as const)
    await revise.save(data.setId, question?.questionId ?? 0, { response })
    revise.app.clock.advance(60 * minute)
    expect(await flag()).toBe(true)
    expect((await start(2)).data.setId).toBe(data.setId)
    revise.app.clock.advance(24 * 60 * minute)
    expect(await flag()).toBe(false)
    const { finishedAt, sections } = await test()
    expect(sections[1]).toMatchObject({ state: 'finished', correct: 1 })
    const [set] = await revise.app.db.select().from(reviseSets).where(eq(reviseSets.id, data.setId))
    expect(set?.finishedAt).toEqual(set?.deadlineAt)
    expect(finishedAt).toBe(set?.deadlineAt?.toISOString())
  })

  it('does not keep the next one from starting then', async () => {
    await start(1)
    revise.app.clock.advance(25 * 60 * minute)
    expect((await start(2)).status).toBe(200)
    expect(await states()).toEqual(['finished', 'open'])
  })

  it('is not closed by a parent who looks on', async () => {
    const { data } = await start(1)
    revise.app.clock.advance(48 * 60 * minute)
    const token = await revise.app.tokenOf(revise.student, { isImpersonating: true })
    for (const url of ['/api/User/Student/DiagnosticTest', '/api/Exam/Diagnostic/GetTest']) {
      const response = await revise.app.fastify.inject({
        url,
        headers: { authorization: `Bearer ${token}` },
      })
      expect(response.statusCode).toBe(200)
    }
    const [set] = await revise.app.db.select().from(reviseSets).where(eq(reviseSets.id, data.setId))
    expect(set?.finishedAt).toBeNull()
  })
})

describe('without the question bank, or somebody else’s', () => {
  it('there is no test', async () => {
    const without = await revise.app.make.student({ hasQuestionBank: false })
    const own = await assign(without)
    expect((await revise.app.call(flagKey, without)).data).toBe(false)
    expect((await revise.app.call(testKey, without)).data).toBeNull()
    expect((await start(1, own, without)).status).toBe(404)
    expect((await start(1, own)).status).toBe(404)
    const never = await revise.app.make.student()
    expect((await revise.app.call(flagKey, never)).data).toBe(false)
    expect((await revise.app.call(testKey, never)).data).toBeNull()
  })
})
