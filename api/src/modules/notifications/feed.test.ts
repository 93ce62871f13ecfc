import type { CallKey } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { notificationRecipients } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'
import {
  feedOfSchool,
  feedOfTutor,
  hour,
  makeNoticeWorld,
  type NoticeWorld,
  noon,
} from './testing.ts'

let world: NoticeWorld
let app: TestApp
let student: string
let parent: string
let manager: string
let tutor: string

beforeAll(async () => {
  world = await makeNoticeWorld()
  ;({ app, student, parent, manager, tutor } = world)
})
afterAll(() => app.close())
beforeEach(() => world.begin())

describe('a feed', () => {
  it('holds what was told, the newest first, and nothing of others', async () => {
    await world.tell({ recipients: [parent, student], title: 'First' })
    app.clock.advance(1_000)
    await world.tell({
      recipients: [parent],
      title: 'Second',
      link: 'Read more',
      notificationLink: 'https://portal.example/news',
      navigatableLink: '/',
      isAdjustment: true,
    })
    await world.tell({ recipients: [await app.make.parent()], title: 'For somebody else' })
    expect(await world.parentFeed()).toMatchObject([
      {
        title: 'Second',
        description: 'We are closed at Easter.',
        isRead: false,
        link: 'Read more',
        notificationLink: 'https://portal.example/news',
        navigatableLink: '/',
        isNotificationAdjustment: true,
        createdAt: '2026-03-02T12:00:01.000Z',
      },
      { title: 'First', link: null, navigatableLink: null, isNotificationAdjustment: false },
    ])
  })

  it('of a student has the colour as its title, and the words as heading', async () => {
    await world.tell({ recipients: [student], kind: 'alerts', title: 'Take care', titleCode: 1 })
    await world.tell({ recipients: [student], title: 'Plain' })
    const { data } = await app.call('GET /Notification/Alert/GetAllStudentAlert', student)
    const told = data.map(({ title, heading }) => [title, heading])
    expect(told.sort()).toEqual([
      [1, 'Take care'],
      [4, 'Plain'],
    ])
  })

  it('is the same for a school manager and for tutors', async () => {
    await world.tell({ recipients: [manager, tutor] })
    expect((await app.call(feedOfSchool, manager)).data).toMatchObject([{ title: 'Holidays' }])
    expect((await app.call(feedOfTutor, tutor)).data).toMatchObject([{ title: 'Holidays' }])
  })

  it('drops an entry when it expires, to the moment', async () => {
    await world.tell({ recipients: [parent], expiresAt: new Date(noon.getTime() + hour) })
    app.clock.advance(hour - 1)
    expect(await world.parentFeed()).toHaveLength(1)
    app.clock.advance(1)
    expect(await world.parentFeed()).toEqual([])
  })

  it('has at most 100 entries that have not expired, from an index', async () => {
    for (let number = 1; number <= 103; number += 1) {
      app.clock.advance(1_000)
      const expiresAt = number === 103 ? app.clock.now() : undefined
      await world.tell({
        recipients: [parent],
        title: `No. ${number}`,
        ...(expiresAt && { expiresAt }),
      })
    }
    const feed = await world.parentFeed()
    expect([feed.length, feed[0]?.title, feed[99]?.title]).toEqual([100, 'No. 102', 'No. 3'])
    const plan = await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return await rowsOf(
        tx,
        sql`explain select * from notification_recipients where user_id = ${parent} and in_portal
          order by created_at desc limit 100`,
      )
    })
    expect(JSON.stringify(plan)).toContain('notification_recipients_feed')
  })
})

describe('marking as read', () => {
  const marks: [CallKey, () => string, 'NotificationId' | 'alertId'][] = [
    ['POST /Notification/Parent/Notification/ReadNotificationLog', () => parent, 'NotificationId'],
    ['POST /Notification/Parent/Notification/MarkAlertAsRead', () => parent, 'alertId'],
    ['POST /Notification/School/Notification/ReadNotificationLog', () => manager, 'NotificationId'],
    ['POST /Notification/School/Notification/MarkAlertAsRead', () => manager, 'alertId'],
    [
      'POST /Notification/Student/Notification/ReadNotificationLog',
      () => student,
      'NotificationId',
    ],
    ['POST /Notification/Student/Notification/MarkAlertAsRead', () => student, 'alertId'],
    ['POST /Question/tutor/QuestionFlag/MarkNoticeAsRead', () => tutor, 'NotificationId'],
  ]

  it.each(marks)(
    '%s works twice, keeps the first time, and not on what is not there or not one’s own',
    async (key, who, field) => {
      const own = who()
      const other = own === parent ? manager : parent
      await world.tell({ recipients: [own, other] })
      await world.tell({ recipients: [other], title: 'Foreign' })
      const rows = await app.db
        .select({
          id: notificationRecipients.notificationId,
          userId: notificationRecipients.userId,
        })
        .from(notificationRecipients)
      const mine = rows.find(({ userId }) => userId === own)?.id ?? ''
      const foreign = rows.find(({ id }) => id !== mine)?.id ?? ''
      const mark = async (id: string) => {
        const url = `/api${key.slice(5)}?${field}=${id}`
        const headers = { authorization: `Bearer ${await app.tokenOf(own)}` }
        return (await app.fastify.inject({ method: 'POST', url, headers })).statusCode
      }
      expect(await mark(mine)).toBe(200)
      app.clock.advance(hour)
      expect(await mark(mine)).toBe(200)
      expect(await mark(foreign)).toBe(404)
      expect(await mark(crypto.randomUUID())).toBe(404)
      expect(await mark('no-id')).toBe(400)
      const read = await app.db
        .select({ userId: notificationRecipients.userId, readAt: notificationRecipients.readAt })
        .from(notificationRecipients)
        .where(sql`read_at is not null`)
      expect(read).toEqual([{ userId: own, readAt: noon }])
    },
  )

  it('of all leaves other people’s as they are', async () => {
    for (let count = 0; count < 3; count += 1) await world.tell({ recipients: [parent, manager] })
    for (const _ of ['once', 'again']) {
      const { status } = await app.call('POST /Notification/Notification/MarkAllAsRead', parent)
      expect(status).toBe(200)
    }
    expect((await world.parentFeed()).map(({ isRead }) => isRead)).toEqual([true, true, true])
    const others = (await app.call(feedOfSchool, manager)).data
    expect(others.map(({ isRead }) => isRead)).toEqual([false, false, false])
  })
})

describe('open pages', () => {
  it('hear of what is new, and of what was read elsewhere', async () => {
    const events: string[] = []
    const others: string[] = []
    const stops = [
      app.live.subscribe(parent, (event) => events.push(event)),
      app.live.subscribe(manager, (event) => others.push(event)),
    ]
    await world.tell({ recipients: [parent] })
    await expect.poll(() => events).toEqual(['bell'])
    const [item] = await world.parentFeed()
    await app.call('POST /Notification/Parent/Notification/ReadNotificationLog', parent, {
      query: { NotificationId: item?.id ?? '' },
    })
    await expect.poll(() => events).toEqual(['bell', 'bell'])
    expect(others).toEqual([])
    for (const stop of stops) stop()
  })
})
