import { describe, test } from 'vitest'
import { expectClean } from '../support/axe.ts'
import { openAs, people } from '../support/people.ts'

const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const

/** What opens from the top bar, by the name of its button. */
const popups = ['Your account', 'Notifications'] as const

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

  test('a page that is not there', async () => {
    const page = await openAs(people[role])
    await page.goto('/manage-library-of-nowhere')
    await page.getByRole('button', { name: 'Go back' }).waitFor()
    await expectClean(page, views)
  })
})
