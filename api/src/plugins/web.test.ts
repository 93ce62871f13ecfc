import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerBadAddress, web } from './web.ts'

const html = { accept: 'text/html,application/xhtml+xml' }
const policy = "default-src 'none'; script-src 'self' 'sha256-abc='"
/** A registry whose shell has the given version. */
const registry = (version: string) => ({ format: 1, shell: { version, contract: 1 }, remotes: {} })
let logged: string[] = []
let dist: string
let app: FastifyInstance

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'portal-web-'))
  const folder = join(dist, 'remotes/mfe-student/v1')
  mkdirSync(folder, { recursive: true })
  mkdirSync(join(dist, 'shell/v1'), { recursive: true })
  writeFileSync(join(folder, 'entry.js'), 'plain')
  writeFileSync(join(folder, 'entry.js.br'), 'brotli')
  writeFileSync(join(folder, 'entry.js.gz'), 'gzip')
  writeFileSync(join(dist, 'remotes.json'), JSON.stringify(registry('</script>')))
  writeFileSync(join(dist, 'content-security-policy.txt'), policy)
  writeFileSync(
    join(dist, 'index.html'),
    '<title>Portal</title><script type="application/json"><!--# include virtual="/remotes.json" --></script><b><!--# include virtual="/settings.json" --></b>',
  )
  logged = []
  app = await serve(true)
})

/** A server of the folder, as in production or as on a developer's machine. */
async function serve(isProduction: boolean): Promise<FastifyInstance> {
  const server = fastify({
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    frameworkErrors: answerBadAddress,
    logger: { level: 'error', stream: { write: (line) => logged.push(JSON.parse(line).msg) } },
  })
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ isSuccess: false }))
  server.get('/api/ping', async () => ({ pong: true }))
  await server.register(web, {
    distFolder: dist,
    registryFile: join(dist, 'remotes.json'),
    isProduction,
    settings: () => ({ isDemo: true }),
  })
  return server
}

afterEach(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

/** Puts another registry in place of the one that is there, as a release does. */
function release(text: string): void {
  writeFileSync(join(dist, 'draft.json'), text)
  renameSync(join(dist, 'draft.json'), join(dist, 'remotes.json'))
}

describe('the page', () => {
  test('is served for every address that a browser goes to, with its includes filled in', async () => {
    for (const url of [
      '/',
      '/resources/question-bank',
      '/My-Students/42?tab=1',
      '/my-application-&-account',
    ]) {
      const answer = await app.inject({ url, headers: html })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.body).toContain('{"format":1,"shell":{"version":"\\u003c/script>",')
      expect(answer.body).toContain('<b>{"isDemo":true}</b>')
    }
  })

  test.each([
    ['/', '*/*'],
    ['/', undefined],
    ['/resources/question-bank?page=2', '*/*'],
  ])('is served at %s to whoever accepts %s, such as a monitor', async (url, accept) => {
    const answer = await app.inject({ url, headers: { ...(accept && { accept }) } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
  })

  test.each([
    ['/%', { accept: 'text/html' }, 'text/html; charset=utf-8', 'This address is not valid'],
    ['/%', { accept: '*/*' }, 'text/html; charset=utf-8', 'This address is not valid'],
    ['/shell/%', html, 'text/html; charset=utf-8', 'This address is not valid'],
    ['/api/%', html, 'application/json; charset=utf-8', 'The address is not valid.'],
    ['/%', { accept: 'application/json' }, 'application/json; charset=utf-8', 'not valid'],
  ])('at %s, which cannot be read, with %o, is a 400', async (url, headers, type, text) => {
    const answer = await app.inject({ url, headers })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, type])
    expect(answer.body).toContain(text)
    expect(logged).toEqual([])
  })

  test('carries the policy that lets only its own scripts run', async () => {
    const { headers } = await app.inject({ url: '/', headers: html })
    expect(headers).toMatchObject({
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  test('lets builds of the same machine run as well, outside production alone', async () => {
    const development = await serve(false)
    const { headers } = await development.inject({ url: '/', headers: html })
    await development.close()
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' http://localhost:* http://127.0.0.1:* 'sha256-abc='",
    )
  })

  test('comes compressed, and not at all to whoever has it', async () => {
    const first = await app.inject({
      url: '/',
      headers: { ...html, 'accept-encoding': 'gzip, br' },
    })
    expect(first.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('<title>Portal</title>')
    const etag = String(first.headers.etag)
    const again = await app.inject({ url: '/', headers: { ...html, 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('shows a release without a restart', async () => {
    await app.inject({ url: '/', headers: html })
    release(JSON.stringify(registry('second')))
    const { body } = await app.inject({ url: '/', headers: html })
    expect(body).toContain('"second"')
  })

  test.each([
    ['half written', '{"format":1,"shell"', 'JSON'],
    ['no registry', '{"format":1}', 'registry.shell must be an object'],
    ['gone', null, 'ENOENT'],
  ])(
    'goes on with the last registry when the new one is %s, and says so once',
    async (_, text, why) => {
      const before = await app.inject({ url: '/', headers: html })
      if (text === null) rmSync(join(dist, 'remotes.json'))
      else release(text)
      for (const url of ['/', '/profile']) {
        const { statusCode, body } = await app.inject({ url, headers: html })
        expect([statusCode, body]).toEqual([200, before.body])
      }
      expect((await app.inject({ url: '/remotes.json' })).json()).toEqual(registry('</script>'))
      expect(logged).toEqual([expect.stringContaining(why)])
      expect(logged[0]).toContain('stays in use')

      release(JSON.stringify(registry('mended')))
      expect((await app.inject({ url: '/', headers: html })).body).toContain('"mended"')
    },
  )

  test('cannot be had, with the reason in the log, where no registry was ever in order', async () => {
    release('{')
    expect((await app.inject({ url: '/', headers: html })).statusCode).toBe(503)
    expect((await app.inject({ url: '/remotes.json' })).statusCode).toBe(503)
    expect(logged).toEqual([expect.stringContaining('there is no other')])
  })

  test('is not what an unknown call or a script gets', async () => {
    for (const [url, headers] of [
      ['/api/nothing', html],
      ['/API/Nothing', html],
      ['/favicon.ico', { accept: 'image/*' }],
      ['/favicon.ico', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
      ['/old/chunk.js', { accept: '*/*' }],
    ] as const) {
      const answer = await app.inject({ url, headers })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ isSuccess: false })
    }
    expect((await app.inject({ url: '/api/ping', headers: html })).json()).toEqual({ pong: true })
  })

  test('says so when nothing has been built', async () => {
    rmSync(join(dist, 'index.html'))
    const answer = await app.inject({ url: '/', headers: html })
    expect(answer.statusCode).toBe(503)
  })
})

describe('built files', () => {
  test.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
  ])('for a browser that takes %s', async (accepted, encoding, body) => {
    const answer = await app.inject({
      url: '/remotes/mfe-student/v1/entry.js',
      headers: { 'accept-encoding': accepted },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(body)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toContain('javascript')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('that are gone are a plain 404, kept by nobody', async () => {
    for (const url of [
      '/remotes/mfe-student/v0/entry.js',
      '/shell/v9/shell.js',
      '/remotes',
      '/shell/',
      '/shell/v1',
      '/shell/v1/',
      '/remotes/mfe-student',
      '/remotes/mfe-student/',
      '/remotes/mfe-student/v1/',
      '/remotes/..%2fsecret.txt',
    ]) {
      const answer = await app.inject({ url, headers: html })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(logged).toEqual([])
    }
  })

  test('cannot be used to read other files', async () => {
    writeFileSync(join(dist, 'secret.txt'), 'secret')
    for (const url of [
      '/shell/../secret.txt',
      '/shell/%2e%2e/secret.txt',
      '/remotes/..%2fsecret.txt',
    ]) {
      expect((await app.inject({ url })).body).not.toContain('secret')
    }
  })
})

test('the registry is never taken from a cache', async () => {
  const answer = await app.inject({ url: '/remotes.json' })
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.json()).toEqual(registry('</script>'))
})
