import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { papers, sectionNumbers } from '../../database/schema/index.ts'
import { searchTargets, withLinks } from '../curriculum/links/index.ts'
import { start } from '../sets/testing.ts'
import { makeSimulate, type Simulate } from './testing.ts'

/** A paper that is not published is there for admins alone; one that is withdrawn for who has begun it. */

let simulate: Simulate
let tutor: string
let admin: string
let paperId: number
let examSectionId: number

beforeAll(async () => {
  simulate = await makeSimulate()
  admin = await simulate.app.make.admin()
  paperId = simulate.papers[1]?.paperId ?? 0
  examSectionId = simulate.part('2023').examSectionId
})
afterAll(() => simulate.app.close())
beforeEach(async () => {
  await simulate.begin()
  tutor = await simulate.app.make.tutor({ students: [simulate.student] })
  await setPaper({ publishedAt: start, withdrawnAt: null })
})

const setPaper = (change: Partial<typeof papers.$inferInsert>) =>
  simulate.app.db.update(papers).set(change).where(eq(papers.id, paperId))
const setPart = (archivedAt: Date | null) =>
  simulate.app.db
    .update(sectionNumbers)
    .set({ archivedAt })
    .where(eq(sectionNumbers.id, simulate.part('2024', 1).sectionId))

const titles = async () => (await simulate.offered('false')).papers.map(({ title }) => title)
const ofTutors = async () => {
  const { data } = await simulate.app.call('GET /Exam/tutor/Simulate/GetPapers', tutor, {})
  return data.map(({ title }) => title)
}
const rules = (ids: number[]) =>
  simulate.app.call('GET /Exam/Simulate/GetRules', simulate.student, {
    query: { examSectionIds: ids.join(',') },
  })
const previewed = () =>
  simulate.app.call('GET /Exam/tutor/Simulate/GetPaper', tutor, { query: { examSectionId } })
const linked = async () => {
  const { db } = simulate.app
  const links = [{ kind: 'paper' as const, id: String(paperId), label: 'ESAT' }]
  const reader = { role: 'Student' as const, studentId: simulate.student, has: () => true }
  const [item] = await withLinks(db, [{ links }], reader, start)
  return {
    state: item?.links[0]?.state,
    found: (await searchTargets(db, 'paper', 'ESAT')).map(({ id }) => Number(id)),
  }
}

describe('a paper that is not published', () => {
  it('is in no list, and is not found by any call of students and tutors', async () => {
    expect(await titles()).toContain('2023 style')
    expect(await ofTutors()).toContain('2023 style')
    expect((await rules([examSectionId])).status).toBe(200)
    expect((await previewed()).status).toBe(200)
    expect(await linked()).toEqual({ state: 'open', found: expect.arrayContaining([paperId]) })

    await setPaper({ publishedAt: null })
    expect(await titles()).not.toContain('2023 style')
    expect(await ofTutors()).not.toContain('2023 style')
    const mixed = [simulate.part('2024').examSectionId, examSectionId]
    for (const ids of [[examSectionId], mixed]) {
      expect((await rules(ids)).status).toBe(404)
      expect((await simulate.start(ids)).status).toBe(404)
    }
    expect((await previewed()).status).toBe(404)
    expect((await linked()).state).toBe('gone')
    expect((await linked()).found).not.toContain(paperId)
  })

  it('gives its part of the test no target by itself', async () => {
    const sectionId = simulate.part('2024', 1).sectionId
    const offered = async () => {
      const query = { studentId: simulate.student }
      const { data } = await simulate.app.call('GET /Target/tutor/Target/GetTargetForm', tutor, {
        query,
      })
      return data.parts.map((part) => part.sectionId)
    }
    const first = simulate.papers[0]?.paperId ?? 0
    expect(await offered()).toContain(sectionId)
    await simulate.app.db.update(papers).set({ publishedAt: null }).where(eq(papers.id, first))
    expect(await offered()).not.toContain(sectionId)
    await simulate.app.db.update(papers).set({ publishedAt: start }).where(eq(papers.id, first))
  })

  it('has its parts in the lookup for filing', async () => {
    await setPaper({ publishedAt: null })
    const { data } = await simulate.app.call(
      'GET /exam/admin/ExamSection/GetExamSectionByFilterLatestAsync',
      admin,
      { query: { Admissiontestid: simulate.revise.bank.testId, Papertype: 1, Year: 2023 } },
    )
    expect(data).toEqual([{ id: examSectionId, sectionNumber: 'Mathematics 1' }])
  })

  it('is not begun by a start that races with its taking back', async () => {
    const [begun, back] = await Promise.all([
      simulate.start([examSectionId]),
      simulate.app.call('POST /exam/admin/Paper/SetState', admin, {
        body: { paperId, state: 'draft' },
      }),
    ])
    expect([
      [200, 422],
      [404, 200],
    ]).toContainEqual([begun.status, back.status])
  })
})

it('a withdrawn paper stays for who has begun it, and its result for who has sat it', async () => {
  const done = await simulate.whole(examSectionId, 2, 1)
  const { sittingId, setId } = await simulate.sit([examSectionId])
  await setPaper({ withdrawnAt: start })
  expect(await titles()).toContain('2023 style')
  expect((await simulate.sitting(sittingId)).parts[0]?.setId).toBe(setId)
  await simulate.answer(setId, 1, 0)
  expect((await simulate.finish(setId)).status).toBe(200)
  for (const id of [done, sittingId]) expect((await simulate.result(id)).status).toBe(200)
  expect((await simulate.past()).totalCount).toBe(2)
  expect(await titles()).not.toContain('2023 style')
  expect((await simulate.start([examSectionId])).status).toBe(422)
})

it('a part that is archived is offered to nobody, and what was sat of it stays', async () => {
  const [maths, physics] = simulate.both()
  const done = await simulate.whole(physics ?? 0, 2, 1)
  await setPart(start)
  const partsOf = (papersOf: { title: string; sections: { sectionNo: string }[] }[]) =>
    papersOf.find(({ title }) => title === '2024 style')?.sections.map(({ sectionNo }) => sectionNo)
  expect(partsOf((await simulate.offered('false')).papers)).toEqual(['Mathematics 1'])
  const { data } = await simulate.app.call('GET /Exam/tutor/Simulate/GetPapers', tutor, {})
  expect(partsOf(data)).toEqual(['Mathematics 1'])
  expect((await rules([maths ?? 0, physics ?? 0])).status).toBe(422)
  expect((await simulate.start([physics ?? 0])).status).toBe(422)
  expect((await simulate.result(done)).status).toBe(200)
  await setPart(null)
  expect(partsOf((await simulate.offered('false')).papers)).toEqual(['Mathematics 1', 'Physics'])
})
