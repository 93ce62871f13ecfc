import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { auditLog, officialResults } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { makeResult, makeScoredTest, type SaveIn } from './testing.ts'

const saveCall = 'POST /User/admin/Score/Save'
const listCall = 'GET /User/admin/Score/GetResults'
const removeCall = 'POST /User/admin/Score/Remove'
const undoCall = 'POST /User/admin/Audit/Undo'
const findCall = 'POST /User/admin/Score/FindStudents'

const now = new Date('2026-03-02T10:00:00Z')
let app: TestApp
let test: Awaited<ReturnType<typeof makeScoredTest>>
let [ada, grace, maya, theo, school, tutor] = ['', '', '', '', '', '']

beforeAll(async () => {
  app = await makeTestApp({ now })
  test = await makeScoredTest(app, 'ESAT')
  ada = await app.make.admin()
  grace = await app.make.admin({ firstName: 'Grace', lastName: 'Hopper' })
  school = await app.make.school()
  tutor = await app.make.tutor()
  const maya_ = { firstName: 'Maya', lastName: 'Clarke', email: 'maya@school.test' }
  maya = await app.make.student({ schools: [school], tutors: [tutor] }, maya_)
  theo = await app.make.student({}, { firstName: 'Théo', lastName: 'Abel' })
  await app.make.student({}, { firstName: 'Maya', lastName: 'Clark', email: 'other@school.test' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(officialResults)
})

const typed = (change: Partial<SaveIn> = {}): SaveIn => ({
  ...{ resultId: null, studentId: maya, admissionTestId: test.testId, sectionId: test.physics },
  ...{ year: 2025, sitting: 'October', score: 6.5, ...change },
})
const save = (by: string, ...results: SaveIn[]) => app.call(saveCall, by, { body: { results } })
const list = async (query = {}) => (await app.call(listCall, ada, { query })).data
const stored = () =>
  rowsOf<{ id: string; score: number; version: number; day: string }>(
    app.db,
    sql`select id, score::float8 "score", version, test_day::text "day" from official_results
      order by score, id`,
  )
/** What a refused save says beside its message. */
async function refusalOf(by: string, ...results: SaveIn[]) {
  const answer = await app.fastify.inject({
    method: 'POST',
    url: '/api/User/admin/Score/Save',
    headers: { authorization: `Bearer ${await app.tokenOf(by)}` },
    payload: { results },
  })
  return { status: answer.statusCode, ...answer.json() }
}

describe('saving results', () => {
  it('writes new ones and others together, each in the log with what it was', async () => {
    const first = await save(ada, typed(), typed({ studentId: theo, sectionId: null, score: 8 }))
    const [one, two] = first.data.results
    expect(first.data.results.map(({ version }) => version)).toEqual([1, 1])
    const changed = typed({ resultId: one?.resultId ?? '', version: 1, score: 7 })
    const second = await save(grace, changed, typed({ sectionId: test.maths, satOn: '2025-10-09' }))
    expect(second.data.results).toEqual([
      { resultId: one?.resultId, version: 2 },
      { resultId: expect.any(String), version: 1 },
    ])
    expect(await stored()).toEqual([
      { id: expect.any(String), score: 6.5, version: 1, day: '2025-10-09' },
      { id: one?.resultId, score: 7, version: 2, day: '2025-10-01' },
      { id: two?.resultId, score: 8, version: 1, day: '2025-10-01' },
    ])
    const entries = await auditEntries(app.db, eq(auditLog.record, one?.resultId ?? ''))
    expect(entries).toMatchObject([
      { action: 'result saved', actorId: ada, subjectId: maya, version: 1 },
      { action: 'result saved', actorId: grace, version: 2, changes: { score: [6.5, 7] } },
    ])
  })

  it('makes no version where nothing is another, so that it may come twice', async () => {
    const { data } = await save(ada, typed())
    const again = typed({ resultId: data.results[0]?.resultId ?? '', version: 1, score: 7 })
    expect((await save(ada, again)).data.results).toMatchObject([{ version: 2 }])
    expect((await save(ada, again)).data).toMatchObject({
      ...{ results: [{ version: 2 }], batchId: null },
    })
  })

  it('names every bad cell, and saves nothing', async () => {
    const rest = Array.from({ length: 97 }, (_, at) => typed({ year: 2010, score: 1 + at / 100 }))
    const refused = await refusalOf(
      ada,
      typed(),
      typed({ score: 9.1 }),
      typed({ sectionId: 999_999 }),
      ...rest,
    )
    expect(refused.status).toBe(422)
    expect(refused.errors.slice(0, 2)).toEqual([
      {
        path: 'body.results.1.score',
        message: 'Enter a score from 1.0 to 9.0 in steps of 0.1',
      },
      { path: 'body.results.2.sectionId', message: 'ESAT has no such part' },
    ])
    expect(await stored()).toEqual([])
  })

  it.each<[string, Partial<SaveIn>, number]>([
    ['a day outside of the sitting', { satOn: '2025-11-01' }, 422],
    ['a sitting to come', { year: 2027 }, 422],
    ['a tutor', { studentId: 'tutor' }, 422],
    ['an existing one without its version', { resultId: crypto.randomUUID() }, 400],
    ['one that is gone', { resultId: crypto.randomUUID(), version: 1 }, 404],
    ['a score as text', { score: '6.5' as unknown as number }, 400],
  ])('refuses %s', async (_, change, status) => {
    const one = typed(change.studentId === 'tutor' ? { studentId: tutor } : change)
    expect((await save(ada, one)).status).toBe(status)
    expect(await stored()).toEqual([])
  })

  it('takes 100 at once and no more', async () => {
    const many = Array.from({ length: 101 }, (_, at) => typed({ year: 2000 + (at % 25), score: 5 }))
    expect((await save(ada, ...many)).status).toBe(400)
  })

  it('keeps one of each student, part and sitting, also of two at once', async () => {
    const both = await Promise.all([save(ada, typed()), save(grace, typed({ score: 7 }))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)])
    expect(await stored()).toHaveLength(1)
    const refused = await refusalOf(ada, typed({ score: 8 }))
    expect(refused).toMatchObject({
      status: 422,
      errors: [{ path: 'body.results.0.score', message: /^Maya Clarke has .* there already$/ }],
    })
    const whole = typed({ sectionId: null })
    expect((await save(ada, whole)).status).toBe(200)
    expect((await save(ada, whole)).status).toBe(422)
  })

  it('refuses a stale one with who made it what, and nothing of the others is saved', async () => {
    const { data } = await save(ada, typed())
    const resultId = data.results[0]?.resultId ?? ''
    await save(grace, typed({ resultId, version: 1, score: 7 }))
    const mine = typed({ resultId, version: 1, score: 8 })
    const refused = await refusalOf(ada, mine, typed({ studentId: theo }))
    expect(refused).toMatchObject({
      status: 409,
      errors: [{ path: 'body.results.0.score', message: 'Grace Hopper made it 7 meanwhile' }],
      data: {
        ...{ by: 'Grace Hopper', version: 2, changed: ['score'], values: { score: 7 } },
        stale: [{ resultId, version: 2 }],
      },
    })
    expect(await stored()).toHaveLength(1)
    expect((await save(ada, { ...mine, version: 2 })).status).toBe(200)
  })
})

describe('undoing', () => {
  const undo = (by: string, batchId: string | null) =>
    app.call(undoCall, by, { body: { batchId: batchId ?? '' } })

  it('takes back a whole save: what was made goes, what was changed is as it was', async () => {
    const id = await makeResult(app, {
      ...{ studentId: maya, admissionTestId: test.testId, sectionId: test.physics },
      satOn: '2025-10-09',
    })
    const saved = await save(
      ada,
      typed({ resultId: id, version: 1, score: 7, satOn: null }),
      typed({ studentId: theo }),
    )
    expect((await undo(ada, saved.data.batchId)).data).toEqual({ undone: 2 })
    expect(await stored()).toEqual([{ id, score: 6.5, version: 3, day: '2025-10-09' }])
  })

  it('brings back what was removed, unless there is another now', async () => {
    const { data } = await save(ada, typed())
    const resultId = data.results[0]?.resultId ?? ''
    const body = { resultId, version: 1 }
    const removed = await app.call(removeCall, ada, { body })
    expect(await stored()).toEqual([])
    expect((await undo(grace, removed.data.batchId)).status).toBe(404)
    expect((await undo(ada, removed.data.batchId)).status).toBe(200)
    expect(await stored()).toEqual([{ id: resultId, score: 6.5, version: 2, day: '2025-10-01' }])
    const again = await app.call(removeCall, ada, { body: { resultId, version: 2 } })
    await save(grace, typed({ score: 4 }))
    expect((await undo(ada, again.data.batchId)).status).toBe(409)
    expect(await stored()).toMatchObject([{ score: 4 }])
  })

  it('is refused once somebody changed one since, naming whose it is', async () => {
    const { data } = await save(ada, typed())
    const resultId = data.results[0]?.resultId ?? ''
    await save(grace, typed({ resultId, version: 1, score: 7 }))
    expect(await undo(ada, data.batchId)).toMatchObject({
      ...{ status: 409, message: 'Maya Clarke was changed since. Nothing was undone.' },
    })
  })

  it('removes none that was changed since it was read, nor twice', async () => {
    const { data } = await save(ada, typed())
    const resultId = data.results[0]?.resultId ?? ''
    await save(grace, typed({ resultId, version: 1, score: 7 }))
    const stale = await app.call(removeCall, ada, { body: { resultId, version: 1 } })
    expect(stale).toMatchObject({ status: 409, message: expect.stringContaining('made it 7') })
    const body = { resultId, version: 2 }
    expect((await app.call(removeCall, ada, { body })).status).toBe(200)
    expect((await app.call(removeCall, ada, { body })).status).toBe(404)
  })
})

describe('the list', () => {
  beforeEach(async () => {
    await save(
      ada,
      typed({ score: 4 }),
      typed({ sectionId: test.maths, score: 5 }),
      typed({ studentId: theo, year: 2024, sitting: 'January', score: 6 }),
    )
  })

  it.each<[string, () => object, number[]]>([
    ['everything', () => ({ sort: 'score' }), [4, 5, 6]],
    ['turned round', () => ({ sort: 'score', direction: 'desc' }), [6, 5, 4]],
    ['by sitting, the newest first', () => ({ direction: 'desc', search: 'theo abel' }), [6]],
    ['of a part', () => ({ sectionId: test.maths }), [5]],
    ['of a year', () => ({ year: 2024 }), [6]],
    ['of a school', () => ({ schoolId: school, sort: 'score' }), [4, 5]],
    ['of a tutor', () => ({ tutorId: tutor, sort: 'score' }), [4, 5]],
    ['of an email', () => ({ search: 'maya@school', sort: 'score' }), [4, 5]],
    ['of another test', () => ({ admissionTestId: 999_999 }), []],
    ['by name', () => ({ sort: 'name', direction: 'desc', year: 2024 }), [6]],
  ])('has %s', async (_, query, expected) => {
    const { results, totalCount } = await list(query())
    expect([results.map(({ score }) => score), totalCount]).toEqual([expected, expected.length])
  })

  it('goes out as a file with the asked columns, which is written down without what was searched', async () => {
    const call = 'GET /User/admin/Score/ExportResults'
    const query = { search: 'maya', sort: 'score', columns: 'name,part,score' } as const
    const answer = await app.fastify.inject({
      url: `/api/User/admin/Score/ExportResults?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${await app.tokenOf(ada)}` },
    })
    expect(answer.body).toBe(
      '\uFEFFStudent,Part,Score\r\nMaya Clarke,Physics,4\r\nMaya Clarke,Mathematics 1,5\r\n',
    )
    const [entry] = (await auditEntries(app.db, eq(auditLog.action, 'list exported'))).slice(-1)
    expect(entry).toMatchObject({ details: { list: 'official results', rows: '2' } })
    expect(JSON.stringify(entry)).not.toContain('maya')
    expect((await app.call(call, ada, { query: { columns: 'salt' } })).status).toBe(400)
  })

  it('is two statements, whatever it has', async () => {
    expect(await queriesOf(app, listCall, ada, { query: {} })).toBeLessThanOrEqual(2)
  })
})

describe('who is meant by a text', () => {
  const find = async (...texts: string[]) => {
    const sat = { admissionTestId: test.testId, year: 2025, sitting: 'October' } as const
    const { data } = await app.call(findCall, ada, { body: { texts, ...sat } })
    return data.found.map(({ students }) => students.map(({ name }) => name))
  }

  it('is clear by the whole name or email, in any letters, and else all who have it', async () => {
    const both = ['Maya Clark', 'Maya Clarke']
    expect(
      await find(
        'MAYA clarke',
        'other@school.test',
        'theo',
        'maya',
        '%',
        'Who',
        'a,"b{',
        'C, Maya',
      ),
    ).toEqual([['Maya Clarke'], ['Maya Clark'], ['Théo Abel'], both, [], [], [], []])
  })

  it('comes with what there is of the sitting', async () => {
    const { data } = await save(ada, typed(), typed({ year: 2024 }))
    const body = { texts: ['Maya Clarke'], admissionTestId: test.testId, year: 2025 }
    const answer = await app.call(findCall, ada, { body: { ...body, sitting: 'October' } })
    expect(answer.data.found[0]?.students[0]?.results).toEqual([
      {
        ...{ resultId: data.results[0]?.resultId, sectionId: test.physics, score: 6.5 },
        ...{ satOn: null, version: 1 },
      },
    ])
  })
})
