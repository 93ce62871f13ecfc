import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'

let app: TestApp
let main: string

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  const [row] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = 'student@portal.test'`,
  )
  main = row?.id ?? ''
})
afterAll(() => app.close())

const count = async (query: ReturnType<typeof sql>) =>
  (await rowsOf<{ count: number }>(app.db, query))[0]?.count

describe('the papers of the demo world', () => {
  it('are of a test in use with five parts, of one with essays, and of retired ones', async () => {
    const rows = await rowsOf<{ name: string; papers: number; sections: number }>(
      app.db,
      sql`select t.name, count(distinct p.id)::int papers, count(e.id)::int sections
        from admission_tests t join papers p on p.admission_test_id = t.id
        join exam_sections e on e.paper_id = p.id where p.published_at is not null
        group by t.name order by t.name`,
    )
    expect(rows).toEqual([
      { name: 'ENGAA', papers: 2, sections: 2 },
      { name: 'ESAT', papers: 6, sections: 30 },
      { name: 'NSAA', papers: 2, sections: 8 },
      { name: 'TARA', papers: 3, sections: 3 },
    ])
    const short = await count(sql`select count(*)::int from exam_sections e
      where (select count(*) from question_assignments a where a.exam_section_id = e.id) = 0`)
    expect(short).toBe(0)
  })

  it('have all questions that are planned, but for a mock in the making', async () => {
    const lacking = await rowsOf(
      app.db,
      sql`select p.mock_paper_number::int "mock", p.published_at is null "isDraft",
          e.planned::int "planned", count(a.id)::int "filed"
        from exam_sections e join papers p on p.id = e.paper_id
        left join question_assignments a on a.exam_section_id = e.id
        group by p.id, e.id having count(a.id) <> e.planned or p.published_at is null`,
    )
    expect(lacking).toEqual([{ mock: 5, isDraft: true, planned: 27, filed: 25 }])
  })

  it('never bear a year before the test or to come, and stand under older ones if it is retired', async () => {
    const [retired, inUse] = await Promise.all(
      (['true', 'false'] as const).map(async (isOld) => {
        const { data } = await app.call('GET /Exam/Simulate/GetPapers', main, { query: { isOld } })
        return data.papers
      }),
    )
    const firstYears: Record<string, [number, number]> = {
      ESAT: [2024, app.clock.now().getUTCFullYear() - 1],
      NSAA: [2016, 2023],
      ENGAA: [2016, 2023],
    }
    for (const { admissionTestName, year, title, paperType } of [
      ...(retired ?? []),
      ...(inUse ?? []),
    ]) {
      if (paperType !== 1) continue
      const [first, last] = firstYears[admissionTestName] ?? []
      expect(year).toBeGreaterThanOrEqual(first ?? Number.NaN)
      expect(year).toBeLessThanOrEqual(last ?? Number.NaN)
      expect(title).toBe(`${year} style`)
    }
    const testsOf = (papers: typeof retired) =>
      [...new Set(papers?.map((each) => each.admissionTestName))].sort()
    expect(testsOf(retired)).toEqual(['ENGAA', 'NSAA'])
    expect(retired?.every(({ isRetired }) => isRetired)).toBe(true)
    expect(testsOf(inUse)).toEqual(['ESAT', 'TARA'])
    expect(inUse?.some(({ isRetired }) => isRetired)).toBe(false)
  })

  it('keep their essays to themselves', async () => {
    const shared = await count(sql`select count(*)::int from question_assignments a
      join question_assignments b on b.question_id = a.question_id and b.question_location = 1
      where a.question_location = 2 and a.question_type = 2`)
    expect(shared).toBe(0)
  })
})

describe('the main student', () => {
  it('has sat papers with rising scores, one of them in three parts, and has one open', async () => {
    const { data } = await app.call('GET /Exam/Simulate/SimulateStatistics', main, {})
    expect(data.sittings).toBe(6)
    expect(data.open).toHaveLength(1)
    const maths = data.parts.find(({ sectionNo }) => sectionNo === 'Mathematics 1')
    const scores = maths?.scores.map(({ score }) => score) ?? []
    expect(scores).toHaveLength(4)
    expect(scores).toEqual(scores.toSorted((one, other) => one - other))
    expect(maths?.percentile).not.toBeNull()
    const past = await app.call('GET /Exam/Simulate/GetPastSittings', main, {})
    expect(past.data.totalCount).toBe(6)
    expect(past.data.sittings.map(({ parts }) => parts.length)).toContain(3)
  })

  it('can read the result of every one of them', async () => {
    const { data } = await app.call('GET /Exam/Simulate/GetPastSittings', main, {})
    for (const { id } of data.sittings) {
      const result = await app.call('GET /Exam/Simulate/GetResult', main, {
        query: { sittingId: id },
      })
      expect(result.status).toBe(200)
      expect(result.data.parts.every(({ score }) => score !== null)).toBe(true)
    }
  })

  it('has a tutor who finds essays of other students waiting', async () => {
    const [tutor] = await rowsOf<{ id: string }>(
      app.db,
      sql`select id from users where email = 'tutor@portal.test'`,
    )
    const { data } = await app.call('GET /Revise/tutor/Marking/GetEssays', tutor?.id, {})
    expect(data.waitingCount).toBeGreaterThan(0)
    expect(data.totalCount).toBeGreaterThan(data.waitingCount)
  })
})

describe('what is rolled up', () => {
  it('compares at least twelve students on several parts', async () => {
    const parts = await count(sql`select count(*)::int from (
      select exam_section_id from section_scores group by 1 having sum(students) >= 12) f`)
    expect(parts).toBeGreaterThanOrEqual(3)
  })

  it('is in the figures of questions, with nothing left to be worked out', async () => {
    const known = await count(sql`select count(*)::int from question_figures
      where discrimination_index is not null`)
    expect(known).toBeGreaterThan(100)
    expect(
      await count(sql`select (select count(*) from question_changes)::int
        + (select count(*) from question_statistics where changed_at is not null)::int "count"`),
    ).toBe(0)
  })

  it('is what the sets say', async () => {
    const different = await count(sql`
      select count(*)::int from (
        select s.exam_section_id, round(s.score * 100)::int score, count(*)::int students
        from sitting_sections x join revise_sets s on s.id = x.set_id
        where x.is_first and s.score is not null group by 1, 2
      ) f full join section_scores h using (exam_section_id, score, students)
      where f.exam_section_id is null or h.exam_section_id is null`)
    expect(different).toBe(0)
    const [items] = await rowsOf<{ given: number; counted: number }>(
      app.db,
      sql`select (select sum(students)::int from item_marks) "counted",
        (select sum(s.size)::int from sitting_sections x join revise_sets s on s.id = x.set_id
          where x.is_first and s.score is not null) "given"`,
    )
    expect(items?.counted).toBe(items?.given)
    expect(items?.counted).toBeGreaterThan(1_000)
    const wrong = await count(sql`select count(*)::int from revise_sets s
      cross join lateral (
        select count(q.response) answered, count(*) filter (where q.is_correct) correct
        from revise_set_questions q where q.set_id = s.id) f
      where s.kind = 'simulate' and (s.answered, s.correct) <> (f.answered, f.correct)`)
    expect(wrong).toBe(0)
  })
})
