import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { defaultDist, projectFolder } from '@portal/shared/build'
import { offlineWorkerPath } from '@portal/shared/contract'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { type RunningGateway, startGateway } from '../support/gateway.ts'
import { tokensOf } from '../support/tokens.ts'

let gateway: RunningGateway

const isThere = process.env.GATEWAY === 'nginx'

beforeAll(async () => {
  if (!isThere) return
  gateway = await startGateway([new URL(inject('baseUrl')).host])
})
afterAll(() => gateway?.stop())

const registry = () => JSON.parse(readFileSync(join(defaultDist, 'remotes.json'), 'utf8'))
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.url + path, { headers })

const securityHeaders = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
] as const

describe.runIf(isThere)('the gateway', () => {
  test('serves the page with the released registry and the settings in it', async () => {
    const html = await (await get('/resources/question-bank', { accept: 'text/html' })).text()
    expect(html).not.toContain('<!--#')
    const inPage = (id: string) =>
      JSON.parse(new RegExp(`id="?${id}"?>([^<]*)<`).exec(html)?.[1] ?? 'null')
    expect(inPage('portal-registry')).toEqual(registry())
    expect(inPage('portal-settings')).toMatchObject({ isDemo: true })
  })

  test('sends the same security headers as the API’s own process', async () => {
    const own = await fetch(`${inject('baseUrl')}/login`, { headers: { accept: 'text/html' } })
    const here = await get('/login', { accept: 'text/html' })
    for (const name of securityHeaders) {
      // The API's own process is none of production here, where local builds may be looked at.
      const ofOwn = own.headers.get(name)?.replaceAll(/ http:\/\/(localhost|127\.0\.0\.1):\*/g, '')
      expect(here.headers.get(name), name).toBe(ofOwn)
    }
    expect(here.headers.get('cache-control')).toBe('no-cache')
    // That process may be one for trying things out, whose policy lets more in.
    const policy = readFileSync(join(defaultDist, 'content-security-policy.txt'), 'utf8')
    expect(here.headers.get('content-security-policy')).toBe(policy.trim())
  })

  test('has the worker of the API, with its own policy and kept by no cache', async () => {
    const own = await fetch(inject('baseUrl') + offlineWorkerPath)
    const here = await get(offlineWorkerPath)
    expect(await here.text()).toBe(await own.text())
    for (const name of ['content-type', 'cache-control', 'content-security-policy']) {
      expect(here.headers.get(name), name).toBe(own.headers.get(name))
    }
    expect(here.headers.get('cache-control')).toBe('no-cache')
  })

  test('serves each remote from its own server: compressed, for ever, and never as a page', async () => {
    for (const release of Object.values(registry().remotes)) {
      const { entry } = (release as { current: { entry: string } }).current
      const answer = await get(entry, { 'accept-encoding': 'br' })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-encoding')).toBe('br')
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(answer.headers.get('content-type')).toContain('javascript')
    }
    const gone = await get('/remotes/mfe-tutor/gone/entry.js', { accept: 'text/html' })
    expect(gone.status).toBe(404)
    expect((await get('/remotes/mfe-other/1/entry.js')).status).toBe(404)
  })

  test('passes calls on, in any letter case', async () => {
    const answer = await get('/api/SYSTEM/settings/getpublicsettings/')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ success: true })
  })

  test('is asked whether it is well by the script of its image', () => {
    const script = join(projectFolder, 'deploy/nginx/healthy.sh')
    const asked = (port: string) => spawnSync('bash', [script, port]).status
    expect(asked(new URL(gateway.url).port)).toBe(0)
    // Somebody is there who does not speak HTTP in the clear.
    expect(asked(new URL(gateway.secureUrl).port)).not.toBe(0)
  })

  test('speaks HTTP/2 over TLS, many calls on one connection', async () => {
    const session = connect(gateway.secureUrl, { rejectUnauthorized: false })
    const ask = (path: string) =>
      new Promise<number>((done, failed) => {
        const stream = session.request({ ':path': path, accept: 'text/html' })
        stream.once('response', ({ ':status': status = 0 }) => done(status))
        stream.once('error', failed)
        stream.resume()
        stream.end()
      })
    const paths = ['/', '/remotes.json', '/api/health/ready', '/shell/nothing.js', '/healthz']
    expect(await Promise.all(paths.map(ask))).toEqual([200, 200, 200, 404, 200])
    expect(session.alpnProtocol).toBe('h2')
    session.close()
  })

  test('takes no larger body than the call can use, and keeps one address from taking all', async () => {
    const post = (path: string, bytes: number) =>
      fetch(`${gateway.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'x'.repeat(bytes) }),
      })
    expect((await post('System/Settings/None', 3_000_000)).status).toBe(413)
    expect((await post('Authentication/Authenticate', 20_000)).status).toBe(413)
    // They have no password to check, so that they cost nothing but their number.
    const all = await Promise.all(
      Array.from({ length: 140 }, () => post('Authentication/Password/CheckLink/', 1)),
    )
    const statuses = all.map(({ status }) => status)
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(100)
    const refused = all.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(10)
    expect(await refused[0]?.json()).toMatchObject({
      success: false,
      message: 'Too many sign-ins from your network. Please try again in a moment.',
    })
  })

  test.each([
    ['picture', 'student@portal.test', 'user/student/update-pofile'],
    ['logo', 'school@portal.test', 'user/school/AuditDashboard/UploadLogo?schoolId='],
  ])('passes a %s on, which is larger than any other call', async (_, email, path) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(3_000_000)]), 'large.png')
    const { accessToken } = await tokensOf(email, inject('baseUrl'))
    const headers = { authorization: `Bearer ${accessToken}` }
    const own = await get('/api/user/school/AuditDashboard/SchoolLogo', headers)
    const { id } = ((await own.json()) as { data: { id: string } }).data
    const url = `${gateway.url}/api/${path}${path.endsWith('=') ? id : ''}`
    const answer = await fetch(url, { method: 'POST', headers, body: form })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ message: 'File size must be less than 2MB' })
  })

  test('passes large files on as they come, and no larger ones', async () => {
    const { accessToken } = await tokensOf('tutor@portal.test', inject('baseUrl'))
    const send = (bytes: number) => {
      const form = new FormData()
      form.set('file', new Blob(['%PDF-1.7', new Uint8Array(bytes)]), 'large.pdf')
      return fetch(`${gateway.url}/api/File/File/Upload?kind=document`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}` },
        body: form,
      })
    }
    const broken = await send(20_000_000)
    expect([broken.status, await broken.json()]).toMatchObject([
      422,
      { message: 'This PDF cannot be opened. Please save it again.' },
    ])
    expect((await send(107_000_000)).status).toBe(413)
  })

  test('opens a file by the cookie of the session, in ranges', async () => {
    const signIn = await fetch(`${gateway.url}/api/authentication/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'tutor@portal.test', password: 'Portal-demo-1' }),
    })
    const { data } = (await signIn.json()) as { data: { accessToken: string } }
    const cookie = signIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .join('; ')
    const form = new FormData()
    form.set('file', new Blob(['GIF89a0123']), 'me.gif')
    const upload = await fetch(`${gateway.url}/api/File/File/Upload?kind=image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.accessToken}` },
      body: form,
    })
    const { url } = ((await upload.json()) as { data: { url: string } }).data
    const part = await get(url, { cookie, range: 'bytes=6-7' })
    expect([part.status, await part.text()]).toEqual([206, '01'])
    expect(part.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect((await get(url, { accept: 'text/html' })).status).toBe(401)
    expect((await get('/media/file/a%2fb/c', { cookie })).status).toBe(404)
  })
})

test.runIf(isThere)(
  'a call that one process lets go is asked of the other one where twice does no more than once',
  async () => {
    // Closes the connection on whatever comes, as a process does that has just closed its door.
    const closing = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => socket.destroy())
    })
    onTestFinished(() => {
      closing.close()
    })
    await new Promise<void>((done) => closing.listen(0, '127.0.0.1', done))
    const address = closing.address()
    if (address === null || typeof address === 'string') throw new Error('It has no port')
    const both = [`127.0.0.1:${address.port}`, new URL(inject('baseUrl')).host]
    const half = await startGateway(both, { quiet: true })
    onTestFinished(half.stop)
    const statusesOf = async (call: string) => {
      const statuses = new Set<number>()
      for (let time = 0; time < 6; time += 1) {
        statuses.add((await fetch(`${half.url}/api${call}`, { method: 'POST' })).status)
      }
      return [...statuses].sort()
    }
    // The process that is there answers that nobody is signed in, or that nothing was said.
    expect(await statusesOf('/Revise/api/Revise/SaveAnswer')).toEqual([401])
    expect(await statusesOf('/Authentication/Session/Renew')).toEqual([400])
    expect(await statusesOf('/authentication/authenticate/')).toEqual([400])
    expect(await statusesOf('/Revise/api/Revise/CreateSet')).toEqual([401, 502])
    expect(await statusesOf('/Authentication/Password/ResetPassword')).toEqual([400, 502])
  },
)

test.runIf(isThere)(
  'no log has the key of a calendar’s feed, also when no process answers',
  async () => {
    const closing = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => socket.destroy())
    })
    onTestFinished(() => {
      closing.close()
    })
    await new Promise<void>((done) => closing.listen(0, '127.0.0.1', done))
    const address = closing.address()
    if (address === null || typeof address === 'string') throw new Error('It has no port')
    const both = [`127.0.0.1:${address.port}`, new URL(inject('baseUrl')).host]
    const half = await startGateway(both, { isLogged: true })
    onTestFinished(half.stop)
    const key = 'feedkey7f3a'
    const ask = (path: string) => fetch(`${half.url}/api${path}?key=${key}`)
    for (const path of ['/Calendar/Feed/portal.ics', '/CALENDAR//feed/portal.ics/']) {
      for (let time = 0; time < 4; time += 1) expect((await ask(path)).status).toBe(404)
    }
    // Of any other call an error is told as it came, or this would prove nothing.
    await expect
      .poll(async () => {
        await fetch(`${half.url}/api/health/ready?told=otherwise`)
        return half.log()
      })
      .toContain('told=otherwise')
    expect(half.log()).toContain('portal.ics')
    expect(half.log()).not.toContain(key)
  },
)

test.runIf(isThere)(
  'a tutor works through the gateway while the student remote’s server is down',
  async () => {
    gateway.stopRemote('mfe-student')
    const page = await openPage({ baseURL: gateway.url })
    await page.goto('/login')
    await page.getByLabel('Email').fill('tutor@portal.test')
    await page.getByLabel('Password', { exact: true }).fill('Portal-demo-1')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { name: 'My students' }).waitFor()
    await page.getByRole('row').nth(1).waitFor()

    const student = await openPage({ baseURL: gateway.url })
    await student.goto('/login')
    await student.getByLabel('Email').fill('student@portal.test')
    await student.getByLabel('Password', { exact: true }).fill('Portal-demo-1')
    await student.getByRole('button', { name: 'Sign in', exact: true }).click()
    await student.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await student.getByRole('button', { name: 'Logout' }).isVisible()).toBe(true)
  },
)
