import { eq } from 'drizzle-orm'
import {
  markingEvents,
  markingItems,
  notificationRecipients,
  notifications,
} from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeVersion } from '../writing/testing.ts'

/** A Wednesday, in the morning. */
export const wednesday = new Date('2026-11-25T10:00:00Z')

/** A senior tutor with a team of two who mark, somebody of another team, and a student. */
export async function makeTeams() {
  const app = await makeTestApp({ now: wednesday })
  const { make } = app
  const named = (firstName: string) => ({ firstName, lastName: 'Marker' })
  const senior = await make.seniorTutor({}, named('Senior'))
  const team = { seniorTutorId: senior, isEssayPsTutor: true }
  const other = await make.seniorTutor({}, named('Other'))
  return {
    app,
    ...{ senior, other, admin: await make.admin(), student: await make.student() },
    ada: await make.tutor(team, named('Ada')),
    theo: await make.tutor(team, named('Theo')),
    /** Of the team, without the flag. */
    plain: await make.tutor({ seniorTutorId: senior }, named('Plain')),
    stranger: await make.tutor({ seniorTutorId: other, isEssayPsTutor: true }, named('Stranger')),
  }
}

export type Teams = Awaited<ReturnType<typeof makeTeams>>

/** An item of an essay, in the pool where no marker is said. @returns its id */
export async function makeItem(
  app: TestApp,
  studentId: string,
  item: Partial<typeof markingItems.$inferInsert> = {},
): Promise<string> {
  return (await makeVersion(app, studentId, { item })).itemId
}

/** Who has an item; null in the pool. */
export async function holderOf({ db }: TestApp, itemId: string): Promise<string | null> {
  const [row] = await db.select().from(markingItems).where(eq(markingItems.id, itemId))
  return row?.markerId ?? null
}

/** What was done to an item, and who had or has it by that. */
export async function eventsOf({ db }: TestApp, itemId: string) {
  const rows = await db.select().from(markingEvents).where(eq(markingEvents.itemId, itemId))
  return rows.map(({ what, byId, toId }) => ({ what, byId, toId }))
}

/** What somebody was told, with the path that it opens. */
export async function toldTo({ db }: TestApp, userId: string): Promise<(string | null)[][]> {
  const rows = await db
    .select({ title: notifications.title, path: notifications.navigatableLink })
    .from(notifications)
    .innerJoin(notificationRecipients, eq(notificationRecipients.notificationId, notifications.id))
    .where(eq(notificationRecipients.userId, userId))
  return rows.map(({ title, path }) => [title, path])
}
