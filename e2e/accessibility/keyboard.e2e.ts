import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openAs, people } from '../support/people.ts'
import { password } from '../support/tokens.ts'

const hasFocus = (target: Locator) => target.evaluate((node) => node === document.activeElement)

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let press = 0; press < 60; press += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

test('signing in needs no mouse', async () => {
  const page = await openPage()
  await page.goto('/')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(people.Tutor)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
})

test('the student’s shell works by keyboard alone', async () => {
  const page = await openAs(people.Student)
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()

  // The skip link comes first and leads past the menu.
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true)

  // The menu: a section opens, a page is reached, and its heading takes focus.
  const resources = page.getByRole('button', { name: 'Resources' })
  await tabTo(page, resources, 'Shift+Tab')
  await page.keyboard.press('Enter')
  expect(await resources.getAttribute('aria-expanded')).toBe('true')
  await tabTo(page, page.getByRole('link', { name: 'Question bank' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/resources/question-bank')
  const bank = page.getByRole('heading', { level: 1, name: 'Question bank' })
  await bank.waitFor()
  await expect.poll(() => hasFocus(bank)).toBe(true)

  // The bell: opened by an arrow, walked through, closed by Escape with focus back on it.
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await tabTo(page, bell, 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('region', { name: 'Notifications' }).waitFor()
  await page.getByRole('region').locator(':focus').waitFor()
  await page.keyboard.press('Escape')
  expect(await bell.getAttribute('aria-expanded')).toBe('false')
  expect(await hasFocus(bell)).toBe(true)

  // The profile popup with its calendar: a month on, a day chosen, and on to the account.
  const account = page.getByRole('button', { name: /^Your account/ })
  await tabTo(page, account)
  await page.keyboard.press('Enter')
  const popup = page.getByRole('region', { name: 'Your account' })
  await popup.getByRole('grid').waitFor()
  const next = popup.getByRole('button', { name: /next month/i })
  await tabTo(page, next)
  const month = await popup.getByRole('heading', { name: /^\w{3}-\d{4}$/ }).textContent()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => popup.getByRole('heading', { name: /^\w{3}-\d{4}$/ }).textContent())
    .not.toBe(month)
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })
  expect(await hasFocus(account)).toBe(true)
  await page.keyboard.press('Enter')
  await tabTo(page, popup.getByRole('link', { name: 'Your Account' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/my-application-&-account?tab=account')
  await page.getByRole('heading', { name: 'Signed-in devices' }).waitFor()

  // On to a page with few stops: the account has one for each device that has signed in, and after
  // loading anew the way back may begin at the end of the page.
  await tabTo(page, page.getByRole('link', { name: 'Courses' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/courses')
  const courses = page.getByRole('heading', { level: 1, name: 'Courses' })
  await expect.poll(() => hasFocus(courses)).toBe(true)

  // The menu collapses and remembers it.
  const collapse = page.getByRole('button', { name: 'Collapse menu' })
  await tabTo(page, collapse, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.reload()
  await page.getByRole('button', { name: 'Expand menu' }).waitFor()

  // And out.
  const logout = page.getByRole('button', { name: 'Logout' })
  await tabTo(page, logout, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
})

test('a popup closes by a press outside it, and when the keyboard leaves it', async () => {
  const page = await openAs(people.Parent)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const bell = page.getByRole('button', { name: /^Notifications/ })
  const panel = page.getByRole('region', { name: 'Notifications' })
  await bell.click()
  await panel.waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await panel.waitFor({ state: 'detached' })
  await bell.press('Enter')
  await panel.waitFor()
  for (let press = 0; press < 60 && (await panel.isVisible()); press += 1) {
    await page.keyboard.press('Tab')
  }
  await panel.waitFor({ state: 'detached' })
})

test('on a phone the menu is a bar and a drawer, by keyboard too', async () => {
  const page = await openAs(people.Student, { viewport: { width: 360, height: 800 } })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const more = page.getByRole('button', { name: 'More' })
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'More' })
  await drawer.waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  expect(await hasFocus(more)).toBe(true)
})
