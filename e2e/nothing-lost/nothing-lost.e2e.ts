import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPage } from '../support/browser.ts'
import { storedSession } from '../support/people.ts'
import { type RunningPortal, startPortal } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import { expireToken, fillStorage, moveDeviceClock, repeatSaves, saves } from './faults.ts'
import { openKillableBrowser, openOnceMore, startSession } from './killable-browser.ts'
import {
  AnswerSheet,
  chosen,
  expectRightClock,
  handIn,
  moveOnTo,
  openQuestion,
  type Paper,
  untilShown,
  Witness,
} from './paper.ts'
import { expectHonest, keepPaperLog, type PaperEntry } from './paper-log.ts'

/** A portal of this file's own, since it is killed. */
let portal: RunningPortal
const dataDir = mkdtempSync(join(tmpdir(), 'portal-nothing-lost-'))

beforeAll(async () => {
  portal = await startPortal({ dataDir })
}, 600_000)
afterAll(async () => {
  await portal.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const email = 'student-practice-2@portal.test'

// Browsers and servers are started and killed, beside whatever else the machine does.
vi.setConfig({ testTimeout: 180_000 })

interface Sitting {
  page: Page
  context: BrowserContext
  witness: Witness
  paper: Paper
  sheet: AnswerSheet
  log: PaperEntry[]
  before: number
}

/** A student in the middle of a timed paper: two questions are answered and saved. */
async function sitPaper(
  more: Pick<BrowserContextOptions, 'serviceWorkers'> = {},
): Promise<Sitting> {
  const witness = new Witness(portal.url, email)
  const before = await witness.attempts()
  const paper = await witness.startPaper()
  const page = await openPage({
    baseURL: portal.url,
    storageState: storedSession(await tokensOf(email, portal.url), portal.url),
    ...more,
  })
  const context = page.context()
  const log = await keepPaperLog(context)
  const sheet = new AnswerSheet()
  await page.goto(paper.path)
  await sheet.answer(page, 1, 'a')
  await sheet.answer(page, 2, 'b')
  await untilShown(page, /^Saved$/)
  return { page, context, witness, paper, sheet, log, before }
}

/** Everything is with the server exactly once, the clock is right, and the page was honest. */
async function expectNothingLost(sitting: Sitting, page = sitting.page): Promise<void> {
  const { witness, paper, sheet, log, before } = sitting
  await untilShown(page, /^Saved$/)
  expect(await witness.held(paper.setId)).toEqual(sheet.given)
  await expectRightClock(page, witness, paper.setId)
  const { questions } = await witness.set(paper.setId)
  const elapsed = Date.now() - paper.startedAt
  const times = questions.filter(({ number }) => sheet.given.has(number)).map((one) => one.timeMs)
  expect(Math.min(...times)).toBeGreaterThan(0)
  expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(elapsed)
  await handIn(page, witness, paper.setId)
  expect(await witness.held(paper.setId)).toEqual(sheet.given)
  expect(await witness.attempts()).toBe(before + sheet.given.size)
  expectHonest(log, paper.questions)
  await page.context().close()
}

const letters = ['c', 'a', 'd', 'b', 'a', 'c', 'b', 'd', 'a', 'b']

test('the network is cut for ten answers', async () => {
  const sitting = await sitPaper()
  const { page, sheet, context, witness, paper } = sitting
  await moveOnTo(page, 3)
  await context.setOffline(true)
  for (const [at, letter] of letters.entries()) await sheet.answer(page, at + 3, letter)
  await untilShown(page, 'Saved on this device, 10 waiting')
  expect((await witness.held(paper.setId)).size).toBe(2)
  await context.setOffline(false)
  await expectNothingLost(sitting)
})

test('the tab is killed with answers that nobody has', async () => {
  // The worker shares the process that is killed, and the browser's driver waits for its word about
  // the network for ever. What it serves after that is tried in `e2e/offline`.
  const sitting = await sitPaper({ serviceWorkers: 'block' })
  const { page, sheet, context, paper } = sitting
  await context.setOffline(true)
  await sheet.answer(page, 3, 'd')
  await sheet.answer(page, 1, 'c')
  const client = await context.newCDPSession(page)
  const crash = page.waitForEvent('crash')
  // Nothing answers it: the process that would is gone.
  client.send('Page.crash').catch(() => undefined)
  await crash
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(paper.path)
  await again.getByRole('heading', { name: /^Question \d+ of 27/ }).waitFor()
  await sheet.answer(again, 4, 'a')
  await expectNothingLost(sitting, again)
})

test('the browser is killed with answers that nobody has', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'portal-profile-'))
  const witness = new Witness(portal.url, email)
  const before = await witness.attempts()
  const paper = await witness.startPaper()
  const sheet = new AnswerSheet()
  const tokens = await tokensOf(email, portal.url)
  const first = await openKillableBrowser(profile)
  const page = await first.newPage()
  await startSession(page, portal.url, tokens)
  await page.goto(portal.url + paper.path)
  await sheet.answer(page, 1, 'b')
  await moveOnTo(page, 2)
  await first.context.setOffline(true)
  await sheet.answer(page, 2, 'c')
  await sheet.answer(page, 3, 'a')
  await untilShown(page, 'Saved on this device, 2 waiting')
  await first.kill()

  const second = await openKillableBrowser(profile)
  const log = await keepPaperLog(second.context)
  const again = await second.newPage()
  const question = again.getByRole('heading', { name: /^Question \d+ of / })
  await openOnceMore(again, portal.url + paper.path, question, email)
  await sheet.answer(again, 5, 'd')
  await untilShown(again, /^Saved$/)
  expect(await witness.held(paper.setId)).toEqual(sheet.given)
  await expectRightClock(again, witness, paper.setId)
  await handIn(again, witness, paper.setId)
  expect(await witness.attempts()).toBe(before + sheet.given.size)
  expectHonest(log, paper.questions)
  await second.kill()
  rmSync(profile, { recursive: true, force: true })
})

test('the server is killed and started again', async () => {
  const sitting = await sitPaper()
  const { page, sheet } = sitting
  await sheet.answer(page, 3, 'a')
  await moveOnTo(page, 4)
  await portal.kill()
  try {
    await sheet.answer(page, 4, 'c')
    await sheet.answer(page, 2, 'd')
    await untilShown(page, '2 answers on this device only')
  } finally {
    portal = await startPortal({ dataDir, port: Number(new URL(portal.url).port) })
  }
  await expectNothingLost(sitting)
})

test('the storage of the device is full', async () => {
  const sitting = await sitPaper()
  const { page, sheet, context, witness, paper } = sitting
  await fillStorage(page)
  await sheet.answer(page, 3, 'b')
  await page
    .getByText(/cannot keep/)
    .first()
    .waitFor()
  // One that is on its way would wait with the next one.
  await expect.poll(async () => (await witness.held(paper.setId)).size).toBe(3)
  await moveOnTo(page, 4)
  await context.setOffline(true)
  await sheet.answer(page, 4, 'c')
  await untilShown(page, 'Saved on this device, 1 waiting')
  await context.setOffline(false)
  await expectNothingLost(sitting)
})

test('the access token runs out', async () => {
  const sitting = await sitPaper()
  const { page, sheet } = sitting
  await expireToken(page)
  for (const number of [3, 4, 5]) await sheet.answer(page, number, 'a')
  await expectNothingLost(sitting)
})

test('a second tab opens the paper, and takes over only when asked', async () => {
  const sitting = await sitPaper()
  const { page, sheet, context, paper } = sitting
  const second = await context.newPage()
  await second.goto(paper.path)
  await second.getByRole('heading', { name: 'This set is open in another tab' }).waitFor()
  await sheet.answer(page, 3, 'a')
  await untilShown(page, /^Saved$/)
  await second.getByRole('button', { name: 'Take over here' }).click()
  await page.getByRole('heading', { name: 'You went on in another tab' }).waitFor()
  await openQuestion(second, 3)
  await chosen(second, 'a')
  await sheet.answer(second, 3, 'b')
  await sheet.answer(second, 4, 'd')
  await expectNothingLost(sitting, second)
})

test.each([
  ['ahead', 2],
  ['back', -2],
])('the clock of the device is moved %s by two hours', async (_, hours) => {
  const sitting = await sitPaper()
  const { page, sheet } = sitting
  await moveDeviceClock(page, hours * 3_600_000)
  for (const number of [3, 4]) await sheet.answer(page, number, 'c')
  await untilShown(page, /^Saved$/)
  await page.reload()
  await sheet.answer(page, 5, 'a')
  await expectNothingLost(sitting)
})

test('every request arrives three times and in the wrong order', async () => {
  const sitting = await sitPaper()
  const { page, sheet, context } = sitting
  await repeatSaves(context, saves.answers)
  for (const [at, letter] of letters.slice(0, 5).entries()) await sheet.answer(page, at + 3, letter)
  for (const [at, letter] of ['b', 'd', 'a'].entries()) await sheet.answer(page, at + 3, letter)
  await expectNothingLost(sitting)
})
