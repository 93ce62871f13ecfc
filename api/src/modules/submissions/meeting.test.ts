import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { markingItems } from '../../database/schema/index.ts'
import { meet } from '../writing/meeting.testing.ts'
import { withdraw } from '../writing/own-items.service.ts'
import { makeVersion } from '../writing/testing.ts'
import { assign } from './assigning.service.ts'
import { saveMarking } from './marking.service.ts'
import { claim } from './queue.service.ts'
import { returnMarking } from './returning.service.ts'
import { eventsOf, toldTo } from './sharing.testing.ts'
import { allGrades, makeDesk, overall } from './testing.ts'

let desk: Awaited<ReturnType<typeof makeDesk>>
let who: Awaited<ReturnType<typeof desk.people>>
/** Another of the team who marks. */
let other: string
let itemId: string
let versionId: string

beforeAll(async () => {
  desk = await makeDesk()
})
afterAll(() => desk.app.close())
beforeEach(async () => {
  who = await desk.people()
  other = await desk.app.make.tutor({ seniorTutorId: who.senior, isEssayPsTutor: true })
})

const handedIn = async (markerId: string | null) => {
  ;({ itemId, versionId } = await makeVersion(desk.app, who.student, { item: { markerId } }))
}
const present = async () => {
  const rows = desk.app.db.select().from(markingItems).where(eq(markingItems.id, itemId))
  const [{ state, markerId, startedAt } = { state: undefined, markerId: null, startedAt: null }] =
    await rows
  return { state, markerId, isStarted: startedAt !== null }
}
const given = (markerId: string) => ({ itemIds: [itemId], markerId })
const assigned = () =>
  desk.app.call('POST /Marking/tutor/Marking/Assign', who.senior, { body: given(other) })
const marking = () => ({
  ...{ itemId, baseRevision: 0, grades: allGrades, overall, privateNote: '', comments: [] },
})
const takenFrom = (toId: string) => ({ what: 'taken away', byId: who.senior, toId })

describe('taking back, while its marker begins', () => {
  beforeEach(() => handedIn(who.tutor))
  const takeBack = () =>
    desk.app.call('POST /Writing/Writing/Withdraw', who.student, { body: { versionId } })

  it('ends the marking before it begins', async () => {
    const [, saved] = await meet(
      desk.app,
      who.student,
      (within) => withdraw(within, versionId),
      () => desk.save(who.tutor, itemId),
    )
    expect([saved.status, saved.message]).toEqual([409, 'The student has taken this back.'])
    expect(await present()).toMatchObject({ state: 'withdrawn', isStarted: false })
    expect(await desk.markingsOf(itemId)).toEqual([])
  })

  it('is refused once the first save is there', async () => {
    const [, back] = await meet(
      desk.app,
      who.tutor,
      (within) => saveMarking(within, marking()),
      takeBack,
    )
    expect([back.status, back.message]).toEqual([409, expect.stringContaining('has begun')])
    expect(await present()).toMatchObject({ state: 'pending', isStarted: true })
    expect(await desk.markingsOf(itemId)).toMatchObject([{ state: 'draft', overall }])
  })
})

describe('an item of the pool that is claimed and assigned at once', () => {
  beforeEach(() => handedIn(null))

  it('is taken away from who claimed it first, who is told', async () => {
    const [, { data }] = await meet(
      desk.app,
      who.tutor,
      (within) => claim(within, { itemId }),
      assigned,
    )
    expect(data).toMatchObject({ changed: 1, before: [{ itemId, markerId: who.tutor }] })
    expect(await present()).toMatchObject({ markerId: other })
    expect(await eventsOf(desk.app, itemId)).toContainEqual(takenFrom(who.tutor))
    expect(await toldTo(desk.app, who.tutor)).toHaveLength(1)
  })

  it('is refused to who claims it second, by the name of who has it', async () => {
    const [, claimed] = await meet(
      desk.app,
      who.senior,
      (within) => assign(within, given(other)),
      () => desk.claim(who.tutor, itemId),
    )
    expect([claimed.status, claimed.message]).toEqual([409, expect.stringMatching(/has this\.$/)])
    expect(await present()).toMatchObject({ markerId: other })
  })
})

describe('a marking that is returned while its item is given to somebody else', () => {
  beforeEach(async () => {
    await handedIn(who.tutor)
    await desk.save(who.tutor, itemId)
  })

  it('stays its marker’s where the return was first', async () => {
    const [, { data }] = await meet(
      desk.app,
      who.tutor,
      (within) => returnMarking(within, { itemId, baseRevision: 1 }),
      assigned,
    )
    expect(data).toMatchObject({
      changed: 0,
      skipped: [{ itemId, why: 'It has been marked already.' }],
    })
    expect(await present()).toMatchObject({ state: 'marked', markerId: who.tutor })
  })

  it('does not come back where it was given away first', async () => {
    const [, back] = await meet(
      desk.app,
      who.senior,
      (within) => assign(within, given(other)),
      () => desk.giveBack(who.tutor, itemId, 1),
    )
    expect(back.status).toBe(409)
    expect(await present()).toMatchObject({ state: 'pending', markerId: other })
    expect(await desk.markingsOf(itemId)).toMatchObject([{ state: 'draft' }])
    expect(await desk.noticesOf(who.student)).toEqual([])
  })
})
