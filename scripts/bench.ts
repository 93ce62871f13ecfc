import { benchApi } from '../e2e/bench/api.ts'
import { printVerdicts } from '../e2e/bench/numbers.ts'
import { benchStart } from '../e2e/bench/start.ts'
import { benchWeb } from '../e2e/bench/web.ts'
import { findBrowser, startPostgres } from './lib/machine.ts'
import { onStop, stopCleanly } from './lib/stopping.ts'

/**
 * `npm run bench [web|api|start …] [rounds]`: measures the portal against its comparisons and
 * prints tables, then every budget with what was measured. Ratios in one run, medians of the
 * rounds (5 unless said otherwise).
 */
const words = process.argv.slice(2)
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 5)
const parts = words.filter((word) => !/^\d+$/.test(word))
const wants = (part: string) => parts.length === 0 || parts.includes(part)

stopCleanly()
if (wants('start')) await benchStart(Math.min(rounds, 3))
if (wants('api')) {
  const postgres = await startPostgres()
  if (postgres === null) console.log('API on PostgreSQL: left out, no server can be had here')
  else {
    onStop(postgres.stop)
    await benchApi(postgres.url, rounds)
    postgres.stop()
  }
}
if (wants('web')) {
  const browser = await findBrowser()
  if (browser) process.env.CHROMIUM_PATH = browser
  await benchWeb(rounds)
}
printVerdicts()
process.exit(0)
