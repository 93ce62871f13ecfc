import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { start } from '../sets/testing.ts'
import { makeSimulate, type Simulate } from './testing.ts'

let simulate: Simulate
let part: Simulate['part']
let tutor: string
const minute = 60_000

beforeAll(async () => {
  simulate = await makeSimulate()
  part = simulate.part
})
afterAll(() => simulate.app.close())
beforeEach(async () => {
  await simulate.begin()
  tutor = await simulate.app.make.tutor({ students: [simulate.student] })
})

const give = (
  setId: string,
  { minutes = 5, as = tutor, key }: { minutes?: number; as?: string; key?: string } = {},
) =>
  simulate.app.call(
    'POST /Exam/tutor/Simulate/GiveExtraMinutes',
    as,
    { body: { studentId: simulate.student, setId, minutes } },
    key === undefined ? {} : { 'idempotency-key': key },
  )
const openOnes = async (as = tutor) =>
  (await simulate.app.call('GET /Exam/tutor/Simulate/GetOpenSittings', as, {})).data

describe('extra minutes', () => {
  it('move the deadline of the paper that is open', async () => {
    const { setId } = await simulate.sit([part('2024').examSectionId])
    const { data } = await give(setId)
    expect(data).toEqual({
      deadlineAt: new Date(start.getTime() + 45 * minute).toISOString(),
      extraMinutes: 5,
    })
    expect((await give(setId, { minutes: 2 })).data.extraMinutes).toBe(7)
    const set = await simulate.getSet(setId)
    expect([set.extraMinutes, set.deadlineAt]).toEqual([
      7,
      new Date(start.getTime() + 47 * minute).toISOString(),
    ])
    simulate.app.clock.advance(46 * minute)
    const saved = await simulate.save(setId, set.questions[0]?.questionId ?? 0)
    expect(saved.data.outcome).toBe('saved')
  })

  it('are given once for one wish', async () => {
    const { setId } = await simulate.sit([part('2024').examSectionId])
    const key = crypto.randomUUID()
    await give(setId, { key })
    expect((await give(setId, { key })).data.extraMinutes).toBe(5)
  })

  it('are seen by the clock, and an old timer cannot hand in early', async () => {
    const { app, student } = simulate
    const { setId } = await simulate.sit([part('2024').examSectionId])
    await give(setId)
    const timeUp = () =>
      app.call('POST /Revise/api/Revise/FinishSet', student, {
        body: { setId, finishedAt: app.clock.now().toISOString(), isTimeUp: true },
      })
    app.clock.advance(40 * minute)
    const early = await timeUp()
    expect([early.status, early.message]).toEqual([409, 'There is still time left for this paper.'])
    expect((await simulate.getSet(setId)).state).toBe('open')
    app.clock.advance(5 * minute - 1_000)
    expect((await timeUp()).status).toBe(200)
  })

  it('are refused when the paper is handed in or its time is up', async () => {
    const one = await simulate.sit([part('2024').examSectionId])
    await simulate.finish(one.setId)
    expect((await give(one.setId)).status).toBe(409)
    const two = await simulate.sit([part('2023').examSectionId])
    simulate.app.clock.advance(40 * minute)
    expect((await give(two.setId)).status).toBe(409)
  })

  it('are for own students and their papers alone', async () => {
    const { app } = simulate
    const { setId } = await simulate.sit([part('2024').examSectionId])
    const stranger = await app.make.tutor()
    expect((await give(setId, { as: stranger })).status).toBe(404)
    const senior = await app.make.seniorTutor()
    expect((await give(setId, { as: senior })).status).toBe(404)
    await app.db.execute(sql`update tutors set senior_tutor_id = ${senior}
      where user_id = ${tutor}`)
    expect((await give(setId, { as: senior })).status).toBe(200)
    const revise = await simulate.revise.openSet({ size: 3 })
    expect((await give(revise.id)).status).toBe(404)
    expect((await give(crypto.randomUUID())).status).toBe(404)
    expect((await give(setId, { minutes: 61 })).status).toBe(400)
  })
})

describe('GetOpenSittings', () => {
  it('lists papers that own students are sitting now', async () => {
    const { app } = simulate
    expect(await openOnes()).toEqual([])
    const { setId } = await simulate.sit([part('2024').examSectionId])
    await simulate.answer(setId, 2, 1)
    await give(setId)
    expect(await openOnes()).toEqual([
      {
        studentId: simulate.student,
        studentName: expect.stringMatching(/^Test Person/),
        setId,
        title: 'ESAT 2024 style · Mathematics 1',
        answered: 3,
        total: 9,
        deadlineAt: new Date(start.getTime() + 45 * minute).toISOString(),
        extraMinutes: 5,
      },
    ])
    expect(await openOnes(await app.make.tutor())).toEqual([])
    app.clock.advance(46 * minute)
    expect(await openOnes()).toEqual([])
  })
})

describe('papers for tutors', () => {
  it('are all there, older ones among them', async () => {
    const { data } = await simulate.app.call('GET /Exam/tutor/Simulate/GetPapers', tutor, {})
    expect(data.map(({ title, isOld }) => [title, isOld])).toEqual([
      ['2024 style', false],
      ['2023 style', false],
      ['Mock 1', false],
      ['Mock 2', false],
      ['2022 style', true],
    ])
    expect(data[0]?.sections[1]).toMatchObject({ minutes: 20, penalty: 0.25, questionCount: 9 })
  })

  it('show keys and statistics, and record nothing', async () => {
    const { app } = simulate
    const { examSectionId, questions } = part('2024')
    const call = (id: number) =>
      app.call('GET /Exam/tutor/Simulate/GetPaper', tutor, { query: { examSectionId: id } })
    const { data } = await call(examSectionId)
    expect(data.title).toBe('ESAT 2024 style · Mathematics 1')
    expect(data.set.questions.map(({ questionId }) => questionId)).toEqual(
      questions.map(({ questionId }) => questionId),
    )
    expect(data.set.questions[0]?.verdict).toMatchObject({ correctLetter: 'b', isCorrect: null })
    expect(data.statistics).toHaveLength(9)
    expect((await call(999_999)).status).toBe(404)
    const sets = await app.db.execute(sql`select 1 from revise_sets where id = ${data.set.id}`)
    expect((sets as unknown as { rows: unknown[] }).rows).toEqual([])
  })

  it('of a test whose questions are filed elsewhere have their topics', async () => {
    const { examSectionId } = part('2022')
    const { data } = await simulate.app.call('GET /Exam/tutor/Simulate/GetPaper', tutor, {
      query: { examSectionId },
    })
    expect(new Set(data.set.questions.map(({ topicName }) => topicName))).toEqual(
      new Set(['Quadratics']),
    )
  })
})

describe('lookups for admins', () => {
  it('give the parts of a paper, the subjects and their topics', async () => {
    const { app, papers } = simulate
    const admin = await app.make.admin()
    const Admissiontestid = papers[0]?.admissionTestId ?? 0
    const parts = async (query: { Papertype: number; Year?: number; MockPaperNumber?: number }) =>
      (
        await app.call('GET /exam/admin/ExamSection/GetExamSectionByFilterLatestAsync', admin, {
          query: { Admissiontestid, ...query },
        })
      ).data
    expect(await parts({ Papertype: 1, Year: 2024 })).toEqual([
      { id: part('2024').examSectionId, sectionNumber: 'Mathematics 1' },
      { id: part('2024', 1).examSectionId, sectionNumber: 'Physics' },
    ])
    expect(await parts({ Papertype: 2, MockPaperNumber: 1 })).toHaveLength(1)
    expect(await parts({ Papertype: 1, Year: 1999 })).toEqual([])

    const { data } = await app.call('GET /subject/Subject', admin, {
      query: { pageNo: 1, pageSize: 100_000 },
    })
    expect([data.totalCount, data.subjects.map(({ name }) => name)]).toEqual([
      3,
      ['Algebra', 'Number', 'Forces'],
    ])
    const topics = (subjectId: number) =>
      app.call('GET /subject/Topic', admin, { query: { subjectId } })
    expect((await topics(data.subjects[0]?.id ?? 0)).data.map(({ name }) => name)).toEqual([
      'Quadratics',
      'Surds',
    ])
    expect((await topics(999_999)).status).toBe(404)
    expect((await app.call('GET /subject/Subject', tutor, {})).status).toBe(403)
  })
})
