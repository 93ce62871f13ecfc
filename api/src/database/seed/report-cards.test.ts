import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
}, 240_000)
afterAll(() => app.close())

const idOf = async (email: string) => {
  const [row] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = ${email}`,
  )
  return row?.id ?? ''
}
const tracking = 'GET /ReportCard/admin/ReportCard/GetTracking'

describe('report cards in the demo world', () => {
  it('stand in every way in the present term, and are nearly all handed in before it', async () => {
    const admin = await idOf('admin@portal.test')
    const present = (await app.call(tracking, admin)).data
    expect(present.term?.name).toBe('Spring 2026')
    const { due, draft, submitted } = present.totals
    expect(Math.min(draft, submitted, due - draft - submitted)).toBeGreaterThan(5)
    const { terms } = (await app.call('GET /ReportCard/ReportCard/GetTerms', admin)).data
    for (const [name, least] of [
      ['Autumn 2025', 0.8],
      ['Summer 2025', 1],
    ] as const) {
      const termId = terms.find((term) => term.name === name)?.id
      const { totals } = (await app.call(tracking, admin, { query: { termId } })).data
      expect(totals.due).toBeGreaterThan(20)
      expect(totals.submitted / totals.due).toBeGreaterThanOrEqual(least)
      expect(totals.late).toBe(totals.due - totals.submitted)
    }
    const [row] = await rowsOf<{ late: number; reminders: number }>(
      app.db,
      sql`select (select count(*)::int from report_cards c join terms t on t.id = c.term_id
            where (c.first_submitted_at at time zone 'Europe/London')::date > t.cards_due_on) late,
          (select count(*)::int from report_card_reminders) reminders`,
    )
    expect(Math.min(row?.late ?? 0, row?.reminders ?? 0)).toBeGreaterThan(3)
  })

  it('give the demo tutor one of each, and one that is late', async () => {
    const tutor = await idOf('tutor@portal.test')
    const call = 'GET /ReportCard/tutor/ReportCard/GetDueCards'
    const { cards } = (await app.call(call, tutor)).data
    expect(new Set(cards.map(({ state }) => state))).toEqual(new Set(['due', 'draft', 'reopened']))
    expect(cards.filter(({ isLate }) => isLate).map(({ termName }) => termName)).toEqual([
      'Autumn 2025',
    ])
    const due = await app.call('GET /Dashboard/Tutor/Dashboard/GetDueToday', tutor)
    expect(due.data.cardsDue).toBe(cards.length)
  })

  it('give the demo student those of two tutors over two past terms', async () => {
    const student = await idOf('student@portal.test')
    const call = 'GET /ReportCard/ReportCard/GetCards'
    const { terms } = (await app.call(call, student, { query: { studentId: student } })).data
    const past = terms.filter(({ name }) => name !== 'Spring 2026')
    expect(past.map(({ cards }) => cards.length)).toEqual([2, 2])
    expect(terms.every(({ cards }) => cards.every(({ grades }) => grades.length === 7))).toBe(true)
  })

  it('keep to the rules of cards, and are of pairs with hours', async () => {
    const wrong = await rowsOf(
      app.db,
      sql`select c.id, v.content from report_cards c join terms t on t.id = c.term_id
          left join report_card_versions v on v.card_id = c.id
        where length(v.content ->> 'comment') not between 100 and 1500
          or v.submitted_at > ${app.clock.now().toISOString()}
          or (c.state = 'draft') <> (v.content is null)
          or (v.content ->> 'predictedGrade')::numeric % 0.5 <> 0
          or not exists (select 1 from tuition_sessions s where s.student_id = c.student_id
            and s.tutor_id = c.tutor_id and s.state = 'delivered'
            and (s.starts_at at time zone 'Europe/London')::date
              between t.starts_on and t.ends_on)`,
    )
    expect(wrong).toEqual([])
  })
})
