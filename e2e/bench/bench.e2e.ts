import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startPostgres, type TestServer } from '../../scripts/lib/machine.ts'
import { benchApi } from './api.ts'
import { benchAudit } from './audit.ts'
import { benchBanks, fillBanks } from './bank.ts'
import { benchCalendar } from './calendar.ts'
import { benchCorrection } from './correction.ts'
import { fillDemo } from './demo-database.ts'
import { benchDev } from './dev.ts'
import { smallestEffort as effort } from './effort.ts'
import { benchImport } from './import.ts'
import { benchLive } from './live.ts'
import { judged } from './numbers.ts'
import { onPortal } from './on-portal.ts'
import { benchPeople } from './people.ts'
import { benchPrinting } from './printing.ts'
import { benchProfile } from './profile.ts'
import { benchRunner } from './runner.ts'
import { benchSaves } from './saves.ts'
import { benchSolutions } from './solutions.ts'
import { benchStart } from './start.ts'
import { benchWeb } from './web.ts'
import { benchWriting } from './writing.ts'

// That every part of the benchmark still runs. What it measures here says nothing; the load of a
// rolling restart is held to its rules where the gateway is tested.

let postgres: TestServer | null
let known = 0

beforeAll(async () => {
  postgres = await startPostgres()
  if (postgres) await fillDemo(postgres.url)
})
afterAll(() => postgres?.stop())
beforeEach(() => {
  known = judged().length
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function measureRunner(url: string): Promise<void> {
  await benchRunner(url, effort)
  await benchSolutions(url, effort)
  await benchCalendar(url, effort)
  await benchWriting(url, effort)
}

function expectFigures(): void {
  const found = judged().slice(known)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ measured }) => measured.includes('NaN'))).toEqual([])
}

test.each([
  ['start times', benchStart],
  ['loads against the comparisons', benchWeb],
  ['the processor before content', benchProfile],
  ['questions, solutions and writing', () => onPortal(measureRunner)],
  ['printing', benchPrinting],
  ['one remote from sources', benchDev],
])('%s can be measured', async (_, measure) => {
  await measure(effort)
  expectFigures()
})

test.each([
  ['calls', (url: string) => benchApi(url, effort)],
  ['the audit', (url: string) => benchAudit(url, effort)],
  ['the list of people', (url: string) => benchPeople(url, effort)],
  ['saves of drafts', (url: string) => benchSaves(url, effort)],
  ['imports', (url: string) => benchImport(url, effort)],
  ['live events', (url: string) => benchLive(url, effort)],
  ['a key that is put right', (url: string) => benchCorrection(url, effort)],
  ['the bank', async (url: string) => benchBanks(await fillBanks(url, effort), effort)],
])('%s can be measured on PostgreSQL', async (_, measure) => {
  // A machine without one is said to be so by the tests of the API.
  if (postgres === null) return
  await measure(postgres.url)
  expectFigures()
})
