import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'

let app: TestApp
let students: { id: string; email: string }[]

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  students = await rowsOf(
    app.db,
    sql`select id, email from users where role = 'Student' order by email`,
  )
}, 120_000)
afterAll(() => app.close())

/** What the shell finds due for a student when it starts. */
async function dueFor(id: string): Promise<string[]> {
  const [info, feedback, esat, test] = await Promise.all([
    app.call('GET /User/Student/GetInfo', id),
    app.call('GET /User/Student/GetCSATStatus', id),
    app.call('GET /User/Student/ESATInfo', id),
    app.call('GET /User/Student/DiagnosticTest', id),
  ])
  // Then everything else is closed.
  if (info.data.isExpired) return ['expired']
  const due: string[] = []
  if (feedback.data.toGiveFeedback) due.push(feedback.data.feedbackType.replace(/\d+/, 'n'))
  if (esat.data) due.push('ESAT parts')
  if (test.data) due.push('diagnostic test')
  return due
}

describe('the students of the demo world', () => {
  it('have nothing due but those who are there to show it', async () => {
    const due: Record<string, string[]> = {}
    for (const { id, email } of students) {
      const own = await dueFor(id)
      if (own.length > 0) due[email.replace('@portal.test', '')] = own
    }
    expect(due).toEqual({
      'student-csat': ['Programme after n hours'],
      'student-feedback': ['TuitionHour'],
      'student-esat': ['ESAT parts'],
      'student-new': ['ESAT parts'],
      'student-diagnostic': ['diagnostic test'],
      'student-expired': ['expired'],
      'student-cancelled': ['expired'],
    })
  })

  it('are asked about two tutors or more and a sibling in the survey that is due', async () => {
    const { data } = await app.call('GET /User/Student/GetCSATStatus', idOf('student-csat'))
    expect(data.tutors.length).toBeGreaterThanOrEqual(2)
    expect(data.toGiveFeedbackForSibling).toBe(true)
    expect(data.hour).toBeNull()
  })

  it('have plain accounts among them for whoever wants to try something', async () => {
    for (const name of ['student-practice-1', 'student-practice-2']) {
      const id = idOf(name)
      const { data } = await app.call('GET /Subject/SectionNumber/GetESATParts', id)
      expect(data.filter(({ isChosen }) => isChosen)).toHaveLength(2)
      const home = await app.call('GET /Revise/api/Revise/GetReviseDashBoardData', id)
      expect(home.data.answered).toBeGreaterThan(0)
    }
  })

  it('get a diagnostic test with a section for each of their parts', async () => {
    const { data } = await app.call('GET /Exam/Diagnostic/GetTest', idOf('student-diagnostic'))
    expect(data?.sections.map(({ position, state }) => [position, state])).toEqual(
      [1, 2, 3].map((position) => [position, 'waiting']),
    )
    expect(data?.sections.every(({ questionCount }) => questionCount === 12)).toBe(true)
  })

  it('have answered surveys of every kind, each after the hours that it names', async () => {
    const [row] = await rowsOf<{
      surveys: number
      ratings: number
      texts: number
      siblings: number
      early: number
      ahead: number
    }>(
      app.db,
      sql`select count(*)::int "surveys", count(distinct f.program_rating)::int "ratings",
          count(distinct f.feedback)::int "texts",
          count(*) filter (where f.has_interested_sibling)::int "siblings",
          count(*) filter (where f.given_at > ${app.clock.now().toISOString()}::timestamptz)::int "ahead",
          count(*) filter (where d.quarters / 4 < substring(f.feedback_type from '\\d+')::int)::int
            "early"
        from programme_feedback f
        cross join lateral (
          select coalesce(sum(s.quarters), 0) quarters from tuition_sessions s
          where s.student_id = f.student_id and s.state = 'delivered'
            and s.starts_at < f.given_at) d`,
    )
    expect(row?.surveys).toBeGreaterThan(60)
    expect(row?.ratings).toBeGreaterThan(4)
    expect(row?.texts).toBeGreaterThan(8)
    expect(row?.siblings).toBeGreaterThan(3)
    expect([row?.early, row?.ahead]).toEqual([0, 0])
  })
})

function idOf(name: string): string {
  const found = students.find(({ email }) => email === `${name}@portal.test`)
  if (found === undefined) throw new Error(`${name} is not in the demo world`)
  return found.id
}
