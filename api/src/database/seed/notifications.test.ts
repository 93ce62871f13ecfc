import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
})
afterAll(() => app.close())

const person = async (email: string) => {
  const [row] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = ${`${email}@portal.test`}`,
  )
  return row?.id ?? ''
}

describe('the bell of the demo world', () => {
  it('has something read and unread for each main account that has a bell', async () => {
    const feeds = {
      student: 'GET /Notification/Alert/GetAllStudentAlert',
      parent: 'GET /Notification/Parent/Notification/GetAllNotificationLogUnExpired',
      school: 'GET /Notification/School/Notification/GetAllNotificationLogUnExpired',
      tutor: 'GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor',
      senior: 'GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor',
    } as const
    for (const [name, call] of Object.entries(feeds)) {
      const { data } = await app.call(call, await person(name))
      const unread = data.filter(({ isRead }) => !isRead).length
      expect([name, unread > 0, unread < data.length, unread < 10]).toEqual([
        name,
        true,
        true,
        true,
      ])
      expect(data.map(({ createdAt }) => createdAt)).toEqual(
        data
          .map(({ createdAt }) => createdAt)
          .sort()
          .reverse(),
      )
      const now = app.clock.now().toISOString()
      expect(data.filter(({ createdAt }) => createdAt > now)).toEqual([])
    }
  })

  it('shows the student every colour and the tutor what students flagged', async () => {
    const alerts = await app.call(
      'GET /Notification/Alert/GetAllStudentAlert',
      await person('student'),
    )
    expect([...new Set(alerts.data.map(({ title }) => title))].sort()).toEqual([0, 1, 2, 3, 4])
    const call = 'GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor'
    const { data } = await app.call(call, await person('tutor'))
    expect(data.some(({ title }) => title === 'Flagged question')).toBe(true)
  })

  it('has an account with more than the bell shows, and some with nothing', async () => {
    const counts = await rowsOf<{ role: string; most: number; least: number }>(
      app.db,
      sql`select role, max(own)::int as most, min(own)::int as least from (
          select u.id, u.role, count(n.id) as own from users u
          left join notification_recipients r on r.user_id = u.id and r.in_portal
          left join notifications n on n.id = r.notification_id
            and (n.expires_at is null or n.expires_at > ${app.clock.now().toISOString()}::timestamptz)
          group by u.id) per group by role`,
    )
    const of = (role: string) => counts.find((row) => row.role === role)
    expect(of('Parent')?.most).toBeGreaterThan(100)
    expect([of('Parent')?.least, of('Student')?.least]).toEqual([0, 0])
  })

  it('says nothing that the dashboard denies', async () => {
    const told = async (email: string) =>
      (await app.call('GET /Notification/Alert/GetAllStudentAlert', await person(email))).data
    const headings = (await told('student')).map(({ heading }) => heading)
    const { data } = await app.call(
      'GET /Dashboard/Dashboard/GetDashboardDataV2',
      await person('student'),
    )
    expect(data.streak.days).toBeGreaterThanOrEqual(7)
    expect(headings).toContain('Seven days in a row')
    expect(headings).not.toContain('No practice for a week')
    const wrong = await rowsOf<{ title: string }>(
      app.db,
      sql`select n.title from notifications n
        join notification_recipients r on r.notification_id = n.id
        join active_time a on a.user_id = r.user_id
        where n.title = 'No practice for a week' and a.day > current_date - 6`,
    )
    expect(wrong).toEqual([])
  })

  it('leads nobody to a question bank that the programme does not have', async () => {
    const without = await rowsOf<{ email: string }>(
      app.db,
      sql`select u.email from notifications n
        join notification_recipients r on r.notification_id = n.id
        join users u on u.id = r.user_id join students st on st.user_id = u.id
        where not st.has_question_bank and n.navigatable_link = '/resources/question-bank'`,
    )
    expect(without).toEqual([])
    const banners = async (email: string) =>
      (
        await app.call('GET /Dashboard/Dashboard/GetDashboardDataV2', await person(email))
      ).data.announcements.map(({ title }) => title)
    expect(await banners('student')).toContain('New questions in every ESAT part')
    const locked = await banners('student-locked')
    expect(locked).toContain('Registration for the admissions test is open')
    expect(locked).not.toContain('New questions in every ESAT part')
  })

  it('tells of the writing that there is, and opens it', async () => {
    const titles = async (name: string) =>
      (
        await rowsOf<{ title: string }>(
          app.db,
          sql`select distinct n.title from notifications n
            join notification_recipients r on r.notification_id = n.id
            where r.user_id = ${await person(name)} and n.kind = 'writing' order by 1`,
        )
      ).map(({ title }) => title)
    expect(await titles('student')).toEqual([
      'Your essay has been marked',
      'Your marker replied to you',
      'Your personal statement has been marked',
      'Your second look is decided',
    ])
    expect(await titles('parent')).toContain('An essay has been marked')
    expect(await titles('tutor-essay')).toEqual([
      expect.stringMatching(/is yours to mark$/),
      'A student replied to you',
    ])
    expect(await titles('senior')).toContain('A student asks for a second look')
    const lost = await rowsOf(
      app.db,
      sql`select n.navigatable_link from notifications n where n.kind = 'writing'
        and not exists (select 1 from marking_items i
          left join writing_versions v on v.id = i.version_id
          where n.navigatable_link like '%item=' || i.id
            or n.navigatable_link like '%piece=' || v.writing_id || '&version=' || v.number
            or n.navigatable_link = '/parent-dashboard/' || i.student_id)`,
    )
    expect(lost).toEqual([])
  })

  it('leads only to pages that there are', async () => {
    const paths = await rowsOf<{ path: string }>(
      app.db,
      sql`select distinct navigatable_link as path from notifications
        where navigatable_link is not null order by 1`,
    )
    const written = /^(\/submissions|\/resources\/submissions\?|\/parent-dashboard\/)/
    const solutions = /^\/resources\/question-bank\/(revise|simulate)\/solutions[?/]/
    const others = paths
      .map(({ path }) => path)
      .filter((path) => !written.test(path) && !solutions.test(path))
    expect(others).toEqual(['/', '/resources/question-bank'])
    const other = await rowsOf(
      app.db,
      sql`select from notification_recipients r join notifications n on n.id = r.notification_id
        join users u on u.id = r.user_id
        where n.navigatable_link = '/resources/question-bank' and u.role <> 'Student'`,
    )
    expect(other).toEqual([])
    // Whoever's marks a corrected key changed looks at a set or sitting of their own.
    const lost = await rowsOf(
      app.db,
      sql`select n.navigatable_link from notifications n
        join notification_recipients r on r.notification_id = n.id
        where n.navigatable_link like '%/solutions%'
        and not exists (select 1 from revise_sets s where s.student_id = r.user_id
          and n.navigatable_link like '%/revise/solutions?set=' || s.id)
        and not exists (select 1 from sittings s where s.student_id = r.user_id
          and n.navigatable_link like '%/simulate/solutions/' || s.id)`,
    )
    expect(lost).toEqual([])
  })
})
