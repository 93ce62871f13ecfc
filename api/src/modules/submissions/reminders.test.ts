import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { holidays, markingItems, tutorStudents, users } from '../../database/schema/index.ts'
import { idleQueue, runWaitingTasks } from '../../jobs/testing.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { startDueMornings } from './due-soon.job.ts'
import { tellOverdue } from './overdue.service.ts'
import { takeOverdue } from './reminders.repository.ts'
import { makeItem, makeTeams, type Teams, toldTo, wednesday } from './sharing.testing.ts'

let t: Teams
beforeAll(async () => {
  t = await makeTeams()
})
afterAll(() => t.app.close())
beforeEach(async () => {
  await t.app.db.delete(markingItems)
  await t.app.db.delete(holidays)
  await t.app.db.execute(sql`truncate notifications cascade`)
  await t.app.db.execute(sql`delete from tasks`)
  t.app.clock.set(wednesday)
})

const item = (own: Partial<typeof markingItems.$inferInsert>) =>
  makeItem(t.app, t.student, { markerId: t.ada, ...own })
const due = (day: string, own: Partial<typeof markingItems.$inferInsert> = {}) =>
  item({ dueAt: new Date(`${day}T23:59:59Z`), ...own })

describe('what is due on the next working day', () => {
  async function at(moment: string) {
    const now = new Date(moment)
    t.app.clock.set(now)
    await startDueMornings({ ...askedByServer(t.app.db, now), server: { jobs: idleQueue } })
    await runWaitingTasks(t.app.db, t.app.clock.now)
  }

  it('is told its marker at eight, once, in one notice', async () => {
    await due('2026-11-26')
    await due('2026-11-26')
    await at('2026-11-25T07:59:59Z')
    expect(await toldTo(t.app, t.ada)).toEqual([])
    await at('2026-11-25T08:00:00Z')
    await at('2026-11-25T08:05:00Z')
    expect(await toldTo(t.app, t.ada)).toEqual([
      ['2 pieces are due Thu 26 Nov', '/submissions?tab=queue&marker=me'],
    ])
    expect(await toldTo(t.app, t.senior)).toEqual([])
  })

  it('is opened by its notice', async () => {
    const id = await due('2026-11-26')
    await at('2026-11-25T08:00:00Z')
    expect(await toldTo(t.app, t.ada)).toEqual([
      ['An essay is due Thu 26 Nov', `/submissions?tab=queue&item=${id}`],
    ])
  })

  it.each([
    ['due today', '2026-11-25', {}],
    ['due a day later', '2026-11-27', {}],
    ['in the pool', '2026-11-26', { markerId: null }],
    ['waiting for a check', '2026-11-26', { state: 'checking' as const }],
    ['sent back', '2026-11-26', { state: 'sent back' as const }],
  ])('is none that is %s', async (_, day, own) => {
    await due(day, own)
    await at('2026-11-25T08:00:00Z')
    expect(await toldTo(t.app, t.ada)).toEqual([])
  })

  it('is Monday’s on a Friday, and told no more at the weekend', async () => {
    await due('2026-11-30')
    await at('2026-11-27T08:00:00Z')
    expect(await toldTo(t.app, t.ada)).toHaveLength(1)
    await at('2026-11-28T08:00:00Z')
    await at('2026-11-29T08:00:00Z')
    expect(await toldTo(t.app, t.ada)).toHaveLength(1)
  })

  it('is that of the day after a holiday', async () => {
    const day = { startsOn: '2026-11-26', endsOn: '2026-11-27' }
    await t.app.db
      .insert(holidays)
      .values({ id: newId(), name: 'Off', isBank: false, schoolId: null, ...day })
    await due('2026-11-30')
    await at('2026-11-25T08:00:00Z')
    expect(await toldTo(t.app, t.ada)).toHaveLength(1)
  })

  it('is told at eight by the marker’s own clock', async () => {
    await t.app.db.update(users).set({ timeZone: 'America/New_York' }).where(eq(users.id, t.ada))
    await due('2026-11-26')
    await at('2026-11-25T12:59:59Z')
    expect(await toldTo(t.app, t.ada)).toEqual([])
    await at('2026-11-25T13:00:00Z')
    expect(await toldTo(t.app, t.ada)).toHaveLength(1)
    await t.app.db.update(users).set({ timeZone: 'Europe/London' }).where(eq(users.id, t.ada))
  })
})

describe('what is overdue', () => {
  const round = (moment: string) => tellOverdue(askedByServer(t.app.db, new Date(moment)))
  const late = '2026-11-25T00:32:00Z'

  it('is told its marker and the senior tutor once', async () => {
    const id = await due('2026-11-24')
    await round('2026-11-24T23:59:59Z')
    expect(await toldTo(t.app, t.ada)).toEqual([])
    await round(late)
    await round('2026-11-25T01:32:00Z')
    const path = `/submissions?tab=queue&item=${id}`
    expect(await toldTo(t.app, t.ada)).toEqual([['An essay is overdue', path]])
    expect(await toldTo(t.app, t.senior)).toEqual([['An essay is overdue in your team', path]])
    for (const who of [t.admin, t.other, t.theo, t.student]) {
      expect(await toldTo(t.app, who)).toEqual([])
    }
  })

  it('is told in one notice where it is more', async () => {
    await due('2026-11-23')
    await due('2026-11-24')
    await due('2026-11-24', { markerId: t.theo })
    await round(late)
    expect(await toldTo(t.app, t.ada)).toEqual([
      ['2 pieces are overdue', '/submissions?tab=queue&marker=me&state=overdue'],
    ])
    expect(await toldTo(t.app, t.senior)).toEqual([
      ['3 pieces are overdue in your team', '/submissions?tab=queue&state=overdue'],
    ])
  })

  it('is told a senior tutor who marks it as a marker alone', async () => {
    await due('2026-11-24', { markerId: t.senior })
    await round(late)
    expect((await toldTo(t.app, t.senior)).map(([title]) => title)).toEqual(['An essay is overdue'])
  })

  it('in the pool is told the senior tutors of the student’s tutors', async () => {
    await t.app.db.insert(tutorStudents).values([
      { tutorId: t.ada, studentId: t.student },
      { tutorId: t.other, studentId: t.student },
    ])
    await due('2026-11-24', { markerId: null })
    await round(late)
    await t.app.db.delete(tutorStudents)
    for (const who of [t.senior, t.other]) expect(await toldTo(t.app, who)).toHaveLength(1)
    expect(await toldTo(t.app, t.ada)).toEqual([])
  })

  it('waiting for a check is told the senior tutor alone', async () => {
    await due('2026-11-24', { state: 'checking' })
    await round(late)
    expect(await toldTo(t.app, t.senior)).toHaveLength(1)
    expect(await toldTo(t.app, t.ada)).toEqual([])
  })

  it.each([
    ['marked', { state: 'marked' as const, markedAt: wednesday }],
    ['sent back', { state: 'sent back' as const }],
    ['withdrawn', { state: 'withdrawn' as const }],
  ])('is none that was %s', async (_, own) => {
    await due('2026-11-24', own)
    await round(late)
    expect(await toldTo(t.app, t.ada)).toEqual([])
  })

  it('is told of where the round that began it was cut short', async () => {
    await due('2026-11-24')
    const now = new Date(late)
    const cut = t.app.db.transaction(async (tx) => {
      expect(await takeOverdue(tx, now, 10)).toHaveLength(1)
      throw new Error('cut')
    })
    await expect(cut).rejects.toThrow('cut')
    await round(late)
    expect(await toldTo(t.app, t.ada)).toHaveLength(1)
  })

  it('is found by an index', async () => {
    await due('2026-11-24')
    const plans = await plannedNodes(t.app.db, () => takeOverdue(t.app.db, new Date(late), 10))
    const scans = plans.flat().filter((node) => node['Relation Name'] === 'marking_items')
    expect(scans.length).toBeGreaterThan(0)
    expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
    expect(scans.some(goesByIndex)).toBe(true)
  })
})
