import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from './testing/index.ts'

let app: TestApp
let student: string
let admin: string

beforeAll(async () => {
  app = await makeTestApp()
  student = await app.make.student()
  admin = await app.make.admin()
})
afterAll(() => app.close())

/** Any JSON call, with whatever a careless caller sends. */
async function post(url: string, payload: string, headers: Record<string, string> = {}) {
  const response = await app.fastify.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: response.statusCode, body: response.json() }
}

describe('addresses', () => {
  it('match in any letter case, with or without a trailing slash', async () => {
    for (const url of ['/api/health/live', '/API/Health/LIVE/', '//api//health/live']) {
      const response = await app.fastify.inject(url)
      expect([url, response.json()]).toEqual([
        url,
        { success: true, message: null, data: { status: 'live' } },
      ])
    }
  })

  it('keep the letter case of what they carry', async () => {
    const token = await app.tokenOf(student)
    const response = await app.fastify.inject({
      url: '/API/SUBJECT/sectionnumber/AbC',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.json()).toMatchObject({
      message: 'params.id: Expected a number',
      errors: [{ path: 'params.id', message: 'Expected a number' }],
    })
  })

  it('are 404 in the envelope where there is nothing, or not with this method', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['GET', '/API/Nothing/here?x=1'],
      ['GET', '/api'],
      ['POST', '/api/health/live'],
      ['DELETE', '/api/health/live'],
      ['GET', '/api/authentication/authenticate'],
      ['GET', '/elsewhere'],
    ] as const) {
      const response = await app.fastify.inject({ method, url })
      expect([url, response.statusCode]).toEqual([url, 404])
      expect(response.json()).toMatchObject({ success: false, errors: [] })
    }
  })

  it('that cannot be read are 400', async () => {
    const response = await app.fastify.inject('/api/health/%E0%A4%A')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, message: 'The address is not valid.' })
  })
})

describe('answers', () => {
  it('are compressed where that is worth it, for those who take it', async () => {
    const ask = async (url: string, accepts: string) => {
      const answer = await app.fastify.inject({ url, headers: { 'accept-encoding': accepts } })
      return answer.headers['content-encoding']
    }
    expect(await ask('/api/openapi.json', 'gzip, br')).toBe('br')
    expect(await ask('/api/openapi.json', 'gzip')).toBe('gzip')
    expect(await ask('/api/openapi.json', 'identity')).toBeUndefined()
    expect(await ask('/api/health/live', 'gzip, br')).toBeUndefined()
  })
})

describe('query names', () => {
  it('match in any letter case', async () => {
    const token = await app.tokenOf(admin)
    const ask = async (query: string) => {
      const response = await app.fastify.inject({
        url: `/api/user/admin/AuditDashboard/GetStudents?${query}`,
        headers: { authorization: `Bearer ${token}` },
      })
      return response.json().errors
    }
    expect(await ask('PAGENO=0')).toEqual([{ path: 'query.pageNo', message: 'At least 1' }])
    expect(await ask('pageno=x&PageSize=101')).toEqual([
      { path: 'query.pageNo', message: 'Expected a number' },
      { path: 'query.pageSize', message: 'At most 100' },
    ])
  })

  it('given twice are refused', async () => {
    const token = await app.tokenOf(admin)
    const response = await app.fastify.inject({
      url: '/api/user/admin/AuditDashboard/GetStudents?pageNo=1&PAGENO=2',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].path).toBe('query.pageNo')
  })
})

describe('bad bodies', () => {
  const url = '/api/authentication/authenticate'

  it('name every bad field', async () => {
    expect(await post(url, '{"email":7,"extra":1,"other":2}')).toEqual({
      status: 400,
      body: {
        success: false,
        message: '4 fields are not right.',
        errors: [
          { path: 'body.email', message: 'Expected text' },
          { path: 'body.password', message: 'Required' },
          { path: 'body.extra', message: 'Unknown field' },
          { path: 'body.other', message: 'Unknown field' },
        ],
        requestId: expect.any(String),
      },
    })
  })

  it('say so when a text stands in a number field', async () => {
    const token = await app.tokenOf(student)
    const { body } = await post(
      '/api/question/question/setbookmark',
      '{"questionId":"seven","isBookmarked":"yes"}',
      { authorization: `Bearer ${token}` },
    )
    expect(body.errors).toEqual([
      { path: 'body.questionId', message: 'Expected a number' },
      { path: 'body.isBookmarked', message: 'Expected true or false' },
    ])
  })

  it('that are missing are told', async () => {
    expect(await post(url, '')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body', message: 'Required' }] },
    })
  })

  it('that are no JSON are 400', async () => {
    for (const payload of ['{"email":', 'null x', '{"__proto__":{"a":1}}', '\u0000']) {
      const { status, body } = await post(url, payload)
      expect([payload, status, body.message]).toEqual([payload, 400, 'The body is not valid JSON.'])
    }
  })

  it('of 10 MB are 413', async () => {
    const { status, body } = await post(url, `{"email":"${'x'.repeat(10_000_000)}"}`)
    expect([status, body.message]).toEqual([413, 'The body is larger than 1 MB.'])
  })

  it('of another type are 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/xml']) {
      const { status, body } = await post(url, 'email=x', { 'content-type': type })
      expect([type, status, body.success]).toEqual([type, 415, false])
    }
  })

  it('holding SQL, HTML and control characters run nothing and break nothing', async () => {
    for (const text of [
      "'; drop table users; --",
      '" or 1=1 --',
      '<script>alert(1)</script>',
      'a\u0000b',
      '\ud800',
      '%00%ff',
    ]) {
      const { status } = await post(url, JSON.stringify({ email: text, password: text }))
      expect([text, [400, 401].includes(status)]).toEqual([text, true])
    }
    expect((await app.call('GET /User/Account/GetMe', student)).status).toBe(200)
  })

  it('of any shape get an answer in the envelope', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (json) => {
        const { status, body } = await post('/api/Authentication/Session/Renew', json)
        expect(body.success).toBe(false)
        expect([400, 401]).toContain(status)
      }),
      { numRuns: 60 },
    )
  })
})

describe('failures', () => {
  it('never show what went wrong inside', async () => {
    const broken = await makeTestApp({
      handlers: {
        'GET /health/live': async () => {
          throw new Error('select secret from users')
        },
      },
    })
    const response = await broken.fastify.inject('/api/health/live')
    await broken.close()
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      success: false,
      message: 'Something went wrong. If the problem persists, please contact us.',
      errors: [],
      requestId: response.headers['x-request-id'],
    })
  })

  it('carry the request id that the caller gave, unless it is no plain one', async () => {
    const ask = (id: string) =>
      app.fastify.inject({ url: '/api/nothing', headers: { 'x-request-id': id } })
    expect((await ask('abc-12345')).json().requestId).toBe('abc-12345')
    expect((await ask('<b>bold</b>')).json().requestId).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('health', () => {
  it('is ready until the process drains', async () => {
    const own = await makeTestApp()
    expect((await own.call('GET /health/ready', undefined)).data).toEqual({ status: 'ready' })
    own.drain()
    const answer = await own.call('GET /health/ready', undefined)
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
    expect((await own.call('GET /health/live', undefined)).status).toBe(200)
    await own.close()
  })
})
