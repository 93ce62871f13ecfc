import { benchApi } from '../e2e/bench/api.ts'
import { benchBanks, fillBanks } from '../e2e/bench/bank.ts'
import { benchDev } from '../e2e/bench/dev.ts'
import { benchLive } from '../e2e/bench/live.ts'
import { printVerdicts } from '../e2e/bench/numbers.ts'
import { benchRolling } from '../e2e/bench/rolling.ts'
import { benchRunner } from '../e2e/bench/runner.ts'
import { benchSolutions } from '../e2e/bench/solutions.ts'
import { benchStart } from '../e2e/bench/start.ts'
import { benchWeb } from '../e2e/bench/web.ts'
import { findBrowser, startPostgres } from './lib/machine.ts'
import { onStop, stopCleanly } from './lib/stopping.ts'

/**
 * `npm run bench [web|runner|api|bank|live|rolling|dev|start …] [rounds]`: measures the portal against
 * its comparisons and prints tables, then every budget with what was measured. Ratios in one run, medians of the
 * rounds (5 unless said otherwise).
 */
const words = process.argv.slice(2)
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 5)
const parts = words.filter((word) => !/^\d+$/.test(word))
const wants = (part: string) => parts.length === 0 || parts.includes(part)

stopCleanly()
if (wants('start')) await benchStart(Math.min(rounds, 3))
if (wants('api')) await onPostgres('API on PostgreSQL', (url) => benchApi(url, rounds))
if (wants('bank'))
  await onPostgres('The bank at its size', async (url) => benchBanks(await fillBanks(url), rounds))
if (wants('rolling')) {
  await onPostgres('Rolling restart', (url) => benchRolling(url, Math.min(rounds, 3)))
}
if (['live', 'runner', 'web', 'dev'].some(wants)) {
  const browser = await findBrowser()
  if (browser) process.env.CHROMIUM_PATH = browser
}
if (wants('live')) await onPostgres('Live events', (url) => benchLive(url, rounds))
if (wants('dev')) await benchDev(rounds)
if (wants('runner')) {
  await benchRunner(rounds)
  await benchSolutions(rounds)
}
if (wants('web')) {
  await benchWeb(rounds)
}
printVerdicts()
process.exit(0)

/** Measures on a database server of its own, or says that none can be had. */
async function onPostgres(what: string, measure: (url: string) => Promise<void>): Promise<void> {
  // One that waits for its disk, as in production: without that a bare insert costs nothing.
  const postgres = await startPostgres({ isDurable: true })
  if (postgres === null) {
    console.log(`${what}: left out, no server can be had here`)
    return
  }
  onStop(postgres.stop)
  await measure(postgres.url)
  postgres.stop()
}
