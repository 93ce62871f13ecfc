import { and, desc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, parentChildren, sessions, users } from '../../database/schema/index.ts'
import { tidy } from '../../plugins/housekeeping.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { bearer, passwordHash, payloadOf, renew, sessionOf, signIn, signOut } from './testing.ts'

const minute = 60_000
let app: TestApp
let count = 0

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.set(new Date('2026-03-02T10:00:00Z'))
})

/** A parent who is signed in, with children. */
async function family(children = 1) {
  count += 1
  const email = `parent-${count}@portal.test`
  const ids: string[] = []
  for (let child = 0; child < children; child += 1) ids.push(await app.make.student())
  const parent = await app.make.parent(ids, { email, passwordHash: await passwordHash() })
  return { parent, email, child: ids[0] ?? '', children: ids, own: await signIn(app, email) }
}

async function start(accessToken: string, studentId?: string) {
  const body = studentId === undefined ? {} : { studentId }
  return await app.call(
    'POST /authentication/admin/impersonation/startImpersonation',
    undefined,
    { body: { isParent: true, ...body } },
    bearer(accessToken),
  )
}

const stop = (accessToken: string) =>
  app.call(
    'POST /authentication/admin/impersonation/stopImpersonation',
    undefined,
    {},
    bearer(accessToken),
  )

const meOf = (accessToken: string) =>
  app.call('GET /User/Account/GetMe', undefined, {}, bearer(accessToken))

async function entries(parent: string) {
  return await app.db
    .select({
      action: auditLog.action,
      actorId: auditLog.actorId,
      subjectId: auditLog.subjectId,
    })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, parent), like(auditLog.action, 'viewing%')))
    .orderBy(desc(auditLog.id))
}

describe('viewing the portal as one’s child', () => {
  it('gives tokens of the student that say so, and names both people in the log', async () => {
    const { parent, child, own } = await family()
    const { status, data } = await start(own.accessToken)
    expect(status).toBe(200)
    expect(payloadOf(data.accessToken)).toMatchObject({
      sub: child,
      role: 'Student',
      IsImpersonating: 'true',
    })
    expect((await meOf(data.accessToken)).data).toMatchObject({ id: child, role: 'Student' })
    expect(await entries(parent)).toEqual([
      { action: 'viewing started', actorId: parent, subjectId: child },
    ])
  })

  it('takes the only child without a name, and asks which of several', async () => {
    const { children, own } = await family(2)
    const unnamed = await start(own.accessToken)
    expect(unnamed).toMatchObject({
      status: 422,
      message: 'Choose which child.',
      errors: [{ path: 'body.studentId', message: 'Choose which child.' }],
    })
    for (const child of children) {
      const { data } = await start(own.accessToken, child)
      expect(payloadOf(data.accessToken).sub).toBe(child)
    }
    const upper = await start(own.accessToken, children[1]?.toUpperCase())
    expect(payloadOf(upper.data.accessToken).sub).toBe(children[1])
  })

  it('is not possible without a child, nor with somebody else’s', async () => {
    const { own } = await family(0)
    const { child: foreign } = await family()
    const none = await start(own.accessToken)
    expect([none.status, none.message]).toEqual([422, 'No student is linked to your account.'])
    expect((await start(own.accessToken, foreign)).status).toBe(404)
    expect((await start(own.accessToken, crypto.randomUUID())).status).toBe(404)
    const { own: other } = await family()
    expect((await start(other.accessToken, foreign)).status).toBe(404)
  })

  it('is not possible inside a view, nor for any other role', async () => {
    const { child, own } = await family()
    const { data: view } = await start(own.accessToken)
    expect((await start(view.accessToken, child)).status).toBe(403)
    expect((await start(view.accessToken)).status).toBe(403)
    expect((await start(await app.tokenOf(await app.make.admin()), child)).status).toBe(403)
    // A token that claims the parent's role in a view would not get past the session either.
    const { parent } = await family()
    const forged = await app.tokens.sign(
      {
        ...(await app.tokens.read(await app.tokenOf(parent), app.clock.now().getTime())).claims,
      },
      app.clock.now(),
      { sessionId: sessionOf(view.accessToken) },
    )
    expect((await start(forged)).status).toBe(401)
  })

  it('is refused for an account that is stopped, the parent’s or the student’s', async () => {
    const { child, own } = await family()
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, child))
    const answer = await start(own.accessToken)
    expect([answer.status, answer.message]).toEqual([
      422,
      'This student’s account has been stopped.',
    ])
    expect((await start(own.accessToken, child)).status).toBe(422)
    const other = await family()
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, other.parent))
    expect((await start(other.own.accessToken)).status).toBe(403)
  })

  it('needs the parent’s own session to be there', async () => {
    const { parent, own } = await family()
    await signOut(app, own.refreshToken)
    expect((await start(own.accessToken)).status).toBe(401)
    expect((await start(await app.tokenOf(parent))).status).toBe(401)
  })

  it('changes nothing: every write is refused', async () => {
    const { own } = await family()
    const { data: view } = await start(own.accessToken)
    const { status, message } = await app.call(
      'POST /User/Account/UpdateMe',
      undefined,
      { body: { firstName: 'A', lastName: 'B', timeZone: 'UTC' } },
      bearer(view.accessToken),
    )
    expect([status, message]).toEqual([
      403,
      'You are viewing the portal as a student, so nothing can be changed.',
    ])
  })

  it('shows as no device, neither the student’s nor the parent’s', async () => {
    const { child, own } = await family()
    const { data: view } = await start(own.accessToken)
    const list = (token: string) =>
      app.call('GET /Authentication/Session/GetSessions', undefined, {}, bearer(token))
    expect((await list(await app.tokenOf(child))).data.sessions).toEqual([])
    expect((await list(view.accessToken)).status).toBe(403)
    const { data } = await list(own.accessToken)
    expect(data.sessions).toMatchObject([{ id: sessionOf(own.accessToken) }])
    const ended = await app.call('POST /Authentication/Session/EndSession', child, {
      body: { sessionId: sessionOf(view.accessToken) },
    })
    expect(ended.status).toBe(404)
  })
})

describe('the half hour of a view', () => {
  it('cannot be made longer by renewing', async () => {
    const { own } = await family()
    let { data: view } = await start(own.accessToken)
    app.clock.advance(14 * minute)
    view = (await renew(app, view.refreshToken)).data
    expect(payloadOf(view.accessToken).IsImpersonating).toBe('true')
    app.clock.advance(14 * minute)
    view = (await renew(app, view.refreshToken)).data
    // What is left, not the usual quarter of an hour.
    expect(payloadOf(view.accessToken).exp).toBe(Date.parse('2026-03-02T10:30:00Z') / 1000)
    app.clock.advance(2 * minute - 1000)
    expect((await meOf(view.accessToken)).status).toBe(200)
    app.clock.advance(1000)
    expect((await meOf(view.accessToken)).status).toBe(401)
    expect((await renew(app, view.refreshToken)).status).toBe(401)
    expect((await renew(app, own.refreshToken)).status).toBe(200)
  })

  it('ends with the grace of a token that was just used, too', async () => {
    const { own } = await family()
    const { data: view } = await start(own.accessToken)
    app.clock.advance(30 * minute - 5_000)
    expect((await renew(app, view.refreshToken)).status).toBe(200)
    app.clock.advance(6_000)
    expect((await renew(app, view.refreshToken)).status).toBe(401)
  })
})

describe('going back', () => {
  it('gives tokens of the parent’s session, and ends the view', async () => {
    const { parent, child, own } = await family()
    const { data: view } = await start(own.accessToken)
    const { status, data: back } = await stop(view.accessToken)
    expect(status).toBe(200)
    expect(payloadOf(back.accessToken)).toMatchObject({
      sub: parent,
      role: 'Parent',
      IsImpersonating: 'false',
    })
    expect(sessionOf(back.accessToken)).toBe(sessionOf(own.accessToken))
    expect((await renew(app, view.refreshToken)).status).toBe(401)
    expect((await renew(app, back.refreshToken)).status).toBe(200)
    // The tokens that the browser kept aside stay good.
    expect((await renew(app, own.refreshToken)).status).toBe(200)
    expect(await entries(parent)).toEqual([
      { action: 'viewing ended', actorId: parent, subjectId: child },
      { action: 'viewing started', actorId: parent, subjectId: child },
    ])
  })

  it('works once: a view that has ended opens nothing of the parent’s', async () => {
    const { own } = await family()
    const { data: view } = await start(own.accessToken)
    const all = await Promise.all(Array.from({ length: 5 }, () => stop(view.accessToken)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
    const { data: second } = await start(own.accessToken)
    await signOut(app, second.refreshToken)
    expect((await stop(second.accessToken)).status).toBe(401)
  })

  it('works for a student who was stopped meanwhile, and not for a parent who was', async () => {
    const { child, own } = await family()
    const { data: view } = await start(own.accessToken)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, child))
    expect((await stop(view.accessToken)).status).toBe(200)
    const other = await family()
    const { data: theirs } = await start(other.own.accessToken)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, other.parent))
    expect((await stop(theirs.accessToken)).status).toBe(401)
  })

  it('is refused to whoever is not viewing', async () => {
    const { own, child } = await family()
    expect((await stop(own.accessToken)).status).toBe(403)
    const { status, message } = await stop(await app.tokenOf(child))
    expect([status, message]).toEqual([403, 'You are not viewing the portal as a student.'])
    // A token that says so without a session of a view is no help.
    expect((await stop(await app.tokenOf(child, { isImpersonating: true }))).status).toBe(401)
  })
})

describe('a view ends with', () => {
  it('the sign-out of the parent, not with that of the student', async () => {
    const { parent, child, own } = await family()
    const { email } = (await meOf(await app.tokenOf(child))).data
    await app.db
      .update(users)
      .set({ passwordHash: await passwordHash() })
      .where(eq(users.id, child))
    const student = await signIn(app, email)
    const { data: view } = await start(own.accessToken)
    await signOut(app, student.refreshToken)
    const { status, data: next } = await renew(app, view.refreshToken)
    expect(status).toBe(200)
    await signOut(app, own.refreshToken)
    expect((await renew(app, next.refreshToken)).status).toBe(401)
    expect((await stop(next.accessToken)).status).toBe(401)
    expect((await entries(parent)).map(({ action }) => action)).toEqual([
      'viewing ended',
      'viewing started',
    ])
  })

  it('its own sign-out, which leaves the parent’s session and the student’s alone', async () => {
    const { child, own } = await family()
    const { email } = (await meOf(await app.tokenOf(child))).data
    await app.db
      .update(users)
      .set({ passwordHash: await passwordHash() })
      .where(eq(users.id, child))
    const student = await signIn(app, email)
    const { data: view } = await start(own.accessToken)
    await signOut(app, view.refreshToken)
    expect((await renew(app, view.refreshToken)).status).toBe(401)
    expect((await renew(app, own.refreshToken)).status).toBe(200)
    expect((await renew(app, student.refreshToken)).status).toBe(200)
  })

  it('a copy of the parent’s refresh token, which ends the session', async () => {
    const { own } = await family()
    const { data: view } = await start(own.accessToken)
    await renew(app, own.refreshToken)
    app.clock.advance(31_000)
    expect((await renew(app, own.refreshToken)).status).toBe(401)
    expect((await renew(app, view.refreshToken)).status).toBe(401)
  })

  it('the parent’s account, or the tie to the child', async () => {
    const stopped = await family()
    const { data: first } = await start(stopped.own.accessToken)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, stopped.parent))
    expect((await renew(app, first.refreshToken)).status).toBe(401)
    const parted = await family()
    const { data: second } = await start(parted.own.accessToken)
    await app.db.delete(parentChildren).where(eq(parentChildren.parentId, parted.parent))
    expect((await renew(app, second.refreshToken)).status).toBe(401)
  })

  it('the student’s account', async () => {
    const { child, own } = await family()
    const { data: view } = await start(own.accessToken)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, child))
    expect((await renew(app, view.refreshToken)).status).toBe(401)
  })

  it('the parent’s password', async () => {
    const { own } = await family()
    const { data: view } = await start(own.accessToken)
    const changed = await app.call(
      'POST /Authentication/Password/ChangePassword',
      undefined,
      { body: { oldPassword: 'correct horse battery', newPassword: 'another horse battery' } },
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
    const { parent, child, own } = await family()
    const { data: view } = await start(own.accessToken)
    app.clock.advance(30 * minute - 1)
    await tidy(app.db, app.clock.now())
    expect(await endings(parent)).toEqual([])
    app.clock.advance(40 * minute)
    await Promise.all([tidy(app.db, app.clock.now()), tidy(app.db, app.clock.now())])
    await tidy(app.db, app.clock.now())
    const details = { session: sessionOf(view.accessToken) }
    expect(await endings(parent)).toEqual([{ at: over, subjectId: child, details }])
  })

  it('is no second entry when the parent went back, nor when the session it began in ends', async () => {
    const back = await family()
    const { data: view } = await start(back.own.accessToken)
    app.clock.advance(10 * minute)
    await stop(view.accessToken)
    app.clock.set(new Date('2026-03-02T10:00:00Z'))
    const out = await family()
    await start(out.own.accessToken)
    app.clock.advance(40 * minute)
    await signOut(app, out.own.refreshToken)
    await tidy(app.db, app.clock.now())
    expect(await endings(back.parent)).toMatchObject([{ at: new Date('2026-03-02T10:10:00Z') }])
    expect(await endings(out.parent)).toMatchObject([{ at: over }])
  })

  it('is nothing once it is over and the hour’s tidying has been', async () => {
    const { own } = await family()
    const { data: view } = await start(own.accessToken)
    app.clock.advance(31 * minute)
    await tidy(app.db, app.clock.now())
    const left = await app.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, sessionOf(view.accessToken)))
    expect(left).toEqual([])
    expect((await renew(app, own.refreshToken)).status).toBe(200)
  })
})
