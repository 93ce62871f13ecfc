import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails } from '../database/schema/index.ts'
import { jobKinds } from '../modules/job-kinds.ts'
import { rounds } from '../modules/rounds.ts'
import { checkLedger } from '../modules/tuition/index.ts'
import { makeTestApp, makeTuition, type TestApp } from '../testing/index.ts'
import { type MetricsServer, serveMetrics } from './metrics-server.ts'

let app: TestApp
let server: MetricsServer

beforeAll(async () => {
  app = await makeTestApp({ settings: { metricsPort: 0 } })
  if (app.metrics === undefined) throw new Error('The app tells no metrics')
  server = await serveMetrics(app.metrics, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  server.close()
  await app.close()
})

const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)

/** All figures of one name, by their labels as they are written. */
async function figures(name: string): Promise<Record<string, number>> {
  const text = await (await ask('/metrics')).text()
  const lines = text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))
  return Object.fromEntries([...lines].map(([, labels = '', value]) => [labels, Number(value)]))
}

describe('the metrics', () => {
  it('count calls by their pattern, and whatever is not there as one', async () => {
    const id = await app.make.user('Student')
    await app.call('GET /health/live', undefined)
    await app.call('GET /health/live', undefined)
    await app.fastify.inject('/API/Health/LIVE')
    for (const path of ['/api/no/such/call', '/api/../etc', `/api/${id}`, `/nothing/${id}`]) {
      await app.fastify.inject(path)
    }
    const calls = await figures('portal_calls_total')
    expect(calls['method="GET",route="/api/health/live",status="200"']).toBe(3)
    expect(Object.keys(calls).join()).not.toContain(id)
    expect(Object.keys(calls)).toHaveLength(3)
    const seconds = await figures('portal_call_seconds_count')
    expect(seconds['method="GET",route="/api/health/live"']).toBe(3)
  })

  it('show open streams of events, whose time is not a call’s', async () => {
    const id = await app.make.user('Student')
    const headers = { authorization: `Bearer ${await app.tokenOf(id)}` }
    const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
    const abort = new AbortController()
    const url = `${address}/api/Notification/Live/GetEvents`
    const stream = await fetch(url, { headers, signal: abort.signal })
    expect(stream.status).toBe(200)
    expect(await figures('portal_event_streams')).toEqual({ '': 1 })
    abort.abort()
    await expect.poll(() => figures('portal_event_streams')).toEqual({ '': 0 })
    expect(Object.keys(await figures('portal_call_seconds_count')).join()).not.toContain(
      'GetEvents',
    )
  })

  it('show mails that wait, and those that were given up', async () => {
    const now = app.clock.now()
    const mail = { to: 'a@portal.test', subject: 'Hello', text: 'Hello', createdAt: now }
    await app.db.insert(mails).values([
      { ...mail, id: crypto.randomUUID(), nextTryAt: now },
      { ...mail, id: crypto.randomUUID(), nextTryAt: null, sentAt: now },
      { ...mail, id: crypto.randomUUID(), nextTryAt: null, attempts: 8, lastError: 'No' },
      { ...mail, id: crypto.randomUUID(), nextTryAt: null, attempts: 8, lastError: 'No' },
    ])
    expect(await figures('portal_mails')).toEqual({
      'state="waiting"': 1,
      'state="given_up"': 2,
    })
    app.metrics?.jobFailed('digest')
    const jobs = ['mail', ...Object.keys(rounds), ...Object.keys(jobKinds)]
    expect(await figures('portal_job_failures_total')).toEqual(
      Object.fromEntries(jobs.map((name) => [`job="${name}"`, name === 'digest' ? 1 : 0])),
    )
  })

  it('show what the latest check of the ledger found, and nothing before the first', async () => {
    expect(await figures('portal_ledger_drift')).toEqual({})
    const student = await app.make.student()
    const tuition = makeTuition(app.db)
    const hour = await tuition.session(await app.make.tutor(), student, '2026-03-02T10:00:00Z')
    await checkLedger({ db: app.db, now: new Date() })
    expect(await figures('portal_ledger_drift')).toEqual({ '': 1 })
    await tuition.use(student, hour, 4)
    await checkLedger({ db: app.db, now: new Date() })
    expect(await figures('portal_ledger_drift')).toEqual({ '': 0 })
  })

  it('show the process, and the connections of a database server', async () => {
    expect((await figures('nodejs_eventloop_lag_seconds'))['']).toBeGreaterThanOrEqual(0)
    expect((await figures('process_resident_memory_bytes'))['']).toBeGreaterThan(1e6)
    const connections = Object.keys(await figures('portal_database_connections'))
    expect(connections).toEqual(
      process.env.TEST_DATABASE_URL ? ['state="busy"', 'state="idle"', 'state="waiting"'] : [],
    )
  })

  it('are on their own port alone', async () => {
    for (const path of ['/metrics', '/api/metrics']) {
      expect((await app.fastify.inject(path)).statusCode).toBe(404)
    }
    expect((await ask('/')).status).toBe(404)
    const taken = serveMetrics(app.metrics ?? expect.fail(), {
      port: server.port,
      host: '127.0.0.1',
    })
    await expect(taken).rejects.toThrow(
      `METRICS_PORT ${server.port} cannot be listened on (EADDRINUSE).`,
    )
  })
})
