import { expect, inject, test } from 'vitest'
import { answerTo } from '../../support/calls.ts'
import { openAs } from '../../support/people.ts'

// Students whom no other journey plans anything for, or has asked about an hour.
const email = 'student-headstart@portal.test'
const byKeys = 'student-owing@portal.test'
const calendarPage = '/my-application-&-account'

/** The day so many days from today, as the portal's addresses have it. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a test with a date stands in the calendar and in the feed, and goes with it', async () => {
  const page = await openAs(email)
  await page.goto(`${calendarPage}?tab=application`)
  await page.getByRole('button', { name: 'Add a test' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a test' })
  await dialog.getByLabel('Test', { exact: true }).selectOption('ESAT')
  const day = dayFromNow(40)
  const [year, month, date] = day.split('-')
  await dialog.getByRole('textbox', { name: 'Date' }).fill(`${date}/${month}/${year}`)
  await page.keyboard.press('Tab')
  await dialog.getByLabel('Test centre').fill('Journey Hall')
  await dialog.getByRole('button', { name: 'Add the test' }).click()
  await dialog.waitFor({ state: 'detached' })

  // In the calendar, on its day, whole.
  await page.getByRole('tab', { name: 'Calendar' }).click()
  await page.goto(`${calendarPage}?view=list&day=${day}`)
  const entry = page.getByRole('button', {
    name: 'ESAT test at Journey Hall, Deadline or test, all day',
  })
  await entry.click()
  await page.getByRole('dialog', { name: 'ESAT test at Journey Hall' }).waitFor()
  await page.getByRole('link', { name: 'Open its page' }).click()
  await page.waitForURL('**?tab=application')

  // In the feed, by an address that is shown once.
  await page.goto(calendarPage)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = await page.getByLabel('Private address').inputValue()
  const { pathname, search } = new URL(address)
  const feed = () => fetch(inject('baseUrl') + pathname + search)
  const text = await (await feed()).text()
  expect(text).toContain('SUMMARY:ESAT test at Journey Hall')
  expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
  await page.reload()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Last read').waitFor()
  expect(await page.getByLabel('Private address').count()).toBe(0)
  await page.getByRole('button', { name: 'Close' }).click()

  // Gone from both.
  await page.goto(`${calendarPage}?tab=application`)
  await page.getByRole('button', { name: /^Remove ESAT, / }).click()
  await page.getByText('No tests yet').waitFor()
  expect(await (await feed()).text()).toContain('STATUS:CANCELLED')
  await answerTo(email, 'POST /Calendar/Calendar/StopFeed', {})
  expect((await feed()).status).toBe(404)
})

test('the calendar works by keys alone, by month and by week', async () => {
  const page = await openAs(byKeys)
  const chosen = () => page.evaluate(() => document.activeElement?.getAttribute('data-day'))
  const weekday = async () => new Date((await chosen()) ?? '').getUTCDay()
  const today = page.locator('[data-day][aria-current=date]')
  await page.goto(calendarPage)
  // So that something is on, whichever day it is.
  const sitsOn = await today.getAttribute('data-day')
  await answerTo(byKeys, 'POST /Application/Application/SaveRegistration', {
    body: { admissionTestId: 1, sitsOn, centre: 'Journey Hall', state: 'planned', result: '' },
  })
  for (const view of ['month', 'week']) {
    await page.goto(`${calendarPage}?view=${view}`)
    await page
      .getByRole('button', { name: /ESAT test at Journey Hall/ })
      .first()
      .waitFor()
    await today.focus()
    const first = (await chosen()) ?? ''
    await page.keyboard.press('ArrowDown')
    const later = new Date(Date.parse(first) + 7 * 86_400_000).toISOString().slice(0, 10)
    await expect.poll(chosen).toBe(later)
    // To the week's Sunday and its Monday, whichever of them the day is.
    await page.keyboard.press('End')
    await expect.poll(weekday).toBe(0)
    await page.keyboard.press('Home')
    await expect.poll(weekday).toBe(1)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('t')
    await expect.poll(chosen).toBe(first)
    await expect.poll(() => new URL(page.url()).search).toBe(`?view=${view}`)
    // Tab meets what is on, and Enter opens it; Escape gives the focus back.
    const isEntry = () => page.evaluate(() => document.activeElement?.hasAttribute('data-entry'))
    for (let press = 0; press < 12 && !(await isEntry()); press += 1)
      await page.keyboard.press('Tab')
    expect(await isEntry()).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(isEntry).toBe(true)
  }
})
