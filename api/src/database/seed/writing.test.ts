import {
  isSamePart,
  placesIn,
  statementFaults,
  textOf,
  tidyPart,
} from '@portal/shared/writing-rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanHtml } from '../../rich-text/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'
import type { StoredComment, StoredCriterion, StoredGrade, StoredPart } from '../schema/index.ts'
import * as schema from '../schema/index.ts'
import { demoPerson } from './testing.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
}, 120_000)
afterAll(() => app.close())

const idOf = (name: string) => demoPerson(app.db, name)
const essays = { pageNo: 1, pageSize: 50 }

describe('writing of the demo world', () => {
  it('has twelve tasks, three sets of criteria and 120 items over a year', async () => {
    const tasks = await app.db.select().from(schema.writingTasks)
    expect(tasks).toHaveLength(12)
    expect(tasks.filter(({ kind }) => kind === 'statement')).toHaveLength(1)
    expect(tasks.filter(({ brief }) => cleanHtml(brief, 'page') !== brief)).toEqual([])
    const rubrics = await app.db.select().from(schema.rubricVersions)
    expect(rubrics).toHaveLength(3)
    for (const { criteria } of rubrics) {
      expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
    }
    const items = await app.db.select().from(schema.markingItems)
    expect(items).toHaveLength(120)
    const first = Math.min(...items.map(({ handedInAt }) => handedInAt.getTime()))
    expect((app.clock.now().getTime() - first) / 86_400_000).toBeGreaterThan(330)
    const now = app.clock.now()
    const late = items.filter(
      ({ handedInAt, markedAt }) => handedInAt > now || (markedAt ?? now) > now,
    )
    expect(late).toEqual([])
  })

  it('is tidy, with every comment at its words', async () => {
    const rows = await rowsOf<{
      kind: 'essay' | 'statement'
      parts: StoredPart[] | null
      texts: string[]
      comments: StoredComment[]
    }>(
      app.db,
      sql`select i.kind, v.parts, to_json(v.texts) texts, coalesce((select jsonb_agg(c)
          from markings m cross join jsonb_array_elements(m.comments) c where m.item_id = i.id), '[]') comments
        from marking_items i join writing_versions v on v.id = i.version_id`,
    )
    expect(rows.length).toBeGreaterThan(100)
    for (const { kind, parts, texts, comments } of rows) {
      expect((parts ?? []).map(textOf)).toEqual(texts)
      expect((parts ?? []).filter((part) => !isSamePart(part, tidyPart(part)))).toEqual([])
      if (kind === 'statement') expect(statementFaults(texts)).toEqual([])
      const wrong = comments.filter(
        (one) => 'quote' in one && texts[one.part]?.slice(one.start, one.end) !== one.quote,
      )
      expect(wrong).toEqual([])
    }
  })

  it('has students who write on the same, and each their own', async () => {
    const rows = await rowsOf<{ title: string; text: string }>(
      app.db,
      sql`select w.title, v.texts[1] "text" from writing_versions v
        join writings w on w.id = v.writing_id join students s on s.user_id = w.student_id
        where w.kind = 'essay' and v.number = 1 and v.source = 'written'
          and w.student_id <> ${await idOf('student')}`,
    )
    expect(rows.length).toBeGreaterThan(40)
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length)
    expect(new Set(rows.map(({ title }) => title)).size).toBeGreaterThan(8)
    const beginnings = Map.groupBy(rows, ({ text }) => text.split('\n')[0])
    expect(Math.max(...[...beginnings.values()].map((all) => all.length))).toBeLessThan(5)
  })

  it('has items whose states, days and grades say the same', async () => {
    const wrong = await rowsOf(
      app.db,
      sql`select i.id, i.state from marking_items i
        left join writing_versions v on v.id = i.version_id
        left join writings w on w.id = v.writing_id
        where i.due_at < i.handed_in_at or i.marked_at < i.handed_in_at
          or (i.state = 'marked') <> exists (select 1 from markings m
            where m.item_id = i.id and m.state = 'returned' and m.percent is not distinct from i.percent)
          or (i.state = 'checking') <> exists (select 1 from markings m
            where m.item_id = i.id and m.state = 'finished')
          or (i.state = 'sent back' and i.reason is null)
          or v.number > w.version_count
          or not exists (select 1 from marking_events e where e.item_id = i.id and e.what = 'handed in')`,
    )
    expect(wrong).toEqual([])
    const graded = await rowsOf<{ criteria: StoredCriterion[]; grades: StoredGrade[] }>(
      app.db,
      sql`select r.criteria, m.grades from markings m join marking_items i on i.id = m.item_id
        join writing_versions v on v.id = i.version_id
        join rubric_versions r on r.id = v.rubric_version_id where m.state <> 'draft'`,
    )
    for (const { criteria, grades } of graded) {
      expect(grades.map(({ key }) => key)).toEqual(criteria.map(({ key }) => key))
      const levels = criteria.map(({ levels }) => levels.map(({ points }) => points))
      expect(grades.filter(({ points }, at) => !levels[at]?.includes(points ?? -1))).toEqual([])
    }
  })

  it('shows the main student an essay in each state, and a task that was set', async () => {
    const student = await idOf('student')
    const { data } = await app.call('GET /essay/essay', student, { query: essays })
    const states = data.essays.map(({ last }) => last?.state ?? 'draft')
    expect(new Set(states)).toEqual(
      new Set(['draft', 'pending', 'overdue', 'marked', 'sent back', 'withdrawn']),
    )
    const tasks = await app.call('GET /Writing/Task/GetTasks', student, {
      query: { kind: 'essay' },
    })
    expect(tasks.data.tasks.filter(({ setBy }) => setBy !== null)).toHaveLength(1)
  })

  it('has eight comments on the statement that were kept, changed and lost since', async () => {
    const student = await idOf('student')
    const [row] = await rowsOf<{
      comments: StoredComment[]
      parts: StoredPart[]
      replies: number
      ticks: number
    }>(
      app.db,
      sql`select m.comments, d.parts,
          (select count(*)::int from marking_replies r where r.marking_id = m.id) replies,
          (select count(*)::int from marking_ticks t where t.marking_id = m.id) ticks
        from writings w join writing_drafts d on d.writing_id = w.id
        join writing_versions v on v.writing_id = w.id and v.number = w.version_count
        join marking_items i on i.version_id = v.id join markings m on m.item_id = i.id
        where w.student_id = ${student} and w.kind = 'statement' and v.number = 2`,
    )
    const { comments = [], parts = [], replies, ticks } = row ?? {}
    expect(comments).toHaveLength(8)
    const [version] = await rowsOf<{ texts: string[] }>(
      app.db,
      sql`select to_json(v.texts) texts from writing_versions v join writings w on w.id = v.writing_id
        where w.student_id = ${student} and w.kind = 'statement' and v.number = 2`,
    )
    const anchors = comments.flatMap((one) => ('quote' in one ? [one] : []))
    const states = placesIn(version?.texts ?? [], parts.map(textOf), anchors).map(
      ({ state }) => state,
    )
    expect(states.toSorted()).toEqual([
      ...['changed', 'changed', 'kept', 'kept', 'kept', 'kept', 'lost', 'lost'],
    ])
    expect([replies, ticks]).toEqual([5, 3])
  })

  it('gives the essay tutor six items and a bank of 25, and the senior tutor what seniors do', async () => {
    const queue = async (name: string, query: object = {}) =>
      (
        await app.call('GET /Marking/tutor/Marking/GetQueue', await idOf(name), {
          query: { pageNo: 1, pageSize: 50, ...query },
        })
      ).data
    const own = await queue('tutor-essay', { state: 'open', marker: 'me' })
    expect(own.totalCount).toBe(6)
    expect(own.items.filter(({ isOverdue }) => isOverdue)).toHaveLength(1)
    expect(own.items.filter(({ state }) => state === 'checking')).toHaveLength(1)
    expect(
      own.items.filter(({ state, isStarted }) => state === 'pending' && isStarted),
    ).toHaveLength(1)
    const bank = await app.call(
      'GET /Marking/tutor/CommentBank/GetComments',
      await idOf('tutor-essay'),
      {
        query: {},
      },
    )
    expect(bank.data).toHaveLength(25)
    const pool = await queue('senior', { state: 'pending', marker: 'pool' })
    expect(pool.items.filter(({ kind }) => kind !== 'question')).toHaveLength(5)
    expect((await queue('senior', { state: 'checking' })).totalCount).toBeGreaterThan(0)
    expect((await queue('senior', { state: 'open', round: 2, marker: 'me' })).totalCount).toBe(1)
  })

  it('has a marker who is away, one who is full, and students with one of the rights', async () => {
    const markers = await rowsOf<{ away: number; full: number; checked: number }>(
      app.db,
      sql`select count(*) filter (where marking_away_until is not null)::int away,
          count(*) filter (where marking_capacity = (select count(*) from marking_items i
            where i.marker_id = user_id and i.state in ('pending', 'checking')))::int "full",
          count(*) filter (where is_checked)::int checked from tutors`,
    )
    expect(markers).toEqual([{ away: 1, full: 1, checked: 1 }])
    const [rights] = await rowsOf(
      app.db,
      sql`select count(*) filter (where has_essay_submission and not has_ps_submission)::int essays,
          count(*) filter (where has_ps_submission and not has_essay_submission)::int statements from students`,
    )
    expect(rights).toEqual({ essays: 1, statements: 1 })
  })

  it('has an item for each essay of a paper that was handed in', async () => {
    const rows = await rowsOf<{ isMarked: boolean; state: string }>(
      app.db,
      sql`select q.mark is not null "isMarked", i.state from revise_sets s
        join revise_set_questions q on q.set_id = s.id and q.response_kind = 'text'
        join sitting_sections x on x.set_id = s.id
        left join marking_items i on i.set_id = s.id and i.question_id = q.question_id
        where s.finished_at is not null`,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(
      rows.filter(({ isMarked, state }) => state !== (isMarked ? 'marked' : 'pending')),
    ).toEqual([])
  })
})
