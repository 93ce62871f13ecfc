import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { cardsDue } from './cards.sql.ts'
import { makeCards } from './testing.ts'

let cards: Awaited<ReturnType<typeof makeCards>>
beforeEach(async () => {
  cards = await makeCards()
})
afterEach(() => cards.app.close())

const dueToday = 'GET /Dashboard/Tutor/Dashboard/GetDueToday'

/** Who is due, and how it stands. */
const shown = async (as: string, term?: 'autumn' | 'spring' | 'summer') =>
  (await cards.due(as, term)).data.cards.map(({ studentName, termName, state, isLate }) => [
    studentName,
    termName,
    state,
    isLate,
  ])

describe('cards that are due', () => {
  it('are those of students with a delivered hour in the term, by London’s days', async () => {
    const { people, hour } = cards
    // The last moment of the term, and the first after it: summer time begins on the 29th.
    await hour('2026-03-27T23:59:00Z', {}, people.other)
    expect(await shown(people.tutor)).toEqual([
      ['Maya Clarke', 'Spring 2026', 'due', false],
      ['Theo Abel', 'Spring 2026', 'due', false],
    ])
    // By London’s clock the 13th has begun, by UTC it has not.
    await hour('2026-04-12T23:00:00Z', {}, people.other)
    await hour('2026-04-12T22:59:00Z')
    expect(await shown(people.tutor, 'summer')).toEqual([
      ['Theo Abel', 'Summer 2026', 'due', false],
    ])
    await hour('2026-03-28T00:00:00Z', {}, people.student, people.senior)
    expect(await shown(people.senior)).toEqual([])
  })

  it.each(['scheduled', 'no-show', 'cancelled'])(
    'are none for an hour that is %s',
    async (state) => {
      const { people, hour } = cards
      await hour('2026-02-11T16:00:00Z', { state }, people.other)
      expect((await shown(people.tutor)).map(([name]) => name)).toEqual(['Maya Clarke'])
    },
  )

  it('are late from the day after the one that they are due on, by London’s clock', async () => {
    const { app, people, draft } = cards
    app.clock.set(new Date('2026-03-27T23:59:59Z'))
    expect(await shown(people.tutor)).toEqual([['Maya Clarke', 'Spring 2026', 'due', false]])
    app.clock.set(new Date('2026-03-28T00:00:00Z'))
    await draft(people.tutor)
    expect(await shown(people.tutor)).toEqual([['Maya Clarke', 'Spring 2026', 'draft', true]])
  })

  it('are done once they are submitted, and again once they are opened again, never late then', async () => {
    const { app, people, submit, reopen } = cards
    app.clock.set(new Date('2026-04-01T10:00:00Z'))
    const { cardId } = (await submit(people.tutor)).data
    expect(await shown(people.tutor)).toEqual([])
    expect(await shown(people.tutor, 'spring')).toEqual([
      ['Maya Clarke', 'Spring 2026', 'submitted', false],
    ])
    const count = async () => (await app.call(dueToday, people.tutor)).data.cardsDue
    expect(await count()).toBe(0)
    await reopen(people.senior, cardId, 1)
    expect(await shown(people.tutor)).toEqual([['Maya Clarke', 'Spring 2026', 'reopened', false]])
    expect(await count()).toBe(1)
  })

  it('are due no more where nobody could write them, but stay where they were submitted', async () => {
    const { app, people, hour, submit } = cards
    await hour('2026-02-12T16:00:00Z', {}, people.other)
    await submit(people.tutor)
    await app.db.execute(sql`delete from tutor_students where tutor_id = ${people.tutor}`)
    expect(await shown(people.tutor, 'spring')).toEqual([
      ['Maya Clarke', 'Spring 2026', 'submitted', false],
    ])
    // An admin corrects the hour afterwards.
    await app.db.execute(sql`update tuition_sessions set state = 'no-show'`)
    expect(await shown(people.tutor, 'spring')).toHaveLength(1)
  })

  it('are found by the index of delivered hours alone', async () => {
    const { app, people, termOf } = cards
    await app.db.execute(sql`insert into tuition_sessions
        (id, student_id, tutor_id, subject, starts_at, quarters, state)
      select gen_random_uuid(), ${people.student}, ${people.tutor}, 'Physics',
        timestamptz '2020-01-01' + n * interval '3 hours', 4,
        case when n % 9 = 0 then 'no-show' else 'delivered' end
      from generate_series(1, 20000) n order by md5(n::text)`)
    await app.db.execute(sql`vacuum analyze tuition_sessions`)
    const plan = async (tutorId?: string) => {
      const rows = await rowsOf<{ 'QUERY PLAN': string }>(
        app.db,
        sql`explain select * from ${cardsDue({ terms: sql`t.id = ${termOf.spring}::uuid`, tutorId })} d`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    expect(await plan()).toContain('tuition_sessions_delivered')
    expect(await plan()).not.toContain('Seq Scan on tuition_sessions')
    expect(await plan(people.tutor)).not.toContain('Seq Scan on tuition_sessions')
  })
})
