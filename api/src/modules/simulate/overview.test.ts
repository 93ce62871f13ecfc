import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

describe('SimulateStatistics', () => {
  it('is empty before the first paper', async () => {
    expect(await simulate.statistics()).toEqual({ sittings: 0, open: [], parts: [] })
  })

  it('gives scores over time by part, oldest first, and what is open', async () => {
    const maths = [part('2024').examSectionId, part('2023').examSectionId]
    for (const [at, right] of [3, 6].entries()) {
      await simulate.whole(maths[at] ?? 0, right, 1)
      simulate.app.clock.advance(24 * 60 * minute)
    }
    const open = await simulate.sit([part('2024', 1).examSectionId])
    const found = await simulate.statistics()
    expect(found.sittings).toBe(2)
    expect(found.open).toMatchObject([{ id: open.sittingId, title: 'ESAT 2024 style · Physics' }])
    expect(found.parts).toHaveLength(1)
    expect(found.parts[0]).toMatchObject({
      sectionNo: 'Mathematics 1',
      sittings: 2,
      best: 66.67,
      latest: 66.67,
      averageMs: 30_000,
      budgetMs: Math.round((40 * minute) / 9),
    })
    expect(found.parts[0]?.scores.map(({ score, title }) => [title, score])).toEqual([
      ['ESAT 2024 style', 3],
      ['ESAT 2023 style', 6],
    ])
  })

  it('does not tell scores of a sitting that goes on', async () => {
    const { sittingId, setId } = await simulate.sit([
      part('2024').examSectionId,
      part('2024', 1).examSectionId,
    ])
    await simulate.answer(setId, 5, 0)
    await simulate.finish(setId)
    expect((await simulate.statistics()).parts).toEqual([])
    expect((await simulate.past()).totalCount).toBe(0)
    await simulate.end(sittingId)
    expect((await simulate.statistics()).parts).toHaveLength(1)
  })
})

describe('GetPastSittings', () => {
  it('lists finished ones, newest first, a page at a time and by part', async () => {
    const ids: string[] = []
    for (const examSectionId of [
      part('2024').examSectionId,
      part('2024', 1).examSectionId,
      part('2023').examSectionId,
    ]) {
      ids.unshift(await simulate.whole(examSectionId, 2, 1))
      simulate.app.clock.advance(60 * minute)
    }
    const all = await simulate.past()
    expect(all.totalCount).toBe(3)
    expect(all.sittings.map(({ id }) => id)).toEqual(ids)
    expect(all.sittings[0]).toMatchObject({
      title: 'ESAT 2023 style · Mathematics 1',
      parts: [{ sectionNo: 'Mathematics 1', score: 2, maximum: 9, timeMs: 90_000 }],
    })
    expect((await simulate.past({ pageSize: 2, pageNo: 2 })).sittings.map(({ id }) => id)).toEqual([
      ids[2],
    ])
    const physics = await simulate.past({ sectionId: part('2024', 1).sectionId })
    expect([physics.totalCount, physics.sittings.map(({ id }) => id)]).toEqual([1, [ids[1]]])
  })
})

describe('GetPapers', () => {
  const shown = (data: Awaited<ReturnType<Simulate['offered']>>) =>
    data.papers.map(({ title, sections }) => [title, ...sections.map((each) => each.sectionNo)])

  it('gives all parts before a choice, and then the own ones', async () => {
    expect(shown(await simulate.offered('false'))).toEqual([
      ['2024 style', 'Mathematics 1', 'Physics'],
      ['2023 style', 'Mathematics 1'],
      ['Mock 1', 'Mathematics 1'],
      ['Mock 2', 'Mathematics 1'],
    ])
    const { app, student } = simulate
    await app.db.execute(sql`insert into section_numbers (admission_test_id, section_no, position)
      values (${simulate.papers[0]?.admissionTestId ?? 0}, 'Biology', 9)
      on conflict do nothing`)
    await app.db.execute(sql`insert into student_esat_parts (student_id, section_id)
      select ${student}::uuid, id from section_numbers where section_no in ('Mathematics 1', 'Biology')`)
    expect(shown(await simulate.offered('false'))[0]).toEqual(['2024 style', 'Mathematics 1'])
  })

  it('keeps retired tests apart, whole', async () => {
    const { app, student } = simulate
    await app.db.execute(sql`insert into student_esat_parts (student_id, section_id)
      select ${student}::uuid, id from section_numbers where section_no = 'Mathematics 1'`)
    expect(shown(await simulate.offered('true'))).toEqual([['2022 style', 'Section 1 Mathematics']])
  })

  it('says how each part stands, and for how long', async () => {
    const student = await simulate.app.make.student({ extraTimePercent: 50 })
    await simulate.whole(part('2024').examSectionId, 6, 0, student)
    const open = await simulate.sit([part('2024', 1).examSectionId], student)
    const data = await simulate.offered('false', student)
    expect(data.extraTimePercent).toBe(50)
    expect(data.papers[0]?.sections).toMatchObject([
      { state: 'done', bestScore: 6, sittings: 1, minutes: 60, questionCount: 9 },
      { state: 'in progress', sittingId: open.sittingId, bestScore: null, minutes: 30 },
    ])
    expect(data.papers[1]?.sections[0]).toMatchObject({ state: 'not started', sittingId: null })
  })
})
