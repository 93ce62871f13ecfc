import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { auditLog, parentChildren, sessions, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { tidy } from '../housekeeping.ts'
import {
  bearer,
  makeFamily,
  meOf,
  password,
  passwordHash,
  renew,
  sessionOf,
  signIn,
  signOut,
  startView,
  stopView,
  viewEntries,
} from './testing.ts'

const minute = 60_000
let app: TestApp

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.set(new Date('2026-03-02T10:00:00Z'))
})

describe('a view ends with', () => {
  it('the sign-out of the parent, not with that of the student', async () => {
    const { parent, child, own } = await makeFamily(app)
    const { email } = (await meOf(app, await app.tokenOf(child))).data
    await app.db
      .update(users)
      .set({ passwordHash: await passwordHash() })
      .where(eq(users.id, child))
    const student = await signIn(app, email)
    const { data: view } = await startView(app, own.accessToken)
    await signOut(app, student.refreshToken)
    const { status, data: next } = await renew(app, view.refreshToken)
    expect(status).toBe(200)
    await signOut(app, own.refreshToken)
    expect((await renew(app, next.refreshToken)).status).toBe(401)
    expect((await stopView(app, next.accessToken)).status).toBe(401)
    expect((await viewEntries(app, parent)).map(({ action }) => action)).toEqual([
      'viewing ended',
      'viewing started',
    ])
  })

  it('its own sign-out, which leaves the parent’s session and the student’s alone', async () => {
    const { child, own } = await makeFamily(app)
    const { email } = (await meOf(app, await app.tokenOf(child))).data
    await app.db
      .update(users)
      .set({ passwordHash: await passwordHash() })
      .where(eq(users.id, child))
    const student = await signIn(app, email)
    const { data: view } = await startView(app, own.accessToken)
    await signOut(app, view.refreshToken)
    expect((await renew(app, view.refreshToken)).status).toBe(401)
    expect((await renew(app, own.refreshToken)).status).toBe(200)
    expect((await renew(app, student.refreshToken)).status).toBe(200)
  })

  it('a copy of the parent’s refresh token, which ends the session', async () => {
    const { own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
    await renew(app, own.refreshToken)
    app.clock.advance(31_000)
    expect((await renew(app, own.refreshToken)).status).toBe(401)
    expect((await renew(app, view.refreshToken)).status).toBe(401)
  })

  it('the parent’s account, or the tie to the child', async () => {
    const stopped = await makeFamily(app)
    const { data: first } = await startView(app, stopped.own.accessToken)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, stopped.parent))
    expect((await renew(app, first.refreshToken)).status).toBe(401)
    const parted = await makeFamily(app)
    const { data: second } = await startView(app, parted.own.accessToken)
    await app.db.delete(parentChildren).where(eq(parentChildren.parentId, parted.parent))
    expect((await renew(app, second.refreshToken)).status).toBe(401)
  })

  it('the student’s account', async () => {
    const { child, own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, child))
    expect((await renew(app, view.refreshToken)).status).toBe(401)
  })

  it('the parent’s password', async () => {
    const { own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
    const changed = await app.call(
      'POST /Authentication/Password/ChangePassword',
      undefined,
      { body: { oldPassword: password, newPassword: 'another horse battery' } },
      bearer(own.accessToken),
    )
    expect(changed.status).toBe(200)
    expect((await renew(app, view.refreshToken)).status).toBe(401)
    expect((await renew(app, own.refreshToken)).status).toBe(200)
  })
})

describe('what a view leaves behind', () => {
  const endings = async (parent: string) =>
    await app.db
      .select({ at: auditLog.at, subjectId: auditLog.subjectId, details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.actorId, parent), eq(auditLog.action, 'viewing ended')))
  const over = new Date('2026-03-02T10:30:00Z')

  it('is one entry of its end in the log when its time was over, whoever tidies up', async () => {
    const { parent, child, own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
    app.clock.advance(30 * minute - 1)
    await tidy(askedByServer(app.db, app.clock.now()))
    expect(await endings(parent)).toEqual([])
    app.clock.advance(40 * minute)
    await Promise.all([
      tidy(askedByServer(app.db, app.clock.now())),
      tidy(askedByServer(app.db, app.clock.now())),
    ])
    await tidy(askedByServer(app.db, app.clock.now()))
    const details = { session: sessionOf(view.accessToken) }
    expect(await endings(parent)).toEqual([{ at: over, subjectId: child, details }])
  })

  it('is no second entry when the parent went back, nor when the session it began in ends', async () => {
    const back = await makeFamily(app)
    const { data: view } = await startView(app, back.own.accessToken)
    app.clock.advance(10 * minute)
    await stopView(app, view.accessToken)
    app.clock.set(new Date('2026-03-02T10:00:00Z'))
    const out = await makeFamily(app)
    await startView(app, out.own.accessToken)
    app.clock.advance(40 * minute)
    await signOut(app, out.own.refreshToken)
    await tidy(askedByServer(app.db, app.clock.now()))
    expect(await endings(back.parent)).toMatchObject([{ at: new Date('2026-03-02T10:10:00Z') }])
    expect(await endings(out.parent)).toMatchObject([{ at: over }])
  })

  it('is nothing once it is over and the hour’s tidying has been', async () => {
    const { own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
    app.clock.advance(31 * minute)
    await tidy(askedByServer(app.db, app.clock.now()))
    const left = await app.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, sessionOf(view.accessToken)))
    expect(left).toEqual([])
    expect((await renew(app, own.refreshToken)).status).toBe(200)
  })
})
