import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { topics, tuitionReportVersions } from '../../database/schema/index.ts'
import { auditEntries } from '../../testing/index.ts'
import { storeSmallBank } from '../sets/testing.ts'
import { makeReports, type wholeReport } from './testing.ts'

const start = new Date('2026-03-02T10:00:00Z')
const dayMs = 86_400_000

let reports: Awaited<ReturnType<typeof makeReports>>
let topicIds: number[]
beforeAll(async () => {
  reports = await makeReports(start)
  await storeSmallBank(reports.app)
  const rows = await reports.app.db.select({ id: topics.id }).from(topics).orderBy(topics.id)
  topicIds = rows.map(({ id }) => id)
})
beforeEach(() => reports.app.clock.set(start))
afterAll(() => reports.app.close())

const bellOf = async (userId: string) =>
  await rowsOf<{ link: string; description: string }>(
    reports.app.db,
    sql`select n.navigatable_link link, n.description from notification_recipients r
      join notifications n on n.id = r.notification_id
      where r.user_id = ${userId}::uuid order by n.created_at desc, n.id desc`,
  )

describe('sending', () => {
  it('keeps the report, takes its draft away and tells student, parents and school', async () => {
    const { app, people, hour, draft, send, read } = reports
    const session = await hour()
    await draft(people.tutor, session, 0)
    const [topic = 0] = topicIds
    const { data, status } = await send(people.tutor, session, 1, {
      topicIds: [topic],
      homework: [{ text: 'Ten of them', dueOn: '2026-03-08', topicId: topic }],
    })
    expect(status).toBe(200)
    const shown = (await read(people.student, data.reportId)).data
    expect(shown.topics.map(({ topicId }) => topicId)).toEqual([topic])
    expect(shown.homework).toMatchObject([{ html: 'Ten of them', dueOn: '2026-03-08' }])
    const ofStudent = `/tuition/tuition-reports/${data.reportId}`
    const ofOthers = `/tuition-reports/report/${data.reportId}`
    const description = 'Tom Hale has written about an hour of Mathematics with Maya Clarke.'
    expect((await bellOf(people.student)).map(({ link }) => link)).toContain(ofStudent)
    expect(await bellOf(people.parent)).toContainEqual({ link: ofOthers, description })
    expect(await bellOf(people.manager)).toContainEqual({ link: ofOthers, description })
    expect(await bellOf(people.tutor)).toEqual([])
    expect(
      await rowsOf(app.db, sql`select 1 from tuition_report_drafts where session_id = ${session}`),
    ).toEqual([])
    const [entry] = await auditEntries(app.db, sql`record = ${data.reportId}`)
    expect(entry).toMatchObject({ action: 'report sent', subjectId: people.student, version: 1 })
    expect((await send(people.tutor, session, 0)).status).toBe(422)
  })

  it('is done once, however often the same wish comes', async () => {
    const { people, hour, send } = reports
    const session = await hour()
    const key = crypto.randomUUID()
    const all = await Promise.all([1, 2, 3].map(() => send(people.tutor, session, 0, {}, key)))
    const again = await send(people.tutor, session, 0, {}, key)
    const ids = new Set([...all, again].flatMap(({ data }) => (data ? [data.reportId] : [])))
    expect([again.status, ids.size]).toEqual([200, 1])
  })

  it('is refused where another window has kept another draft, unless it is the same', async () => {
    const { people, hour, draft, send } = reports
    const session = await hour()
    await draft(people.tutor, session, 0, { wentWell: 'In another window' })
    expect((await send(people.tutor, session, 0)).status).toBe(409)
    const same = await send(people.tutor, session, 0, { wentWell: 'In another window' })
    expect(same.status).toBe(200)
  })

  it.each<[string, Parameters<typeof wholeReport>[0], number, string]>([
    ['nothing that went well', { wentWell: ' ' }, 400, 'body.wentWell'],
    ['nothing covered', { topicsCovered: '' }, 400, 'body.topicsCovered'],
    ['a rating of six', { attainment: 6 }, 400, 'body.attainment'],
    ['a topic twice', { topicIds: [1, 1] }, 400, 'body.topicIds'],
    ['an unknown topic', { topicIds: [2_000_000_000] }, 422, 'body.topicIds'],
    [
      'homework without words',
      { homework: [{ text: ' ', dueOn: null, topicId: null }] },
      400,
      'body.homework.0.text',
    ],
    [
      'homework for before the hour',
      { homework: [{ text: 'It', dueOn: '2026-02-28', topicId: null }] },
      422,
      'body.homework.0.dueOn',
    ],
    [
      'homework on an unknown topic',
      { homework: [{ text: 'It', dueOn: null, topicId: 2_000_000_000 }] },
      422,
      'body.homework.0.topicId',
    ],
  ])('wants no %s', async (_, own, status, path) => {
    const { people, hour, send } = reports
    const answer = await send(people.tutor, await hour(), 0, own)
    expect([answer.status, answer.errors.map((error) => error.path)]).toEqual([status, [path]])
  })
})

describe('editing', () => {
  it('keeps what was said before, says when, and leaves check marks where the words stay', async () => {
    const { app, people, hour, send, edit, read, markHomework } = reports
    const [one, other] = ['Keep', 'Change'].map((text) => ({ text, dueOn: null, topicId: null }))
    if (one === undefined || other === undefined) throw new Error('No homework')
    const { data } = await send(people.tutor, await hour(), 0, { homework: [one, other] })
    const { homework } = (await read(people.student, data.reportId)).data
    for (const { id } of homework) await markHomework(people.student, id)
    app.clock.advance(60_000)
    const changed = { wentWell: 'All of it.', homework: [{ ...other, text: 'Else' }, one] }
    expect((await edit(people.tutor, data.reportId, 1, changed)).data.version).toBe(2)
    const now = (await read(people.student, data.reportId)).data
    expect(now.report.editedAt).toBe('2026-03-02T10:01:00.000Z')
    expect(now.homework.map(({ html, doneAt }) => [html, doneAt !== null])).toEqual([
      ['Else', false],
      ['Keep', true],
    ])
    const kept = await app.db
      .select()
      .from(tuitionReportVersions)
      .where(eq(tuitionReportVersions.reportId, data.reportId))
    expect(kept).toMatchObject([
      { version: 1, content: { wentWell: 'Most of it.' }, savedAt: start },
    ])
    const [entry] = await auditEntries(app.db, sql`record = ${data.reportId} and version = 2`)
    expect(entry).toMatchObject({
      action: 'report edited',
      changes: { wentWell: ['Most of it.', 'All of it.'] },
    })
  })

  it('is refused after seven days, for a version that is stale, and to everybody else', async () => {
    const { app, people, hour, send, edit } = reports
    const { data } = await send(people.tutor, await hour())
    const id = data.reportId
    await edit(people.tutor, id, 1, { wentWell: 'Newer' })
    expect((await edit(people.tutor, id, 1, { wentWell: 'Other' })).status).toBe(409)
    expect((await edit(people.tutor, id, 1, { wentWell: 'Newer' })).data.version).toBe(2)
    expect((await edit(people.senior, id, 2)).status).toBe(404)
    app.clock.advance(7 * dayMs - 1)
    expect((await edit(people.tutor, id, 2, { wentWell: 'Last' })).data.version).toBe(3)
    app.clock.advance(1)
    expect((await edit(people.tutor, id, 3, { wentWell: 'Late' })).status).toBe(422)
  })

  it('and reading, in any order, keep the newest text and every version once', async () => {
    const { app, people, hour, send, edit, read, markRead } = reports
    const { student, parent, tutor } = people
    const step = fc.oneof(
      fc.record({ kind: fc.constant('edit' as const), text: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ kind: fc.constant('stale' as const), text: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ kind: fc.constant('read' as const), as: fc.constantFrom(student, parent) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const { data } = await send(tutor, await hour(), 0, { wentWell: 'a' })
        const id = data.reportId
        const texts = ['a']
        const readers = new Set<string>()
        for (const one of steps) {
          app.clock.advance(1_000)
          if (one.kind === 'read') {
            readers.add(one.as)
            expect((await markRead(one.as, id)).status).toBe(200)
            continue
          }
          const isStale = one.kind === 'stale' && texts.length > 1
          const { status } = await edit(tutor, id, isStale ? 1 : texts.length, {
            wentWell: one.text,
          })
          const isSame = texts.at(-1) === one.text
          expect(status).toBe(isStale && !isSame ? 409 : 200)
          if (!isSame && !isStale) texts.push(one.text)
        }
        const shown = (await read(tutor, id)).data
        expect(shown.report.wentWellHtml).toBe(`<p>${texts.at(-1)}</p>`)
        expect(shown.readers?.length).toBe(readers.size)
        const kept = await app.db
          .select()
          .from(tuitionReportVersions)
          .where(eq(tuitionReportVersions.reportId, id))
          .orderBy(tuitionReportVersions.version)
        expect(kept.map(({ version, content }) => [version, content.wentWell])).toEqual(
          texts.slice(0, -1).map((text, index) => [index + 1, text]),
        )
        app.clock.set(start)
      }),
      { numRuns: 15 },
    )
  })

  it('of versions that are kept changes nothing', async () => {
    const { app, people, hour, send, edit } = reports
    const { data } = await send(people.tutor, await hour())
    await edit(people.tutor, data.reportId, 1, { wentWell: 'New' })
    const own = eq(tuitionReportVersions.reportId, data.reportId)
    await expect(
      Promise.resolve(app.db.update(tuitionReportVersions).set({ version: 9 }).where(own)),
    ).rejects.toThrow()
  })
})
