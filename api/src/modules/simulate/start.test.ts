import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { papers } from '../../database/schema/index.ts'
import { start } from '../sets/testing.ts'
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

describe('Start', () => {
  it('makes the set of the first part, in the order of the paper, and runs its clock', async () => {
    const { sittingId, setId } = await simulate.sit(simulate.both())
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
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => simulate.start(simulate.both())),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ data }) => `${data.sittingId} ${data.setId}`)).size).toBe(1)
    expect((await simulate.start(simulate.both())).data).toEqual(answers[0]?.data)
    const rows = await rowsOf(
      simulate.app.db,
      sql`select 1 from revise_sets where student_id = ${simulate.student}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('begins another sitting once the one before is finished', async () => {
    const one = await simulate.sit(simulate.both())
    await simulate.end(one.sittingId)
    expect((await simulate.sit(simulate.both())).sittingId).not.toBe(one.sittingId)
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
    const { sittingId, setId } = await simulate.sit(simulate.both())
    const paperId = simulate.papers[0]?.paperId ?? 0
    await app.db.update(papers).set({ withdrawnAt: start }).where(eq(papers.id, paperId))
    try {
      const other = await app.make.student()
      const refused = await simulate.start(simulate.both(), other)
      expect(refused.status).toBe(422)
      expect(refused.message).toBe(
        'ESAT 2024 style has been withdrawn and cannot be started any more.',
      )
      const query = { examSectionIds: simulate.both().join(',') }
      expect((await app.call('GET /Exam/Simulate/GetRules', other, { query })).status).toBe(422)
      const titles = async (as: string) =>
        (await app.call('GET /Exam/Simulate/GetPapers', as, {})).data.papers.map((p) => p.title)
      expect(await titles(other)).not.toContain('2024 style')

      expect(await titles(student)).toContain('2024 style')
      expect((await simulate.start(simulate.both())).data).toEqual({ sittingId, setId })
      await simulate.finish(setId)
      const next = await simulate.startPart(sittingId, 2)
      expect(next.status).toBe(200)
      await simulate.finish(next.data.setId)
      expect((await simulate.result(sittingId)).status).toBe(200)
      expect(await titles(student)).not.toContain('2024 style')
    } finally {
      await app.db.update(papers).set({ withdrawnAt: null }).where(eq(papers.id, paperId))
    }
  })
})

describe('GetRules', () => {
  it('says what will be sat, extra time included, and which sitting goes on', async () => {
    const { app } = simulate
    const student = await app.make.student({ extraTimePercent: 25 })
    const query = { examSectionIds: simulate.both().join(',') }
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
    const { sittingId } = await simulate.sit(simulate.both(), student)
    const after = await app.call('GET /Exam/Simulate/GetRules', student, { query })
    expect(after.data.openSittingId).toBe(sittingId)
    const unknown = { examSectionIds: '999999' }
    expect(
      (await app.call('GET /Exam/Simulate/GetRules', student, { query: unknown })).status,
    ).toBe(404)
  })
})
