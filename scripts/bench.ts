import { benchApi } from '../e2e/bench/api.ts'
import { benchAudit } from '../e2e/bench/audit.ts'
import { benchBanks, fillBanks } from '../e2e/bench/bank.ts'
import { benchCalendar } from '../e2e/bench/calendar.ts'
import { benchCorrection } from '../e2e/bench/correction.ts'
import { fillDemo } from '../e2e/bench/demo-database.ts'
import { benchDev } from '../e2e/bench/dev.ts'
import { fullEffort } from '../e2e/bench/effort.ts'
import { benchImport } from '../e2e/bench/import.ts'
import { benchLive } from '../e2e/bench/live.ts'
import { printVerdicts } from '../e2e/bench/numbers.ts'
import { onPortal } from '../e2e/bench/on-portal.ts'
import { benchPeople } from '../e2e/bench/people.ts'
import { benchPrinting } from '../e2e/bench/printing.ts'
import { benchProfile } from '../e2e/bench/profile.ts'
import { benchRolling } from '../e2e/bench/rolling.ts'
import { benchRunner } from '../e2e/bench/runner.ts'
import { benchSaves } from '../e2e/bench/saves.ts'
import { benchSolutions } from '../e2e/bench/solutions.ts'
import { benchStart } from '../e2e/bench/start.ts'
import { benchWeb } from '../e2e/bench/web.ts'
import { benchWriting } from '../e2e/bench/writing.ts'
import { buildFirst } from './lib/build-first.ts'
import { findBrowser, startPostgres } from './lib/machine.ts'
import { onStop, stopCleanly } from './lib/stopping.ts'

/**
 * `npm run bench [web|profile|runner|api|bank|correction|audit|people|live|rolling|import|writing|printing|dev|start …] [rounds]`: measures the portal against
 * its comparisons and prints tables, then every budget with what was measured. Ratios in one run, medians of the
 * rounds (5 unless said otherwise).
 */
const words = process.argv.slice(2)
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 5)
const effort = fullEffort(rounds)
const upToThree = fullEffort(Math.min(rounds, 3))
const parts = words.filter((word) => !/^\d+$|=/.test(word))
const wants = (part: string) => parts.length === 0 || parts.includes(part)

stopCleanly()
// What is measured is the sources as they are, whichever part is asked for.
buildFirst('all')
if (wants('start')) await benchStart(upToThree)
if (wants('api')) await onPostgres('API on PostgreSQL', (url) => benchApi(url, effort))
if (wants('bank'))
  await onPostgres('The bank at its size', async (url) =>
    benchBanks(await fillBanks(url, effort), effort),
  )
if (wants('correction')) {
  // `students=10000`: so many in the place of a thousand.
  const given = words.find((word) => word.startsWith('students='))?.slice('students='.length)
  const { quietCalls, students } = effort.correction
  const correction = { quietCalls, students: Number(given ?? students) }
  await onPostgres('A key put right', (url) => benchCorrection(url, { ...effort, correction }))
}
if (wants('audit')) await onPostgres('The audit at its size', (url) => benchAudit(url, effort))
if (wants('people')) await onPostgres('People', (url) => benchPeople(url, effort))
if (wants('import')) await onPostgres('Imports', (url) => benchImport(url, effort))
if (wants('rolling')) {
  await onPostgres('Rolling restart', (url) => benchRolling(url, upToThree), { hasDemo: false })
}
if (['live', 'runner', 'writing', 'web', 'profile', 'dev'].some(wants)) {
  const browser = await findBrowser()
  if (browser) process.env.CHROMIUM_PATH = browser
}
if (wants('live')) await onPostgres('Live events', (url) => benchLive(url, effort))
if (wants('writing')) {
  await onPostgres('Saves of drafts', (url) => benchSaves(url, effort))
  await onPortal((url) => benchWriting(url, effort))
}
if (wants('printing')) await benchPrinting(upToThree)
if (wants('dev')) await benchDev(effort)
if (wants('runner')) {
  await onPortal(async (url) => {
    await benchRunner(url, effort)
    await benchSolutions(url, effort)
    await benchCalendar(url, effort)
  })
}
if (wants('profile')) await benchProfile(effort)
if (wants('web')) {
  await benchWeb(effort)
}
printVerdicts()
process.exit(0)

/** Measures on a database server of its own, with the demo world unless said otherwise, or says that none can be had. */
async function onPostgres(
  what: string,
  measure: (url: string) => Promise<void>,
  { hasDemo = true } = {},
): Promise<void> {
  // One that waits for its disk, as in production: without that a bare insert costs nothing.
  const postgres = await startPostgres({ isDurable: true })
  if (postgres === null) {
    console.log(`${what}: left out, no server can be had here`)
    return
  }
  onStop(postgres.stop)
  if (hasDemo) await fillDemo(postgres.url)
  await measure(postgres.url)
  postgres.stop()
}
