import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, overflow } from '../support/axe.ts'
import { openPage } from '../support/browser.ts'
import { openAs, people } from '../support/people.ts'
import { quiet } from '../support/quiet.ts'

const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const

/** Pages by role, each with the text that shows that its data has come. */
const pages = {
  Student: [
    ['/', 'What to do next'],
    ['/resources', 'Question bank'],
    ['/resources/question-bank', 'Readiness'],
    ['/resources/question-bank/revise', 'Start'],
    ['/resources/question-bank/revise/past-solutions', 'Past sets'],
    ['/resources/question-bank/revise/past-solutions?tab=errors', 'What went wrong'],
    ['/resources/question-bank/revise/solutions', 'Solution'],
    ['/my-application-&-account', 'Tuition'],
    ['/my-application-&-account?part=account', 'Signed-in devices'],
    ['/diagnostic-test', 'Go to your dashboard'],
  ],
  Tutor: [['/', 'My students']],
  'Senior Tutor': [['/', 'My team']],
  Parent: [
    ['/', 'Latest tuition report'],
    ['/#my-account', 'Signed-in devices'],
  ],
  'School Manager': [['/', 'At a glance']],
  Admin: [['/', 'Students by last activity']],
} as const

/** Pages outside the frame, each with its heading. */
const signInPages = [
  ['/login', 'Sign in'],
  ['/forgot-password', 'Forgot your password?'],
  ['/auth/reset-password?token=no-such-link', 'This link is no longer good'],
] as const

/** What opens from the top bar, by the name of its button. */
const popups = ['Your account', 'Notifications'] as const

async function expectClean(page: Page): Promise<void> {
  await quiet(page)
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

describe.each(views)('at $width px, $colorScheme', ({ width, colorScheme }) => {
  const options = { viewport: { width, height: 800 }, colorScheme }

  test.each(signInPages)('%s', async (path, heading) => {
    const page = await openPage(options)
    await page.goto(path)
    await page.getByRole('heading', { name: heading }).waitFor()
    await expectClean(page)
  })

  test.each(Object.keys(people))('the popups of a %s', async (role) => {
    const page = await openAs(people[role as keyof typeof people], options)
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const name of role === 'Admin' ? popups.slice(0, 1) : popups) {
      const button = page.getByRole('button', { name: new RegExp(`^${name}`) })
      await button.click()
      await page.getByRole('region', { name: new RegExp(`^${name}`) }).waitFor()
      await expectClean(page)
      await page.keyboard.press('Escape')
      await page
        .getByRole('region', { name: new RegExp(`^${name}`) })
        .waitFor({ state: 'detached' })
    }
  })

  test.each(Object.entries(pages))('%s', async (role, paths) => {
    const page = await openAs(people[role as keyof typeof people], options)
    for (const [path, text] of paths) {
      await page.goto(path)
      await page.getByText(text).first().waitFor()
      await expectClean(page)
    }
    await page.goto('/manage-library-of-nowhere')
    await page.getByRole('button', { name: 'Go back' }).waitFor()
    await expectClean(page)
  })
})
