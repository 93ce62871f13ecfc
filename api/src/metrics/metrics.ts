import type { FastifyInstance } from 'fastify'
import type { Connections } from '../database/open.ts'
import type { MailCounts } from '../mail/mails.repository.ts'

/** What a process tells of itself, in Prometheus's text format. */
export interface Metrics {
  /** Counts every call that the server answers. */
  watch(fastify: FastifyInstance): void
  /** Counts a round or a try of a background job that failed; by the name in its table. */
  jobFailed(job: string): void
  text(): Promise<{ type: string; body: string }>
}

/** Where figures come from that are looked up when they are asked for. */
export interface MetricSources {
  /** Undefined on the embedded database. */
  connections(): Connections | undefined
  /** Open streams of events. */
  streams(): number
  mails(): Promise<MailCounts>
  /** What the latest check of the ledger found; undefined before the first. */
  ledgerDrift(): Promise<number | undefined>
  /** Names of all background jobs, so that those without a failure are told of too. */
  jobs: readonly string[]
}

/** Between a read from memory and the longest that a statement may take, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

/**
 * Metrics of one process. Labels are bounded: a call counts by its pattern, never by its address,
 * and whatever matches none counts as `none`.
 */
export async function createMetrics(sources: MetricSources): Promise<Metrics> {
  // 14 MB that only a process with somebody to tell needs.
  const prometheus = await import('prom-client')
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = prometheus
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const calls = new Counter({
    name: 'portal_calls_total',
    help: 'Answered calls.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'portal_call_seconds',
    help: 'Time from a call’s head to the end of its answer; streams of events are left out.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  new Gauge({
    name: 'portal_event_streams',
    help: 'Open streams of events.',
    registers,
    collect() {
      this.set(sources.streams())
    },
  })
  if (sources.connections() !== undefined) {
    new Gauge({
      name: 'portal_database_connections',
      help: 'Connections to the database: at work, idle; and calls that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        const { open, idle, waiting } = sources.connections() ?? { open: 0, idle: 0, waiting: 0 }
        this.set({ state: 'busy' }, open - idle)
        this.set({ state: 'idle' }, idle)
        this.set({ state: 'waiting' }, waiting)
      },
    })
  }
  new Gauge({
    name: 'portal_mails',
    help: 'Mails in the database’s queue: waiting, and given up in the last 30 days.',
    labelNames: ['state'],
    registers,
    async collect() {
      // While the database does not answer, the other figures matter most.
      const counts = await sources.mails().catch(() => undefined)
      this.reset()
      if (counts === undefined) return
      this.set({ state: 'waiting' }, counts.waiting)
      this.set({ state: 'given_up' }, counts.givenUp)
    },
  })
  new Gauge({
    name: 'portal_ledger_drift',
    help: 'Hours, students and entries of the tuition ledger that broke its laws at the last check.',
    registers,
    async collect() {
      const drift = await sources.ledgerDrift().catch(() => undefined)
      this.reset()
      // A gauge that was reset stands at 0, which nobody has found yet.
      if (drift === undefined) this.remove()
      else this.set(drift)
    },
  })
  const failures = new Counter({
    name: 'portal_job_failures_total',
    help: 'Rounds of a background job that failed; the next round tries again.',
    labelNames: ['job'],
    registers,
  })
  for (const job of sources.jobs) failures.inc({ job }, 0)

  return {
    watch: (fastify) => {
      fastify.addHook('onResponse', async (request, reply) => {
        const { url, config } = request.routeOptions
        const labels = { method: request.method, route: url ?? 'none' }
        calls.inc({ ...labels, status: reply.statusCode })
        if (config.endpoint?.stream !== true) seconds.observe(labels, reply.elapsedTime / 1000)
      })
    },
    jobFailed: (job) => failures.inc({ job }),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  }
}
