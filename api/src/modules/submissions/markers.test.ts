import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { auditLog, holidays, markingItems, tutors } from '../../database/schema/index.ts'
import { auditEntries, queriesOf } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { makeItem, makeTeams, type Teams } from './sharing.testing.ts'

const list = 'GET /Marking/tutor/Marking/GetMarkers'
const save = 'POST /Marking/tutor/Marking/SaveMarker'

let t: Teams
beforeAll(async () => {
  t = await makeTeams()
  await t.app.db.delete(holidays)
})
afterAll(() => t.app.close())
beforeEach(async () => {
  await t.app.db.delete(markingItems)
})

const item = (own: Partial<typeof markingItems.$inferInsert>) =>
  makeItem(t.app, t.student, { markerId: t.ada, ...own })
const due = (moment: string) => item({ dueAt: new Date(moment) })
const returned = (handedIn: string, marked: string) =>
  item({ state: 'marked', handedInAt: new Date(handedIn), markedAt: new Date(marked) })
const ada = async () =>
  (await t.app.call(list, t.senior)).data.find((one) => one.markerId === t.ada)

describe('the markers', () => {
  it('are the team with its senior tutor, or all for admins, by name', async () => {
    const stopped = { isActive: false }
    await t.app.make.tutor({ seniorTutorId: t.senior, isEssayPsTutor: true }, stopped)
    const namesFor = async (who: string) =>
      (await t.app.call(list, who)).data.map(({ name }) => name.split(' ')[0])
    expect(await namesFor(t.senior)).toEqual(['Ada', 'Senior', 'Theo'])
    expect(await namesFor(t.other)).toEqual(['Other', 'Stranger'])
    expect(await namesFor(t.admin)).toEqual(['Ada', 'Other', 'Senior', 'Stranger', 'Theo'])
    expect((await t.app.call(list, t.ada)).status).toBe(403)
  })

  it('have what is open, overdue, and due by Sunday in London', async () => {
    await due('2026-11-24T23:59:59Z')
    await due('2026-11-25T09:59:59Z')
    await due('2026-11-25T23:59:59Z')
    await due('2026-11-29T23:59:59Z')
    await due('2026-11-30T00:00:00Z')
    await item({ state: 'checking', dueAt: new Date('2026-11-20T23:59:59Z') })
    await item({ state: 'sent back', dueAt: new Date('2026-11-20T23:59:59Z') })
    await item({ markerId: t.theo })
    expect(await ada()).toEqual({
      ...{ markerId: t.ada, name: 'Ada Marker', open: 6, overdue: 3, dueThisWeek: 2 },
      ...{ returned30: 0, medianWorkingDays: null },
      ...{ capacity: 10, awayUntil: null, isChecked: false },
    })
  })

  it('returned items in the last 30 days, after so many working days in the middle', async () => {
    await returned('2026-10-26T10:00:01Z', '2026-10-26T10:00:01Z')
    await returned('2026-10-01T10:00:00Z', '2026-10-26T09:59:59Z')
    expect(await ada()).toMatchObject({ returned30: 1, medianWorkingDays: 0 })
    // From a Friday to the Tuesday after: two.
    await returned('2026-11-20T10:00:00Z', '2026-11-24T09:00:00Z')
    expect(await ada()).toMatchObject({ returned30: 2, medianWorkingDays: 1 })
    // From a Saturday to Monday: one.
    await returned('2026-11-21T10:00:00Z', '2026-11-23T09:00:00Z')
    expect(await ada()).toMatchObject({ returned30: 3, medianWorkingDays: 1 })
    await returned('2026-11-02T10:00:00Z', '2026-11-25T09:00:00Z')
    expect(await ada()).toMatchObject({ returned30: 4, medianWorkingDays: 1.5 })
  })

  it('do not work on holidays of everybody, of which each day counts once', async () => {
    const schoolId = await t.app.make.school()
    const day = (startsOn: string, endsOn: string, own: object = {}) => ({
      ...{ id: newId(), name: 'Off', isBank: false, schoolId: null, startsOn, endsOn, ...own },
    })
    await t.app.db
      .insert(holidays)
      .values([
        day('2026-11-19', '2026-11-22'),
        day('2026-11-20', '2026-11-20', { isBank: true }),
        day('2026-11-17', '2026-11-18', { schoolId }),
      ])
    // From Monday 16 to Tuesday 24: 17, 18, 23, 24.
    await returned('2026-11-16T10:00:00Z', '2026-11-24T10:00:00Z')
    expect(await ada()).toMatchObject({ medianWorkingDays: 4 })
    // From a day off to a day off.
    await t.app.db.delete(markingItems)
    await returned('2026-11-19T10:00:00Z', '2026-11-22T10:00:00Z')
    expect(await ada()).toMatchObject({ medianWorkingDays: 0 })
    await t.app.db.delete(holidays)
  })

  it('are read in one statement, by indexes', async () => {
    for (let count = 0; count < 5; count += 1) await due('2026-11-27T23:59:59Z')
    // Beside it the caller's standing is looked up.
    expect(await queriesOf(t.app, list, t.senior)).toBeLessThanOrEqual(2)
    const plans = await plannedNodes(t.app.db, () => t.app.call(list, t.senior))
    const scans = plans.flat().filter((node) => node['Relation Name'] === 'marking_items')
    expect(scans.length).toBeGreaterThan(1)
    expect(scans.filter((node) => !goesByIndex(node))).toEqual([])
  })
})

describe('a marker', () => {
  const values = { capacity: 3, awayUntil: '2026-12-01', isChecked: true }
  const change = (as: string, markerId: string, own: object = {}) =>
    t.app.call(save, as, { body: { markerId, ...values, ...own } })

  it('takes so many, is away and is checked, as the senior tutor says', async () => {
    await item({})
    expect((await change(t.senior, t.ada)).status).toBe(200)
    // What a marker has stays there.
    expect(await ada()).toMatchObject({ ...values, open: 1 })
    const [entry] = await auditEntries(t.app.db, eq(auditLog.record, t.ada))
    expect(entry).toMatchObject({
      ...{ action: 'marker changed', actorId: t.senior, subjectId: t.ada },
      changes: { capacity: [10, 3], awayUntil: [null, '2026-12-01'], isChecked: [false, true] },
    })
    await change(t.senior, t.ada, { capacity: 10, awayUntil: null, isChecked: false })
    expect(await ada()).toMatchObject({ capacity: 10, awayUntil: null, isChecked: false })
  })

  it('is of the own team, the senior tutor with it, or anybody for admins', async () => {
    expect((await change(t.senior, t.senior)).status).toBe(200)
    for (const who of [t.stranger, t.other, t.student, t.admin]) {
      expect((await change(t.senior, who)).status).toBe(404)
    }
    expect((await change(t.admin, t.stranger)).status).toBe(200)
    expect((await change(t.ada, t.ada)).status).toBe(403)
    const [foreign] = await t.app.db.select().from(tutors).where(eq(tutors.userId, t.other))
    expect(foreign).toMatchObject({ markingCapacity: 10, markingAwayUntil: null })
  })

  it.each([-1, 201, 1.5])('takes 0 to 200, not %s', async (capacity) => {
    expect((await change(t.senior, t.ada, { capacity })).status).toBe(400)
  })
})
