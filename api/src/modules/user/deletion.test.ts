import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { askedByServer } from '../../asked.ts'
import {
  auditLog,
  bookings,
  dataRequests,
  parentChildren,
  revisePresets,
  sessions,
  users,
} from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import {
  mailsTo,
  makeAccount,
  makeFamily,
  meOf,
  renew,
  signIn,
  startView,
} from '../authentication/testing.ts'
import { clearFiles, clearStore } from '../files/index.ts'

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp()
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.set(new Date('2026-03-02T10:00:00Z'))
})

const account = () => makeAccount(app, 'student', { firstName: 'Ada', lastName: 'Byron' })

const ask = (id: string) => app.call('POST /User/Account/RequestDeletion', id)
const open = (id: string) => app.call('GET /User/Account/GetDeletionRequest', id)
const withdraw = (id: string) => app.call('POST /User/Account/WithdrawDeletion', id)
const list = async () =>
  (await app.call('GET /User/admin/Account/GetDeletionRequests', admin, { query: {} })).data
    .requests
const decide = (requestId: string, decision: 'confirmed' | 'declined') =>
  app.call('POST /User/admin/Account/DecideDeletion', admin, { body: { requestId, decision } })

async function actionsOn(id: string) {
  const rows = await app.db
    .select({ action: auditLog.action, actorId: auditLog.actorId, subjectId: auditLog.subjectId })
    .from(auditLog)
    .where(like(auditLog.action, 'deletion%'))
    .orderBy(auditLog.id)
  return rows.filter(({ actorId, subjectId }) => actorId === id || subjectId === id)
}

describe('the open requests', () => {
  it('come a page at a time and are found by name or email', async () => {
    const [first, second] = [await account(), await account()]
    const made = [(await ask(first.id)).data.id, (await ask(second.id)).data.id]
    // Of one moment, the one with the smaller id comes first.
    const inOrder = made.toSorted()
    const found = async (query: object) => {
      const { data } = await app.call('GET /User/admin/Account/GetDeletionRequests', admin, {
        query,
      })
      return [data.requests.map(({ id }) => id), data.totalCount]
    }
    expect(await found({ search: second.email })).toEqual([[made[1]], 1])
    expect(await found({ search: 'ada byr' })).toEqual([inOrder, 2])
    expect(await found({ search: 'ada byr', pageSize: 1, pageNo: 2 })).toEqual([[inOrder[1]], 2])
    expect(await found({ search: 'nobody' })).toEqual([[], 0])
    await withdraw(first.id)
    await withdraw(second.id)
    expect(await found({ search: 'ada byr' })).toEqual([[], 0])
  })
})

describe('a request to delete one’s account', () => {
  it('is made once: asking again answers the open one', async () => {
    const { id } = await account()
    expect((await open(id)).data).toBeNull()
    const { data } = await ask(id)
    expect(data.requestedAt).toBe('2026-03-02T10:00:00.000Z')
    app.clock.advance(60_000)
    const all = await Promise.all([ask(id), ask(id), open(id)])
    expect(all.map((answer) => answer.data)).toEqual([data, data, data])
    expect((await actionsOn(id)).map(({ action }) => action)).toEqual(['deletion requested'])
  })

  it('can be taken back, and made anew', async () => {
    const { id } = await account()
    const { data: first } = await ask(id)
    expect((await withdraw(id)).status).toBe(200)
    expect((await open(id)).data).toBeNull()
    expect((await withdraw(id)).status).toBe(200)
    const { data: second } = await ask(id)
    expect(second.id).not.toBe(first.id)
    expect((await actionsOn(id)).map(({ action }) => action)).toEqual([
      'deletion requested',
      'deletion withdrawn',
      'deletion requested',
    ])
    expect((await decide(first.id, 'confirmed')).status).toBe(409)
    expect((await open(id)).data?.id).toBe(second.id)
  })

  it('is of one person alone', async () => {
    const [one, two] = [await account(), await account()]
    const { data } = await ask(one.id)
    await withdraw(two.id)
    expect((await open(two.id)).data).toBeNull()
    expect((await open(one.id)).data).toEqual(data)
  })

  it('is listed for admins with whose it is, the oldest first', async () => {
    await app.db.delete(dataRequests)
    const [one, two] = [await account(), await account()]
    const { data: first } = await ask(two.id)
    app.clock.advance(1000)
    const { data: second } = await ask(one.id)
    const whose = { name: 'Ada Byron', role: 'Student', dueOn: '2026-04-02' }
    expect(await list()).toEqual([
      { ...first, ...whose, email: two.email },
      { ...second, ...whose, email: one.email },
    ])
  })
})

describe('an admin who confirms', () => {
  it('stops the account and takes out who it was; what the law wants stays', async () => {
    const { id, email } = await account()
    const parent = await app.make.parent([id])
    const own = await signIn(app, email)
    await app.db.insert(bookings).values({
      id: crypto.randomUUID(),
      studentId: id,
      programName: 'Premium',
      quarters: 40,
      bookedAt: app.clock.now(),
      ...{ startsOn: '2026-01-01', expiresOn: '2026-12-31' },
    })
    await app.db.insert(revisePresets).values({
      id: crypto.randomUUID(),
      studentId: id,
      name: 'In my own words',
      filters: {},
      createdAt: app.clock.now(),
    })
    const { data } = await ask(id)
    expect((await meOf(app, own.accessToken)).status).toBe(200)
    expect((await decide(data.id, 'confirmed')).status).toBe(200)
    // A token that was given before is good for nothing, not even to read.
    await expect.poll(async () => (await meOf(app, own.accessToken)).status).toBe(401)

    expect(
      await app.db.select().from(revisePresets).where(eq(revisePresets.studentId, id)),
    ).toEqual([])
    const [row] = await app.db.select().from(users).where(eq(users.id, id))
    expect(row).toMatchObject({
      email: `${id}@deleted.invalid`,
      firstName: 'Deleted',
      lastName: 'account',
      passwordHash: null,
      pictureFilePath: null,
      isActive: false,
    })
    const kept = await app.db.select().from(bookings).where(eq(bookings.studentId, id))
    expect(kept).toHaveLength(1)
    const devices = await app.db.select().from(sessions).where(eq(sessions.userId, id))
    expect(devices).toMatchObject([{ address: '', device: '' }])
    const ties = await app.db
      .select()
      .from(parentChildren)
      .where(and(eq(parentChildren.parentId, parent), eq(parentChildren.studentId, id)))
    expect(ties).toEqual([])
    expect((await renew(app, own.refreshToken)).status).toBe(401)
    expect((await signIn(app, email)).status).toBe(401)
    expect(await actionsOn(id)).toEqual([
      { action: 'deletion requested', actorId: id, subjectId: null },
      { action: 'deletion confirmed', actorId: admin, subjectId: id },
    ])
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      'Your account has been deleted',
    ])
    expect((await list()).some((request) => request.id === data.id)).toBe(false)
  })

  it('takes the picture from the person, and its bytes go within a day', async () => {
    const { id } = await account()
    const file = new Blob(['GIF89ame'])
    await app.call('POST /user/student/update-pofile', id, { file })
    const name = async () =>
      (await app.db.select().from(users).where(eq(users.id, id)))[0]?.pictureFilePath ?? null
    const before = (await name()) ?? ''
    const { data } = await ask(id)
    await decide(data.id, 'confirmed')
    expect(await name()).toBeNull()
    const dayAfter = new Date(app.clock.now().getTime() + 25 * 3_600_000)
    await clearFiles(askedByServer(app.db, dayAfter), app.files)
    expect(await app.files.open(before)).toBeUndefined()
  })

  it.each([
    ['leaves nothing in the store of what was on its way', 0],
    ['has confirmed, also where the store does not answer: the weekly round does the rest', 1],
  ])('%s', async (_, failing) => {
    const { id } = await account()
    const body = { kind: 'pdf', name: 'a.pdf', bytes: 9, lastModified: 0 } as const
    const { uploadId } = (await app.call('POST /Media/Upload/Begin', id, { body })).data
    const query = { uploadId, partNumber: 1 }
    await app.call('POST /Media/Upload/Part', id, { query, bytes: new Uint8Array(9) })
    const left = async () => {
      let count = 0
      for await (const { key } of app.files.listParts()) count += key === '' ? 0 : 1
      return count
    }
    expect(await left()).toBe(1)
    const { data } = await ask(id)
    const drop = vi.spyOn(app.files, 'dropParts')
    if (failing > 0) drop.mockRejectedValueOnce(new Error('away'))
    expect((await decide(data.id, 'confirmed')).status).toBe(200)
    drop.mockRestore()
    expect(await left()).toBe(failing)
    await clearStore(askedByServer(app.db, new Date('2100-01-01T00:00:00Z')), app.files)
    expect(await left()).toBe(0)
  })

  it('frees the email for a new account', async () => {
    const { id, email } = await account()
    const { data } = await ask(id)
    await decide(data.id, 'confirmed')
    expect(await app.make.student({}, { email })).not.toBe(id)
  })

  it('may be a parent’s, whose views of the portal end too', async () => {
    const { parent, child, own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
    const { data } = await ask(parent)
    await decide(data.id, 'confirmed')
    expect((await renew(app, view.refreshToken)).status).toBe(401)
    expect((await app.call('GET /User/Account/GetMe', child)).data.id).toBe(child)
  })
})

describe('an admin who declines', () => {
  it('leaves the account as it is and tells the person', async () => {
    const { id, email } = await account()
    const { data } = await ask(id)
    expect((await decide(data.id, 'declined')).status).toBe(200)
    expect((await open(id)).data).toBeNull()
    expect((await signIn(app, email)).status).toBe(200)
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      'Your account has not been deleted',
    ])
  })
})

describe('a decision', () => {
  it('is made once, and only on a request that there is', async () => {
    const { id } = await account()
    const { data } = await ask(id)
    const all = await Promise.all([decide(data.id, 'declined'), decide(data.id, 'confirmed')])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await decide(crypto.randomUUID(), 'declined')).status).toBe(404)
  })
})
