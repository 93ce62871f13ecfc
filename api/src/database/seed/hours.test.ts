import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWithinWeek, type WeeklySpan } from '../../modules/tuition/free-slots.rules.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'
import { shiftWorld } from './shift-times.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
}, 120_000)
afterAll(() => app.close())

async function idOf(name: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = ${`${name}@portal.test`}`,
  )
  if (row === undefined) throw new Error(`There is no ${name}`)
  return row.id
}

const one = async <T>(statement: ReturnType<typeof sql>) => {
  const [row] = await rowsOf<T>(app.db, statement)
  if (row === undefined) throw new Error('There is no row')
  return row
}

/** Hours to come that are outside of their tutor's ordinary week. */
async function outsideOfWeek(): Promise<string[]> {
  const weeks = await rowsOf<WeeklySpan & { tutorId: string }>(
    app.db,
    sql`select tutor_id "tutorId", weekday::int, from_minute::int "from", to_minute::int "to"
      from tutor_availability`,
  )
  const hours = await rowsOf<{ id: string; tutorId: string; ms: number; quarters: number }>(
    app.db,
    sql`select id, tutor_id "tutorId", (extract(epoch from starts_at) * 1000)::float8 ms,
      quarters::int from tuition_sessions
      where state = 'scheduled' and series_id is not null`,
  )
  expect(hours.length).toBeGreaterThan(50)
  return hours
    .filter(({ tutorId, ms, quarters }) => {
      const week = weeks.filter((span) => span.tutorId === tutorId)
      return !isWithinWeek(new Date(ms), quarters, week, 'Europe/London')
    })
    .map(({ id }) => id)
}

describe('the hours of the demo world', () => {
  it('lie in their tutors’ weeks, also once the world has moved to another day', async () => {
    expect(await outsideOfWeek()).toEqual([])
    const { day } = await one<{ day: string }>(sql`select seeded_on::text "day" from demo_world`)
    const today = new Date(`${day}T00:00:00Z`)
    for (const days of [10, 0]) {
      await shiftWorld(app.db, new Date(today.getTime() + days * 86_400_000))
      expect(await outsideOfWeek()).toEqual([])
    }
  })

  it('take the quarters of both people, while they are planned', async () => {
    expect(
      await one(sql`select count(*)::int "wrong" from tuition_sessions s
        where s.state = 'scheduled' and (select count(*) from session_slots k
          where k.session_id = s.id and k.slot >= s.starts_at
            and k.slot < s.starts_at + s.quarters * interval '15 minutes') <> 2 * s.quarters`),
    ).toEqual({ wrong: 0 })
  })

  it('have requests in every state, two of which wait for the demo tutor', async () => {
    const { states } = await one<{ states: string[] }>(
      sql`select json_agg(distinct state order by state) "states" from reschedule_requests`,
    )
    expect(states).toEqual(['accepted', 'closed', 'declined', 'expired', 'open', 'withdrawn'])
    const due = await app.call('GET /Dashboard/Tutor/Dashboard/GetDueToday', await idOf('tutor'))
    expect(due.data.requests).toHaveLength(2)
    expect(due.data.requests.every(({ proposals }) => proposals.length === 3)).toBe(true)
    expect(due.data.toMark.map(({ isLate }) => isLate)).toEqual(
      expect.arrayContaining([true, false]),
    )
    const glance = await app.call('GET /Tution/Tution/GetDashboardDataNew', await idOf('student'))
    expect(glance.data).toMatchObject({ openRequests: 1, isUnlimited: false })
    expect(glance.data.nextSessions).toHaveLength(5)
    expect(glance.data.tutors.length).toBeGreaterThan(1)
  })

  it('have one that was corrected: used, returned, used', async () => {
    const { kinds } = await one<{ kinds: string[] }>(
      sql`select json_agg(l.kind order by l.id) "kinds" from tuition_ledger l
        where l.session_id = (select session_id from tuition_ledger where kind = 'returned')`,
    )
    expect(kinds).toEqual(['used', 'returned', 'used'])
  })

  it('have a student abroad with the demo tutor, and one who had more than was bought', async () => {
    const abroad = await idOf('student-abroad')
    const form = await app.call('GET /Tution/tutor/Tution/GetScheduleForm', await idOf('tutor'), {
      query: { studentId: abroad },
    })
    expect(form.data).toMatchObject({
      studentZone: 'Asia/Kolkata',
      tutorZone: 'Europe/London',
    })
    const owing = await app.call('GET /Tution/Tution/GetDashboardData', await idOf('student-owing'))
    expect(owing.data).toMatchObject({ tutoringHoursRemaining: -1.5, isUnlimited: false })
  })

  it('leave the demo tutor time off ahead, and free times to offer', async () => {
    const tutor = await idOf('tutor')
    const { data } = await app.call('GET /Tution/tutor/Tution/GetAvailability', tutor)
    expect(data.timeOff.map(({ note }) => note)).toEqual(['A conference', 'Holiday'])
    const due = await app.call('GET /Dashboard/Tutor/Dashboard/GetDueToday', tutor)
    const sessionId = due.data.requests[0]?.id ?? ''
    const free = await app.call('GET /Tution/Tution/GetFreeSlots', tutor, { query: { sessionId } })
    expect(free.data.slots.length).toBeGreaterThan(20)
  })
})
