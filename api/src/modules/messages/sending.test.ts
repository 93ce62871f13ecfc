import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  mails,
  messages,
  notificationPreferences,
  notificationRecipients,
  tasks,
  users,
} from '../../database/schema/index.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import { forgetOldMails } from '../../mail/mails.repository.ts'
import { makeTestApp, statementsOf, type TestApp } from '../../testing/index.ts'
import { sendMessageJob } from './send.job.ts'
import { audienceWith, messagesOf } from './testing.ts'

const now = new Date('2027-03-27T12:00:00Z')
const minute = 60_000
/** Three batches, of which the last is small. */
const many = 2_001

let app: TestApp
let office: ReturnType<typeof messagesOf>
let admin: string
beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
  office = messagesOf(app, admin)
  await makeManagers(many)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(messages)
  await app.db.delete(mails)
  await app.db.delete(tasks)
})

const choose = async (
  userId: string,
  email: 'none' | 'daily' | 'at once',
  inPortal = true,
): Promise<void> => {
  await app.db.insert(notificationPreferences).values({ userId, kind: 'company', inPortal, email })
}

const feedOf = async (parent: string) =>
  (await app.call('GET /Notification/Parent/Notification/GetAllNotificationLogUnExpired', parent))
    .data

/** All of the many, who alone have their role. */
const toManagers = { audience: audienceWith({ roles: ['School Manager'] }) }

const toThese = (...userIds: string[]) => ({ audience: audienceWith({ userIds }) })

/** Makes many school managers, of whom every tenth wants mails at once. */
async function makeManagers(count: number): Promise<void> {
  await app.db.execute(sql`
    insert into users (id, email, role, first_name, last_name, created_at)
    select gen_random_uuid(), 'many-' || n || '@portal.test', 'School Manager', 'Many', n::text,
      ${now.toISOString()}::timestamptz
    from generate_series(1, ${count}::int) n`)
  await app.db.execute(sql`
    insert into notification_preferences (user_id, kind, in_portal, email)
    select id, 'company', true, 'at once' from users
    where email like 'many-%' and last_name like '%0'`)
}

describe('a message that is sent', () => {
  it('comes as people chose: into bells, by mail at once or in the morning, and not to addresses that bounce', async () => {
    const bell = await app.make.parent()
    const atOnce = await app.make.parent()
    const daily = await app.make.parent()
    const none = await app.make.parent()
    const mailAlone = await app.make.parent()
    const bouncing = await app.make.parent([], { emailState: 'bouncing' })
    const stopped = await app.make.parent([], { isActive: false })
    await choose(atOnce, 'at once')
    await choose(daily, 'daily')
    await choose(none, 'none', false)
    await choose(mailAlone, 'at once', false)
    await choose(bouncing, 'at once')
    const messageId = await office.begin(
      {
        ...toThese(bell, atOnce, daily, none, mailAlone, bouncing, stopped),
        ...{ navigatableLink: '/calendar', expiresAt: '2027-04-01T00:00:00Z' },
      },
      5,
    )
    expect((await office.get(messageId)).progress).toEqual({ done: 0, total: 5 })
    await office.work()

    for (const parent of [bell, atOnce, daily, bouncing]) {
      expect(await feedOf(parent)).toMatchObject([
        { title: 'Easter hours', navigatableLink: '/calendar', isRead: false },
      ])
    }
    for (const parent of [none, mailAlone]) expect(await feedOf(parent)).toEqual([])
    const left = await app.db.select().from(mails)
    expect(left.map(({ subject, priority }) => [subject, priority])).toEqual([
      ['Easter hours', 2],
      ['Easter hours', 2],
    ])
    const [entry] = await feedOf(bell)
    await app.call('POST /Notification/Parent/Notification/ReadNotificationLog', bell, {
      query: { NotificationId: entry?.id ?? '' },
    })
    expect((await office.get(messageId)).counts).toMatchObject({
      ...{ recipients: 5, portal: 4, mailAtOnce: 2, digest: 1, noMail: 1, bouncing: 1, read: 1 },
      mails: { none: 1, digest: 1, waiting: 2, sent: 0, failed: 0, bounced: 1 },
    })

    const to = async (userId: string) =>
      (await app.db.select().from(users).where(eq(users.id, userId)))[0]?.email ?? ''
    const ended = { nextTryAt: null, attempts: 8 }
    await app.db
      .update(mails)
      .set({ nextTryAt: null, sentAt: now })
      .where(eq(mails.to, await to(atOnce)))
    await app.db
      .update(mails)
      .set(ended)
      .where(eq(mails.to, await to(mailAlone)))
    const shown = async () => {
      const { data } = await app.call('GET /Notification/admin/Message/GetMessages', admin, {})
      return data.messages[0]
    }
    expect(await shown()).toMatchObject({ recipients: 5, read: 1, mailed: 1, failed: 2 })
    // What came to nothing stays known when mails are forgotten.
    await forgetOldMails(app.db, new Date(now.getTime() + 31 * 24 * 60 * minute))
    expect(await app.db.select().from(mails)).toEqual([])
    expect(await shown()).toMatchObject({ recipients: 5, read: 1, mailed: 1, failed: 2 })
    expect((await office.get(messageId)).counts.mails).toEqual({
      ...{ none: 1, digest: 1, waiting: 0, sent: 1, failed: 1, bounced: 1 },
    })
  })

  it('is told by batches of a thousand with few statements, and nobody twice, wherever a process ends', async () => {
    const messageId = await office.begin(toManagers, many)
    const batches: number[] = []
    let isBroken = true
    const kinds = {
      sendMessage: {
        ...sendMessageJob,
        step: async (at: Parameters<typeof sendMessageJob.step>[0]) => {
          let step: Awaited<ReturnType<typeof sendMessageJob.step>> | undefined
          batches.push(
            await statementsOf(at.tx, async () => {
              step = await sendMessageJob.step(at)
            }),
          )
          // The process ends when the second batch is written and not kept.
          if (isBroken && batches.length === 2) throw new Error('The process ended')
          return step ?? expect.fail()
        },
      },
    }
    const run = () =>
      runWaitingTasks(app.db, () => app.clock.now(), { kinds, onFailure: () => undefined })
    await run()
    expect((await office.get(messageId)).progress).toEqual({ done: 1_000, total: many })
    expect(await app.db.$count(notificationRecipients)).toBe(1_000)
    isBroken = false
    await app.db.update(tasks).set({ state: 'waiting' })
    await run()

    expect(await office.get(messageId)).toMatchObject({
      ...{ state: 'sent', progress: { done: many, total: many } },
      counts: { recipients: many, mailAtOnce: 200 },
    })
    expect(await app.db.$count(notificationRecipients)).toBe(many)
    const [mailed] = await app.db
      .select({ all: sql`count(*)::int`, people: sql`count(distinct to_address)::int` })
      .from(mails)
    expect(mailed).toEqual({ all: 200, people: 200 })
    expect(await app.db.select().from(tasks)).toMatchObject([
      { kind: 'sendMessage', state: 'done', done: many, total: many },
    ])
    expect(batches).toHaveLength(4)
    expect(Math.max(...batches)).toBeLessThanOrEqual(8)
  }, 120_000)

  it('has no batch more than a whole number of thousands', async () => {
    const [one] = await app.db.select().from(users).where(eq(users.email, 'many-7@portal.test'))
    const audience = audienceWith({ roles: ['School Manager'], exceptUserIds: [one?.id ?? ''] })
    await office.begin({ audience }, 2_000)
    let batches = 0
    const kinds = {
      sendMessage: {
        ...sendMessageJob,
        step: (at: Parameters<typeof sendMessageJob.step>[0]) => {
          batches += 1
          return sendMessageJob.step(at)
        },
      },
    }
    await runWaitingTasks(app.db, () => app.clock.now(), { kinds })
    expect(batches).toBe(2)
    expect(await app.db.$count(notificationRecipients)).toBe(2_000)
  })

  it('is for those who were there when it began, less those who have been stopped since', async () => {
    const stays = await app.make.tutor()
    const goes = await app.make.tutor()
    const messageId = await office.begin({ audience: audienceWith({ roles: ['Tutor'] }) }, 2)
    app.clock.set(new Date(now.getTime() + minute))
    await app.make.tutor()
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, goes))
    await office.work()
    const told = await app.db.select().from(notificationRecipients)
    expect(told.map(({ userId }) => userId)).toEqual([stays])
    expect((await office.get(messageId)).state).toBe('sent')
  })

  it('tells open bells of few at once, and those of many at random moments', async () => {
    const few = await app.make.parent()
    await office.begin(toThese(few), 1)
    const heard: string[] = []
    const stop = app.server.live.subscribe(few, (event) => heard.push(event))
    await office.work()
    await expect.poll(() => heard).toEqual(['bell'])
    const toAll = { audience: audienceWith({ roles: ['School Manager'], userIds: [few] }) }
    await office.begin(toAll, many + 1)
    await office.work()
    await expect.poll(() => heard).toEqual(['bell', 'bell-of-many'])
    stop()
  })
})

describe('stopping', () => {
  it('lets the batch under way end, and goes no further', async () => {
    const messageId = await office.begin(toManagers, many)
    const kinds = {
      sendMessage: {
        ...sendMessageJob,
        step: async (at: Parameters<typeof sendMessageJob.step>[0]) => {
          const step = await sendMessageJob.step(at)
          await at.tx
            .update(messages)
            .set({ state: 'cancelled', endedAt: now })
            .where(and(eq(messages.id, messageId), eq(messages.state, 'sending')))
          return step
        },
      },
    }
    await runWaitingTasks(app.db, () => app.clock.now(), { kinds })
    expect(await office.get(messageId)).toMatchObject({
      ...{ state: 'cancelled', progress: { done: 1_000, total: many } },
      counts: { recipients: 1_000 },
    })
    expect(await app.db.select().from(tasks)).toMatchObject([{ state: 'done', done: 1_000 }])
    expect((await office.schedule(messageId, 1)).status).toBe(409)
  })

  it('before the first batch leaves everybody untold', async () => {
    const messageId = await office.begin(toThese(await app.make.parent()), 1)
    expect((await office.cancel(messageId)).data.state).toBe('cancelled')
    await office.work()
    expect(await app.db.$count(notificationRecipients)).toBe(0)
    expect((await office.get(messageId)).counts.recipients).toBe(0)
  })

  it('and recalling takes it out of all bells at once, with mails that nobody has tried to send', async () => {
    const atOnce = await app.make.parent()
    const later = await app.make.parent()
    await choose(atOnce, 'at once')
    await choose(later, 'at once')
    const heard: string[] = []
    const stop = app.server.live.subscribe(later, (event) => heard.push(event))
    const messageId = await office.begin(toThese(atOnce, later), 2)
    await office.work()
    await expect.poll(() => heard).toEqual(['bell'])
    const [first] = await app.db.select().from(mails)
    await app.db
      .update(mails)
      .set({ nextTryAt: null, sentAt: now, attempts: 1 })
      .where(eq(mails.id, first?.id ?? ''))
    expect((await office.recall(messageId)).data.state).toBe('recalled')
    await expect.poll(() => heard).toEqual(['bell', 'bell'])
    stop()
    for (const parent of [atOnce, later]) expect(await feedOf(parent)).toEqual([])
    expect(await app.db.select().from(mails)).toMatchObject([{ id: first?.id }])
    expect(await office.get(messageId)).toMatchObject({
      ...{ state: 'recalled', endedAt: now.toISOString() },
      counts: { recipients: 2, mails: { none: 1, sent: 1 } },
    })
    expect((await office.recall(messageId)).status).toBe(409)
  })
})
