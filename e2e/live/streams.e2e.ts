import type { BrowserContext, Page, Request } from 'playwright'
import { expect, inject, test } from 'vitest'
import { openAs } from '../support/people.ts'
import { tokensOf } from '../support/tokens.ts'

const email = 'student-headstart@portal.test'

/** Streams that the pages of a context have asked for, and how many of them are still open. */
function watchStreams(context: BrowserContext) {
  const seen = { asked: 0, open: 0 }
  context.on('request', (request) => {
    if (!request.url().includes('/GetEvents')) return
    seen.asked += 1
    seen.open += 1
  })
  const ended = (request: Request) => {
    if (request.url().includes('/GetEvents')) seen.open -= 1
  }
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
  return seen
}

const greeting = (page: Page) => page.getByRole('heading', { name: /^Good / })
const unread = (page: Page) => page.getByRole('button', { name: /^Notifications.*unread/ })

test('loads one after another hold no connection, and the page gone back to is fresh', async () => {
  const page = await openAs(email)
  const streams = watchStreams(page.context())
  // More than a browser's six connections to a host, each load a document of its own.
  for (let load = 1; load <= 8; load += 1) {
    await page.goto(`/?load=${load}`)
    await greeting(page).waitFor()
    await expect.poll(() => streams.asked).toBe(load)
    await expect.poll(() => streams.open).toBe(1)
  }
  // A kept page fires no `load`, which is what the driver's own way back waits for.
  // A moment later, so that the page does not go while it still answers.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect.poll(() => new URL(page.url()).search).toBe('?load=7')
  await greeting(page).waitFor()
  // It was kept, so its stream is a ninth one, which it asked for itself.
  await expect.poll(() => streams.asked).toBe(9)
  await expect.poll(() => streams.open).toBe(1)
})

test('tabs in sight share one stream, and one that is closed hands it on', async () => {
  const first = await openAs(email)
  const context = first.context()
  const streams = watchStreams(context)
  const tabs = [first]
  while (tabs.length < 7) tabs.push(await context.newPage())
  for (const tab of tabs) {
    await tab.goto('/')
    await greeting(tab).waitFor()
    // The first has it before another tab can be quicker, for it is the one that is closed.
    await expect.poll(() => streams.open).toBe(1)
  }
  expect(streams.asked).toBe(1)
  for (const tab of tabs) await unread(tab).waitFor()

  await first.close()
  await expect.poll(() => streams.asked).toBe(2)
  const origin = inject('baseUrl')
  const { accessToken } = await tokensOf(email, origin)
  await fetch(`${origin}/api/Notification/Notification/MarkAllAsRead`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
  })
  // All are told, without anybody asking each for itself.
  for (const tab of tabs.slice(1)) await unread(tab).waitFor({ state: 'detached' })
  expect(streams.asked).toBe(2)
})
