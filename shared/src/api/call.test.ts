// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeClaims, makePayload, makeToken } from '../testing/claims.ts'
import { type FakeNetwork, fakeNetwork } from '../testing/fake-network.ts'
import { forgetSession, signInAs } from '../testing/session.ts'
import { ApiError, isConnectionLost } from './api-error.ts'
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

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => new Error('It did not fail'),
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw error
}

describe('call', () => {
  it('gives the data of the envelope and sends the token', async () => {
    network.answer({ 'GET /User/Account/GetMe': me })
    expect(await call('GET /User/Account/GetMe')).toEqual(me)
    const token = network.requests[0]?.headers.get('authorization')
    expect(token).toBe(`Bearer ${makeToken(makePayload(makeClaims()))}`)
  })

  it('sends no token when nobody is signed in', async () => {
    forgetSession()
    network.answer({ 'GET /User/Account/GetMe': me })
    await call('GET /User/Account/GetMe')
    expect(network.requests[0]?.headers.has('authorization')).toBe(false)
  })

  it('fills the query and leaves out what is undefined', async () => {
    await call('GET /Curriculum/Curriculum/GetStudentCurriculumV2', {
      query: { monthNumber: 11 },
    }).catch(() => undefined)
    expect(network.requests[0]?.query).toEqual({ monthNumber: '11' })
  })

  it('sends body and idempotency key', async () => {
    await call(
      'POST /authentication/authenticate',
      { body: { email: 'a@b.c', password: 'x' } },
      { idempotencyKey: 'k1' },
    ).catch(() => undefined)
    expect(network.requests[0]?.body).toEqual({ email: 'a@b.c', password: 'x' })
    expect(network.requests[0]?.headers.get('idempotency-key')).toBe('k1')
  })

  it('brings a file as a form, and no JSON', async () => {
    network.answer({ 'POST /user/student/update-pofile': undefined })
    await call('POST /user/student/update-pofile', { file: new Blob(['GIF89a']) })
    const [request] = network.requests
    expect(await request?.file?.text()).toBe('GIF89a')
    expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('gives a file that is the answer, and the failure where there is none', async () => {
    network.answer({
      'GET /user/Student/view-profile': new Blob(['GIF89a'], { type: 'image/gif' }),
    })
    const picture = await call('GET /user/Student/view-profile')
    expect([picture.type, await picture.text()]).toEqual(['image/gif', 'GIF89a'])
    const none = new ApiError({ status: 404, message: 'The picture was not found.' })
    network.answer({ 'GET /user/Student/view-profile': none })
    expect(await failureOf(call('GET /user/Student/view-profile'))).toMatchObject({
      status: 404,
      message: 'The picture was not found.',
    })
  })

  it('throws what the server said', async () => {
    network.answer({
      'GET /User/Account/GetMe': new ApiError({
        status: 422,
        message: 'No.',
        errors: [{ path: 'email', message: 'Bad' }],
        requestId: 'r-9',
        retryAfter: 30,
      }),
    })
    expect(await failureOf(call('GET /User/Account/GetMe'))).toMatchObject({
      status: 422,
      message: 'No.',
      errors: [{ path: 'email', message: 'Bad' }],
      requestId: 'r-9',
      retryAfter: 30,
    })
    expect(network.requests).toHaveLength(1)
  })

  it.each([
    ['HTML instead of an answer', '<html>', 200, 502, /cannot read/],
    ['a gateway without an envelope', '<html>', 502, 502, /cannot be reached/],
    ['a failure without an envelope', '', 500, 500, /Something went wrong/],
    ['an envelope that says failure with 200', '{"success":false}', 200, 502, /cannot read/],
  ])('says so in words: %s', async (_, body, answered, status, message) => {
    network.restore()
    const real = globalThis.fetch
    globalThis.fetch = async () => new Response(body, { status: answered })
    const error = await failureOf(call('GET /User/Account/GetMe'))
    globalThis.fetch = real
    expect(error.status).toBe(status)
    expect(error.message).toMatch(message)
  })

  const saying = async (body: object, status: number, work: () => Promise<unknown>) => {
    network.restore()
    const answer = vi.spyOn(globalThis, 'fetch')
    answer.mockImplementation(async () => Response.json(body, { status }))
    await work()
    answer.mockRestore()
  }

  it('tells what the server said of a failure, and that it said nothing', async () => {
    await saying({ success: false, message: 'Too late.' }, 422, async () => {
      const error = await failureOf(call('GET /User/Account/GetMe'))
      expect([error.serverMessage, error.message]).toEqual(['Too late.', 'Too late.'])
    })
    await saying({ success: false, message: null }, 422, async () => {
      const error = await failureOf(call('GET /User/Account/GetMe'))
      expect(error.serverMessage).toBeUndefined()
      expect(error.message).toMatch(/Something went wrong/)
    })
  })

  it('gives what the server said beside a good answer, as far as it said anything', async () => {
    const onMessage = vi.fn()
    const ask = () => call('GET /User/Account/GetMe', {}, { onMessage })
    await saying({ success: true, message: null, data: me }, 200, ask)
    expect(onMessage).not.toHaveBeenCalled()
    await saying({ success: true, message: 'Hello.', data: me }, 200, ask)
    expect(onMessage).toHaveBeenCalledExactlyOnceWith('Hello.')
  })

  it('asks once only for a read that may be asked for once only', async () => {
    network.answer({ 'GET /User/Account/GetMe': new ApiError({ status: 0, message: '' }) })
    await failureOf(call('GET /User/Account/GetMe', {}, { tryOnce: true }))
    expect(network.requests).toHaveLength(1)
    await failureOf(call('GET /User/Account/GetMe'))
    expect(network.requests).toHaveLength(3)
  })

  it('tries a read once more when the connection was lost', async () => {
    let times = 0
    network.answer({
      'GET /User/Account/GetMe': () => {
        times += 1
        return times === 1 ? new ApiError({ status: 0, message: '' }) : me
      },
    })
    expect(await call('GET /User/Account/GetMe')).toEqual(me)
    expect(times).toBe(2)
  })

  it('sends a write once, and tells a lost connection from a refusal', async () => {
    network.answer({
      'POST /authentication/authenticate': new ApiError({ status: 0, message: '' }),
    })
    const error = await failureOf(
      call('POST /authentication/authenticate', { body: { email: 'a', password: 'b' } }),
    )
    expect(error).toMatchObject({ status: 0, message: 'The connection was lost.' })
    expect(isConnectionLost(error)).toBe(true)
    expect(network.requests).toHaveLength(1)
  })

  it('throws the abort of its signal, not a failure', async () => {
    const stop = new AbortController()
    network.answer({
      'GET /User/Account/GetMe': () => {
        stop.abort()
        return new ApiError({ status: 0, message: '' })
      },
    })
    await expect(
      call('GET /User/Account/GetMe', {}, { signal: stop.signal }),
    ).rejects.not.toBeInstanceOf(ApiError)
    expect(network.requests).toHaveLength(1)
  })
})

describe('a 401', () => {
  const renewed = makeToken({ ...makePayload(), jti: 'renewed' })

  function refuseOldToken() {
    network.answer({
      'GET /User/Account/GetMe': () => {
        const last = network.requests.at(-1)
        return last?.headers.get('authorization') === `Bearer ${renewed}`
          ? me
          : new ApiError({ status: 401, message: 'The token has expired.' })
      },
    })
  }

  it('is answered by one renewal for twenty concurrent calls', async () => {
    refuseOldToken()
    network.answer({
      'POST /Authentication/Session/Renew': { accessToken: renewed, refreshToken: 'refresh-2' },
    })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('GET /User/Account/GetMe')),
    )
    expect(answers).toEqual(Array(20).fill(me))
    expect(network.requestsOf('POST /Authentication/Session/Renew')).toHaveLength(1)
    expect(localStorage.getItem('token')).toBe(renewed)
  })

  it('is thrown when the renewal is refused', async () => {
    refuseOldToken()
    network.answer({
      'POST /Authentication/Session/Renew': new ApiError({ status: 401, message: 'No more.' }),
    })
    const error = await failureOf(call('GET /User/Account/GetMe'))
    expect(error.status).toBe(401)
    expect(network.requestsOf('GET /User/Account/GetMe')).toHaveLength(1)
  })

  it('of the second try is thrown, without another renewal', async () => {
    network.answer({
      'GET /User/Account/GetMe': new ApiError({ status: 401, message: 'No.' }),
      'POST /Authentication/Session/Renew': { accessToken: renewed, refreshToken: 'refresh-2' },
    })
    expect((await failureOf(call('GET /User/Account/GetMe'))).status).toBe(401)
    expect(network.requestsOf('POST /Authentication/Session/Renew')).toHaveLength(1)
  })
})
