import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endedLately } from '../../access/ended-access.repository.ts'
import { type EndedAccess, watchEndedAccess } from '../../access/ended-access.ts'
import { openDatabase, rowsOf } from '../../database/open.ts'
import {
  auditLog,
  passwordLinks,
  tutorStudents,
  tutors,
  users,
} from '../../database/schema/index.ts'
import { startLive } from '../../live/live.ts'
import { auditEntries, makeTestApp, makeTuition, type TestApp } from '../../testing/index.ts'
import { makeAccount, meOf, renew, sessionOf, signIn } from '../authentication/testing.ts'

const activeCall = 'POST /User/admin/Account/SetActive'
const server = process.env.TEST_DATABASE_URL || undefined

let app: TestApp
let admin: string
/** What another process refuses; on the embedded database there can be no other. */
let elsewhere: EndedAccess
let closeOther: () => Promise<void>

beforeAll(async () => {
  app = await makeTestApp()
  const [row] = await rowsOf<{ name: string }>(app.db, sql`select current_database() as name`)
  const address = server === undefined ? undefined : new URL(server)
  if (address !== undefined) address.pathname = `/${row?.name}`
  const other = address && (await openDatabase({ databaseUrl: address.href }))
  const live = other === undefined ? app.live : await startLive(other.listen)
  elsewhere = await watchEndedAccess({
    read: (since) => endedLately(other?.db ?? app.db, since),
    live,
    clock: app.clock.now,
    onEnded: () => undefined,
    onFailure: (error) => {
      throw error
    },
  })
  closeOther = async () => {
    elsewhere.close()
    if (other === undefined) return
    await live.close()
    await other.close()
  }
})
afterAll(async () => {
  await closeOther()
  await app.close()
})
beforeEach(async () => {
  // Whoever is left of another test is no admin who could sign in.
  await app.db.update(users).set({ passwordHash: null }).where(eq(users.role, 'Admin'))
  admin = await app.make.admin({ passwordHash: 'x' })
})

const rowOf = async (userId: string) => {
  const [row] = await app.db.select().from(users).where(eq(users.id, userId))
  return row
}

interface Asking {
  by?: string
  version?: number
  successors?: { what: 'students' | 'submissions' | 'team'; toUserId: string }[]
}
const setActive = async (userId: string, isActive: boolean, { by = admin, ...more }: Asking = {}) =>
  await app.call(activeCall, by, {
    body: {
      ...{ userId, version: (await rowOf(userId))?.version ?? 0, isActive },
      ...{ reason: isActive ? 'Is back' : 'Has left', ...more },
    },
  })

describe('an account that is stopped', () => {
  it('is let in nowhere at once, not even to read, in every process', async () => {
    const { id, email } = await makeAccount(app, 'tutor')
    const { accessToken, refreshToken } = await signIn(app, email)
    const link = { createdAt: app.clock.now(), expiresAt: new Date(Date.now() + 3_600_000) }
    await app.db.insert(passwordLinks).values({ hash: `link of ${id}`, userId: id, ...link })
    expect((await meOf(app, accessToken)).status).toBe(200)
    expect((await setActive(id, false)).status).toBe(200)
    await expect.poll(async () => (await meOf(app, accessToken)).status).toBe(401)
    const holder = { userId: id, sessionId: sessionOf(accessToken) }
    await expect.poll(() => elsewhere.has(holder)).toBe(true)
    expect((await renew(app, refreshToken)).status).toBe(401)
    expect((await signIn(app, email)).status).toBe(401)
    const [kept] = await app.db.select().from(passwordLinks).where(eq(passwordLinks.userId, id))
    expect(kept?.usedAt).not.toBeNull()
    expect((await rowOf(id))?.stoppedAt).not.toBeNull()
    const [entry] = await auditEntries(app.db, eq(auditLog.record, id))
    expect(entry?.changes).toMatchObject({ isActive: [true, false], reason: [null, 'Has left'] })
  })

  it('is known as such by a process that starts afterwards', async () => {
    const { id } = await makeAccount(app)
    await setActive(id, false)
    const late = await watchEndedAccess({
      read: (since) => endedLately(app.db, since),
      live: app.live,
      clock: app.clock.now,
      onEnded: () => undefined,
      onFailure: () => undefined,
    })
    expect(late.has({ userId: id, sessionId: undefined })).toBe(true)
    late.close()
  })

  it('comes back with all that it had but its devices', async () => {
    const { id, email } = await makeAccount(app, 'tutor')
    const before = await signIn(app, email)
    await setActive(id, false)
    await expect.poll(async () => (await meOf(app, before.accessToken)).status).toBe(401)
    expect((await setActive(id, true)).status).toBe(200)
    await expect
      .poll(async () => {
        const again = await signIn(app, email)
        return (await meOf(app, again.accessToken)).status
      })
      .toBe(200)
    expect((await meOf(app, before.accessToken)).status).toBe(401)
    expect((await rowOf(id))?.stoppedAt).toBeNull()
  })

  it('says before what hangs on it, and hands it over', async () => {
    const [student, other] = [await app.make.student(), await app.make.student()]
    const tutor = await app.make.tutor({ students: [student, other] })
    const heir = await app.make.tutor({ students: [other] })
    const tuition = makeTuition(app.db)
    await tuition.session(tutor, student, new Date(Date.now() + 86_400_000).toISOString())
    const query = { userId: tutor }
    const { data } = await app.call('GET /User/admin/Account/GetDependants', admin, { query })
    expect(data.students.map(({ userId }) => userId).sort()).toEqual([student, other].sort())
    expect(data).toMatchObject({ submissions: 0, team: [], children: [], balancePence: 0 })
    const successors = [{ what: 'students', toUserId: heir } as const]
    expect((await setActive(tutor, false, { successors })).status).toBe(200)
    expect(await app.db.$count(tutorStudents, eq(tutorStudents.tutorId, heir))).toBe(2)
    expect(await app.db.$count(tutorStudents, eq(tutorStudents.tutorId, tutor))).toBe(0)
  })

  it('hands a team over, and stays where nobody can take it', async () => {
    const senior = await app.make.seniorTutor()
    const member = await app.make.tutor({ seniorTutorId: senior })
    const parent = await app.make.parent()
    const given = (toUserId: string) => ({ successors: [{ what: 'team' as const, toUserId }] })
    expect((await setActive(senior, false, given(parent))).status).toBe(422)
    expect((await rowOf(senior))?.isActive).toBe(true)
    const heir = await app.make.seniorTutor()
    expect((await setActive(senior, false, given(heir))).status).toBe(200)
    const [row] = await app.db.select().from(tutors).where(eq(tutors.userId, member))
    expect(row?.seniorTutorId).toBe(heir)
  })

  it('is refused on top of what somebody else saved', async () => {
    const { id } = await makeAccount(app)
    await setActive(id, false)
    await setActive(id, true)
    expect((await setActive(id, false, { version: 1 })).status).toBe(409)
    expect((await rowOf(id))?.isActive).toBe(true)
  })
})

describe('admins', () => {
  it('stop neither themselves nor the last one with a password', async () => {
    expect((await setActive(admin, false)).status).toBe(422)
    const invited = await app.make.admin()
    expect((await setActive(admin, false, { by: invited })).message).toMatch(/last admin/)
    expect((await setActive(invited, false)).status).toBe(200)
  })

  it('who stop each other at once leave one', async () => {
    const other = await app.make.admin({ passwordHash: 'x' })
    // Both hold a token before either is stopped.
    const tokens = await Promise.all([admin, other].map((id) => app.tokenOf(id)))
    const answers = await Promise.all(
      [other, admin].map((userId, place) =>
        app.call(
          activeCall,
          undefined,
          { body: { userId, version: 1, isActive: false, reason: 'Has left' } },
          { authorization: `Bearer ${tokens[place]}` },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = [await rowOf(admin), await rowOf(other)].filter((row) => row?.isActive)
    expect(left).toHaveLength(1)
  })
})

describe('devices', () => {
  const endCall = 'POST /User/admin/Account/EndSessions'

  it('of somebody are shown and ended, with the tokens that they hold', async () => {
    const { id, email } = await makeAccount(app)
    const { accessToken } = await signIn(app, email)
    const query = { userId: id }
    const shown = await app.call('GET /User/admin/Account/GetSessions', admin, { query })
    expect(shown.data.sessions).toMatchObject([{ device: expect.stringContaining('Firefox') }])
    const { data } = await app.call(endCall, admin, { body: { userId: id } })
    expect(data).toEqual({ ended: 1 })
    await expect.poll(async () => (await meOf(app, accessToken)).status).toBe(401)
    expect((await signIn(app, email)).status).toBe(200)
  })

  it('of everybody end but for those of whoever ends them', async () => {
    const [one, two] = [await makeAccount(app), await makeAccount(app, 'tutor')]
    const [mine, theirs] = [await signIn(app, one.email), await signIn(app, two.email)]
    await app.db.update(users).set({ role: 'Admin' }).where(eq(users.id, one.id))
    await app.call(endCall, one.id, { body: { userId: null } })
    await expect.poll(async () => (await meOf(app, theirs.accessToken)).status).toBe(401)
    expect((await meOf(app, mine.accessToken)).status).toBe(200)
  })
})
