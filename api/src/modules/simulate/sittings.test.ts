import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { papers } from '../../database/schema/index.ts'
import { askedInTest } from '../../testing/asked-in-test.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { secrets, start, unknownId } from '../sets/testing.ts'
import { findSitting } from './sittings.repository.ts'
import { ownSitting } from './sittings.service.ts'
import { makeSimulate, type Simulate } from './testing.ts'

let simulate: Simulate
let part: Simulate['part']
const minute = 60_000

beforeAll(async () => {
  simulate = await makeSimulate()
  part = simulate.part
})
afterAll(() => simulate.app.close())
beforeEach(() => simulate.begin())

const both = () => [part('2024').examSectionId, part('2024', 1).examSectionId]

const startPart = (sittingId: string, position: number, as = simulate.student) =>
  simulate.app.call('POST /Exam/Simulate/StartPart', as, { body: { sittingId, position } })
const end = (sittingId: string, as = simulate.student) =>
  simulate.app.call('POST /Exam/Simulate/EndSitting', as, { body: { sittingId } })

describe('Start', () => {
  it('makes the set of the first part, in the order of the paper, and runs its clock', async () => {
    const { sittingId, setId } = await simulate.sit(both())
    const set = await simulate.getSet(setId)
    expect(set).toMatchObject({
      kind: 'simulate',
      title: 'ESAT 2024 style · Mathematics 1',
      order: 'paper',
      timing: 'set',
      feedback: 'end',
      total: 9,
      deadlineAt: new Date(start.getTime() + 40 * minute).toISOString(),
    })
    expect(set.questions.map(({ questionId }) => questionId)).toEqual(
      part('2024').questions.map(({ questionId }) => questionId),
    )
    const sitting = await simulate.sitting(sittingId)
    expect(sitting).toMatchObject({ title: 'ESAT 2024 style', finishedAt: null })
    expect(sitting.parts.map(({ state, minutes, penalty }) => [state, minutes, penalty])).toEqual([
      ['open', 40, 0],
      ['waiting', 20, 0.25],
    ])
  })

  it.each([
    [25, 50],
    [50, 60],
  ])('gives %s %% more time', async (extraTimePercent, minutes) => {
    const student = await simulate.app.make.student({ extraTimePercent })
    const { setId, sittingId } = await simulate.sit([part('2024').examSectionId], student)
    expect((await simulate.getSet(setId, student)).deadlineAt).toBe(
      new Date(start.getTime() + minutes * minute).toISOString(),
    )
    expect((await simulate.sitting(sittingId, student)).parts[0]?.minutes).toBe(minutes)
  })

  it('makes one sitting of twenty starts at once, and of later ones', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => simulate.start(both())))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ data }) => `${data.sittingId} ${data.setId}`)).size).toBe(1)
    expect((await simulate.start(both())).data).toEqual(answers[0]?.data)
    const rows = await rowsOf(
      simulate.app.db,
      sql`select 1 from revise_sets where student_id = ${simulate.student}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('begins another sitting once the one before is finished', async () => {
    const one = await simulate.sit(both())
    await end(one.sittingId)
    expect((await simulate.sit(both())).sittingId).not.toBe(one.sittingId)
  })

  it('refuses what is no part, parts of two papers, and the same one twice', async () => {
    const refused = async (ids: number[]) => (await simulate.start(ids)).status
    expect(await refused([999_999])).toBe(404)
    expect(await refused([part('2024').examSectionId, 999_999])).toBe(404)
    expect(await refused([])).toBe(400)
    const two = await simulate.start([part('2024').examSectionId, part('2023').examSectionId])
    expect([two.status, two.errors[0]?.path]).toEqual([422, 'body.examSectionIds'])
    expect(await refused([part('2024').examSectionId, part('2024').examSectionId])).toBe(422)
  })

  it('refuses a paper without questions', async () => {
    const { app } = simulate
    const empty = part('2023').examSectionId
    await app.db.execute(sql`update question_assignments set exam_section_id = null
      where exam_section_id = ${empty}`)
    try {
      expect((await simulate.start([empty])).status).toBe(422)
      const rows = await rowsOf(
        app.db,
        sql`select 1 from sittings where student_id = ${simulate.student}`,
      )
      expect(rows).toHaveLength(0)
    } finally {
      const { year, sectionId } = { year: 2023, sectionId: part('2023').sectionId }
      await app.db.execute(sql`update question_assignments set exam_section_id = ${empty}
        where question_location = 2 and year = ${year} and section_id = ${sectionId}`)
    }
  })

  it('refuses a withdrawn paper, which whoever has begun may finish', async () => {
    const { app, student } = simulate
    const { sittingId, setId } = await simulate.sit(both())
    const paperId = simulate.papers[0]?.paperId ?? 0
    await app.db.update(papers).set({ withdrawnAt: start }).where(eq(papers.id, paperId))
    try {
      const other = await app.make.student()
      const refused = await simulate.start(both(), other)
      expect(refused.status).toBe(422)
      expect(refused.message).toBe(
        'ESAT 2024 style has been withdrawn and cannot be started any more.',
      )
      const query = { examSectionIds: both().join(',') }
      expect((await app.call('GET /Exam/Simulate/GetRules', other, { query })).status).toBe(422)
      const titles = async (as: string) =>
        (await app.call('GET /Exam/Simulate/GetPapers', as, {})).data.papers.map((p) => p.title)
      expect(await titles(other)).not.toContain('2024 style')

      expect(await titles(student)).toContain('2024 style')
      expect((await simulate.start(both())).data).toEqual({ sittingId, setId })
      await simulate.finish(setId)
      const next = await startPart(sittingId, 2)
      expect(next.status).toBe(200)
      await simulate.finish(next.data.setId)
      expect((await simulate.result(sittingId)).status).toBe(200)
      expect(await titles(student)).not.toContain('2024 style')
    } finally {
      await app.db.update(papers).set({ withdrawnAt: null }).where(eq(papers.id, paperId))
    }
  })
})

describe('the parts of a sitting', () => {
  it('follow each other, with their own time each, and none goes back', async () => {
    const { sittingId, setId } = await simulate.sit(both())
    expect((await startPart(sittingId, 2)).status).toBe(409)
    expect((await startPart(sittingId, 1)).data).toEqual({ setId })
    simulate.app.clock.advance(5 * minute)
    await simulate.finish(setId)
    const back = await startPart(sittingId, 1)
    expect([back.status, back.message]).toEqual([
      409,
      'This part has been handed in: there is no way back to it.',
    ])
    simulate.app.clock.advance(minute)
    const next = await startPart(sittingId, 2)
    // The 35 minutes left are gone.
    expect((await simulate.getSet(next.data.setId)).deadlineAt).toBe(
      new Date(start.getTime() + 26 * minute).toISOString(),
    )
    expect((await startPart(sittingId, 3)).status).toBe(422)
    await simulate.finish(next.data.setId)
    const sitting = await simulate.sitting(sittingId)
    expect(sitting.finishedAt).not.toBeNull()
    expect(sitting.parts.map(({ state }) => state)).toEqual(['finished', 'finished'])
  })

  it('make one set when a part is begun many times at once', async () => {
    const { sittingId, setId } = await simulate.sit(both())
    await simulate.finish(setId)
    const answers = await Promise.all(Array.from({ length: 10 }, () => startPart(sittingId, 2)))
    expect(new Set(answers.map(({ data }) => data.setId)).size).toBe(1)
  })

  it('hand in the part before when its time is up', async () => {
    const { sittingId, setId } = await simulate.sit(both())
    await simulate.answer(setId, 3, 0)
    simulate.app.clock.advance(41 * minute)
    expect((await startPart(sittingId, 2)).status).toBe(200)
    const [first] = (await simulate.sitting(sittingId)).parts
    expect(first).toMatchObject({
      state: 'finished',
      finishedAt: new Date(start.getTime() + 40 * minute).toISOString(),
    })
  })

  it('keep what a device without a network may hold for a day, then are handed in', async () => {
    const { app, student } = simulate
    const { sittingId, setId } = await simulate.sit([part('2024').examSectionId])
    const [question] = (await simulate.getSet(setId)).questions
    app.clock.advance(23 * 60 * minute)
    await app.call('GET /Exam/Simulate/GetPapers', student, {})
    expect((await simulate.sitting(sittingId)).parts[0]?.state).toBe('open')
    const answeredAt = new Date(start.getTime() + minute).toISOString()
    const kept = await simulate.save(setId, question?.questionId ?? 0, { answeredAt })
    expect(kept.data.outcome).toBe('saved')

    app.clock.advance(2 * 60 * minute)
    const sitting = await simulate.sitting(sittingId)
    expect(sitting.finishedAt).toBe(new Date(start.getTime() + 40 * minute).toISOString())
    const result = await simulate.result(sittingId)
    expect(result.data.parts[0]).toMatchObject({ score: 1, answered: 1 })
  })

  it.each([
    ['GetPapers', 'GET /Exam/Simulate/GetPapers'],
    ['GetPastSittings', 'GET /Exam/Simulate/GetPastSittings'],
    ['SimulateStatistics', 'GET /Exam/Simulate/SimulateStatistics'],
  ] as const)('are handed in by %s as well', async (_name, call) => {
    const { sittingId } = await simulate.sit([part('2024').examSectionId])
    simulate.app.clock.advance(25 * 60 * minute)
    await simulate.app.call(call, simulate.student, {})
    const [row] = await rowsOf<{ isOpen: boolean }>(
      simulate.app.db,
      sql`select finished_at is null "isOpen" from sittings where id = ${sittingId}`,
    )
    expect(row?.isOpen).toBe(false)
  })

  it('do not take answers given after the deadline', async () => {
    const { setId } = await simulate.sit([part('2024').examSectionId])
    const [question] = (await simulate.getSet(setId)).questions
    simulate.app.clock.advance(41 * minute)
    const late = await simulate.save(setId, question?.questionId ?? 0)
    expect(late.data.outcome).toBe('late')
    await simulate.finish(setId)
    const after = await simulate.save(setId, question?.questionId ?? 0, {
      sequence: 2,
      answeredAt: start.toISOString(),
    })
    expect(after.data.outcome).toBe('late')
  })
})

describe('EndSitting', () => {
  it('hands in what is open, leaves the rest, and is safe to repeat', async () => {
    const { sittingId, setId } = await simulate.sit(both())
    await simulate.answer(setId, 2, 0)
    expect((await end(sittingId)).status).toBe(200)
    expect((await end(sittingId)).status).toBe(200)
    const sitting = await simulate.sitting(sittingId)
    expect(sitting.finishedAt).not.toBeNull()
    expect(sitting.parts.map(({ state }) => state)).toEqual(['finished', 'waiting'])
    expect((await startPart(sittingId, 2)).status).toBe(409)
    const { data } = await simulate.result(sittingId)
    expect(data.parts.map(({ score, setId: set }) => [score, set])).toEqual([
      [2, setId],
      [null, null],
    ])
    const past = await simulate.app.call('GET /Exam/Simulate/GetPastSittings', simulate.student, {})
    expect(past.data.totalCount).toBe(1)
  })

  it('ends once when it races with the last part', async () => {
    const { sittingId, setId } = await simulate.sit([part('2024').examSectionId])
    await simulate.answer(setId, 1, 0)
    await Promise.all([end(sittingId), simulate.finish(setId), end(sittingId)])
    const past = await simulate.app.call('GET /Exam/Simulate/GetPastSittings', simulate.student, {})
    expect(past.data.totalCount).toBe(1)
  })
})

describe('keys', () => {
  it('stay hidden until the whole sitting is finished', async () => {
    const { sittingId, setId } = await simulate.sit(both())
    await simulate.answer(setId, 2, 2)
    await simulate.finish(setId)
    const { app, student } = simulate
    const answers = [
      await app.call('GET /Revise/api/Revise/GetSolutions', student, { query: { setId } }),
      await app.call('GET /Revise/api/Revise/GetSet', student, { query: { setId } }),
      await simulate.result(sittingId),
      await app.call('GET /Exam/Simulate/GetSitting', student, { query: { sittingId } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 200, 409, 200])
    for (const secret of secrets) expect(JSON.stringify(answers)).not.toContain(secret)
    await end(sittingId)
    const { data } = await app.call('GET /Revise/api/Revise/GetSolutions', student, {
      query: { setId },
    })
    expect(data.set.questions[0]?.verdict?.correctLetter).toBe('b')
  })
})

describe('GetRules', () => {
  it('says what will be sat, extra time included, and which sitting goes on', async () => {
    const { app } = simulate
    const student = await app.make.student({ extraTimePercent: 25 })
    const query = { examSectionIds: both().join(',') }
    const before = await app.call('GET /Exam/Simulate/GetRules', student, { query })
    expect(before.data).toMatchObject({
      title: 'ESAT 2024 style',
      extraTimePercent: 25,
      openSittingId: null,
      sections: [
        { title: 'ESAT 2024 style · Mathematics 1', minutes: 50, questionCount: 9, penalty: 0 },
        { title: 'ESAT 2024 style · Physics', minutes: 25, questionCount: 9, penalty: 0.25 },
      ],
    })
    const { sittingId } = await simulate.sit(both(), student)
    const after = await app.call('GET /Exam/Simulate/GetRules', student, { query })
    expect(after.data.openSittingId).toBe(sittingId)
    const unknown = { examSectionIds: '999999' }
    expect(
      (await app.call('GET /Exam/Simulate/GetRules', student, { query: unknown })).status,
    ).toBe(404)
  })
})

describe('somebody else', () => {
  it('finds no sitting that is not theirs', async () => {
    const { app } = simulate
    const { sittingId } = await simulate.sit(both())
    const stranger = await app.make.student()
    const query = { sittingId }
    const answers = [
      await app.call('GET /Exam/Simulate/GetSitting', stranger, { query }),
      await simulate.result(sittingId, stranger),
      await startPart(sittingId, 1, stranger),
      await end(sittingId, stranger),
      await simulate.result(unknownId, stranger),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await simulate.sitting(sittingId)).finishedAt).toBeNull()
  })

  it('changes nothing by viewing the portal as the student', async () => {
    const { app, student } = simulate
    const { sittingId } = await simulate.sit([part('2024').examSectionId])
    app.clock.advance(30 * 60 * minute)
    const asked = await askedInTest(app, student)
    await ownSitting({ ...asked, caller: { ...asked.caller, isImpersonating: true } }, sittingId)
    expect((await findSitting(app.db, student, sittingId))?.finishedMs).toBeNull()
  })
})

describe('the reads', () => {
  it('send few statements', async () => {
    const { app, student } = simulate
    const sittingId = await simulate.whole(part('2024').examSectionId, 4, 4)
    const few = async (call: Parameters<typeof queriesOf>[1], query = {}) =>
      await queriesOf(app, call, student, { query })
    expect(await few('GET /Exam/Simulate/GetPapers')).toBeLessThanOrEqual(3)
    expect(await few('GET /Exam/Simulate/GetSitting', { sittingId })).toBe(1)
    expect(await few('GET /Exam/Simulate/GetResult', { sittingId })).toBe(3)
    expect(await few('GET /Exam/Simulate/GetPastSittings')).toBe(2)
    expect(await few('GET /Exam/Simulate/SimulateStatistics')).toBe(3)
  })
})
