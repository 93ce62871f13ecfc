import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  auditLog,
  rubricVersions,
  writings,
  writingTasks,
  writingVersions,
} from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import {
  essayRubric,
  makePiece,
  makeRubric,
  makeTask,
  makeVersion,
  statementRubric,
} from './testing.ts'

const saveTaskCall = 'POST /Writing/admin/Task/SaveTask'
const saveRubricCall = 'POST /Writing/admin/Rubric/SaveRubric'
const now = new Date('2026-03-02T10:00:00Z')
const nowhere = '018f0000-0000-7000-8000-000000000000'

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(writings)
  await app.db.delete(writingTasks)
})

const task = {
  kind: 'essay' as const,
  ...{ title: 'On experts', brief: '<p>Argue.</p>', admissionTestId: null },
  ...{ minWords: null, maxWords: null, rubricId: essayRubric.id, asksCheck: false },
  state: 'draft' as const,
}
const saveTask = (change: object = {}) =>
  app.call(saveTaskCall, admin, { body: { ...task, ...change } })
const tasks = async (query = {}) =>
  (await app.call('GET /Writing/admin/Task/GetTasks', admin, { query })).data

describe('tasks as admins look after them', () => {
  it('are made and changed, with their briefs clean, and written down', async () => {
    const brief = '<p>Argue.<script>alert(1)</script></p><p onclick="x()">\\(x^2\\)</p>'
    const { taskId, version } = (await saveTask({ brief, title: '<b>On experts</b>' })).data
    expect(version).toBe(1)
    const [row] = (await tasks()).tasks
    expect(row).toMatchObject({
      ...{ taskId, version: 1, title: '<b>On experts</b>', pieces: 0, state: 'draft' },
      ...{
        rubricId: essayRubric.id,
        rubricName: 'Essay',
        writtenBrief: '<p>Argue.</p><p>\\(x^2\\)</p>',
      },
    })
    expect(row?.brief).toContain('<math')
    expect(row).not.toHaveProperty('setBy')
    const changed = await saveTask({ taskId, version: 1, state: 'published', maxWords: 900 })
    expect(changed.data).toEqual({ taskId, version: 2 })
    const entries = await auditEntries(app.db, eq(auditLog.record, taskId))
    expect(entries.at(-1)).toMatchObject({
      ...{ action: 'writing task saved', kind: 'writing task', version: 2 },
      changes: { state: ['draft', 'published'], maxWords: [null, 900] },
    })
  })

  it('are not saved over what somebody else has saved meanwhile', async () => {
    const taskId = await makeTask(app)
    const answers = await Promise.all(
      [1, 2].map((n) => saveTask({ taskId, version: 1, title: `${n}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const ada = await app.make.admin({ firstName: 'Ada', lastName: 'Byron' })
    const saveAs = (as: string, version: number) =>
      app.call(saveTaskCall, as, { body: { ...task, taskId, version } })
    expect((await saveAs(ada, 2)).status).toBe(200)
    expect((await saveAs(admin, 2)).message).toBe('Ada Byron has changed the task meanwhile.')
    expect((await saveAs(ada, 2)).message).toBe('You have changed the task elsewhere meanwhile.')
    expect((await saveTask({ taskId: nowhere, version: 1 })).status).toBe(404)
    expect((await saveTask({ taskId })).status).toBe(400)
  })

  it('keep their kind once a piece was begun, and stay on it when they are archived', async () => {
    const taskId = await makeTask(app)
    const statement = { kind: 'statement', rubricId: statementRubric.id }
    expect((await saveTask({ taskId, version: 1, ...statement })).data.version).toBe(2)
    expect((await saveTask({ taskId, version: 2 })).data.version).toBe(3)
    const student = await app.make.student()
    await makePiece(app, student, { taskId })
    const refused = await saveTask({ taskId, version: 3, ...statement })
    expect([refused.status, refused.errors[0]?.path]).toEqual([422, 'body.kind'])
    expect((await saveTask({ taskId, version: 3, state: 'archived' })).status).toBe(200)
    const { data } = await app.call('GET /essay/essay', student, { query: {} })
    expect(data.essays[0]?.taskTitle).toBe('On experts')
  })

  it.each([
    ['criteria of another kind', { rubricId: statementRubric.id }, 422, 'body.rubricId'],
    ['criteria that are not there', { rubricId: nowhere }, 422, 'body.rubricId'],
    ['an unknown test', { admissionTestId: 999_999 }, 422, 'body.admissionTestId'],
    ['words in the wrong order', { minWords: 9, maxWords: 8 }, 422, 'body.maxWords'],
    ['a picture', { brief: `<img data-file="${nowhere}" alt="x">` }, 422, 'body.brief'],
    ['a long title', { title: 'x'.repeat(151) }, 400, 'body.title'],
  ])('have not %s', async (_name, change, status, path) => {
    const answer = await saveTask(change)
    expect([answer.status, answer.errors[0]?.path]).toEqual([status, path])
    expect(await app.db.$count(writingTasks)).toBe(0)
  })

  it('come by kind, state and words, in each order, with their pieces', async () => {
    const student = await app.make.student()
    const a = await makeTask(app, { title: 'a', updatedAt: new Date('2026-01-02') })
    const b = await makeTask(app, { title: 'B', kind: 'statement', state: 'archived' })
    const c = await makeTask(app, { title: 'c', state: 'draft', updatedAt: new Date('2026-01-01') })
    for (const deletedAt of [null, null, now]) {
      await makePiece(app, student, { taskId: a, deletedAt })
    }
    await makePiece(app, student, { taskId: c })
    const idsOf = async (query: object) =>
      (await tasks(query)).tasks.map(({ taskId }: { taskId: string }) => taskId)
    expect(await idsOf({})).toEqual([a, b, c])
    expect(await idsOf({ sort: 'pieces', direction: 'desc' })).toEqual([a, c, b])
    expect(await idsOf({ sort: 'updated' })).toEqual([c, a, b])
    expect((await idsOf({ sort: 'kind', direction: 'desc' }))[0]).toBe(b)
    expect((await idsOf({ sort: 'state' }))[0]).toBe(b)
    expect(await idsOf({ kind: 'statement' })).toEqual([b])
    expect(await idsOf({ state: 'draft' })).toEqual([c])
    expect(await idsOf({ search: 'C' })).toEqual([c])
    const [first] = (await tasks()).tasks
    expect(first?.pieces).toBe(2)
  })
})

describe('criteria', () => {
  const level = (points: number) => ({ points, label: `Level ${points}`, description: '' })
  const criterion = (weight: number, change: object = {}) => ({
    ...{ title: 'Argument', description: '', weight, levels: [level(50), level(0), level(100)] },
    ...change,
  })
  const saveRubric = (change: object = {}) =>
    app.call(saveRubricCall, admin, {
      body: { name: 'Debate', kind: 'essay', criteria: [criterion(100)], ...change },
    })
  const rubrics = async () => (await app.call('GET /Writing/admin/Rubric/GetRubrics', admin)).data
  const rubric = async (id: string) =>
    (await rubrics()).find(({ rubricId }: { rubricId: string }) => rubricId === id)

  it('are made, and every save is a new version with the keys of before', async () => {
    const { rubricId, number } = (await saveRubric()).data
    expect(number).toBe(1)
    const first = await rubric(rubricId)
    expect(first?.criteria[0]?.levels.map(({ points }: { points: number }) => points)).toEqual([
      ...[0, 50, 100],
    ])
    const key = first?.criteria[0]?.key
    const criteria = [criterion(60), criterion(40, { key, title: 'Reasons' })]
    const saved = await saveRubric({ rubricId, number: 1, name: 'Other', criteria })
    expect(saved.data).toEqual({ rubricId, number: 2 })
    const second = await rubric(rubricId)
    expect(second).toMatchObject({ name: 'Other', number: 2, tasks: 0, openItems: 0 })
    expect(second?.criteria[1]).toMatchObject({ key, title: 'Reasons' })
    expect(second?.criteria[0]?.key).not.toBe(key)
    const kept = await app.db
      .select()
      .from(rubricVersions)
      .where(eq(rubricVersions.rubricId, rubricId))
    expect(kept.map((each) => [each.number, each.criteria[0]?.weight]).sort()).toEqual([
      ...[
        [1, 100],
        [2, 60],
      ],
    ])
    const entries = await auditEntries(app.db, eq(auditLog.record, rubricId))
    expect(entries.map(({ action, version }) => [action, version])).toEqual([
      ['rubric saved', 1],
      ['rubric saved', 2],
    ])
    expect(Object.keys(entries[1]?.changes ?? {})).toEqual(['criteria', 'name'])
  })

  it('are not saved over what somebody else has saved meanwhile', async () => {
    const rubricId = await makeRubric(app)
    const answers = await Promise.all([1, 2].map(() => saveRubric({ rubricId, number: 1 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const ada = await app.make.admin({ firstName: 'Ada', lastName: 'Byron' })
    const criteria = [criterion(100)]
    await app.call(saveRubricCall, ada, {
      body: { rubricId, number: 2, name: 'Debate', kind: 'essay', criteria },
    })
    expect((await saveRubric({ rubricId, number: 1 })).message).toBe(
      'Ada Byron has changed the criteria meanwhile.',
    )
    expect((await saveRubric({ rubricId: nowhere, number: 1 })).status).toBe(404)
    expect((await saveRubric({ rubricId })).status).toBe(400)
  })

  it.each([
    ['weights that do not sum to 100', { criteria: [criterion(99)] }, 422],
    [
      'two levels of the same points',
      { criteria: [criterion(100, { levels: [level(5), level(5)] })] },
      422,
    ],
    ['one level', { criteria: [criterion(100, { levels: [level(5)] })] }, 400],
    ['a key of nothing', { criteria: [criterion(100, { key: 'strange' })] }, 422],
    [
      'one key twice',
      { criteria: [criterion(50, { key: 'all' }), criterion(50, { key: 'all' })] },
      422,
    ],
    ['another kind', { kind: 'statement' }, 422],
  ])('have not %s', async (_name, change, status) => {
    const rubricId = await makeRubric(app)
    expect((await saveRubric({ rubricId, number: 1, ...change })).status).toBe(status)
    expect((await rubric(rubricId))?.number).toBe(1)
  })

  it('stay with what was handed in, and count the tasks and open items that go by them', async () => {
    const student = await app.make.student()
    await makeTask(app)
    const open = await makeVersion(app, student)
    await makeVersion(app, student, { item: { state: 'withdrawn' } })
    const before = await rubric(essayRubric.id)
    expect(before).toMatchObject({ tasks: 1, openItems: 1 })
    const { number = 1, name, kind, criteria } = before ?? {}
    await saveRubric({ rubricId: essayRubric.id, number, name, kind, criteria })
    expect(await rubric(essayRubric.id)).toMatchObject({ number: number + 1, openItems: 1 })
    const [version] = await app.db
      .select()
      .from(writingVersions)
      .where(eq(writingVersions.id, open.versionId))
    expect(version?.rubricVersionId).toBe(essayRubric.versionId)
  })
})
