import type { CallInput } from '@portal/shared/api'
import type { TestApp } from '../../testing/index.ts'

/** 00:30 on 1 July in London. */
export const now = new Date('2026-06-30T23:30:00Z')

/** The announcements that a parent sees. */
export async function seenBy(app: TestApp, parent: string) {
  const { data } = await app.call('GET /Dashboard/Parent/Dashboard/GetChildren', parent)
  return data.announcements
}

const saveCall = 'POST /Announcement/admin/Announcement/Save'

export type SaveIn = CallInput<typeof saveCall>['body']

/** An announcement as an admin saves it. */
export const news: SaveIn = {
  announcementId: null,
  title: 'Mock week',
  text: '<p>Mocks start on Monday.</p>',
  roles: ['Student', 'Parent'],
  from: '2026-06-20',
  to: '2026-07-01',
}

/** Saves the announcement with what is different in it. */
export const saveNews = (app: TestApp, by: string, change: Partial<SaveIn> = {}) =>
  app.call(saveCall, by, { body: { ...news, ...change } })
