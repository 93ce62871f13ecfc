import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-settings-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const read = (env: Record<string, string>) => readSettings({ DATA_DIR: dataDir, ...env })
const secret = 'x'.repeat(32)

describe('settings', () => {
  it('have defaults for a demo start, and keep the secret that they make', async () => {
    const first = await read({})
    expect(first).toMatchObject({
      isProduction: false,
      isDemo: true,
      port: 3000,
      databaseUrl: undefined,
      logLevel: 'warn',
      trustProxy: false,
      allowList: [],
      publicUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      mailFrom: 'Portal <portal@localhost>',
      databaseDirectUrl: undefined,
      databasePoolSize: 10,
      databasePrepares: true,
      filesS3: undefined,
      metricsPort: undefined,
    })
    expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32)
    expect((await read({ PORT: '' })).sessionSecret).toBe(first.sessionSecret)
  })

  it('give production no demo world and no secret of their own', async () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.example/',
      HELP_CHAT_URL: 'https://help.portal.test/chat',
    }
    const settings = await read({ ...production, SESSION_SECRET: secret })
    expect([settings.isDemo, settings.sessionSecret, settings.logLevel]).toEqual([
      false,
      secret,
      'info',
    ])
    await expect(read(production)).rejects.toThrow(
      'Bad settings: SESSION_SECRET is missing; production needs one of its own.',
    )
  })

  it('need the address of the portal in production, for the links in mails', async () => {
    const { publicUrl } = await read({ PUBLIC_URL: 'https://portal.example/' })
    expect(publicUrl).toBe('https://portal.example')
    await expect(read({ NODE_ENV: 'production', SESSION_SECRET: secret })).rejects.toThrow(
      'Bad settings: PUBLIC_URL is missing; links in mails begin with the address of the portal.',
    )
  })

  it.each([
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD is too weak. Use 10 characters or more.'],
    [{ ADMIN_PASSWORD: 'password123' }, 'ADMIN_PASSWORD is too weak. This password is one of'],
    [{ ADMIN_PASSWORD: 'head.office1' }, 'ADMIN_PASSWORD is too weak. Use something other than'],
    [{ HELP_CHAT_URL: '' }, 'HELP_CHAT_URL is missing; without it help leads to the demo’s'],
    [{ HELP_CHAT_URL: 'https://wa.me/' }, 'HELP_CHAT_URL is missing'],
    [{ HELP_CHAT_URL: 'https://chat.example.org/x' }, 'HELP_CHAT_URL is an example'],
    [{ HELP_CHAT_URL: 'https://chat.example' }, 'HELP_CHAT_URL is an example'],
  ])('refuse %j in production, which a demo may have', async (env, line) => {
    const fine = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.test',
      SESSION_SECRET: secret,
      ADMIN_EMAIL: 'head.office@portal.test',
      ADMIN_PASSWORD: 'seven purple kettles',
      HELP_CHAT_URL: 'https://wa.me/447700900123',
    }
    expect((await read(fine)).firstAdmin?.password).toBe('seven purple kettles')
    await expect(read({ ...fine, ...env })).rejects.toThrow(`Bad settings: ${line}`)
    expect((await read({ ...fine, ...env, DEMO: 'true' })).isDemo).toBe(true)
  })

  it('take a store for files, with or without a slash at its end', async () => {
    const { filesS3 } = await read({
      FILES_S3_URL: 'https://files.example/bucket/',
      FILES_S3_KEY_ID: 'id',
      FILES_S3_SECRET: 'secret',
    })
    expect(filesS3).toEqual({
      url: 'https://files.example/bucket',
      region: 'us-east-1',
      keyId: 'id',
      secret: 'secret',
    })
  })

  it('take the two addresses of the allow-list in any letter case', async () => {
    const { allowList } = await read({ ALLOW_LIST: 'One@Portal.Test, two@portal.test' })
    expect(allowList).toEqual(['one@portal.test', 'two@portal.test'])
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, 'PORT must be 0 to 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres:// or postgresql://'],
    [
      { DATABASE_DIRECT_URL: 'x' },
      'DATABASE_DIRECT_URL must begin with postgres:// or postgresql://',
    ],
    [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE must be 1 to 1000'],
    [{ DATABASE_PREPARE: 'maybe' }, 'DATABASE_PREPARE must be true or false'],
    [{ FILES_S3_URL: 's3://host/bucket' }, 'FILES_S3_URL must be an http or https address'],
    [{ FILES_S3_URL: 'https://files.example/' }, 'FILES_S3_URL must name a bucket after the host'],
    [
      { FILES_S3_URL: 'https://files.example/bucket' },
      'FILES_S3_URL needs FILES_S3_KEY_ID and FILES_S3_SECRET',
    ],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT must be a port number'],
    [{ MEDIA_ACCEL: '/media-store' }, 'MEDIA_ACCEL needs FILES_S3_URL'],
    [{ MEDIA_ACCEL: 'media store' }, 'MEDIA_ACCEL must be a path such as /media-store'],
    [{ VIDEO_MAX_MB: '0' }, 'VIDEO_MAX_MB must be 1 to 50000'],
    [{ VIDEO_MAX_MB: 'large' }, 'VIDEO_MAX_MB must be 1 to 50000'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have 32 characters or more'],
    [{ DEMO: 'perhaps' }, 'DEMO must be true or false'],
    [{ HELP_CHAT_URL: 'javascript:alert(1)' }, 'HELP_CHAT_URL must be an http or https address'],
    [{ PUBLIC_URL: 'portal.example' }, 'PUBLIC_URL must be an http or https address'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must begin with smtp:// or smtps://'],
    [{ SMTP_URL: 'smtp://mail:port' }, 'SMTP_URL must be an address'],
    [{ MAIL_FROM: 'the portal' }, 'MAIL_FROM must be an email address'],
    [{ ALLOW_LIST: 'a@b.test,b@b.test,c@b.test' }, 'ALLOW_LIST must be up to two email addresses'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent'],
    [{ ADMIN_EMAIL: 'a@b.test' }, 'ADMIN_EMAIL and ADMIN_PASSWORD go together'],
  ])('refuse %j with one line', async (env, line) => {
    await expect(read(env)).rejects.toThrow(`Bad settings: ${line}.`)
  })

  it('name all bad ones in one line', async () => {
    await expect(read({ PORT: 'x', LOG_LEVEL: 'loud' })).rejects.toThrow(
      /^Bad settings: PORT [^\n]+; LOG_LEVEL [^\n]+\.$/,
    )
  })

  it('say so when the data folder cannot be written', async () => {
    const file = path.join(dataDir, 'a-file')
    await writeFile(file, '')
    await expect(read({ DATA_DIR: path.join(file, 'inside') })).rejects.toThrow(
      /^The data folder .+ cannot be written \(ENOTDIR\)\.$/,
    )
  })
})
