import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announcementDismissals, announcements, auditLog } from '../../database/schema/index.ts'
import {
  auditEntries,
  type MakeTuition,
  makeTestApp,
  makeTuition,
  type TestApp,
} from '../../testing/index.ts'
import { news, now, type SaveIn, saveNews, seenBy } from './testing.ts'

const listCall = 'GET /Announcement/admin/Announcement/GetAnnouncements'
const archiveCall = 'POST /Announcement/admin/Announcement/Archive'
const manyCall = 'POST /Announcement/admin/Announcement/ArchiveMany'
const previewCall = 'POST /Announcement/admin/Announcement/Preview'
const restoreCall = 'POST /Content/admin/History/Restore'

let app: TestApp
let tuition: MakeTuition
let admin: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(announcements)
})

const save = (change?: Partial<SaveIn>, by = admin) => saveNews(app, by, change)
const list = async (query: Partial<CallInput<typeof listCall>['query']> = {}) =>
  (await app.call(listCall, admin, { query })).data
const titles = async (query: Partial<CallInput<typeof listCall>['query']> = {}) =>
  (await list(query)).announcements.map(({ title }) => title)

describe('an announcement that an admin saves', () => {
  it('is a banner of its roles, and stands in the list as it is edited', async () => {
    const { data } = await save()
    const { announcements: rows, totalCount } = await list()
    expect(totalCount).toBe(1)
    expect(rows).toEqual([
      {
        ...{ ...news, announcementId: data.announcementId },
        ...{ needsQuestionBank: false, dismissed: 0, overlaps: [], isArchived: false, version: 1 },
      },
    ])
    const parent = await app.make.parent()
    expect(await seenBy(app, parent)).toEqual([
      {
        ...{ id: data.announcementId, title: news.title, from: news.from, to: news.to },
        ...{ text: 'Mocks start on Monday.', html: null },
      },
    ])
    await app.call('POST /Announcement/Announcement/Dismiss', parent, {
      body: { announcementId: data.announcementId },
    })
    expect((await list()).announcements[0]?.dismissed).toBe(1)
  })

  it('keeps formatting and equations, and nothing that could run', async () => {
    await save({
      text: '<p onclick="x()">See <a href="https://ucat.example">the <b>plan</b></a> for \\(x^2\\)</p><script>1</script><a href="javascript:x()">here</a>',
    })
    const [banner] = await seenBy(app, await app.make.parent())
    expect(banner?.text).toBe('See the plan for x²\nhere')
    expect(banner?.html).toContain('<a href="https://ucat.example">the <b>plan</b></a>')
    expect(banner?.html).toContain('<math')
    expect(banner?.html).not.toMatch(/onclick|script/)
  })

  it.each([
    ['no title', { title: ' ' }, 400, 'body.title'],
    ['nobody to see it', { roles: [] }, 400, 'body.roles'],
    ['days in the wrong order', { to: '2026-06-19' }, 400, 'body.to'],
    ['a text of markup alone', { text: '<p> &nbsp;</p><script>1</script>' }, 422, 'body.text'],
  ])('is refused with %s', async (_, change, status, path) => {
    expect(await save(change)).toMatchObject({ status, errors: [{ path }] })
  })

  it('is refused where somebody has saved it meanwhile, and written down otherwise', async () => {
    const { announcementId } = (await save()).data
    await save({ announcementId, version: 1, title: 'Mocks' })
    expect((await save({ announcementId, version: 1, title: 'Exams' })).status).toBe(409)
    expect(await auditEntries(app.db, eq(auditLog.record, announcementId))).toMatchObject([
      { action: 'announcement saved', version: 1 },
      { action: 'announcement saved', changes: { title: ['Mock week', 'Mocks'] } },
    ])
  })

  it('stays for those who have the question bank, until somebody says otherwise', async () => {
    const { announcementId } = (await save({ needsQuestionBank: true })).data
    await save({ announcementId, version: 1, title: 'Mocks' })
    expect((await list()).announcements[0]?.needsQuestionBank).toBe(true)
    await save({ announcementId, version: 2, needsQuestionBank: false })
    expect((await list()).announcements[0]?.needsQuestionBank).toBe(false)
  })
})

describe('the list of announcements', () => {
  beforeEach(async () => {
    await tuition.announcement(['Parent'], '2026-06-20', '2026-06-30', 'Over')
    await tuition.announcement(['Parent', 'Student'], '2026-07-01', '2026-07-01', 'Now')
    await tuition.announcement(['Tutor'], '2026-07-02', '2026-07-05', 'Coming')
  })

  it('is filtered by when they run, by the admin’s own day, by role and by words', async () => {
    expect(await titles()).toEqual(['Over', 'Now', 'Coming'])
    expect(await titles({ sort: 'title', direction: 'desc' })).toEqual(['Over', 'Now', 'Coming'])
    expect(await titles({ when: 'over' })).toEqual(['Over'])
    expect(await titles({ when: 'now' })).toEqual(['Now'])
    expect(await titles({ when: 'coming' })).toEqual(['Coming'])
    expect(await titles({ role: 'Parent' })).toEqual(['Over', 'Now'])
    expect(await titles({ search: 'ABOUT c' })).toEqual(['Coming'])
    expect(await titles({ on: '2026-07-01' })).toEqual(['Now'])
    expect(await titles({ on: '2026-06-30' })).toEqual(['Over'])
    expect(await titles({ on: '2026-07-06' })).toEqual([])
    expect(await titles({ isArchived: 'true' })).toEqual([])
    expect((await list({ pageSize: 1, pageNo: 2 })).totalCount).toBe(3)
  })

  it('names those that somebody sees on the same day', async () => {
    await save({ title: 'Both', roles: ['Parent'], from: '2026-06-30', to: '2026-07-03' })
    const found = new Map(
      (await list()).announcements.map((row) => [row.title, row.overlaps.map((o) => o.title)]),
    )
    expect(found.get('Both')).toEqual(['Over', 'Now'])
    expect(found.get('Now')).toEqual(['Both'])
    expect(found.get('Coming')).toEqual([])
  })
})

describe('a preview', () => {
  it('shows each role its banners of the first day, and names what overlaps, saving nothing', async () => {
    await tuition.announcement(['Parent'], '2026-06-10', '2026-06-20', 'Before')
    await tuition.announcement(['Student'], '2026-06-25', '2026-06-26', 'Within')
    await tuition.announcement(['Tutor'], '2026-06-20', '2026-06-21', 'For tutors')
    const own = await save({ title: 'As it is', roles: ['Parent'] })
    const body = { ...news, announcementId: own.data.announcementId }
    const { data } = await app.call(previewCall, admin, { body })
    expect(data.overlaps.map(({ title, roles }) => [title, roles])).toEqual([
      ['Within', ['Student']],
      ['Before', ['Parent']],
    ])
    expect(
      data.roles.map(({ role, banners }) => [role, banners.map(({ title }) => title)]),
    ).toEqual([
      ['Student', ['Mock week']],
      ['Parent', ['Mock week', 'Before']],
    ])
    expect(await titles()).not.toContain('Mock week')
  })
})

describe('an archived announcement', () => {
  it('is seen by nobody but admins, and comes back', async () => {
    const { announcementId } = (await save()).data
    const parent = await app.make.parent()
    const archive = (version: number, isArchived: boolean) =>
      app.call(archiveCall, admin, { body: { announcementId, version, isArchived } })
    expect((await archive(1, true)).data).toEqual({ version: 2 })
    expect(await seenBy(app, parent)).toEqual([])
    const dismissed = await app.call('POST /Announcement/Announcement/Dismiss', parent, {
      body: { announcementId },
    })
    expect(dismissed.status).toBe(404)
    expect([await titles(), await titles({ isArchived: 'true' })]).toEqual([[], ['Mock week']])
    expect((await archive(1, false)).status).toBe(409)
    expect((await archive(2, false)).status).toBe(200)
    expect(await seenBy(app, parent)).toHaveLength(1)
  })

  it('stays archived where an older version of its words comes back', async () => {
    const { announcementId: id } = (await save()).data
    await save({ announcementId: id, version: 1, title: 'Mocks' })
    const unsaid = await save({ announcementId: id, title: 'Exams' })
    expect(unsaid).toMatchObject({ status: 400, errors: [{ path: 'body.version' }] })
    await app.call(archiveCall, admin, {
      body: { announcementId: id, version: 2, isArchived: true },
    })
    const body = { kind: 'announcement', id, version: 1, currentVersion: 3 } as const
    expect((await app.call(restoreCall, admin, { body })).data).toEqual({ version: 4 })
    expect(await titles({ isArchived: 'true' })).toEqual(['Mock week'])
  })
})

describe('several announcements', () => {
  type Chosen =
    | { announcementIds: string[] }
    | { filter: { role: 'Parent'; on?: string; isArchived: 'false' }; expectedCount: number }
  const archiveMany = (chosen: Chosen, isArchived = true) =>
    app.call(manyCall, admin, { body: { ...chosen, isArchived } })

  it('are archived by their ids, with what was changed to undo it by', async () => {
    const [one, two] = [(await save()).data, (await save({ title: 'Other' })).data]
    await archiveMany({ announcementIds: [one.announcementId] })
    const { data } = await archiveMany({
      announcementIds: [one.announcementId, two.announcementId],
    })
    expect(data).toEqual({ announcementIds: [two.announcementId] })
    expect((await archiveMany(data, false)).data).toEqual(data)
    expect(await titles()).toEqual(['Other'])
    const entries = await auditEntries(app.db, eq(auditLog.record, two.announcementId))
    expect(entries.map(({ version }) => version)).toEqual([1, 2, 3])
    expect(entries[1]?.batch).not.toBeNull()
  })

  it('are all that match, unless others do by now: then nothing is done', async () => {
    await save()
    await save({ title: 'Other' })
    await save({ title: 'Third', roles: ['Tutor'] })
    const filter = { role: 'Parent', isArchived: 'false' } as const
    expect(await archiveMany({ filter, expectedCount: 3 })).toMatchObject({
      status: 409,
      message: 'The list has changed: 2 match now instead of 3. Nothing was done.',
    })
    expect(await titles()).toHaveLength(3)
    const other = { ...filter, on: '2026-07-02' }
    expect((await archiveMany({ filter: other, expectedCount: 2 })).status).toBe(409)
    const own = { ...filter, on: '2026-07-01' }
    const { data } = await archiveMany({ filter: own, expectedCount: 2 })
    expect(data.announcementIds).toHaveLength(2)
    expect(await titles()).toEqual(['Third'])
  })

  it('stay as they are where one of them is not there', async () => {
    const { announcementId } = (await save()).data
    const announcementIds = [announcementId, crypto.randomUUID()]
    expect((await archiveMany({ announcementIds })).status).toBe(404)
    expect(await titles()).toHaveLength(1)
  })
})

it('what people have put away goes with nothing but the announcement', async () => {
  const { announcementId } = (await save()).data
  const parent = await app.make.parent()
  await app.call('POST /Announcement/Announcement/Dismiss', parent, { body: { announcementId } })
  await save({ announcementId, version: 1, title: 'Mocks' })
  expect(await app.db.select().from(announcementDismissals)).toHaveLength(1)
})
