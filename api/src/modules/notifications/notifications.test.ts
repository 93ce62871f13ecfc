import type { CallKey } from '@portal/shared/api'
import { type KnownKind, notificationKinds } from '@portal/shared/contract'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { rowsOf } from '../../database/open.ts'
import {
  mails,
  notificationPreferences,
  notificationRecipients,
  notifications,
  users,
} from '../../database/schema/index.ts'
import { idleQueue, runWaitingTasks } from '../../jobs/testing.ts'
import { askedByNobody, makeTestApp, type TestApp } from '../../testing/index.ts'
import { startDigests } from './digest.ts'
import { type Notice, notify } from './notify.ts'
import { readPreferences, savePreference } from './preferences.repository.ts'

let app: TestApp
let student: string
let parent: string
let manager: string
let tutor: string

const noon = new Date('2026-03-02T12:00:00Z')
const hour = 3_600_000
const day = 24 * hour

beforeAll(async () => {
  app = await makeTestApp({ now: noon })
  student = await app.make.student()
  parent = await app.make.parent([student])
  manager = await app.make.schoolManager([await app.make.school()])
  tutor = await app.make.tutor({ students: [student] })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(noon)
  await app.db.execute(sql`truncate notifications, notification_preferences, mails, tasks cascade`)
})

const tell = (own: Partial<Notice> & Pick<Notice, 'recipients'>) =>
  notify(askedByNobody(app), {
    kind: 'company',
    title: 'Holidays',
    description: 'We are closed at Easter.',
    ...own,
  })

const ofParent = 'GET /Notification/Parent/Notification/GetAllNotificationLogUnExpired'
const ofStudent = 'GET /Notification/Alert/GetAllStudentAlert'

/** A round of the daily mails, with the jobs that it starts. */
async function sendDigests() {
  const now = app.clock.now()
  await startDigests({ ...askedByServer(app.db, now), server: { jobs: idleQueue } })
  await runWaitingTasks(app.db, app.clock.now)
}

/** How many mails are made meanwhile. */
async function madeBy(work: () => Promise<unknown>) {
  const before = await app.db.$count(mails)
  await work()
  return (await app.db.$count(mails)) - before
}

const parentFeed = async (as = parent) => (await app.call(ofParent, as)).data

describe('a notice to more people than one statement takes', () => {
  it('is one notification, which reaches each of them in the chosen way', async () => {
    const people = Array.from({ length: 5_001 }, () => crypto.randomUUID())
    const [first = '', last = ''] = [people[0], people.at(-1)]
    await app.db.execute(sql`
      insert into users (id, email, role, first_name, last_name, created_at)
      select id, id || '@many.test', 'Parent', 'Ada', 'Byron', ${noon.toISOString()}::timestamptz
      from unnest(${`{${people.join(',')}}`}::uuid[]) id`)
    await app.db.insert(notificationPreferences).values(
      [first, last].map((userId) => ({
        userId,
        kind: 'company' as const,
        inPortal: true,
        email: 'at once' as const,
      })),
    )
    await tell({ recipients: [...people, first] })
    const told = await app.db.select({ id: notifications.id }).from(notifications)
    expect(told).toHaveLength(1)
    expect(await app.db.$count(notificationRecipients)).toBe(5_001)
    for (const who of [first, last]) {
      expect(await parentFeed(who)).toMatchObject([{ id: told[0]?.id }])
    }
    const mailed = await app.db.select({ to: mails.to }).from(mails)
    expect(mailed.map(({ to }) => to).sort()).toEqual(
      [`${first}@many.test`, `${last}@many.test`].sort(),
    )
    await tell({ recipients: [] })
    expect(await app.db.$count(notifications)).toBe(1)
  })
})

describe('a feed', () => {
  it('holds what was told, the newest first, and nothing of others', async () => {
    await tell({ recipients: [parent, student], title: 'First' })
    app.clock.advance(1_000)
    await tell({
      recipients: [parent],
      title: 'Second',
      link: 'Read more',
      notificationLink: 'https://portal.example/news',
      navigatableLink: '/',
      isAdjustment: true,
    })
    await tell({ recipients: [await app.make.parent()], title: 'For somebody else' })
    expect(await parentFeed()).toMatchObject([
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
    await tell({ recipients: [student], kind: 'alerts', title: 'Take care', titleCode: 1 })
    await tell({ recipients: [student], title: 'Plain' })
    const { data } = await app.call(ofStudent, student)
    const told = data.map(({ title, heading }) => [title, heading])
    expect(told.sort()).toEqual([
      [1, 'Take care'],
      [4, 'Plain'],
    ])
  })

  it('is the same for a school manager and for tutors', async () => {
    await tell({ recipients: [manager, tutor] })
    const ofSchool = 'GET /Notification/School/Notification/GetAllNotificationLogUnExpired'
    const ofTutor = 'GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor'
    expect((await app.call(ofSchool, manager)).data).toMatchObject([{ title: 'Holidays' }])
    expect((await app.call(ofTutor, tutor)).data).toMatchObject([{ title: 'Holidays' }])
  })

  it('drops an entry when it expires, to the moment', async () => {
    await tell({ recipients: [parent], expiresAt: new Date(noon.getTime() + hour) })
    app.clock.advance(hour - 1)
    expect(await parentFeed()).toHaveLength(1)
    app.clock.advance(1)
    expect(await parentFeed()).toEqual([])
  })

  it('has at most 100 entries that have not expired, from an index', async () => {
    for (let number = 1; number <= 103; number += 1) {
      app.clock.advance(1_000)
      const expiresAt = number === 103 ? app.clock.now() : undefined
      await tell({ recipients: [parent], title: `No. ${number}`, ...(expiresAt && { expiresAt }) })
    }
    const feed = await parentFeed()
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
      await tell({ recipients: [own, other] })
      await tell({ recipients: [other], title: 'Foreign' })
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
    for (let count = 0; count < 3; count += 1) await tell({ recipients: [parent, manager] })
    for (const _ of ['once', 'again']) {
      const { status } = await app.call('POST /Notification/Notification/MarkAllAsRead', parent)
      expect(status).toBe(200)
    }
    expect((await parentFeed()).map(({ isRead }) => isRead)).toEqual([true, true, true])
    const ofSchool = 'GET /Notification/School/Notification/GetAllNotificationLogUnExpired'
    const others = (await app.call(ofSchool, manager)).data
    expect(others.map(({ isRead }) => isRead)).toEqual([false, false, false])
  })
})

describe('preferences', () => {
  const choose = (
    as: string,
    kind: Notice['kind'],
    inPortal: boolean,
    email: 'none' | 'daily' | 'at once',
  ) => app.call('POST /User/Account/SetPreference', as, { body: { kind, inPortal, email } })

  it('are the portal alone for each kind of the role, until something is chosen', async () => {
    const ask = async (as: string) =>
      (await app.call('GET /User/Account/GetPreferences', as)).data.preferences
    expect((await ask(tutor)).map(({ kind }) => kind)).toEqual(['questions', 'company'])
    expect(await ask(await app.make.admin())).toEqual([])
    await choose(tutor, 'company', false, 'daily')
    await choose(tutor, 'company', false, 'at once')
    expect(await ask(tutor)).toEqual([
      { kind: 'questions', inPortal: true, email: 'none' },
      { kind: 'company', inPortal: false, email: 'at once' },
    ])
    const refused = await choose(tutor, 'tuition', true, 'none')
    expect([refused.status, refused.errors]).toEqual([
      422,
      [{ path: 'body.kind', message: 'You do not get notifications of this kind.' }],
    ])
  })

  it('of a new kind are asked about and followed as soon as it is in the list', async () => {
    const name = 'seminars' as Notice['kind']
    const words = { title: 'Seminars', about: 'What is on.' }
    const known = notificationKinds as KnownKind[]
    known.push({ name, roles: ['Tutor'], first: { inPortal: false, email: 'at once' }, words })
    try {
      expect(await readPreferences(app.db, tutor, 'Tutor')).toContainEqual({
        kind: name,
        inPortal: false,
        email: 'at once',
      })
      expect(await readPreferences(app.db, parent, 'Parent')).not.toContainEqual(
        expect.objectContaining({ kind: name }),
      )
      expect(await madeBy(() => tell({ recipients: [tutor], kind: name }))).toBe(1)
      await savePreference(app.db, tutor, { kind: name, inPortal: true, email: 'none' })
      expect(await madeBy(() => tell({ recipients: [tutor], kind: name }))).toBe(0)
      const ofTutor = 'GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor'
      expect((await app.call(ofTutor, tutor)).data).toHaveLength(1)
    } finally {
      known.pop()
    }
  })

  it('decide which way a notification goes', async () => {
    const quiet = await app.make.parent()
    const stopped = await app.make.parent([], { isActive: false })
    await choose(parent, 'company', false, 'at once')
    await choose(quiet, 'company', false, 'none')
    await tell({ recipients: [parent, quiet, stopped, manager, manager] })
    expect(await parentFeed()).toEqual([])
    const reached = await app.db.select().from(notificationRecipients)
    expect(reached.map(({ userId }) => userId).sort()).toEqual([parent, manager].sort())
    const [{ email } = { email: '' }] = await app.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, parent))
    expect(await app.db.select().from(mails)).toMatchObject([
      {
        to: email,
        subject: 'Holidays',
        text: 'Holidays\nWe are closed at Easter.\n\nSee it in the portal: portal:/\nWhat comes by mail can be chosen there under My account.',
      },
    ])
  })

  it('for the daily mail: one each morning at seven by the person’s clock, each entry once', async () => {
    const [london, tokyo] = [parent, await app.make.parent([], { timeZone: 'Asia/Tokyo' })]
    for (const one of [london, tokyo]) await choose(one, 'company', true, 'daily')
    await tell({ recipients: [london, tokyo], title: 'Noon' })
    const at = async (moment: string) => {
      app.clock.set(new Date(moment))
      return await madeBy(sendDigests)
    }
    // Noon in London is nine in the evening in Tokyo, where seven comes at 22:00 UTC.
    expect(await at('2026-03-02T21:59:59Z')).toBe(0)
    expect(await at('2026-03-02T22:00:00Z')).toBe(1)
    expect(await at('2026-03-03T06:59:59Z')).toBe(0)
    await tell({
      recipients: [london, tokyo],
      title: 'Just before seven',
      link: 'x',
      notificationLink: 'https://portal.example/x',
    })
    app.clock.set(new Date('2026-03-03T07:00:00Z'))
    expect(await madeBy(() => Promise.all([sendDigests(), sendDigests()]))).toBe(1)
    await tell({ recipients: [london], title: 'After seven' })
    expect(await at('2026-03-03T09:00:00Z')).toBe(0)
    expect(await at('2026-03-04T07:00:00Z')).toBe(2)
    const sent = await app.db.select().from(mails).orderBy(mails.createdAt)
    const subjects = sent.map(({ subject }) => subject)
    expect(subjects.slice(0, 2)).toEqual([
      'One notification from the portal',
      '2 notifications from the portal',
    ])
    expect(sent[1]?.text).toMatch(
      /^Noon\n.+\n\nJust before seven\n.+\nhttps:\/\/portal\.example\/x\n\nSee/,
    )
  })

  it('for the daily mail leave out what was read in the portal or has expired meanwhile', async () => {
    await choose(parent, 'company', true, 'daily')
    await tell({ recipients: [parent], expiresAt: new Date(noon.getTime() + hour) })
    await tell({ recipients: [parent], title: 'Read' })
    await app.db
      .update(notificationRecipients)
      .set({ readAt: noon })
      .where(
        and(
          eq(notificationRecipients.userId, parent),
          sql`notification_id in (select id from notifications where title = 'Read')`,
        ),
      )
    app.clock.set(new Date(noon.getTime() + day))
    expect(await madeBy(sendDigests)).toBe(0)
    expect(await app.db.select().from(mails)).toEqual([])
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
    await tell({ recipients: [parent] })
    await expect.poll(() => events).toEqual(['bell'])
    const [item] = await parentFeed()
    await app.call('POST /Notification/Parent/Notification/ReadNotificationLog', parent, {
      query: { NotificationId: item?.id ?? '' },
    })
    await expect.poll(() => events).toEqual(['bell', 'bell'])
    expect(others).toEqual([])
    for (const stop of stops) stop()
  })
})
