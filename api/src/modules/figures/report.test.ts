import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { goesByIndex, plannedNodes, rowsMet } from '../../testing/plans.ts'
import { answerTo } from '../sets/testing.ts'
import { makeSimulate, type Simulate } from '../simulate/testing.ts'
import { workOutFigures } from './index.ts'

let simulate: Simulate
let admin: string
/** The items of a paper, in its order. */
let items: number[]

const run = (statement: ReturnType<typeof sql>) => simulate.app.db.execute(statement)

/** Sits a paper of nine, the first question right or wrong, so many of the others right. */
async function sit(first: boolean, others: number) {
  const student = await simulate.app.make.student()
  const { setId } = await simulate.sit([simulate.part('Mock 2').examSectionId], student)
  const { questions } = await simulate.getSet(setId, student)
  for (const [at, question] of questions.entries()) {
    const response = answerTo(question, at === 0 ? first : at <= others)
    await simulate.save(setId, question.questionId, { response }, student)
  }
  await simulate.finish(setId, student)
  return student
}

beforeAll(async () => {
  simulate = await makeSimulate()
  await simulate.begin()
  const { app } = simulate
  admin = await app.make.admin()
  items = simulate.part('Mock 2').questions.map(({ questionId }) => questionId)
  // The first question right for the better three only; rests 8, 6, 5, 3, 1, 0.
  for (const [first, others] of [
    [true, 8],
    [true, 6],
    [true, 5],
    [false, 3],
    [false, 1],
  ] as const) {
    await sit(first, others)
  }
  const student = await sit(false, 0)
  const body = { questionId: items[0] ?? 0, text: 'Is the sign right?' }
  await app.call('POST /Question/QuestionFlag/FlagQuestion', student, { body })
  await workOutFigures(askedByServer(app.db, app.clock.now()))
})
afterAll(() => simulate.app.close())

const list = async (query: object = {}) =>
  (await simulate.app.call('GET /question/admin/Report/GetItems', admin, { query })).data
const item = (questionId: number) =>
  simulate.app.call('GET /question/admin/Report/GetItem', admin, { query: { questionId } })

describe('the report', () => {
  it('has each question with its figures, and how many each check has', async () => {
    const { items: rows, totalCount, counts } = await list({ pageSize: 100 })
    expect(totalCount).toBe(40)
    expect(rows).toHaveLength(40)
    const first = rows.find(({ id }) => id === items[0])
    expect(first).toMatchObject({
      key: 'Indices.1.0',
      summary: 'Question 0 on Indices: x^2',
      state: 'live',
      answered: 6,
      facility: 50,
      check: 'none',
      medianMs: expect.any(Number),
      openFlags: 1,
    })
    expect(first?.flagRate).toBeCloseTo(100 / 6, 1)
    const of = (check: string | null) => rows.filter((row) => row.check === check).length
    expect(counts).toEqual({
      veryLikely: of('very likely'),
      likely: of('likely'),
      none: of('none'),
      notAvailable: of(null),
    })
    expect(counts.notAvailable).toBeGreaterThan(0)
    expect(counts.none).toBeGreaterThan(0)
  })

  it('begins with what tells students apart least, and ends with what nobody sat', async () => {
    const rows = (await list({ pageSize: 100 })).items
    const known = rows.flatMap((row) => row.discriminationIndex ?? [])
    expect(known).toEqual(known.toSorted((one, other) => one - other))
    expect(rows.slice(known.length).every((row) => row.discriminationIndex === null)).toBe(true)
  })

  it.each(['facility', 'efficiency', 'answered', 'median', 'flagRate', 'difficulty', 'id'])(
    'is sorted by %s',
    async (sort) => {
      const up = (await list({ sort, direction: 'asc', pageSize: 100 })).items
      const down = (await list({ sort, direction: 'desc', pageSize: 100 })).items
      const figure = {
        facility: 'facility',
        efficiency: 'discriminativeEfficiency',
        answered: 'answered',
        median: 'medianMs',
        flagRate: 'flagRate',
        difficulty: 'difficulty',
        id: 'id',
      } as const
      const valuesOf = (rows: typeof up) =>
        rows.flatMap((row) => row[figure[sort as keyof typeof figure]] ?? [])
      expect(valuesOf(up).length).toBeGreaterThan(0)
      expect(valuesOf(up)).toEqual(valuesOf(up).toSorted((one, other) => one - other))
      expect(valuesOf(down)).toEqual(valuesOf(up).toReversed())
    },
  )

  it('counts every check whichever is asked for, among what else is', async () => {
    const topicId = simulate.revise.topicId('Indices')
    const all = await list({ topicId })
    const one = await list({ topicId, check: 'not available' })
    expect(one.counts).toEqual(all.counts)
    expect(one.totalCount).toBe(all.counts.notAvailable)
    expect(all.totalCount).toBe(10)
    expect((await list({ check: 'not available' })).totalCount).toBe(
      (await list()).counts.notAvailable,
    )
  })

  it('is a file as it is filtered and sorted', async () => {
    const file = await simulate.app.call('GET /question/admin/Report/ExportItems', admin, {
      query: { search: 'Indices.1.0' },
    })
    const body: unknown = file.data
    const text = body instanceof Blob ? await body.text() : ''
    const [head, row, ...more] = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe(
      'Question,Name,Text,Type,Difficulty,State,Answers,Facility %,Discrimination,Efficiency,Needs a check,Median seconds,Flags per 100 answers,Open flags',
    )
    expect(row).toMatch(
      /^\d+,Indices\.1\.0,Question 0 on Indices: x\^2,MCQ,\d,live,6,50,[\d.]+,[\d.]+,none,\d+,16\.67,1$/,
    )
    expect(more).toEqual([])
  })
})

describe('the scatter', () => {
  it('has what has both figures, as it is filtered', async () => {
    const { app } = simulate
    const points = async (query: object) =>
      (await app.call('GET /question/admin/Report/GetScatter', admin, { query })).data
    const rows = (await list({ pageSize: 100 })).items.filter(
      (row) => row.facility !== null && row.discriminationIndex !== null,
    )
    const all = await points({})
    expect(all.map(({ questionId }) => questionId).sort()).toEqual(rows.map(({ id }) => id).sort())
    expect(await points({ search: `${items[0]}` })).toEqual([
      {
        questionId: items[0],
        facility: 50,
        discriminationIndex: rows.find(({ id }) => id === items[0])?.discriminationIndex,
        answered: 6,
      },
    ])
  })
})

describe('an item', () => {
  it('has its answers, thirds, versions and flags', async () => {
    const { data } = await item(items[0] ?? 0)
    expect(data).toMatchObject({
      key: 'Indices.1.0',
      answered: 6,
      facility: 50,
      countedSince: null,
      optionCounts: [
        { letter: 'a', count: 0, isCorrect: false },
        { letter: 'b', count: 3, isCorrect: true },
        { letter: 'c', count: 3, isCorrect: false },
        { letter: 'd', count: 0, isCorrect: false },
      ],
      lowerThird: 0,
      upperThird: 100,
      sat: 6,
      versions: [{ version: 1, createdBy: null, note: '', answered: 6 }],
      flags: [{ text: 'Is the sign right?', state: 'open', outcome: null, isSettled: false }],
      flagCount: 1,
    })
  })

  it('says nothing where nobody has answered, and is 404 where there is none', async () => {
    const unused = simulate.part('2023').questions[0]?.questionId ?? 0
    expect((await item(unused)).data).toMatchObject({
      answered: 0,
      facility: null,
      lowerThird: null,
      upperThird: null,
      sat: 0,
      flags: [],
    })
    expect((await item(999_999)).status).toBe(404)
  })
})

describe('in a large bank', () => {
  /** Questions beside those that are asked for. */
  const many = 4_000

  beforeAll(async () => {
    await run(sql`insert into questions (key, question_type, difficulty, created_at, changed_at)
      select 'many.' || n, 1, 1 + n % 5, now(), now() - n * interval '1 minute'
      from generate_series(1, ${many}) n`)
    await run(sql`insert into question_versions (question_id, version, text, solution,
        question_type, difficulty, created_at)
      select id, 1, '<p>One of many</p>', '', 1, difficulty, created_at
      from questions where key like 'many.%'`)
    await run(sql`update question_figures f set answered = 3, facility = q.id % 101,
        discrimination_index = q.id % 97, discriminative_efficiency = q.id % 89,
        median_ms = q.id, flag_rate = q.id % 7, needs_check = 'none'
      from questions q where q.id = f.question_id and q.key like 'many.%'`)
    // Nearly all of one test, twenty filed nowhere, five of a test that has no others.
    await run(sql`update question_figures set tests = array[case when question_id % 800 = 1
        then ${rareTest} else ${wideTest} end::int]
      where question_id % 200 <> 0
        and question_id in (select id from questions where key like 'many.%')`)
    await workOutFigures(askedByServer(simulate.app.db, simulate.app.clock.now()))
    await run(sql`analyze`)
  })

  const [wideTest, rareTest] = [9_001, 9_002]
  const scansOf = async (read: () => Promise<unknown>, ...tables: string[]) =>
    (await plannedNodes(simulate.app.db, read))
      .flat()
      .filter((node) => tables.includes(node['Relation Name'] ?? ''))

  it.each([
    ['that has nearly all', { AdmissionTestId: wideTest }, many - 25],
    ['that has few', { AdmissionTestId: rareTest }, 5],
    ['none, which are few', { isUnassigned: 'true' }, 20],
  ])('a page of a test %s, reads no more than it shows', async (_, query, total) => {
    const read = async () => expect((await list(query)).totalCount).toBe(total)
    const scans = await scansOf(read, 'questions', 'question_figures', 'question_assignments')
    expect(scans.length).toBeGreaterThan(0)
    for (const scan of scans) {
      expect(rowsMet(scan), JSON.stringify(scan)).toBeLessThanOrEqual(30)
    }
  })

  const sorts = ['discrimination', 'facility', 'efficiency', 'answered', 'median', 'flagRate', 'id']
  const orders = sorts.flatMap((sort) => ['asc', 'desc'].map((direction) => [sort, direction]))

  it.each(orders)('a page by %s, %s, reads no more than it shows', async (sort, direction) => {
    const read = () => list({ sort, direction })
    const scans = await scansOf(read, 'questions', 'question_figures', 'question_versions')
    expect(scans.length).toBeGreaterThan(0)
    for (const scan of scans) {
      expect(rowsMet(scan), JSON.stringify(scan)).toBeLessThanOrEqual(30)
    }
  })

  it('has at most 2,000 points, those that were answered most', async () => {
    await run(sql`update question_figures set answered = 9 where question_id in (
      select id from questions where key in ('many.7', 'many.77'))`)
    const { data } = await simulate.app.call('GET /question/admin/Report/GetScatter', admin, {
      query: {},
    })
    expect(data).toHaveLength(2_000)
    expect(data.slice(0, 2).map(({ answered }) => answered)).toEqual([9, 9])
  })

  it('looks questions of a topic up by the index on filings', async () => {
    const topicId = simulate.revise.topicId('Indices')
    const filings = await scansOf(() => list({ topicId }), 'question_assignments')
    expect(filings.length).toBeGreaterThan(0)
    for (const scan of filings) expect(goesByIndex(scan), JSON.stringify(scan)).toBe(true)
  })
})
