import { apiEntry } from '../../scripts/lib/build-api.ts'
import { startGateway } from './gateway.ts'
import { type LoadReport, type LoadSize, startLoad } from './load.ts'
import { startProcess } from './start-portal.ts'

/** What a rolling restart did. */
export interface RollingReport extends LoadReport {
  restarts: number
  /** From the signal to stop until the process is ready again, in seconds; the longest. */
  longestRestart: number
  seconds: number
}

/**
 * Puts two API processes behind the gateway and a load on it, and stops and starts the processes
 * one after the other, `rounds` times each. Answers what the load saw.
 * @param env of the processes: a production start on a database of the demo world.
 */
export async function restartUnderLoad(
  env: Readonly<Record<string, string>>,
  size: LoadSize,
  rounds: number,
): Promise<RollingReport> {
  // The first one makes the world; both would, one after the other.
  const first = await startProcess(apiEntry, env)
  const apis = [first, await startProcess(apiEntry, env)]
  // It says of every call that a stopped process refused it; what matters is what the load sees.
  const hosts = apis.map((api) => new URL(api.url).host)
  const gateway = await startGateway(hosts, { quiet: true })
  try {
    const startedAt = performance.now()
    const load = await startLoad(gateway.url, size)
    let longestRestart = 0
    for (let turn = 0; turn < rounds * apis.length; turn += 1) {
      const place = turn % apis.length
      const api = apis[place] ?? first
      const stoppedAt = performance.now()
      await api.stop()
      apis[place] = await startProcess(apiEntry, env, Number(new URL(api.url).port))
      longestRestart = Math.max(longestRestart, (performance.now() - stoppedAt) / 1_000)
    }
    const report = await load.stop()
    const seconds = (performance.now() - startedAt) / 1_000
    return { ...report, restarts: rounds * apis.length, longestRestart, seconds }
  } finally {
    gateway.stop()
    await Promise.all(apis.map((api) => api.stop()))
  }
}

/** Settings of such a start. */
export function productionWithDemo(database: Readonly<Record<string, string>>) {
  return {
    ...database,
    NODE_ENV: 'production',
    DEMO: 'true',
    PUBLIC_URL: 'https://portal.example',
    SESSION_SECRET: 'only-for-this-test-only-for-this-test',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'silent',
  }
}

/** Students of the demo world who may practise. */
export const practisingStudents = [
  'esat',
  'new',
  'unlimited',
  'practice-1',
  'practice-2',
  'headstart',
  'noschool',
  'twoschools',
].map((name) => `student-${name}@portal.test`)
