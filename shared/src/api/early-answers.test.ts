// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeClaims, makePayload, makeToken } from '../testing/claims.ts'
import { type FakeNetwork, fakeNetwork } from '../testing/fake-network.ts'
import { forgetSession, signInAs } from '../testing/session.ts'
import { call } from './call.ts'

const me = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@portal.test',
  role: 'Student' as const,
  timeZone: 'Europe/London',
  hasPicture: false,
  schools: [],
}

// Tokens are made of the second in which they are made, and compared.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => vi.useRealTimers())

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
  signInAs(makeClaims())
})

afterEach(() => {
  forgetSession()
  network.restore()
})

describe('what the page has asked for early', () => {
  const address = `${location.origin}/api/User/Account/GetMe`
  const token = makeToken(makePayload(makeClaims()))
  const answered = (given: string, response: Response | undefined) =>
    Object.assign(window, {
      portalEarly: { token: given, answers: { [address]: Promise.resolve(response) } },
    })
  const envelope = (data: object) => Response.json({ success: true, message: null, data })
  afterEach(() => Reflect.deleteProperty(window, 'portalEarly'))

  it('is taken once, without a request', async () => {
    network.answer({ 'GET /User/Account/GetMe': me })
    answered(token, envelope({ ...me, firstName: 'Early' }))
    expect(await call('GET /User/Account/GetMe')).toMatchObject({ firstName: 'Early' })
    expect(network.requests).toHaveLength(0)
    expect(await call('GET /User/Account/GetMe')).toEqual(me)
    expect(network.requests).toHaveLength(1)
  })

  it('is as old as the browser says; any other answer is as old as its call', async () => {
    network.answer({ 'GET /User/Account/GetMe': me })
    const entries = vi.fn(() => [{ startTime: 120, duration: 80 }])
    Object.assign(performance, { getEntriesByName: entries })
    answered(token, envelope(me))
    const onTimes = vi.fn()
    await call('GET /User/Account/GetMe', undefined, { onTimes })
    expect(entries).toHaveBeenCalledWith(address, 'resource')
    expect(onTimes).toHaveBeenLastCalledWith({ askedAt: 120, receivedAt: 200 })
    entries.mockReturnValue([])
    answered(token, envelope(me))
    await call('GET /User/Account/GetMe', undefined, { onTimes })
    expect(onTimes.mock.lastCall?.[0].askedAt).toBe(0)

    const before = performance.now()
    await call('GET /User/Account/GetMe', undefined, { onTimes })
    const { askedAt, receivedAt } = onTimes.mock.lastCall?.[0] ?? {}
    expect(askedAt).toBeGreaterThanOrEqual(before)
    expect(receivedAt).toBeGreaterThanOrEqual(askedAt)
    Reflect.deleteProperty(performance, 'getEntriesByName')
  })

  it('is left alone when it was asked for by somebody else, or no answer came', async () => {
    network.answer({ 'GET /User/Account/GetMe': me })
    answered('another token', envelope({ ...me, firstName: 'Somebody' }))
    expect(await call('GET /User/Account/GetMe')).toEqual(me)
    answered(token, undefined)
    expect(await call('GET /User/Account/GetMe')).toEqual(me)
    expect(network.requests).toHaveLength(2)
  })

  it('is let go unread when it is too old or of somebody else: its request would never end', async () => {
    network.answer({ 'GET /User/Account/GetMe': me })
    const cancel = vi.fn()
    const unread = () => new Response(new ReadableStream({ cancel }))
    answered('another token', unread())
    expect(await call('GET /User/Account/GetMe')).toEqual(me)
    await expect.poll(() => cancel.mock.calls.length).toBe(1)
    const now = vi.spyOn(performance, 'now').mockReturnValue(30_000)
    answered(token, unread())
    expect(await call('GET /User/Account/GetMe')).toEqual(me)
    now.mockRestore()
    await expect.poll(() => cancel.mock.calls.length).toBe(2)
  })

  it('may have broken off unread, which nobody needs to hear of', async () => {
    network.answer({ 'GET /User/Account/GetMe': me })
    const unheard = vi.fn()
    process.on('unhandledRejection', unheard)
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('cut')) })
    answered('another token', new Response(broken))
    expect(await call('GET /User/Account/GetMe')).toEqual(me)
    await new Promise((done) => setTimeout(done))
    process.off('unhandledRejection', unheard)
    expect(unheard).not.toHaveBeenCalled()
  })
})
