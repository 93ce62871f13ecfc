import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { sendDue } from './mailer.ts'
import { outbox } from './outbox-page.ts'
import { pageLink } from './page-links.rules.ts'
import { openPost } from './post.ts'
import { queueMail } from './queue-mail.ts'
import { mail, partsOf, settings } from './testing.ts'

let app: TestApp
const now = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(mails)
  app.clock.set(now)
})

describe('the outbox folder', () => {
  let dataDir: string

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'portal-outbox-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  /** The pages of a start with these settings. */
  async function ask(own: Partial<Parameters<typeof outbox>[1]['settings']>, url = '/dev/outbox') {
    const fastify = Fastify()
    await fastify.register(outbox, {
      settings: { isDemo: true, smtpUrl: undefined, dataDir, ...own },
    })
    return await fastify.inject({ url, headers: { accept: 'text/html' } })
  }

  it('gets one file for each mail', async () => {
    await queueMail(app.db, { ...mail, now })
    await sendDue(
      partsOf(
        app,
        openPost({ ...settings, dataDir }, () => ''),
      ),
    )
    const folder = path.join(dataDir, 'outbox')
    const [name = ''] = await readdir(folder)
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(
      'To: ada@portal.test\nFrom: Portal <portal@portal.example>\nSubject: Hello\nDate: 2026-03-02T10:00:00.000Z\n\nSome words.\n',
    )
  })

  it('is a page on a demo start: the newest first, links to follow, nothing run', async () => {
    expect((await ask({})).body).toContain('No mail yet.')
    const post = openPost({ ...settings, dataDir }, () => '')
    const text = `Go to ${pageLink('/auth/reset-password?token=a&b=1')}.\n
Or, as older mails have it, to https://portal.example/learn.\n\n<img src=x onerror="alert(1)">`
    await queueMail(app.db, { ...mail, subject: 'Older <b>', text, now })
    await queueMail(app.db, { ...mail, subject: 'Newer', now: new Date(now.getTime() + 5) })
    app.clock.advance(1_000)
    await sendDue(partsOf(app, post))
    const { body, headers, statusCode } = await ask({})
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toMatch("default-src 'none'")
    expect(body.indexOf('Newer')).toBeLessThan(body.indexOf('Older &lt;b&gt;'))
    expect(body).toContain('<a href="https://portal.example/auth/reset-password?token=a&amp;b=1">')
    expect(body).toContain('<a href="https://portal.example/learn">')
    expect(body).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(body).not.toMatch(/<(img|script|b)\b/)
    expect((await ask({}, '/dev/outbox.css')).headers['content-type']).toMatch('text/css')
  })

  it('is no page in production or with a mail server', async () => {
    for (const own of [{ isDemo: false }, { smtpUrl: 'smtp://mail' }]) {
      for (const url of ['/dev/outbox', '/dev/outbox.css']) {
        expect((await ask(own, url)).statusCode).toBe(404)
      }
    }
  })
})
