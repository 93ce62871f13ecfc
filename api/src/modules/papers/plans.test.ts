import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askedInTest } from '../../testing/index.ts'
import { goesByIndex, plannedNodes, rowsMet } from '../../testing/plans.ts'
import { getPaper, getPapers } from './papers.service.ts'
import { makePapers, type Papers } from './testing.ts'

/** Filings in no paper, live and parked, beside those of the papers. */
const many = 3_000

const growing = new Set(['question_assignments', 'parked_assignments', 'questions'])

let papers: Papers

beforeAll(async () => {
  papers = await makePapers()
  const { db } = papers.simulate.app
  const [filed = 0] = papers.questions('Surds.1.0')
  await db.execute(sql`insert into questions (key, question_type, difficulty, created_at)
    select 'many.' || n, 1, 1 + n % 5, now() from generate_series(1, ${many}) n`)
  await db.execute(sql`insert into question_assignments (question_id, question_type, difficulty,
      question_location, admission_test_id, section_id, subject_id, topic_id)
    select q.id, q.question_type, q.difficulty, 1, a.admission_test_id, a.section_id, a.subject_id,
      a.topic_id
    from questions q, (select * from question_assignments
      where question_id = ${filed} and question_location = 1) a where q.key like 'many.%'`)
  await db.execute(sql`insert into parked_assignments (id, question_id, question_location,
      admission_test_id, section_id, subject_id, topic_id)
    select nextval('question_assignments_id_seq'), q.id, 1, a.admission_test_id, a.section_id,
      a.subject_id, a.topic_id
    from questions q, (select * from question_assignments
      where question_id = ${filed} and question_location = 1) a where q.key like 'many.%'`)
  await db.execute(sql`analyze`)
})
afterAll(() => papers.simulate.app.close())

it.each<[string, number, number, () => Promise<unknown>]>([
  [
    'the list of papers',
    1,
    600,
    async () => getPapers(await askedInTest(papers.simulate.app, papers.admin), {}),
  ],
  [
    'a paper',
    1,
    300,
    async () =>
      getPaper(
        await askedInTest(papers.simulate.app, papers.admin),
        papers.simulate.papers[0]?.paperId ?? 0,
      ),
  ],
])('the plan of %s meets few rows, however many filings there are', async (_, most, rows, run) => {
  const plans = await plannedNodes(papers.simulate.app.db, run)
  const reads = plans.filter((nodes) => nodes.some((node) => node['Relation Name'] === 'papers'))
  expect(reads.length).toBe(most)
  const scans = reads.flat().filter((node) => growing.has(node['Relation Name'] ?? ''))
  expect(scans.length).toBeGreaterThan(0)
  for (const scan of scans) {
    expect(scan).toSatisfy(goesByIndex, `${scan['Node Type']} of ${scan['Relation Name']}`)
  }
  expect(scans.reduce((sum, scan) => sum + rowsMet(scan), 0)).toBeLessThanOrEqual(rows)
})
