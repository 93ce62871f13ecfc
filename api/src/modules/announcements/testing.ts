import type { TestApp } from '../../testing/index.ts'

/** 00:30 on 1 July in London. */
export const now = new Date('2026-06-30T23:30:00Z')

/** The announcements that a parent sees. */
export async function seenBy(app: TestApp, parent: string) {
  const { data } = await app.call('GET /Dashboard/Parent/Dashboard/GetChildren', parent)
  return data.announcements
}
