import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
})
afterAll(() => app.close())

async function idOf(email: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = ${email}`,
  )
  return row?.id ?? ''
}

async function count(statement: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    app.db,
    sql`select count(*)::int "count" from (${statement}) counted`,
  )
  return row?.count ?? -1
}

const list = async (email: string) =>
  (await app.call('GET /TutionReport/TutionReport/GetReports', await idOf(email), { query: {} }))
    .data

describe('the reports of the demo world', () => {
  it.each(['student', 'parent', 'school'])('wait for the %s to read the newest', async (who) => {
    const { reports } = await list(`${who}@portal.test`)
    expect(reports[0]?.isUnread).toBe(true)
    const { data } = await app.call(
      'GET /TutionReport/TutionReport/GetReports',
      await idOf(`${who}@portal.test`),
      { query: { pageSize: 100 } },
    )
    expect(data.reports.some(({ isUnread }) => !isUnread)).toBe(true)
  })

  it('have topics of the bank, nearly all of them', async () => {
    const all = await count(sql`select 1 from tuition_reports`)
    const filed = await count(sql`select distinct report_id from tuition_report_topics`)
    expect(filed / all).toBeGreaterThan(0.95)
  })

  it('the main student’s latest has an equation, and homework done, due and without a day', async () => {
    const student = await idOf('student@portal.test')
    const [latest] = (await list('student@portal.test')).reports
    const { data } = await app.call('GET /TutionReport/TutionReport/GetReport', student, {
      query: { id: latest?.id ?? '' },
    })
    expect(data.report.toWorkOnHtml).toContain('class="katex"')
    const today = app.clock.now().toISOString().slice(0, 10)
    expect(data.homework.some(({ doneAt }) => doneAt !== null)).toBe(true)
    expect(data.homework.some(({ dueOn }) => dueOn !== null && dueOn > today)).toBe(true)
    expect(data.homework.some(({ dueOn }) => dueOn === null)).toBe(true)
    const before = await app.call('GET /TutionReport/TutionReport/GetReport', student, {
      query: { id: data.earlierId ?? '' },
    })
    const late = before.data.homework.filter(({ dueOn, doneAt }) => doneAt === null && dueOn)
    expect(late.every(({ dueOn }) => (dueOn ?? '') < today)).toBe(true)
    expect(late).not.toEqual([])
  })

  it('one was edited, and keeps what it said before', async () => {
    expect(await count(sql`select 1 from tuition_reports where edited_at is not null`)).toBe(1)
    expect(
      await count(sql`select 1 from tuition_report_versions v join tuition_reports t
        on t.id = v.report_id and t.version = v.version + 1`),
    ).toBe(1)
  })

  it('nothing is read or done before it was sent, or in the future', async () => {
    const now = app.clock.now().toISOString()
    expect(
      await count(sql`select 1 from tuition_report_reads d join tuition_reports t
        on t.id = d.report_id where d.read_at < t.sent_at or d.read_at > ${now}`),
    ).toBe(0)
    expect(
      await count(sql`select 1 from tuition_homework h join tuition_reports t on t.id = h.report_id
        where h.done_at < t.sent_at or h.done_at > ${now}`),
    ).toBe(0)
  })

  it('the demo tutor has begun two, and has templates of all and own ones', async () => {
    const tutor = await idOf('tutor@portal.test')
    const drafts = await rowsOf<{ session: string }>(
      app.db,
      sql`select session_id session from tuition_report_drafts where tutor_id = ${tutor}`,
    )
    expect(drafts).toHaveLength(2)
    const { data } = await app.call('GET /TutionReport/tutor/TutionReport/GetReportForm', tutor, {
      query: { sessionId: drafts[0]?.session ?? '' },
    })
    expect(data.draft?.content.wentWell).not.toBe('')
    expect(new Set(data.templates.map(({ isOwn }) => isOwn))).toEqual(new Set([true, false]))
    expect(data.names.length).toBeGreaterThan(2)
  })
})
