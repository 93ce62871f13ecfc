import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createSet } from '../bench/create-set.ts'
import { measureLoad, signedInContext, slow } from '../bench/measure-page.ts'
import { launchChromium } from '../support/chromium.ts'
import { saved } from '../support/runner.ts'
import { tokensOf } from '../support/tokens.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

const email = 'student@portal.test'
const question = 'main input[type=radio]'

/** A set of ten, opened cold by its address in a context of its own. */
async function openedCold() {
  const baseUrl = inject('baseUrl')
  const tokens = await tokensOf(email, baseUrl)
  const set = await createSet(baseUrl, tokens.accessToken, 10)
  return { set, context: await signedInContext(browser, baseUrl, tokens) }
}

test('a question opened by its address keeps its budgets of requests, bytes and depth, and asks for nothing twice', async () => {
  const { set, context } = await openedCold()
  const asked: string[] = []
  context.on('request', (request) => {
    // The worker that keeps what a reload without a connection needs asks for itself, afterwards.
    if (request.serviceWorker() !== null) return
    const { pathname, search } = new URL(request.url())
    asked.push(pathname + search)
  })
  const load = await measureLoad(context, set.path, question, slow)
  await context.close()

  expect(load.requests).toBeLessThanOrEqual(10)
  expect((load.bytes.shell + load.bytes.remote) / 1000).toBeLessThanOrEqual(215)
  expect(load.depth).toBeLessThanOrEqual(2)
  expect(load.layoutShift).toBeLessThan(0.02)
  // What the page asks for before its scripts run is what they then ask for. What comes after the
  // question begins with the runner's own; then the device is given copies of what was loaded.
  const after = asked.findIndex((address) => address.includes('/runner-late.'))
  const before = asked.slice(0, after)
  expect(before.length).toBeGreaterThan(5)
  expect(before).toEqual([...new Set(before)])
})

test('an answer that is given as soon as the question is there is kept', async () => {
  const { set, context } = await openedCold()
  const page = await context.newPage()
  await page.goto(set.path)
  await page.locator(question).first().waitFor({ state: 'attached' })
  await page.keyboard.press('b')
  await page.getByRole('radio').nth(1).isChecked()
  await saved(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Question 1 of 10' }).waitFor({ state: 'attached' })
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
  await context.close()
})
