import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@portal/shared/build'
import { findBrowser, hasGateway, startPostgres } from './lib/machine.ts'
import { readReport } from './lib/report.ts'
import { runCommand, secondsSince, stopCommands } from './lib/steps.ts'
import { onStop, stopCleanly } from './lib/stopping.ts'
import { auditNote } from './lib/supply-chain/audit.ts'

/**
 * `npm test`: every check of the project, one after another, going on after a failure so that one
 * run shows all of them. The last line counts all tests; each static check counts as one.
 */
const started = performance.now()
const reports = join(projectFolder, 'test-results')
const bin = join(projectFolder, 'node_modules/.bin')
const totals = { passed: 0, failed: 0 }

stopCleanly()
onStop(stopCommands)
mkdirSync(reports, { recursive: true })

/** A check that passes or fails as a whole. */
async function check(name: string, command: string, ...options: string[]): Promise<void> {
  const begun = performance.now()
  const { code, output } = await runCommand(command, options)
  if (code === 0) totals.passed += 1
  else totals.failed += 1
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}, ${secondsSince(begun)}`)
  if (code !== 0) console.log(output.trim())
}

/** Some of the test suites; counts from the runner's report, not from what it prints. */
async function suites(
  name: string,
  projects: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const begun = performance.now()
  const report = join(reports, `${name.toLowerCase().replaceAll(/\W+/g, '-')}.json`)
  rmSync(report, { force: true })
  const options = [
    join(projectFolder, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const { code, output } = await runCommand(process.execPath, options, {
    env: { NODE_ENV: 'test', NO_COLOR: '1', ...env },
  })
  const { passed, failed, failures } = readReport(report, code, projectFolder)
  totals.passed += passed
  totals.failed += failed
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} of ${passed + failed}, ${secondsSince(begun)}`,
  )
  // What failed stands above what the runner printed, which can be long.
  for (const failure of failures) console.log(`     ${failure}`)
  if (failed > 0) console.log(output.trim())
}

const wanted = process.argv.slice(2)
const wants = (part: string) => wanted.length === 0 || wanted.includes(part)

if (wants('static')) {
  // The registry answers while the checks run.
  const note = auditNote()
  await check('type check', join(bin, 'tsc'), '--noEmit')
  await check('lint', join(bin, 'biome'), 'check', '--error-on-warnings', '.')
  await check('import borders', process.execPath, join(projectFolder, 'scripts/borders.ts'))
  await check('dead code', join(bin, 'knip'))
  console.log(`     ${await note}`)
}
if (wants('unit')) await suites('unit tests', ['unit', 'dom', 'shell'])
if (wants('api')) {
  await suites('API tests, embedded database', ['api'], { TEST_DATABASE_URL: '' })
  const postgres = await startPostgres()
  if (postgres) {
    onStop(postgres.stop)
    await suites('API tests, PostgreSQL', ['api'], { TEST_DATABASE_URL: postgres.url })
    postgres.stop()
  } else {
    console.log('     API tests, PostgreSQL: left out, no server can be had on this machine')
    if (process.env.CI) totals.failed += 1
  }
}
if (wants('browser')) {
  const browser = await findBrowser()
  if (browser === null) {
    console.log('FAIL browser tests: no Chromium can be had; set CHROMIUM_PATH to one')
    totals.failed += 1
  } else {
    const gateway = await hasGateway()
    if (!gateway) {
      console.log('     tests of the gateway: left out, no nginx can be had on this machine')
      if (process.env.CI) totals.failed += 1
    }
    await suites('browser tests', ['browser'], {
      ...(browser && { CHROMIUM_PATH: browser }),
      ...(gateway && { GATEWAY: 'nginx' }),
    })
  }
}

console.log(`     all in ${secondsSince(started)}`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)
