import type { CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../audit/audit.ts'
import { parseCsv } from '../../csv/index.ts'
import { announcements } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { goesByIndex, plannedNodes, rowsMet } from '../../testing/plans.ts'

const listCall = 'GET /User/admin/Audit/GetEntries'
const exportCall = 'GET /User/admin/Audit/ExportEntries'
const changesCall = 'GET /User/admin/Audit/GetChanges'
const start = new Date('2026-03-02T10:00:00Z')

let app: TestApp
let [ada, bo, student] = ['', '', '']
beforeAll(async () => {
  app = await makeTestApp({ now: start })
  ada = await app.make.admin({ firstName: 'Ada', lastName: 'Łovelace' })
  bo = await app.make.admin({ firstName: 'Bo', lastName: 'Baker' })
  student = await app.make.student({}, { firstName: 'Zoë', lastName: 'Young' })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(start))

type Query = NonNullable<CallInput<typeof listCall>['query']>
const page = async (query: Partial<Query> = {}, who = ada) =>
  (await app.call(listCall, who, { query })).data
const actionsOf = async (query: Partial<Query>) =>
  (await page(query)).entries.map(({ action }) => action)

const rename = (who: string, schoolId: string | null, name: string, version?: number) =>
  app.call('POST /User/admin/School/Save', who, { body: { schoolId, version, name } })
const join = async (who: string, toId = student) =>
  await app.call('POST /User/admin/Account/SetLink', who, {
    body: {
      ...{ kind: 'parent-child', isLinked: true, toId },
      fromId: await app.make.parent([], { firstName: 'Pa', lastName: 'Young' }),
    },
  })

describe('the log', () => {
  it('says who did what to which record, with differences in words, the newest first', async () => {
    const { schoolId } = (await rename(ada, null, 'Elm School')).data
    app.clock.advance(60_000)
    await rename(bo, schoolId, 'Elm College', 1)
    const { entries, totalCount, isMore } = await page({ recordId: schoolId })
    expect(entries[0]).toMatchObject({
      ...{ actorId: bo, actorName: 'Bo Baker', subjectId: null, action: 'school saved' },
      ...{ kind: 'school', recordId: schoolId, recordName: 'Elm College', version: 2 },
      at: '2026-03-02T10:01:00.000Z',
      changes: [
        {
          field: 'name',
          label: 'Name',
          before: 'Elm School',
          after: 'Elm College',
          isErased: false,
        },
      ],
      ...{ batchId: null, canUndo: false },
    })
    expect(entries[1]).toMatchObject({ actorName: 'Ada Łovelace', version: 1 })
    expect([totalCount, isMore]).toEqual([2, false])
  })

  it('names both ends of a link, and is found from both', async () => {
    await join(ada)
    const { entries } = await page({ subjectId: student })
    expect(entries[0]).toMatchObject({ action: 'link set', recordName: 'Pa Young and Zoë Young' })
    const parent = entries[0]?.recordId?.split(':')[1]
    expect((await page({ subjectId: parent })).entries).toHaveLength(1)
  })

  it.each<[string, () => Partial<Query>, string[]]>([
    ['by who did it', () => ({ actorId: bo, kind: 'school' }), ['school saved']],
    ['by action', () => ({ action: 'link set', actorId: ada }), ['link set']],
    ['by kind', () => ({ kind: 'nothing' }), []],
    ['by the days of the reader', () => ({ from: '2026-03-03' }), []],
    ['until a day', () => ({ to: '2026-03-01' }), []],
    ['by a name without its marks', () => ({ search: 'zoe', action: 'link set' }), ['link set']],
    ['by who did it, in any letters', () => ({ search: 'lovelace', kind: 'link' }), ['link set']],
    ['by what was done', () => ({ search: 'LINK' }), ['link set']],
    ['by what nobody is called', () => ({ search: '%' }), []],
  ])('is filtered %s', async (_how, query, expected) => {
    expect(await actionsOf(query())).toEqual(expected)
  })

  it('says that values were erased', async () => {
    const erased = await app.make.student()
    await audit(app.db, { now: start, address: '', caller: { userId: ada } }, 'email changed', {
      subjectId: erased,
      record: { kind: 'account', id: erased, before: { phone: null }, after: { phone: '07700' } },
    })
    await app.db.execute(sql`update audit_changes set before = null, after = null, salt = null
      where audit_id in (select id from audit_log where subject_id = ${erased})`)
    expect((await page({ subjectId: erased })).entries[0]?.changes).toEqual([
      { field: 'phone', label: 'Phone', before: null, after: null, isErased: true },
    ])
  })

  it('tells what it can be filtered by, in two statements however long it is', async () => {
    const call = 'GET /User/admin/Audit/GetFilters'
    const { data } = await app.call(call, ada)
    expect(data.actions).toEqual(expect.arrayContaining(['link set', 'school saved']))
    expect(data.actions).toEqual([...new Set(data.actions)].sort())
    expect(data.kinds).toEqual(['account', 'link', 'school'])
    expect(await queriesOf(app, call, ada)).toBe(2)
  })

  it('is read in one statement, and in three where something is sought', async () => {
    expect(await queriesOf(app, listCall, ada)).toBe(1)
    expect(await queriesOf(app, listCall, ada, { query: { search: 'zoe' } })).toBe(3)
  })
})

describe('the log as a file', () => {
  const fileOf = async (query: object, who = ada) => {
    const { data } = await app.call(exportCall, who, { query })
    const parsed = parseCsv(new Uint8Array(await data.arrayBuffer()), {})
    return parsed.rows.map(({ cells }) => cells)
  }

  it('has all that fits in words, and is itself an entry, which it does not hold', async () => {
    const rows = await fileOf({ kind: 'school' })
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      ...{ Who: 'Bo Baker', What: 'school saved', Record: 'Elm College' },
      Changes: 'Name: Elm School → Elm College',
    })
    const all = await fileOf({ search: 'Ada' })
    expect(all.filter(({ What }) => What === 'list exported')).toHaveLength(1)
    const entries = await auditEntries(app.db, sql`audit_log.action = 'list exported'`)
    expect(entries[0]?.details).toEqual({
      ...{ list: 'audit log', filter: '{"kind":"school"}', rows: '2' },
    })
    // Words that were searched for may be somebody's name.
    expect(JSON.stringify(entries[1]?.details)).not.toContain('Ada')
  })
})

describe('what was changed since a version', () => {
  it('comes by fields, with who and when', async () => {
    const { schoolId } = (await rename(ada, null, 'Oak')).data
    for (const [at, name] of ['Oaks', 'Oak School'].entries()) {
      await rename(bo, schoolId, name, at + 1)
    }
    const since = async (sinceVersion: number) =>
      (await app.call(changesCall, ada, { query: { kind: 'school', id: schoolId, sinceVersion } }))
        .data
    expect(await since(1)).toMatchObject({
      version: 3,
      changes: [
        { label: 'Name', before: 'Oak', after: 'Oaks', byName: 'Bo Baker' },
        { label: 'Name', before: 'Oaks', after: 'Oak School' },
      ],
    })
    expect(await since(3)).toEqual({ version: 3, changes: [] })
  })
})

describe('undoing', () => {
  const undo = (who: string, batchId: string | null) =>
    app.call('POST /User/admin/Audit/Undo', who, { body: { batchId: batchId ?? '' } })
  const notice = (title: string) => ({
    ...{ title, text: '<p>Words</p>', roles: ['Tutor' as const] },
    ...{ from: '2026-03-01', to: '2026-03-09' },
  })
  const saveNotice = async (title: string, announcementId: string | null = null, version = 1) =>
    (
      await app.call('POST /Announcement/admin/Announcement/Save', ada, {
        body: {
          announcementId,
          ...(announcementId !== null && { version }),
          ...notice(title),
        },
      })
    ).data.announcementId
  const archive = async (...announcementIds: string[]) => {
    await app.call('POST /Announcement/admin/Announcement/ArchiveMany', ada, {
      body: { announcementIds, isArchived: true },
    })
    return (await page({ recordId: announcementIds[0] })).entries[0]?.batchId ?? null
  }
  const archivedOnes = async () =>
    (await app.db.select().from(announcements))
      .filter(({ isArchived }) => isArchived)
      .map(({ title }) => title)

  it('puts a link back, once', async () => {
    const { batchId } = (await join(ada)).data
    expect((await page({ action: 'link set' })).entries[0]).toMatchObject({
      batchId,
      canUndo: true,
    })
    expect((await page({ action: 'link set' }, bo)).entries[0]?.canUndo).toBe(false)
    expect((await undo(ada, batchId)).data).toEqual({ undone: 1 })
    expect((await page({ subjectId: student })).entries[0]?.action).toBe('link removed')
    expect(await undo(ada, batchId)).toMatchObject({
      status: 409,
      message: 'Pa Young and Zoë Young was changed since. Nothing was undone.',
    })
  })

  it('puts all records of a batch back as they were, the undoing too', async () => {
    const batchId = await archive(await saveNotice('One'), await saveNotice('Two'))
    expect(await archivedOnes()).toEqual(['One', 'Two'])
    expect((await undo(ada, batchId)).data).toEqual({ undone: 2 })
    expect(await archivedOnes()).toEqual([])
    const again = (await page({ kind: 'announcement' })).entries[0]?.batchId ?? null
    expect((await undo(ada, again)).data).toEqual({ undone: 2 })
    expect(await archivedOnes()).toEqual(['One', 'Two'])
  })

  it('leaves all as it is where one was changed since, and names it', async () => {
    const [three, four] = [await saveNotice('Three'), await saveNotice('Four')]
    const batchId = await archive(three, four)
    await saveNotice('Four anew', four, 2)
    expect(await undo(ada, batchId)).toMatchObject({
      status: 409,
      message: 'Four anew was changed since. Nothing was undone.',
    })
    expect(await archivedOnes()).toContain('Three')
  })

  it('is one’s own, for 15 minutes', async () => {
    const { batchId } = (await join(ada)).data
    expect((await undo(bo, batchId)).status).toBe(404)
    expect((await undo(ada, crypto.randomUUID())).status).toBe(404)
    app.clock.advance(15 * 60_000 + 1)
    expect(await undo(ada, batchId)).toMatchObject({
      status: 409,
      message: expect.stringContaining('15 minutes'),
    })
  })
})

describe('a long log', () => {
  it('is counted no further than 10,000, and read by indexes', async () => {
    await app.db.execute(sql`insert into audit_log (at, actor_id, subject_id, action, address, kind, record)
      select ${start.toISOString()}::timestamptz - n * interval '1 minute', ${bo}::uuid,
        case when n % 400 = 0 then ${student}::uuid end, 'tested', '', 'target', n::text
      from generate_series(1, 12000) n`)
    await app.db.execute(sql`analyze audit_log`)
    const all = await page({ action: 'tested', pageNo: 600 })
    expect([all.totalCount, all.isMore]).toEqual([10_000, true])
    const queries: Partial<Query>[] = [
      { action: 'link set' },
      { kind: 'school' },
      { recordId: '77' },
      { actorId: ada },
      { subjectId: student },
      { search: 'zoe' },
      { from: '2026-03-02', to: '2026-03-02' },
    ]
    for (const query of queries) {
      const plans = await plannedNodes(app.db, () => page(query))
      const scans = plans
        .flat()
        .filter((node) => node['Relation Name'] === 'audit_log' && rowsMet(node) > 1_000)
      expect(
        scans.filter((node) => !goesByIndex(node)),
        JSON.stringify(query),
      ).toEqual([])
      expect(scans, JSON.stringify(query)).toEqual([])
    }
  })

  it('is a file from end to end, each entry once', async () => {
    const { data } = await app.call(exportCall, ada, { query: { action: 'tested' } })
    const { rows } = parseCsv(new Uint8Array(await data.arrayBuffer()), {
      rows: 20_000,
      lessThanBytes: 20_000_000,
    })
    const records = rows.map(({ cells }) => Number(cells['Record id']))
    expect(records).toEqual(Array.from({ length: 12_000 }, (_, at) => at + 1))
  })
})
