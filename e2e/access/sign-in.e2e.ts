import { expect, inject, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openAs, people, signInByForm } from '../support/people.ts'
import { tokensOf } from '../support/tokens.ts'

const heading = 'h1'

test('a visitor is sent to sign in, and then to the page first asked for', async () => {
  const page = await openPage()
  await page.goto('/resources/question-bank')
  await page.waitForURL('**/login')
  await signInByForm(page, people.Student)
  await page.waitForURL('**/resources/question-bank')
})

test('a wrong password gets one message; the fields keep their text and focus goes to it', async () => {
  const page = await openPage()
  await page.goto('/login')
  await signInByForm(page, 'nobody@portal.test', 'not-the-password')
  const message = page.getByText('Email or password is incorrect.')
  await message.waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@portal.test')
  const focused = await page.evaluate(() => document.activeElement?.textContent)
  expect(focused).toContain('Email or password is incorrect.')
})

test('somebody who is signed in and opens the sign-in page goes to the dashboard', async () => {
  const page = await openAs(people.Parent)
  await page.goto('/login')
  await page.waitForURL((url) => url.pathname === '/')
})

test('signing out in one tab signs out the other', async () => {
  const page = await openAs(people.Student)
  await page.goto('/')
  await page.locator(heading).first().waitFor()
  const other = await page.context().newPage()
  await other.goto('/')
  await other.locator(heading).first().waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await other.waitForURL('**/login')
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

const badTokens: Record<string, (good: string) => string> = {
  garbage: () => 'not-a-token',
  'signed by another key': (good) => `${good.slice(0, -8)}AAAAAAAA`,
  'without a role': () =>
    `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ email: 'x', exp: 4_000_000_000 }))}.x`,
  'of an unknown role': () =>
    `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ role: 'Wizard', exp: 4_000_000_000 }))}.x`,
  expired: () =>
    `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ role: 'Student', exp: 1_000_000_000 }))}.x`,
}

test.each(Object.entries(badTokens))(
  'a stored token that is %s leads to signing in again',
  async (_, bad) => {
    const { accessToken } = await tokensOf(people.Student, inject('baseUrl'))
    const page = await openPage({
      storageState: {
        cookies: [],
        origins: [
          {
            origin: inject('baseUrl'),
            localStorage: [{ name: 'token', value: bad(accessToken) }],
          },
        ],
      },
    })
    await page.goto('/')
    await page.getByText('Your session has expired. Please sign in again.').waitFor()
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  },
)

test('an access token that has run out is renewed without a word', async () => {
  const { refreshToken } = await tokensOf(people.Student, inject('baseUrl'))
  const expired = `${btoa('{"alg":"HS256"}')}.${btoa(
    JSON.stringify({ role: 'Student', email: people.Student, sub: 'x', exp: 1_000_000_000 }),
  )}.x`
  const page = await openPage({
    storageState: {
      cookies: [],
      origins: [
        {
          origin: inject('baseUrl'),
          localStorage: [
            { name: 'token', value: expired },
            { name: 'refreshToken', value: refreshToken },
          ],
        },
      ],
    },
  })
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
})

test('with local storage switched off the portal works for as long as the page is open', async () => {
  const page = await openPage()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  })
  await page.goto('/login')
  await signInByForm(page, people.Parent)
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
})
