import { type KnownKind, notificationKinds } from '@portal/shared/contract'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import {
  mails,
  notificationPreferences,
  notificationRecipients,
  notifications,
  users,
} from '../../database/schema/index.ts'
import { idleQueue, runWaitingTasks } from '../../jobs/testing.ts'
import type { TestApp } from '../../testing/index.ts'
import { startDigests } from './digest.ts'
import type { Notice } from './notify.ts'
import { readPreferences, savePreference } from './preferences.repository.ts'
import { feedOfTutor, hour, makeNoticeWorld, type NoticeWorld, noon } from './testing.ts'

let world: NoticeWorld
let app: TestApp
let parent: string
let manager: string
let tutor: string

beforeAll(async () => {
  world = await makeNoticeWorld()
  ;({ app, parent, manager, tutor } = world)
})
afterAll(() => app.close())
beforeEach(() => world.begin())

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
    const events: string[] = []
    const stop = app.live.subscribe(last, (event) => events.push(event))
    await world.tell({ recipients: [...people, first] })
    // Their pages are not to ask all at once.
    await expect.poll(() => events).toEqual(['bell-of-many'])
    stop()
    const told = await app.db.select({ id: notifications.id }).from(notifications)
    expect(told).toHaveLength(1)
    expect(await app.db.$count(notificationRecipients)).toBe(5_001)
    for (const who of [first, last]) {
      expect(await world.parentFeed(who)).toMatchObject([{ id: told[0]?.id }])
    }
    const mailed = await app.db.select({ to: mails.to }).from(mails)
    expect(mailed.map(({ to }) => to).sort()).toEqual(
      [`${first}@many.test`, `${last}@many.test`].sort(),
    )
    await world.tell({ recipients: [] })
    expect(await app.db.$count(notifications)).toBe(1)
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
    const kinds = async (as: string) => (await ask(as)).map(({ kind }) => kind)
    expect(await kinds(parent)).toEqual([
      'alerts',
      'tuition',
      'content',
      'writing',
      'company',
      'weekly',
    ])
    expect(await kinds(tutor)).toEqual([
      'alerts',
      'tuition',
      'events',
      'content',
      'questions',
      'writing',
      'company',
    ])
    expect(await ask(await app.make.admin())).toEqual([])
    await choose(tutor, 'company', false, 'daily')
    await choose(tutor, 'company', false, 'at once')
    expect((await ask(tutor)).slice(-2)).toEqual([
      { kind: 'writing', inPortal: true, email: 'none' },
      { kind: 'company', inPortal: false, email: 'at once' },
    ])
    const refused = await choose(parent, 'questions', true, 'none')
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
      expect(await madeBy(() => world.tell({ recipients: [tutor], kind: name }))).toBe(1)
      await savePreference(app.db, tutor, { kind: name, inPortal: true, email: 'none' })
      expect(await madeBy(() => world.tell({ recipients: [tutor], kind: name }))).toBe(0)
      expect((await app.call(feedOfTutor, tutor)).data).toHaveLength(1)
    } finally {
      known.pop()
    }
  })

  it('decide which way a notification goes', async () => {
    const quiet = await app.make.parent()
    const stopped = await app.make.parent([], { isActive: false })
    await choose(parent, 'company', false, 'at once')
    await choose(quiet, 'company', false, 'none')
    await world.tell({ recipients: [parent, quiet, stopped, manager, manager] })
    expect(await world.parentFeed()).toEqual([])
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
    await world.tell({ recipients: [london, tokyo], title: 'Noon' })
    const at = async (moment: string) => {
      app.clock.set(new Date(moment))
      return await madeBy(sendDigests)
    }
    // Noon in London is nine in the evening in Tokyo, where seven comes at 22:00 UTC.
    expect(await at('2026-03-02T21:59:59Z')).toBe(0)
    expect(await at('2026-03-02T22:00:00Z')).toBe(1)
    expect(await at('2026-03-03T06:59:59Z')).toBe(0)
    await world.tell({
      recipients: [london, tokyo],
      title: 'Just before seven',
      link: 'x',
      notificationLink: 'https://portal.example/x',
    })
    app.clock.set(new Date('2026-03-03T07:00:00Z'))
    expect(await madeBy(() => Promise.all([sendDigests(), sendDigests()]))).toBe(1)
    await world.tell({ recipients: [london], title: 'After seven' })
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
    await world.tell({ recipients: [parent], expiresAt: new Date(noon.getTime() + hour) })
    await world.tell({ recipients: [parent], title: 'Read' })
    await app.db
      .update(notificationRecipients)
      .set({ readAt: noon })
      .where(
        and(
          eq(notificationRecipients.userId, parent),
          sql`notification_id in (select id from notifications where title = 'Read')`,
        ),
      )
    app.clock.set(new Date(noon.getTime() + 24 * hour))
    expect(await madeBy(sendDigests)).toBe(0)
    expect(await app.db.select().from(mails)).toEqual([])
  })
})
