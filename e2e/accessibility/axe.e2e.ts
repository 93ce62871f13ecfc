import { describe, test } from 'vitest'
import { expectClean } from '../support/axe.ts'
import { openPage } from '../support/browser.ts'
import { openAs, people } from '../support/people.ts'

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
    ['/resources/question-bank/revise/solutions?view=list', 'One at a time'],
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

test.each(signInPages)('%s', async (path, heading) => {
  const page = await openPage()
  await page.goto(path)
  await page.getByRole('heading', { name: heading }).waitFor()
  await expectClean(page, views)
})

describe.each(Object.keys(people))('%s', (name) => {
  const role = name as keyof typeof people

  test('the popups of the top bar', async () => {
    const page = await openAs(people[role])
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const name of role === 'Admin' ? popups.slice(0, 1) : popups) {
      const button = page.getByRole('button', { name: new RegExp(`^${name}`) })
      await button.click()
      const popup = page.getByRole('region', { name: new RegExp(`^${name}`) })
      await popup.waitFor()
      await expectClean(page, views)
      await page.keyboard.press('Escape')
      await popup.waitFor({ state: 'detached' })
    }
  })

  const paths: readonly (readonly [path: string, text: string])[] = pages[role]
  test.each(paths)('%s', async (path, text) => {
    const page = await openAs(people[role])
    await page.goto(path)
    await page.getByText(text).filter({ visible: true }).first().waitFor()
    await expectClean(page, views)
  })

  test('a page that is not there', async () => {
    const page = await openAs(people[role])
    await page.goto('/manage-library-of-nowhere')
    await page.getByRole('button', { name: 'Go back' }).waitFor()
    await expectClean(page, views)
  })
})
