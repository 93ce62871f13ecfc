import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiEntry } from '../../scripts/lib/build-api.ts'
import { startPostgres, type TestServer } from '../../scripts/lib/machine.ts'
import { openPage } from '../support/browser.ts'
import { type RunningGateway, startGateway } from '../support/gateway.ts'
import { signInByForm } from '../support/people.ts'
import { hasPooler, type RunningPooler, startPooler } from '../support/pooler.ts'
import { practisingStudents, productionWithDemo, restartUnderLoad } from '../support/rolling.ts'
import { type RunningPortal, startProcess } from '../support/start-portal.ts'

const isThere = process.env.GATEWAY === 'nginx'
const admin = { email: 'first.admin@portal.test', password: 'a-long-enough-secret' }
let postgres: TestServer | null
let apis: RunningPortal[] = []
let gateway: RunningGateway
let pooler: RunningPooler | undefined
let database: Readonly<Record<string, string>>

/**
 * Two processes of a production start on one empty database, behind the gateway, and in front of
 * the database a pooler where there is one.
 */
beforeAll(async () => {
  if (!isThere) return
  postgres = await startPostgres()
  if (postgres === null) throw new Error('PostgreSQL did not start')
  pooler = hasPooler() ? await startPooler(postgres.url) : undefined
  database = pooler?.env ?? { DATABASE_URL: postgres.url }
  const env = {
    NODE_ENV: 'production',
    ...database,
    PUBLIC_URL: 'https://portal.example',
    HELP_CHAT_URL: 'https://help.portal.test',
    SESSION_SECRET: 'only-for-this-test-only-for-this-test',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'silent',
  }
  apis = await Promise.all([startProcess(apiEntry, env), startProcess(apiEntry, env)])
  gateway = await startGateway(apis.map((api) => new URL(api.url).host))
}, 300_000)

afterAll(async () => {
  gateway?.stop()
  await Promise.all(apis.map((api) => api.stop()))
  pooler?.stop()
  postgres?.stop()
})

/** Asks over a connection that is kept open. */
function ask(agent: Agent, url: string): Promise<{ status: number; connection: string }> {
  return new Promise((done, failed) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        const { statusCode: status = 0, headers } = answer
        done({ status, connection: headers.connection ?? '' })
      })
    }).once('error', failed)
  })
}

/** True when nobody takes new connections there. */
function isRefused(url: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.once('error', () => done(true))
    socket.once('connect', () => {
      socket.destroy()
      done(false)
    })
  })
}

describe.runIf(isThere)('two API processes on one PostgreSQL', () => {
  test('start together on an empty database, without a demo world', async () => {
    const settings = await (await fetch(`${gateway.url}/settings.json`)).json()
    expect(settings).toMatchObject({ isDemo: false, demoAccounts: [], demoPassword: null })
  })

  test('let the first admin work, and go on when one of them stops', async () => {
    const page = await openPage({ baseURL: gateway.url })
    await page.goto('/')
    expect(await page.getByText('Demo accounts').count()).toBe(0)
    await signInByForm(page, admin.email, admin.password)
    await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor()
    await page.getByText('No alert is open').waitFor()

    const [first] = apis
    apis = apis.slice(1)
    // As a gateway keeps one: unused, with the next call about to be sent.
    const kept = new Agent({ keepAlive: true, maxSockets: 1 })
    expect(await ask(kept, `${first?.url}/api/health/live`)).toMatchObject({ status: 200 })
    const stopped = first?.stop()
    await expect.poll(() => isRefused(first?.url ?? '')).toBe(true)
    expect(await ask(kept, `${first?.url}/api/health/live`)).toEqual({
      status: 200,
      connection: 'close',
    })
    await stopped
    await page.reload()
    await page.getByText('No alert is open').waitFor()
    for (let call = 0; call < 10; call += 1) {
      expect((await fetch(`${gateway.url}/api/health/ready`)).status).toBe(200)
    }
  })

  test('are restarted one after the other under load: no call fails, no answer is lost', async () => {
    if (postgres === null) return
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('create database rolling')
    await client.end()
    const onIt = Object.fromEntries(
      Object.entries(database).map(([name, value]) => [
        name,
        value.replace(/postgres$/, 'rolling'),
      ]),
    )
    const load = { students: practisingStudents.slice(0, 4), signInsPerSecond: 4, streams: 20 }
    const report = await restartUnderLoad(productionWithDemo(onIt), load, 1)
    expect(report.failures).toEqual([])
    expect(report.lost).toEqual([])
    // Each process had its share, or nothing was shown.
    expect(report.answers).toBeGreaterThan(50)
    expect(report.signIns).toBeGreaterThan(3)
    expect(report.streamsOpened).toBeGreaterThan(load.streams)
  }, 120_000)
})
