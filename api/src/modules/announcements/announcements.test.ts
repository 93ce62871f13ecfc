import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { announcementDismissals, announcements } from '../../database/schema/index.ts'
import { type MakeTuition, makeTestApp, makeTuition, type TestApp } from '../../testing/index.ts'
import { now, seenBy } from './testing.ts'

const dismissKey = 'POST /Announcement/Announcement/Dismiss'

let app: TestApp
let tuition: MakeTuition

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
  await tuition.announcement(['Parent', 'Student'], '2026-06-20', '2026-07-01', 'Last day')
  await tuition.announcement(['Parent'], '2026-07-01', '2026-07-05', 'First day')
  await tuition.announcement(['Parent'], '2026-06-20', '2026-06-30', 'Over')
  await tuition.announcement(['Parent'], '2026-07-02', '2026-07-05', 'Not yet')
  await tuition.announcement(['Tutor'], '2026-06-20', '2026-07-05', 'For tutors')
})
afterAll(() => app.close())

describe('announcements', () => {
  it('are those for the role, by the person’s own day, newest first', async () => {
    const titles = (await seenBy(app, await app.make.parent())).map(({ title }) => title)
    expect(titles).toEqual(['First day', 'Last day'])
    const abroad = await app.make.parent([], { timeZone: 'America/New_York' })
    expect((await seenBy(app, abroad)).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Over', 'Last day']),
    )
  })

  it('stay away for who dismissed them, once or twice, and for nobody else', async () => {
    const parent = await app.make.parent()
    const [first] = await seenBy(app, parent)
    const body = { announcementId: first?.id ?? '' }
    for (const _ of [1, 2]) expect((await app.call(dismissKey, parent, { body })).status).toBe(200)
    expect((await seenBy(app, parent)).map(({ title }) => title)).toEqual(['Last day'])
    expect(await seenBy(app, await app.make.parent())).toHaveLength(2)
  })

  it('are not found when they are for another role or do not exist', async () => {
    const parent = await app.make.parent()
    const tutor = await app.make.tutor()
    const [first] = await seenBy(app, parent)
    for (const announcementId of [first?.id ?? '', newId()]) {
      const { status } = await app.call(dismissKey, tutor, { body: { announcementId } })
      expect(status).toBe(404)
    }
    expect(await seenBy(app, parent)).toHaveLength(2)
  })

  it('are not found before and after their time, by the person’s own day', async () => {
    const [here, abroad] = [
      await app.make.parent(),
      await app.make.parent([], { timeZone: 'America/New_York' }),
    ]
    const [over] = await app.db
      .select({ id: announcements.id })
      .from(announcements)
      .where(eq(announcements.title, 'Over'))
    const body = { announcementId: over?.id ?? '' }
    const isOver = eq(announcementDismissals.announcementId, body.announcementId)
    expect((await app.call(dismissKey, here, { body })).status).toBe(404)
    expect(await app.db.select().from(announcementDismissals).where(isOver)).toEqual([])
    // In New York it is still its last day.
    expect((await app.call(dismissKey, abroad, { body })).status).toBe(200)
    expect((await seenBy(app, abroad)).map(({ title }) => title)).not.toContain('Over')
  })

  it('that lead to the question bank are not found by a student without it', async () => {
    const announcementId = await tuition.announcement(['Student'], '2026-06-20', '2026-07-05')
    await app.db
      .update(announcements)
      .set({ needsQuestionBank: true })
      .where(eq(announcements.id, announcementId))
    const dismissedBy = async (values: { hasQuestionBank: boolean }) => {
      const student = await app.make.student(values)
      return (await app.call(dismissKey, student, { body: { announcementId } })).status
    }
    expect(await dismissedBy({ hasQuestionBank: false })).toBe(404)
    expect(await dismissedBy({ hasQuestionBank: true })).toBe(200)
  })

  it.each([
    ['no id', {}, 'body.announcementId'],
    ['SQL for an id', { announcementId: "'; drop table users; --" }, 'body.announcementId'],
    ['a number for an id', { announcementId: 7 }, 'body.announcementId'],
  ])('refuse %s', async (_name, body, path) => {
    const parent = await app.make.parent()
    const answer = await app.call(dismissKey, parent, { body: body as { announcementId: string } })
    expect(answer.status).toBe(400)
    expect(answer.errors.map((error) => error.path)).toContain(path)
  })
})
