import { expect, inject, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { passwordLinkOf } from '../support/outbox.ts'
import { openAs, people, signInByForm } from '../support/people.ts'
import { password, tokensOf } from '../support/tokens.ts'

test('five wrong passwords for one email slow the next down, and the page says until when', async () => {
  const page = await openPage()
  await page.goto('/login')
  const unknown = `nobody-${crypto.randomUUID()}@portal.test`
  const wrong = page.getByText('Email or password is incorrect.')
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answered = page.waitForResponse('**/authentication/authenticate')
    await signInByForm(page, unknown, `wrong-${attempt}`)
    expect((await answered).status()).toBe(401)
    await wrong.waitFor()
  }
  await signInByForm(page, unknown, 'wrong-6')
  await page.getByText(/Too many attempts\. Please try again in .+, at \d\d:\d\d\./).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(unknown)
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('wrong-6')
  // Others are not slowed down by it.
  await signInByForm(page, people.Tutor)
  await page.waitForURL((url) => url.pathname === '/')
})

test('a forgotten password: mail, link, new password, old sessions over, the link good for once', async () => {
  // Nobody else's tests sign this account in: its sessions end here, and its password changes.
  const email = 'tutor-seminar@portal.test'
  const elsewhere = await openAs(email)
  await elsewhere.goto('/')
  await elsewhere.getByRole('heading', { level: 1 }).first().waitFor()

  const page = await openPage()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.waitForURL('**/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account for this email').waitFor()

  const link = await passwordLinkOf(email)
  await page.goto(link)
  await page.waitForURL((url) => url.pathname === '/auth/reset-password' && url.search === '')
  // The page still knows the link after a reload.
  await page.reload()
  const fresh = `three green lanterns ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('New password', { exact: true }).fill(fresh)
  await page.getByLabel('New password again').fill(fresh)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.waitForURL('**/login')
  await page.getByText('Your password is changed. Sign in with the new one.').waitFor()

  await signInByForm(page, email, password)
  await page.getByText('Email or password is incorrect.').waitFor()
  await signInByForm(page, email, fresh)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForURL((url) => url.pathname === '/')

  // The other browser's session is over as soon as it wants a new token.
  const refreshToken = await elsewhere.evaluate(() => localStorage.getItem('refreshToken'))
  const renewal = await fetch(`${inject('baseUrl')}/api/Authentication/Session/Renew`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  })
  expect(renewal.status).toBe(401)

  const again = await openPage()
  await again.goto(link)
  await again.getByText('This link is no longer good').waitFor()
  await again.getByRole('link', { name: 'Ask for a new link' }).click()
  await again.waitForURL('**/forgot-password')
})

test('the answer is the same for an email without an account, and no mail is written', async () => {
  const page = await openPage()
  await page.goto('/forgot-password')
  const unknown = `nobody-${crypto.randomUUID()}@portal.test`
  await page.getByLabel('Email').fill(unknown)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account for this email').waitFor()
  const outbox = await openPage()
  await outbox.goto('/dev/outbox')
  await outbox.getByRole('heading', { name: 'Outbox' }).waitFor()
  expect(await outbox.getByText(unknown).count()).toBe(0)
})

test('what was typed before a session ended is there after signing in again', async () => {
  const page = await openAs(people.Tutor)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.evaluate(() => sessionStorage.setItem('draft somebody a form', '"half a sentence"'))
  const { refreshToken } = await tokensOf(people.Tutor, inject('baseUrl'))
  expect(refreshToken).not.toBe('')
  // Its token is unreadable at the next start: the session has ended without anybody's choice.
  await page.evaluate(() => localStorage.setItem('token', 'garbage'))
  await page.reload()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.waitForURL('**/login')
  expect(await draft()).toBe('"half a sentence"')
  await signInByForm(page, people.Tutor)
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await expect.poll(draft).toBeNull()

  function draft() {
    return page.evaluate(() => sessionStorage.getItem('draft somebody a form'))
  }
})
