import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { crowd } from '../support/crowd.ts'
import { openAs, people, signInByForm } from '../support/people.ts'
import { password, tokensOf } from '../support/tokens.ts'

const accountPage = '/my-application-&-account?tab=account'
const twoMegabytes = 2 * 1024 * 1024

async function openAccount(email: string): Promise<Page> {
  const page = await openAs(email)
  await page.goto(accountPage)
  await page.getByRole('heading', { name: 'Profile', level: 2 }).waitFor()
  return page
}

/** How the server answers a page that wants to stay signed in. */
async function renewal(page: Page): Promise<number> {
  await page.goto('/remotes.json')
  return page.evaluate(async () => {
    const refreshToken = localStorage.getItem('refreshToken')
    const answer = await fetch('/api/Authentication/Session/Renew', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    })
    return answer.status
  })
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

describe('a student’s account', () => {
  test('keeps its address over a reload; a new name and time zone show in the frame at once', async () => {
    const page = await openAccount(await crowd(0))
    expect(await page.title()).toMatch(/^My application and account · /)
    await page.reload()
    const profile = section(page, 'Profile')
    await profile.getByLabel('First name').fill('Zephyrine')
    await profile.getByRole('combobox', { name: 'Time zone' }).fill('kathmandu')
    await page.keyboard.press('Enter')

    // Leaving asks, by a link and by Back, and nothing is lost by staying.
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('button', { name: 'Stay' }).click()
    expect(new URL(page.url()).pathname).toBe('/my-application-&-account')
    expect(await profile.getByLabel('First name').inputValue()).toBe('Zephyrine')

    await profile.getByRole('button', { name: 'Save profile' }).click()
    await profile.getByText('Saved', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Your account: Zephyrine / }).waitFor()
    await page.reload()
    await expect.poll(() => profile.getByRole('combobox').inputValue()).toBe('Kathmandu, Asia')
  })

  test('asks before Back loses what was typed', async () => {
    const page = await openAs(await crowd(1))
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('link', { name: 'Your Account' }).click()
    await section(page, 'Profile').getByLabel('Last name').fill('Changed')
    await page.goBack()
    await page.getByRole('button', { name: 'Stay' }).click()
    expect(new URL(page.url()).pathname).toBe('/my-application-&-account')
    expect(await section(page, 'Profile').getByLabel('Last name').inputValue()).toBe('Changed')
    await page.goBack()
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('refuses files that are no picture, cuts one that is, and shows it in the frame', async () => {
    const page = await openAccount(await crowd(2))
    const picture = section(page, 'Picture')
    const files = picture.locator('input[type=file]')
    const give = (name: string, mimeType: string, buffer: Buffer) =>
      files.setInputFiles({ name, mimeType, buffer })

    await give('large.png', 'image/png', Buffer.alloc(twoMegabytes + 1))
    await picture.getByText('File size must be less than 2MB').waitFor()
    await give('script.svg', 'image/svg+xml', Buffer.from('<svg><script>alert(1)</script></svg>'))
    await picture.getByText('File must be an image').waitFor()
    await give('paper.png', 'image/png', Buffer.from('%PDF-1.7 a paper'))
    await picture.getByText('File must be an image').waitFor()

    const drawn = await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 900
      canvas.height = 600
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = 'teal'
      context?.fillRect(0, 0, 900, 600)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
    await give('me.png', 'image/png', Buffer.from(drawn, 'base64'))
    await picture.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
    await picture.getByRole('slider', { name: 'Left to right' }).press('End')
    await picture.getByRole('button', { name: 'Use this picture' }).click()
    await picture.getByRole('button', { name: 'Remove picture' }).waitFor()
    await page.locator('header button img').waitFor()
    await page.reload()
    await page.locator('header button img').waitFor()

    await picture.getByRole('button', { name: 'Remove picture' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await picture.getByText('Removed', { exact: true }).waitFor()
    await expect.poll(() => page.locator('header button img').count()).toBe(0)
  })

  test('changes the password, which signs the other device out and lets the new one in', async () => {
    const email = await crowd(3)
    const other = await openAs(email)
    const page = await openAccount(email)
    await section(page, 'Signed-in devices').getByText('This device', { exact: true }).waitFor()
    const form = section(page, 'Password')
    const next = 'seven quiet herons'
    await form.getByLabel('Old password').fill('not the old one')
    await form.getByLabel('New password', { exact: true }).fill(next)
    await form.getByLabel('New password again').fill(next)
    await form.getByRole('button', { name: 'Change password' }).click()
    await form.getByText('This password is not right.').waitFor()
    await form.getByLabel('Old password').fill(password)
    await form.getByRole('button', { name: 'Change password' }).click()
    await form.getByText(/Your other devices are signed out/).waitFor()
    await expect
      .poll(() => section(page, 'Signed-in devices').getByRole('listitem').count())
      .toBe(1)

    expect(await renewal(other)).toBe(401)
    const fresh = await openPage()
    await fresh.goto('/login')
    await signInByForm(fresh, email, next)
    await fresh.waitForURL((url) => url.pathname === '/')
  })

  test('keeps preferences, signs a device out, and gives the data as a file', async () => {
    const email = await crowd(4)
    await tokensOf(email, inject('baseUrl'))
    const page = await openAccount(email)
    const alerts = page.getByRole('group', { name: 'Alerts', exact: true })
    // By key: what loads above it may still move it from under a pointer.
    await alerts.getByRole('radio', { name: 'At once' }).press('Space')
    await alerts.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await expect.poll(() => alerts.getByRole('radio', { name: 'At once' }).isChecked()).toBe(true)

    const devices = section(page, 'Signed-in devices').getByRole('listitem')
    await devices.first().waitFor()
    const before = await devices.count()
    expect(before).toBeGreaterThan(1)
    await devices.filter({ hasNotText: 'This device' }).first().getByRole('button').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => devices.count()).toBe(before - 1)

    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await arriving
    expect(file.suggestedFilename()).toMatch(/^my-portal-data-\d{4}-\d\d-\d\d\.json$/)
    await page.getByText(/^Downloaded \(/).waitFor()
  })

  test('is deleted once an admin has confirmed the request', async () => {
    const email = await crowd(5)
    const page = await openAccount(email)
    await page.getByRole('button', { name: 'Ask to delete my account' }).click()
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('button', { name: 'Ask to delete my account' }).click()
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('You have asked for your account to be deleted').waitFor()

    const admin = await openAs(people.Admin)
    await admin.goto('/accounts?tab=data-requests&state=open')
    const requests = section(admin, 'Data requests')
    await requests
      .getByRole('row')
      .filter({ hasText: email })
      .getByRole('button', { name: /the request of/ })
      .click()
    await admin.getByRole('menuitem', { name: 'Confirm' }).click()
    await admin.getByRole('button', { name: 'Delete account' }).click()
    await expect.poll(() => requests.getByText(email).count()).toBe(0)

    expect(await renewal(page)).toBe(401)
    await expect(tokensOf(email, inject('baseUrl'))).rejects.toThrow(/incorrect/)
  })
})

describe('the account of the other roles', () => {
  test('opens over any page by the popup, stays over a reload, and closes by Back', async () => {
    const page = await openAs(people.Parent)
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('link', { name: 'Your account' }).click()
    const dialog = page.getByRole('dialog', { name: 'My account' })
    await dialog.getByRole('heading', { name: 'Profile', level: 3 }).waitFor()
    expect(new URL(page.url()).hash).toBe('#my-account')
    await page.reload()
    await dialog.getByRole('heading', { name: 'Delete account', level: 3 }).waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).hash).toBe('')

    await page.goForward()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).hash).toBe('')
  })
})
