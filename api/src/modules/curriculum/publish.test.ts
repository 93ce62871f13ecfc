import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { curriculumItems, curriculumPublications, tasks } from '../../database/schema/index.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { publishJob } from './publish.job.ts'
import { makeTemplate, type TestItem } from './testing.ts'

const monthCall = 'GET /Curriculum/Curriculum/GetStudentCurriculumV2'
const publishCall = 'POST /Curriculum/admin/Curriculum/Publish'
const now = new Date('2026-10-05T09:00:00Z')

let app: TestApp
let admin: string
let templateId: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  templateId = newId()
  // What an earlier test has left would run, too.
  await app.db.delete(curriculumPublications)
  await app.db.delete(tasks)
})

const make = (students: readonly string[], items: readonly TestItem[]) =>
  makeTemplate(app.db, { id: templateId, programName: `P ${templateId}`, students, items })

const save = async (items: { id?: string; text: string }[], monthNumber = 10) => {
  const { data: before } = await app.call('GET /Curriculum/admin/Curriculum/GetTemplate', admin, {
    query: { id: templateId },
  })
  const saved = await app.call('POST /Curriculum/admin/Curriculum/SaveMonth', admin, {
    body: {
      ...{ templateId, monthNumber, version: before.version },
      items: items.map((item) => ({ isExtended: false, links: [], ...item })),
    },
  })
  expect(saved.status).toBe(200)
  return saved.data.version
}

const publish = (
  version: number,
  more: { mode?: 'merge' | 'new-year'; studentIds?: string[] } = {},
) =>
  app.call(publishCall, admin, {
    body: { templateId, version, mode: 'merge', tellStudents: true, ...more },
  })

const run = () => runWaitingTasks(app.db, () => app.clock.now())

const monthOf = async (student: string, monthNumber = 10) => {
  const { data } = await app.call(monthCall, student, { query: { monthNumber } })
  return data.items.map(({ curriculumText }) => curriculumText)
}

const tick = (student: string, id: string) =>
  app.call('POST /Curriculum/Curriculum/SetCompletion', student, {
    body: { id, isCompleted: true },
  })

const itemOf = async (student: string, text: string) => {
  const { data } = await app.call(monthCall, student, { query: { monthNumber: 10 } })
  return data.items.find(({ curriculumText }) => curriculumText === text)?.id ?? ''
}

const publicationsOf = async () =>
  (
    await app.call('GET /Curriculum/admin/Curriculum/GetPublications', admin, {
      query: { templateId },
    })
  ).data.publications

describe('publishing a template', () => {
  it('reaches nobody before, and then whoever has the template, in its order', async () => {
    const [one, other, stranger] = [
      await app.make.student(),
      await app.make.student(),
      await app.make.student(),
    ]
    const [t1 = '', , t3 = ''] = await make(
      [one, other],
      [{ text: 'T1' }, { text: 'T2' }, { text: 'T3' }],
    )
    const { data: own } = await app.call('POST /Curriculum/Curriculum/AddOwnItem', one, {
      body: { monthNumber: 10, text: 'X' },
    })
    const version = await save([{ id: t3, text: 'T3' }, { id: t1, text: 'T1' }, { text: 'T4' }])
    expect(await monthOf(one)).toEqual(['T1', 'T2', 'T3', 'X'])

    const { data: preview } = await app.call(
      'POST /Curriculum/admin/Curriculum/PreviewPublish',
      admin,
      { body: { templateId, studentIds: null, mode: 'merge', pageNo: 1, pageSize: 1 } },
    )
    expect(preview).toMatchObject({ new: 2, removed: 2, kept: 0, totalCount: 2 })
    expect(preview.students).toHaveLength(1)

    expect((await publish(version)).status).toBe(200)
    await run()
    expect(await monthOf(one)).toEqual(['T3', 'X', 'T1', 'T4'])
    expect(await monthOf(other)).toEqual(['T3', 'T1', 'T4'])
    expect(await monthOf(stranger)).toEqual([])
    expect(await itemOf(one, 'X')).toBe(own.id)
    const [first] = await publicationsOf()
    expect(first).toMatchObject({ state: 'done', doneStudents: 2, students: 2 })
    expect(first?.counts).toMatchObject({ new: 2, removed: 2, kept: 0 })
    const { data: bell } = await app.call('GET /Notification/Alert/GetAllStudentAlert', one, {
      query: {},
    })
    expect(JSON.stringify(bell)).toContain('Your curriculum has changed')
  })

  it('keeps what is ticked, says so, and does nothing the second time', async () => {
    const [open, ticked] = [await app.make.student(), await app.make.student()]
    const [id = ''] = await make([open, ticked], [{ text: 'Read chapter 1' }])
    await tick(ticked, await itemOf(ticked, 'Read chapter 1'))
    const version = await save([{ id, text: 'Read chapters 1 and 2' }])
    await publish(version)
    await run()
    expect([await monthOf(open), await monthOf(ticked)]).toEqual([
      ['Read chapters 1 and 2'],
      ['Read chapter 1'],
    ])
    app.clock.set(new Date(now.getTime() + 60_000))
    await publish(version)
    await run()
    const [again, first] = await publicationsOf()
    expect(first?.counts).toMatchObject({ changed: 1, kept: 1 })
    expect(first?.kept).toMatchObject([{ text: 'Read chapter 1', why: 'The student has done it.' }])
    expect(again?.counts).toMatchObject({ changed: 0, kept: 0, new: 0, removed: 0, moved: 0 })
  })

  it('is refused on top of another version, and while one runs', async () => {
    const [id = ''] = await make([await app.make.student()], [{ text: 'T' }])
    const version = await save([{ id, text: 'T again' }])
    expect((await publish(version - 1)).status).toBe(409)
    expect((await publish(version)).status).toBe(200)
    expect((await publish(version)).status).toBe(409)
    await run()
    expect((await publish(version)).status).toBe(200)
  })

  it('goes on where it was stopped, with nothing twice', async () => {
    const students = await Promise.all([1, 2, 3].map(() => app.make.student()))
    const [id = ''] = await make(students, [{ text: 'T' }])
    const version = await save([{ id, text: 'T' }, { text: 'New' }])
    await publish(version)
    let batches = 0
    const dies = {
      ...publishJob,
      step: async (at: Parameters<typeof publishJob.step>[0]) => {
        const step = await publishJob.step(at)
        batches += 1
        if (batches === 1) throw new Error('The process ended')
        return step
      },
    }
    await runWaitingTasks(app.db, () => app.clock.now(), {
      kinds: { curriculumPublish: dies },
      onFailure: () => undefined,
    })
    expect(await monthOf(students[0] ?? '')).toEqual(['T'])
    await app.db.update(tasks).set({ state: 'waiting' })
    await run()
    for (const student of students) expect(await monthOf(student)).toEqual(['T', 'New'])
    expect((await publicationsOf())[0]).toMatchObject({ state: 'done', doneStudents: 3 })
  })

  it('begins a new year for all, and says which ticks go', async () => {
    const student = await app.make.student()
    await make([student], [{ text: 'T1' }, { text: 'T2' }])
    await tick(student, await itemOf(student, 'T1'))
    const body = {
      templateId,
      studentIds: null,
      mode: 'new-year',
      pageNo: 1,
      pageSize: 20,
    } as const
    const { data: preview } = await app.call(
      'POST /Curriculum/admin/Curriculum/PreviewPublish',
      admin,
      { body },
    )
    expect(preview).toMatchObject({ archived: 2, ticks: 1, new: 2 })
    await publish(1, { mode: 'new-year' })
    await run()
    const { data } = await app.call(monthCall, student, { query: { monthNumber: 10 } })
    expect(data.items.map(({ isCompleted }) => isCompleted)).toEqual([false, false])
    const rows = await app.db
      .select()
      .from(curriculumItems)
      .where(eq(curriculumItems.studentId, student))
    expect(rows.filter(({ archivedAt }) => archivedAt !== null)).toHaveLength(2)
  })
})

describe('saving a month of a template', () => {
  it('lets one of two admins know that the other was first', async () => {
    await make([], [{ text: 'T' }])
    const body = { templateId, monthNumber: 10, version: 1, items: [] }
    const call = 'POST /Curriculum/admin/Curriculum/SaveMonth'
    expect((await app.call(call, admin, { body })).status).toBe(200)
    expect((await app.call(call, admin, { body })).status).toBe(409)
  })

  it('takes a web address by https alone', async () => {
    await make([], [])
    for (const path of ['javascript:alert(1)', 'http://a.example', '//a.example', 'data:x']) {
      const { status } = await app.call('POST /Curriculum/admin/Curriculum/SaveMonth', admin, {
        body: {
          ...{ templateId, monthNumber: 10, version: 1 },
          items: [{ text: 'T', isExtended: false, links: [{ kind: 'web', path, label: 'Web' }] }],
        },
      })
      expect(status).toBeGreaterThanOrEqual(400)
    }
  })

  it('counts links that lead nowhere', async () => {
    const links = [{ kind: 'topic' as const, id: '2000000', label: 'Gone' }]
    await make([], [{ text: 'T', links }])
    const { data } = await app.call('GET /Curriculum/admin/Curriculum/GetTemplate', admin, {
      query: { id: templateId },
    })
    expect(data.brokenLinks).toBe(1)
    expect(data.months[9]?.items[0]?.links[0]).toMatchObject({ state: 'gone', to: null })
  })
})
