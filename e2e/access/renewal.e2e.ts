import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { people, storedSession } from '../support/people.ts'
import { tokensOf } from '../support/tokens.ts'

const renewCall = '/api/Authentication/Session/Renew'

/** The same token, run out; its signature no longer fits, which only the server looks at. */
function runOut(token: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const past = { ...claims, iat: 999_999_000, exp: 1_000_000_000 }
  return [head, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.')
}

async function openRunOut(email: string): Promise<Page> {
  const origin = inject('baseUrl')
  const tokens = await tokensOf(email, origin)
  return openPage({
    storageState: storedSession({ ...tokens, accessToken: runOut(tokens.accessToken) }, origin),
  })
}

test('two tabs that find their token run out share one renewal and both go on', async () => {
  const one = await openRunOut(people.Student)
  const two = await one.context().newPage()
  let renewals = 0
  one.context().on('request', (request) => {
    if (request.url().endsWith(renewCall)) renewals += 1
  })
  await Promise.all([one.goto('/'), two.goto('/')])
  const greeting = { name: /^Good / }
  await one.getByRole('heading', greeting).waitFor()
  await two.getByRole('heading', greeting).waitFor()
  expect(renewals).toBe(1)
  await expect.poll(async () => (await tokenIn(one)) === (await tokenIn(two))).toBe(true)
  // The renewed session is a whole one: it can be renewed again. The first tab would hear of what
  // the second writes, and renew it before the second does.
  await one.close()
  const used = runOut(await tokenIn(two))
  await two.evaluate((token) => localStorage.setItem('token', token), used)
  await two.reload()
  await two.getByRole('heading', greeting).waitFor()
  expect(renewals).toBe(2)
})

test('a session that ended while a page was open leads back to that page', async () => {
  const page = await openRunOut(people.Student)
  await page.route(`**${renewCall}`, (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'Over.', errors: [] } }),
  )
  await page.goto('/resources/question-bank?tab=topics')
  await page.getByText('Your session has expired. Please sign in again.').waitFor()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: people.Student }).click()
  await page.waitForURL('**/resources/question-bank?tab=topics')
})

test('a network that is down ends no session', async () => {
  const page = await openRunOut(people.Student)
  await page.route(`**${renewCall}`, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: 'Try again' }).first().waitFor()
  await page.unroute(`**${renewCall}`)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByText('What to do next').waitFor()
})

function tokenIn(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('token') ?? '')
}
