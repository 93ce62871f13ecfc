import type { CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import { auditEntries, makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { itemStatisticsOf } from '../questions/index.ts'
import type { Letter } from './bank.testing.ts'
import { makeWorld, type World } from './world.testing.ts'

const planCall = 'POST /question/admin/KeyCorrection/Plan'
const applyCall = 'POST /question/admin/KeyCorrection/Apply'
const listCall = 'GET /question/admin/KeyCorrection/GetCorrections'
const start = new Date('2026-03-04T10:00:00.000Z')

let app: TestApp
let worlds = 0

beforeAll(async () => {
  app = await makeTestApp({ now: start })
})
afterAll(() => app.close())

type Change = Partial<CallInput<typeof applyCall>['body']>

const newWorld = async (more: { others?: number; penalty?: number; students?: number } = {}) => {
  worlds += 1
  app.clock.set(start)
  return await makeWorld({ app, name: `Test ${worlds}`, key: 'b', ...more })
}

const wanted = ({ questionIds }: World) => ({
  ...{ questionId: questionIds[0] ?? 0, version: 1, correctLetter: 'd', countsOld: false },
})
const plan = (world: World, change: Change = {}) =>
  app.call(planCall, world.admin, { body: { ...wanted(world), ...change } })
const apply = (world: World, change: Change = {}, as = world.admin) =>
  app.call(applyCall, as, { body: { ...wanted(world), reason: 'D is right', ...change } })
const run = () => runWaitingTasks(app.db, () => app.clock.now())
const corrections = async ({ admin, questionIds }: World) =>
  (await app.call(listCall, admin, { query: { questionId: String(questionIds[0]) } })).data

/** Scores of the paper's first part, in the order of the sets. */
const scoresOf = async ({ setIds }: World) => {
  const rows = await rowsOf<{ id: string; score: number }>(
    app.db,
    sql`select id, score from revise_sets where kind = 'simulate'`,
  )
  return setIds.map((setId) => rows.find(({ id }) => id === setId)?.score)
}

const facilityOf = async ({ questionIds }: World) =>
  (await itemStatisticsOf(app.db, questionIds.slice(0, 1)))[0]?.facility

const hears = async (student: string) => {
  const { data } = await app.call('GET /Notification/Alert/GetAllStudentAlert', student)
  return data.map(({ heading, description }) => ({ heading, description }))
}

/** A (who chose b), B (d) and C (a) sit a paper of twenty questions: 18, 12 and 5 marks at first. */
async function threeSit(penalty: number): Promise<World> {
  const world = await newWorld({ others: 19, penalty })
  const sat: [number, Letter, number][] = [
    [0, 'b', 17],
    [1, 'd', 12],
    [2, 'a', 5],
  ]
  for (const [student, letter, others] of sat) {
    await world.sit(world.students[student] ?? '', letter, others)
  }
  return world
}

describe('three students of a paper', () => {
  it('get 17, 13 and the same by the new key, and the facility stays', async () => {
    const world = await threeSit(0)
    expect(await scoresOf(world)).toEqual([18, 12, 5])
    expect(await facilityOf(world)).toBe(33.33)
    const { data } = await plan(world)
    expect(data).toEqual({
      versions: [{ version: 1, answers: 3, isMarkedAnew: true }],
      ...{ answers: 3, gain: 1, lose: 1, unchanged: 1, sets: 0, openSets: 0 },
      papers: [
        {
          ...{ paperId: world.paper.paperId, title: `${world.name} 2024 style · Physics` },
          ...{ answers: 3, gain: 1, lose: 1 },
        },
      ],
    })
    const items = (await world.tables()).items
    expect((await apply(world)).status).toBe(200)
    await run()
    expect(await scoresOf(world)).toEqual([17, 13, 5])
    expect(await facilityOf(world)).toBe(33.33)
    // B's other items: the rest is one more.
    expect(items).toContainEqual({ question: 2, mark: 100, rest: 1100, students: 1 })
    const after = (await world.tables()).items
    expect(after).toContainEqual({ question: 2, mark: 100, rest: 1200, students: 1 })
    expect(after).not.toContainEqual({ question: 2, mark: 100, rest: 1100, students: 1 })
    const first = { version: 2, done: 3, total: 3, gained: 1, lost: 1, isDone: true }
    expect(await corrections(world)).toMatchObject([
      { ...first, before: 'b', after: 'd', reason: 'D is right', hasStopped: false },
    ])
  })

  it('get 18 and 13 where the old key counts, too', async () => {
    const world = await threeSit(0)
    expect((await plan(world, { countsOld: true })).data).toMatchObject({ gain: 1, lose: 0 })
    await apply(world, { countsOld: true })
    await run()
    expect(await scoresOf(world)).toEqual([18, 13, 5])
    expect(await facilityOf(world)).toBe(66.67)
  })

  it('gain and lose what a wrong answer takes off', async () => {
    const world = await threeSit(0.25)
    expect(await scoresOf(world)).toEqual([18, 11.75, 4.75])
    await apply(world)
    await run()
    expect(await scoresOf(world)).toEqual([16.75, 13, 4.75])
  })

  it('keep each mark that they were given: rows are added, never changed or taken away', async () => {
    const world = await threeSit(0)
    await apply(world)
    await run()
    for (const change of [
      sql`update attempt_corrections set mark = 0`,
      sql`delete from attempt_corrections`,
      sql`truncate attempt_corrections`,
    ]) {
      await expect(app.db.execute(change)).rejects.toThrow()
    }
    expect(await scoresOf(world)).toEqual([17, 13, 5])
  })

  it('hear of a changed mark once, with both marks, and nobody else does', async () => {
    const world = await threeSit(0)
    await apply(world)
    await run()
    const [a = '', b = '', c = ''] = world.students
    const said = (before: number, after: number) => [
      {
        heading: 'Answer key corrected',
        description: `The answer key of a question was corrected. ${world.name} 2024 style · Physics: ${before} of 20 before, ${after} now.`,
      },
    ]
    expect(await hears(a)).toEqual(said(18, 17))
    expect(await hears(b)).toEqual(said(12, 13))
    expect(await hears(c)).toEqual([])
  })
})

describe('putting a key right', () => {
  it('writes a version with key, reasons and solution alone, and an entry of the audit', async () => {
    const world = await newWorld()
    const { status } = await apply(world, {
      solution: '<p>It is d.</p>',
      answers: [{ letter: 'd', why: '<p>Because.</p>' }],
    })
    expect(status).toBe(200)
    const rows = await rowsOf(
      app.db,
      sql`select v.version, v.text, v.solution, v.note, string_agg(o.letter || o.text || o.why
          || o.is_correct, ' ' order by o.letter) "answers"
        from question_versions v join question_options o on o.version_id = v.id
        where v.question_id = ${world.questionIds[0]} group by v.id order by v.version`,
    )
    expect(rows).toEqual([
      {
        ...{ version: 1, text: '<p>Question 0</p>', solution: '<p>So it is.</p>', note: '' },
        answers:
          'a<p>Option a</p>false b<p>Option b</p>true c<p>Option c</p>false d<p>Option d</p>false',
      },
      {
        ...{ version: 2, text: '<p>Question 0</p>', solution: '<p>It is d.</p>' },
        note: 'D is right',
        answers:
          'a<p>Option a</p>false b<p>Option b</p>false c<p>Option c</p>false d<p>Option d</p><p>Because.</p>true',
      },
    ])
    const entries = await auditEntries(
      app.db,
      sql`action = 'key corrected'
      and record = ${String(world.questionIds[0])}`,
    )
    expect(entries).toHaveLength(1)
    expect(entries[0]?.changes).toMatchObject({ key: ['b', 'd'] })
  })

  it.each<[string, Change, number, RegExp]>([
    ['for the key that it has', { correctLetter: 'b' }, 422, /That is the key already/],
    ['for an answer that there is not', { correctLetter: 'e' }, 422, /Choose one of a, b, c, d/],
    ['for an older version', { version: 7 }, 409, /changed by somebody else/],
    ['without a reason', { reason: ' ' }, 400, /Say why/],
    ['without a key', { correctLetter: undefined }, 422, /Say which answer is right/],
    ['for a question that there is not', { questionId: 2_000_000 }, 404, /was not found/],
  ])('is refused %s', async (_name, change, expected, says) => {
    const world = await newWorld()
    const { status, message, errors } = await apply(world, change)
    expect([status, `${message} ${JSON.stringify(errors)}`]).toEqual([
      expected,
      expect.stringMatching(says),
    ])
    expect(await world.version()).toBe(1)
  })

  it('is one at a time, whoever asks for another', async () => {
    const world = await newWorld()
    const other = await app.make.admin()
    const both = await Promise.all([apply(world), apply(world, { correctLetter: 'c' }, other)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await apply(world, { version: 2, correctLetter: 'a' })).status).toBe(409)
    await run()
    expect((await apply(world, { version: 2, correctLetter: 'a' })).status).toBe(200)
    await run()
    expect(await corrections(world)).toHaveLength(2)
  })

  it('leaves answers to other answers as they are', async () => {
    const world = await newWorld({ penalty: 0 })
    await world.sit(world.students[0] ?? '', 'b', 0)
    await world.edit('replace')
    await world.sit(world.students[1] ?? '', 'b', 0)
    const version = await world.version()
    expect((await plan(world, { version })).data).toMatchObject({
      versions: [
        { version: 1, answers: 1, isMarkedAnew: false },
        { version: 2, answers: 1, isMarkedAnew: true },
      ],
      ...{ answers: 1, gain: 0, lose: 0, unchanged: 1 },
    })
    await apply(world, { version })
    await run()
    expect(await scoresOf(world)).toEqual([1, 0])
  })

  it('asks for three statements, whatever there is', async () => {
    const world = await threeSit(0)
    expect(await queriesOf(app, planCall, world.admin, { body: wanted(world) })).toBe(3)
  })
})
