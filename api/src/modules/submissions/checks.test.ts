import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeVersion } from '../writing/testing.ts'
import { aComment, allGrades, makeDesk, overall } from './testing.ts'

let desk: Awaited<ReturnType<typeof makeDesk>>
let who: Awaited<ReturnType<typeof desk.people>>
let itemId: string
let versionId: string

beforeAll(async () => {
  desk = await makeDesk()
})
afterAll(() => desk.app.close())
beforeEach(async () => {
  who = await desk.people()
  ;({ itemId, versionId } = await makeVersion(desk.app, who.student, {
    item: { markerId: who.tutor },
  }))
})

describe('a check', () => {
  const toCheck = async () => {
    await desk.app.db.execute(sql`update tutors set is_checked = true where user_id = ${who.tutor}`)
    await desk.save(who.tutor, itemId, { privateNote: 'For the check' })
    return await desk.giveBack(who.tutor, itemId, 1)
  }

  it('stands between the marker and the student', async () => {
    expect((await toCheck()).data).toEqual({ state: 'checking', markedAt: null })
    expect(await desk.noticesOf(who.student)).toEqual([])
    expect((await desk.giveBack(who.tutor, itemId, 1)).data.state).toBe('checking')
    const { data } = await desk.item(who.senior, itemId)
    expect(data).toMatchObject({
      item: { mayCheck: true, mayMark: false },
      ...{ marking: null, first: { overall, privateNote: 'For the check' } },
    })
    expect((await desk.check(who.senior, itemId)).data).toEqual({ state: 'marked' })
    expect(await desk.noticesOf(who.student)).toHaveLength(1)
    expect(await desk.markingsOf(itemId)).toMatchObject([{ role: 'first', state: 'returned' }])
  })

  it('may change the marking: the student gets that, and the first stays for staff', async () => {
    await toCheck()
    const grades = allGrades.map(({ key }) => ({ key, points: 100 }))
    const kind = 'Very good; say more of the second case.'
    expect((await desk.save(who.senior, itemId, { grades, overall: kind })).status).toBe(200)
    await desk.check(who.senior, itemId)
    const seen = await desk.app.call('GET /Writing/Writing/GetVersion', who.student, {
      query: { versionId },
    })
    expect(seen.data.markings).toMatchObject([{ role: 'check', overall: kind, percent: 100 }])
    expect((await desk.item(who.senior, itemId)).data).toMatchObject({
      ...{ marking: { overall: kind }, first: { overall } },
    })
  })

  it('gives the marking back with a note', async () => {
    await toCheck()
    expect((await desk.check(who.senior, itemId, 'Too short')).status).toBe(400)
    const note = 'The second paragraph needs a comment.'
    expect((await desk.check(who.senior, itemId, note)).data).toEqual({ state: 'pending' })
    expect((await desk.noticesOf(who.tutor)).map(([title]) => title)).toEqual([
      'A marking has come back to you',
    ])
    const { data } = await desk.item(who.tutor, itemId)
    expect(data.marking).toMatchObject({ state: 'draft', revision: 1 })
    expect(data.events).toContainEqual(
      expect.objectContaining({ what: 'given back', detail: note }),
    )
    expect((await desk.save(who.tutor, itemId, { baseRevision: 1 })).status).toBe(200)
  })

  it('is the team’s senior tutor’s, never the marker’s own, and only once', async () => {
    const stranger = await desk.app.make.seniorTutor()
    expect((await desk.check(who.senior, itemId)).status).toBe(409)
    await toCheck()
    expect((await desk.check(stranger, itemId)).status).toBe(404)
    await desk.app.db.execute(sql`update marking_items set marker_id = ${who.senior}
      where id = ${itemId}`)
    expect((await desk.check(who.senior, itemId)).status).toBe(403)
    await desk.app.db.execute(sql`update marking_items set marker_id = ${who.tutor}
      where id = ${itemId}`)
    expect((await desk.check(who.senior, itemId)).status).toBe(200)
    expect((await desk.check(who.senior, itemId)).status).toBe(409)
  })
})

describe('a second look', () => {
  const asked = async () => {
    await desk.save(who.tutor, itemId, { comments: [aComment('First')] })
    await desk.giveBack(who.tutor, itemId, 1)
    const second = crypto.randomUUID()
    await desk.app.db.execute(sql`insert into marking_items (id, kind, version_id, round, student_id,
        state, marker_id, held_since, handed_in_at, due_at, title, words)
      select ${second}, kind, version_id, 2, student_id, 'pending', ${who.senior}, handed_in_at,
        handed_in_at, due_at, title, words from marking_items where id = ${itemId}`)
    return second
  }

  it('starts from the first marks, and both stay', async () => {
    const second = await asked()
    const { data } = await desk.item(who.senior, second)
    expect(data).toMatchObject({ marking: null, first: { overall, comments: [{ text: 'First' }] } })
    const lacking = await desk.giveBack(who.senior, second, 0)
    expect(lacking.errors.map(({ path }) => path)).toEqual(['body.outcome'])
    expect((await desk.giveBack(who.senior, second, 0, 'confirmed')).status).toBe(200)
    expect((await desk.giveBack(who.senior, second, 0, 'confirmed')).data.state).toBe('marked')
    const seen = await desk.app.call('GET /Writing/Writing/GetVersion', who.student, {
      query: { versionId },
    })
    expect(seen.data.markings).toMatchObject([
      { role: 'second', outcome: 'confirmed', overall, comments: [{ text: 'First' }] },
      { role: 'first', outcome: null },
    ])
    expect(await desk.noticesOf(who.tutor)).toContainEqual([
      'A second look is decided',
      `/submissions?tab=queue&item=${itemId}`,
    ])
    expect((await desk.noticesOf(who.student)).map(([title]) => title)).toContain(
      'Your second look is decided',
    )
  })

  it('cannot be sent back, and asks for no check', async () => {
    const second = await asked()
    expect((await desk.sendBack(who.senior, second)).status).toBe(409)
    await desk.app.db.execute(sql`update marking_items set asks_check = true where id = ${second}`)
    await desk.save(who.senior, second)
    expect((await desk.giveBack(who.senior, second, 1, 'changed')).data.state).toBe('marked')
  })
})
