import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Asked } from '../../asked.ts'
import { askedInTest } from '../../testing/index.ts'
import { goesByIndex, plannedNodes, rowsMet } from '../../testing/plans.ts'
import { countWaiting, essaysOf } from '../essay-marking/essay-marking.repository.ts'
import { itemStatisticsOf } from '../questions/item-statistics.repository.ts'
import { start } from '../sets/testing.ts'
import { openPapers } from './open-papers.repository.ts'
import { getPapers } from './papers.service.ts'
import { getPastSittings, getResult, getStatistics } from './results.service.ts'
import { ownSitting } from './sittings.service.ts'
import { makeSimulate, type Simulate } from './testing.ts'

/** Sittings of the student in each of two parts, before those that are asked for. */
const many = 600

const growing = new Set([
  'attempts',
  'revise_sets',
  'revise_set_questions',
  'sittings',
  'sitting_sections',
  'student_sections',
  'section_scores',
  'item_marks',
  'student_questions',
  'question_statistics',
  'question_flags',
  'student_practice',
])

let simulate: Simulate
let sittingId: string
let student: string
let asked: Asked

beforeAll(async () => {
  simulate = await makeSimulate()
  await simulate.begin()
  student = simulate.student
  const [maths, physics] = [simulate.part('2024'), simulate.part('2024', 1)]
  for (const part of [maths, physics]) {
    await simulate.app.db.execute(sql`
      with made as (
        insert into sittings (id, student_id, sections, started_at, finished_at)
        select gen_random_uuid(), ${student}::uuid, ${`${part.examSectionId}`},
          ${start.toISOString()}::timestamptz - n * interval '1 day',
          ${start.toISOString()}::timestamptz - n * interval '1 day' + interval '40 minutes'
        from generate_series(1, ${many}) n
        returning id, started_at, finished_at
      ), sets as (
        insert into revise_sets (id, student_id, kind, title, subject_slug, admission_test_id,
          section_id, feedback, timing, "order", exam_section_id, filters, size, started_at,
          deadline_at, finished_at, answered, correct, score)
        select id, ${student}::uuid, 'simulate', 'Old', 'mixed',
          ${simulate.papers[0]?.admissionTestId ?? 0}, ${part.sectionId}, 'end', 'set', 'paper',
          ${part.examSectionId}, '{}', 9, started_at, finished_at, finished_at, 9, 4, 4
        from made
      )
      insert into sitting_sections (sitting_id, position, exam_section_id, set_id, is_first)
      select id, 1, ${part.examSectionId}, id, false from made`)
  }
  sittingId = await simulate.whole(maths.examSectionId, 4, 2)
  await simulate.whole(physics.examSectionId, 3, 2)
  asked = await askedInTest(simulate.app, student)
  await simulate.app.db.execute(sql`analyze`)
})
afterAll(() => simulate.app.close())

/** Reads by name, with the most statements and rows that each may need. */
const reads: [string, number, number, () => Promise<unknown>][] = [
  ['the papers', 2, 250, () => getPapers(asked, false)],
  ['a sitting', 1, 50, () => ownSitting(asked, sittingId)],
  ['a result', 3, 150, () => getResult(asked, sittingId)],
  ['the statistics and percentiles', 3, 400, () => getStatistics(asked)],
  [
    'past sittings',
    3,
    150,
    () => getPastSittings(asked, { pageNo: 1, pageSize: 20, sectionId: null }),
  ],
  ['papers being sat', 1, 20, () => openPapers(simulate.app.db, [student], asked.now)],
  [
    'essays',
    1,
    20,
    () => essaysOf(simulate.app.db, [student], { pageNo: 1, pageSize: 20, state: undefined }),
  ],
  ['a count of waiting essays', 1, 20, () => countWaiting(simulate.app.db, [student])],
  [
    'item statistics',
    1,
    100,
    () =>
      itemStatisticsOf(
        simulate.app.db,
        simulate.part('2024').questions.map(({ questionId }) => questionId),
      ),
  ],
]

describe('the plan of', () => {
  it.each(reads)(
    '%s meets few rows, however often the student sat',
    async (_n, most, rows, run) => {
      const plans = await plannedNodes(simulate.app.db, run)
      expect(plans.length).toBeGreaterThan(0)
      expect(plans.length).toBeLessThanOrEqual(most)
      const scans = plans.flat().filter((node) => growing.has(node['Relation Name'] ?? ''))
      expect(scans.length).toBeGreaterThan(0)
      for (const scan of scans) {
        expect(scan).toSatisfy(goesByIndex, `${scan['Node Type']} of ${scan['Relation Name']}`)
        expect(scan['Relation Name']).not.toBe('attempts')
      }
      const met = scans.reduce((sum, scan) => sum + rowsMet(scan), 0)
      expect(met).toBeLessThanOrEqual(rows)
    },
  )
})
