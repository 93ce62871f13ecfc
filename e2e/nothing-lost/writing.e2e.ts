import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RunningPortal, startPortal } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import { Essay, editorOf, openEssay, seeAgain, typeAtEnd } from './essay.ts'
import { type Desk, openDesk as openDeskOf } from './essay-desk.ts'
import { expectHonest, keepEssayLog } from './essay-log.ts'
import { expireToken, fillStorage, moveDeviceClock, repeatSaves, saves } from './faults.ts'
import { openKillableBrowser, openOnceMore, startSession } from './killable-browser.ts'
import { untilShown } from './paper.ts'

/** A portal of this file's own, since it is killed. */
let portal: RunningPortal
const dataDir = mkdtempSync(join(tmpdir(), 'portal-writing-'))

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

const saved = /^Saved$/
const onDevice = 'On this device only'
const keepsNothing = 'This browser keeps nothing; wait for Saved'
const joined = 'Joined with what you wrote on another device'

const openDesk = (more?: Parameters<typeof openDeskOf>[2]) => openDeskOf(portal.url, email, more)

interface Writing extends Desk {
  essay: Essay
}

const first = 'Words were written here.'

/** A student in the middle of an essay: its first sentence is saved. */
async function beginEssay(more?: Parameters<typeof openDesk>[0]): Promise<Writing> {
  const essay = await Essay.begin(portal.url, email)
  const desk = await openDesk(more)
  await openEssay(desk.page, essay)
  await typeAtEnd(desk.page, first)
  await untilShown(desk.page, saved)
  expect(await essay.text()).toBe(first)
  return { ...desk, essay }
}

/** The server has every word, at its place and once; nothing was joined, and the page was honest. */
async function expectNothingLost(
  { essay, log }: Pick<Writing, 'essay' | 'log'>,
  page: Page,
  text: string,
): Promise<void> {
  await untilShown(page, saved)
  expect(await essay.text()).toBe(text)
  expect(await essay.mergedSides()).toEqual([])
  expectHonest(log)
}

test('the network is cut for three paragraphs', async () => {
  const writing = await beginEssay()
  const { page, context, essay } = writing
  await context.setOffline(true)
  await typeAtEnd(page, '\nThe second is typed\nand the third, and')
  await untilShown(page, onDevice)
  await typeAtEnd(page, ' more of it.')
  expect(await essay.text()).toBe(first)
  await context.setOffline(false)
  await expectNothingLost(
    writing,
    page,
    `${first}\nThe second is typed\nand the third, and more of it.`,
  )
  await context.close()
})

test('the tab is killed with words that nobody has', async () => {
  // The worker shares the process that is killed, and the browser's driver waits for its word about
  // the network for ever.
  const writing = await beginEssay({ serviceWorkers: 'block' })
  const { page, context, essay } = writing
  await context.setOffline(true)
  const client = await context.newCDPSession(page)
  await typeAtEnd(page, ' To the last letter')
  const crash = page.waitForEvent('crash')
  // Nothing answers it: the process that would is gone.
  client.send('Page.crash').catch(() => undefined)
  await crash
  await page.close()
  await context.setOffline(false)
  expect(await essay.text()).toBe(first)
  const again = await context.newPage()
  await openEssay(again, essay)
  await typeAtEnd(again, ', and on.')
  await expectNothingLost(writing, again, `${first} To the last letter, and on.`)
  await context.close()
})

test('the browser is killed with words that nobody has', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'portal-profile-'))
  const essay = await Essay.begin(portal.url, email)
  const before = await openKillableBrowser(profile)
  const page = await before.newPage()
  await startSession(page, portal.url, await tokensOf(email, portal.url))
  await page.goto(portal.url + essay.path)
  await typeAtEnd(page, first)
  await untilShown(page, saved)
  await before.context.setOffline(true)
  await typeAtEnd(page, ' Then the lights went')
  await untilShown(page, onDevice)
  await before.kill()
  expect(await essay.text()).toBe(first)

  const after = await openKillableBrowser(profile)
  const log = await keepEssayLog(after.context)
  const again = await after.newPage()
  await openOnceMore(again, portal.url + essay.path, editorOf(again), email)
  await typeAtEnd(again, ' out.')
  await expectNothingLost({ essay, log }, again, `${first} Then the lights went out.`)
  await after.kill()
  rmSync(profile, { recursive: true, force: true })
})

test('the server is killed and started again', async () => {
  const writing = await beginEssay()
  const { page, context } = writing
  await typeAtEnd(page, ' Nobody')
  await portal.kill()
  try {
    await typeAtEnd(page, ' answers')
    await untilShown(page, onDevice)
    await typeAtEnd(page, ' now.')
  } finally {
    portal = await startPortal({ dataDir, port: Number(new URL(portal.url).port) })
  }
  await expectNothingLost(writing, page, `${first} Nobody answers now.`)
  await context.close()
})

test('the storage of the device is full', async () => {
  const writing = await beginEssay()
  const { page, context, essay } = writing
  await fillStorage(page)
  await typeAtEnd(page, ' No room')
  await untilShown(page, keepsNothing)
  await untilShown(page, saved)
  expect(await essay.text()).toBe(`${first} No room`)
  await context.setOffline(true)
  await typeAtEnd(page, ' at all.')
  await untilShown(page, keepsNothing)
  await context.setOffline(false)
  await expectNothingLost(writing, page, `${first} No room at all.`)
  await context.close()
})

test('the access token runs out', async () => {
  const writing = await beginEssay()
  const { page, context } = writing
  await expireToken(page)
  const renewed = page.waitForResponse(/\/Authentication\/Session\/Renew$/)
  await typeAtEnd(page, ' Time passes.')
  expect((await renewed).ok()).toBe(true)
  await expectNothingLost(writing, page, `${first} Time passes.`)
  await context.close()
})

test('a second tab writes what the first goes on from, and both write at once', async () => {
  const writing = await beginEssay()
  const { page, context, essay, log } = writing
  const second = await context.newPage()
  await openEssay(second, essay)
  await typeAtEnd(second, ' Second.')
  await untilShown(second, saved)
  await editorOf(page).getByText(`${first} Second.`).waitFor()
  await typeAtEnd(page, ' First.')
  await untilShown(page, saved)
  await editorOf(second).getByText(`${first} Second. First.`).waitFor()
  await expectNothingLost(writing, second, `${first} Second. First.`)

  await context.setOffline(true)
  await typeAtEnd(page, ' Here')
  await typeAtEnd(second, ' There')
  await untilShown(page, onDevice)
  await untilShown(second, onDevice)
  await context.setOffline(false)
  const both = new RegExp(`^${first} Second. First.( Here There| There Here)$`)
  await expect.poll(() => essay.text()).toMatch(both)
  await untilShown(page, saved)
  await untilShown(second, saved)
  const text = await essay.text()
  expect(text).toMatch(both)
  for (const tab of [page, second]) await editorOf(tab).getByText(text).waitFor()
  expect((await essay.mergedSides()).sort()).toEqual(
    ['Here', 'There'].map((word) => `${first} Second. First. ${word}`),
  )
  expectHonest(log)
  await context.close()
})

test.each([
  ['ahead', 2],
  ['back', -2],
])('the clock of the device is moved %s by two hours', async (_, hours) => {
  const writing = await beginEssay()
  const { page, context } = writing
  await moveDeviceClock(page, hours * 3_600_000)
  await typeAtEnd(page, ' Two hours')
  await untilShown(page, saved)
  await typeAtEnd(page, ' were')
  // It is sent, or left on the device for the page that comes.
  await page.reload()
  await typeAtEnd(page, ' nothing.')
  await expectNothingLost(writing, page, `${first} Two hours were nothing.`)
  await context.close()
})

test('every save arrives three times and in the wrong order', async () => {
  const writing = await beginEssay()
  const { page, context } = writing
  await repeatSaves(context, saves.drafts)
  const words = [' One', ' two', ' three', ' four.']
  for (const word of words) {
    await typeAtEnd(page, word)
    await untilShown(page, saved)
  }
  await expectNothingLost(writing, page, first + words.join(''))
  await context.close()
})

test('two devices write at once: the text has both, and both sides are kept', async () => {
  const writing = await beginEssay()
  const { page, context, essay, log } = writing
  const other = await openDesk()
  await openEssay(other.page, essay)
  await context.setOffline(true)
  await typeAtEnd(page, ' Mine.')
  await untilShown(page, onDevice)
  await typeAtEnd(other.page, '\nTheirs is a paragraph.')
  await untilShown(other.page, saved)
  await context.setOffline(false)
  await page.getByText(joined).waitFor()
  await untilShown(page, saved)
  const text = `${first} Mine.\nTheirs is a paragraph.`
  expect(await essay.text()).toBe(text)
  expect((await essay.mergedSides()).sort()).toEqual(
    [`${first} Mine.`, `${first}\nTheirs is a paragraph.`].sort(),
  )
  // Who wrote nothing since takes what is newer, and nothing is joined there.
  await seeAgain(other.page)
  await editorOf(other.page).getByText(`${first} Mine.`).waitFor()
  expect(await other.page.getByText(joined).count()).toBe(0)
  expectHonest(log)
  expectHonest(other.log)
  await context.close()
  await other.context.close()
})

test('whoever types goes on where they were when another device is joined in', async () => {
  const { page, context, essay } = await beginEssay()
  const other = await openDesk()
  await openEssay(other.page, essay)
  await typeAtEnd(other.page, '\nAnother')
  await untilShown(other.page, saved)
  await typeAtEnd(page, ' Half a wo')
  await page.getByText(joined).waitFor()
  await page.keyboard.type('rd.')
  await untilShown(page, saved)
  expect(await essay.text()).toBe(`${first} Half a word.\nAnother`)
  await context.close()
  await other.context.close()
})

test('signing out asks while a text is on the device only', async () => {
  const writing = await beginEssay()
  const { page, context } = writing
  const logout = page.getByRole('button', { name: 'Logout' })
  await context.setOffline(true)
  await typeAtEnd(page, ' Not yet.')
  await untilShown(page, onDevice)
  await logout.click()
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'detached' })
  await context.setOffline(false)
  await expectNothingLost(writing, page, `${first} Not yet.`)
  await typeAtEnd(page, ' At once.')
  // What can be saved at once is, and nobody is asked.
  await logout.click()
  await page.waitForURL((url) => url.pathname === '/login')
  expect(await writing.essay.text()).toBe(`${first} Not yet. At once.`)
  await context.close()
})
