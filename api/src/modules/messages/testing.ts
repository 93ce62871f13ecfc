import type { CallInput } from '@portal/shared/api'
import type { Audience } from '@portal/shared/api/schemas'
import { runWaitingTasks } from '../../jobs/testing.ts'
import { askedByNobody, type TestApp } from '../../testing/index.ts'
import { startDueMessages } from './rounds.ts'

const saveCall = 'POST /Notification/admin/Message/Save'

export type SaveIn = CallInput<typeof saveCall>['body']

/** An audience of nobody but what is said. */
export const audienceWith = (own: Partial<Audience> = {}): Audience => ({
  ...{ roles: [], schoolIds: [], programmes: [], yearGroups: [], userIds: [], exceptUserIds: [] },
  ...own,
})

/** A message to all parents, as an admin saves it. */
export const toParents: SaveIn = {
  messageId: null,
  title: 'Easter hours',
  description: 'The office is closed on Monday.',
  audience: audienceWith({ roles: ['Parent'] }),
  ...{ link: null, notificationLink: null, navigatableLink: null, expiresAt: null },
}

/** What an admin does with messages, and what the server does by itself. */
export function messagesOf(app: TestApp, admin: string) {
  const save = (change: Partial<SaveIn> = {}) =>
    app.call(saveCall, admin, { body: { ...toParents, ...change } })
  const schedule = (messageId: string, expectedCount: number, at: string | null = null) =>
    app.call('POST /Notification/admin/Message/Schedule', admin, {
      body: { messageId, version: 1, at, expectedCount },
    })
  return {
    save,
    schedule,
    cancel: (messageId: string) =>
      app.call('POST /Notification/admin/Message/Cancel', admin, {
        body: { messageId, version: 1 },
      }),
    recall: (messageId: string) =>
      app.call('POST /Notification/admin/Message/Recall', admin, {
        body: { messageId, version: 1 },
      }),
    get: async (messageId: string) =>
      (
        await app.call('GET /Notification/admin/Message/GetMessage', admin, {
          query: { messageId },
        })
      ).data,
    count: async (own: Partial<Audience>) =>
      (
        await app.call('POST /Notification/admin/Message/CountAudience', admin, {
          body: { audience: audienceWith(own) },
        })
      ).data,
    /** Says yes to a new message, and begins to send it. @returns its id */
    begin: async (change: Partial<SaveIn>, expectedCount: number): Promise<string> => {
      const { data } = await save(change)
      await schedule(data.messageId, expectedCount)
      return data.messageId
    },
    /** Does what the round of each minute does. */
    round: () => startDueMessages(askedByNobody(app)),
    /** Does all jobs that wait. */
    work: () => runWaitingTasks(app.db, () => app.clock.now()),
  }
}
