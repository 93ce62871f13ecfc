import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import {
  bearer,
  makeFamily,
  meOf,
  payloadOf,
  renew,
  sessionOf,
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

describe('viewing the portal as one’s child', () => {
  it('gives tokens of the student that say so, and names both people in the log', async () => {
    const { parent, child, own } = await makeFamily(app)
    const { status, data } = await startView(app, own.accessToken)
    expect(status).toBe(200)
    expect(payloadOf(data.accessToken)).toMatchObject({
      sub: child,
      role: 'Student',
      IsImpersonating: 'true',
    })
    expect((await meOf(app, data.accessToken)).data).toMatchObject({ id: child, role: 'Student' })
    expect(await viewEntries(app, parent)).toEqual([
      { action: 'viewing started', actorId: parent, subjectId: child },
    ])
  })

  it('takes the only child without a name, and asks which of several', async () => {
    const { children, own } = await makeFamily(app, 2)
    const unnamed = await startView(app, own.accessToken)
    expect(unnamed).toMatchObject({
      status: 422,
      message: 'Choose which child.',
      errors: [{ path: 'body.studentId', message: 'Choose which child.' }],
    })
    for (const child of children) {
      const { data } = await startView(app, own.accessToken, child)
      expect(payloadOf(data.accessToken).sub).toBe(child)
    }
    const upper = await startView(app, own.accessToken, children[1]?.toUpperCase())
    expect(payloadOf(upper.data.accessToken).sub).toBe(children[1])
  })

  it('is not possible without a child, nor with somebody else’s', async () => {
    const { own } = await makeFamily(app, 0)
    const { child: foreign } = await makeFamily(app)
    const none = await startView(app, own.accessToken)
    expect([none.status, none.message]).toEqual([422, 'No student is linked to your account.'])
    expect((await startView(app, own.accessToken, foreign)).status).toBe(404)
    expect((await startView(app, own.accessToken, crypto.randomUUID())).status).toBe(404)
    const { own: other } = await makeFamily(app)
    expect((await startView(app, other.accessToken, foreign)).status).toBe(404)
  })

  it('is not possible inside a view, nor for any other role', async () => {
    const { child, own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
    expect((await startView(app, view.accessToken, child)).status).toBe(403)
    expect((await startView(app, view.accessToken)).status).toBe(403)
    expect((await startView(app, await app.tokenOf(await app.make.admin()), child)).status).toBe(
      403,
    )
    // A token that claims the parent's role in a view would not get past the session either.
    const { parent } = await makeFamily(app)
    const forged = await app.tokens.sign(
      {
        ...(await app.tokens.read(await app.tokenOf(parent), app.clock.now().getTime())).claims,
      },
      app.clock.now(),
      { sessionId: sessionOf(view.accessToken) },
    )
    expect((await startView(app, forged)).status).toBe(401)
  })

  it('is refused for an account that is stopped, the parent’s or the student’s', async () => {
    const { child, own } = await makeFamily(app)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, child))
    const answer = await startView(app, own.accessToken)
    expect([answer.status, answer.message]).toEqual([
      422,
      'This student’s account has been stopped.',
    ])
    expect((await startView(app, own.accessToken, child)).status).toBe(422)
    const other = await makeFamily(app)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, other.parent))
    expect((await startView(app, other.own.accessToken)).status).toBe(403)
  })

  it('needs the parent’s own session to be there', async () => {
    const { parent, own } = await makeFamily(app)
    await signOut(app, own.refreshToken)
    expect((await startView(app, own.accessToken)).status).toBe(401)
    expect((await startView(app, await app.tokenOf(parent))).status).toBe(401)
  })

  it('changes nothing: every write is refused', async () => {
    const { own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
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
    const { child, own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
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
    const { own } = await makeFamily(app)
    let { data: view } = await startView(app, own.accessToken)
    app.clock.advance(14 * minute)
    view = (await renew(app, view.refreshToken)).data
    expect(payloadOf(view.accessToken).IsImpersonating).toBe('true')
    app.clock.advance(14 * minute)
    view = (await renew(app, view.refreshToken)).data
    // What is left, not the usual quarter of an hour.
    expect(payloadOf(view.accessToken).exp).toBe(Date.parse('2026-03-02T10:30:00Z') / 1000)
    app.clock.advance(2 * minute - 1000)
    expect((await meOf(app, view.accessToken)).status).toBe(200)
    app.clock.advance(1000)
    expect((await meOf(app, view.accessToken)).status).toBe(401)
    expect((await renew(app, view.refreshToken)).status).toBe(401)
    expect((await renew(app, own.refreshToken)).status).toBe(200)
  })

  it('ends with the grace of a token that was just used, too', async () => {
    const { own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
    app.clock.advance(30 * minute - 5_000)
    expect((await renew(app, view.refreshToken)).status).toBe(200)
    app.clock.advance(6_000)
    expect((await renew(app, view.refreshToken)).status).toBe(401)
  })
})

describe('going back', () => {
  it('gives tokens of the parent’s session, and ends the view', async () => {
    const { parent, child, own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
    const { status, data: back } = await stopView(app, view.accessToken)
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
    expect(await viewEntries(app, parent)).toEqual([
      { action: 'viewing ended', actorId: parent, subjectId: child },
      { action: 'viewing started', actorId: parent, subjectId: child },
    ])
  })

  it('works once: a view that has ended opens nothing of the parent’s', async () => {
    const { own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
    const all = await Promise.all(Array.from({ length: 5 }, () => stopView(app, view.accessToken)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
    const { data: second } = await startView(app, own.accessToken)
    await signOut(app, second.refreshToken)
    expect((await stopView(app, second.accessToken)).status).toBe(401)
  })

  it('works for a student who was stopped meanwhile, and not for a parent who was', async () => {
    const { child, own } = await makeFamily(app)
    const { data: view } = await startView(app, own.accessToken)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, child))
    expect((await stopView(app, view.accessToken)).status).toBe(200)
    const other = await makeFamily(app)
    const { data: theirs } = await startView(app, other.own.accessToken)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, other.parent))
    expect((await stopView(app, theirs.accessToken)).status).toBe(401)
  })

  it('is refused to whoever is not viewing', async () => {
    const { own, child } = await makeFamily(app)
    expect((await stopView(app, own.accessToken)).status).toBe(403)
    const { status, message } = await stopView(app, await app.tokenOf(child))
    expect([status, message]).toEqual([403, 'You are not viewing the portal as a student.'])
    // A token that says so without a session of a view is no help.
    expect((await stopView(app, await app.tokenOf(child, { isImpersonating: true }))).status).toBe(
      401,
    )
  })
})
