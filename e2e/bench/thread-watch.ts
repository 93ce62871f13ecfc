import { appendFileSync } from 'node:fs'
import { PerformanceObserver } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into a server before its own code: tells a file, ten times a second, what the process holds
 * and how long its main thread was held at most since the last time. That is seen by a timer that
 * comes each millisecond: what lies between two of its turns, others had to wait for.
 */

/** What is told of a tenth of a second. */
export interface ThreadSample {
  /** Milliseconds since 1970, at its end. */
  at: number
  /** The most bytes that the process held. */
  rss: number
  /** The longest hold by the clock, in ms: with what other processes took of the processor. */
  wall: number
  /** The longest hold by the processor's time of the thread alone, in ms. */
  cpu: number
  /** The longest that the collection of garbage held it in one go, in ms by the clock. */
  gc: number
}

const everyMs = 100

function watch(file: string): void {
  const cpuNow = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  const now = () => ({ wall: performance.now(), cpu: cpuNow() })
  let told = performance.now()
  let since = now()
  let most = { rss: 0, wall: 0, cpu: 0, gc: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) most.gc = Math.max(most.gc, duration)
  }).observe({ entryTypes: ['gc'] })
  const tick = () => {
    const { wall, cpu } = now()
    const held = { wall: wall - since.wall - 1, cpu: cpu - since.cpu }
    const rss = process.memoryUsage.rss()
    most = {
      rss: Math.max(most.rss, rss),
      wall: Math.max(most.wall, held.wall),
      cpu: Math.max(most.cpu, held.cpu),
      gc: most.gc,
    }
    if (wall - told >= everyMs) {
      appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...most })}\n`)
      most = { rss: 0, wall: 0, cpu: 0, gc: 0 }
      told = wall
    }
    since = now()
    setTimeout(tick, 1).unref()
  }
  tick()
}

const { BENCH_WATCH: file } = process.env
// Its threads and children have the same environment.
if (file !== undefined && isMainThread && process.channel === undefined) watch(file)
