import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openAs, people } from '../support/people.ts'

/** Blank pixels under what a card holds, its own padding included, that nobody takes for a hole. */
const room = 72

/** Cards of the page that are much taller than what they hold, and by how many pixels. */
const holes = (page: Page): Promise<string[]> =>
  page.evaluate((allowed) => {
    return [...document.querySelectorAll('main section[aria-labelledby]')].flatMap((card) => {
      const body = card.querySelector(':scope > [data-part=body]')
      if (body === null) return []
      const drawn = [...body.querySelectorAll('*')].filter(
        (part) => part.childElementCount === 0 || part.tagName === 'svg',
      )
      const lowest = Math.max(...drawn.map((part) => part.getBoundingClientRect().bottom))
      const blank = Math.round(card.getBoundingClientRect().bottom - lowest)
      return blank > allowed ? [`${card.querySelector('h2')?.textContent}: ${blank}`] : []
    })
  }, room)

test.each(['Student', 'Parent', 'School Manager', 'Admin'] as const)(
  'no card of the %s’s dashboard leaves a hole',
  async (role) => {
    const page = await openAs(people[role])
    await page.goto('/')
    await page.getByRole('img', { name: 'Share of right answers by week' }).waitFor()
    for (const width of [1440, 1280, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => holes(page), { message: `${width} px` }).toEqual([])
    }
  },
)

test('no card of a student’s summary leaves a hole', async () => {
  const page = await openAs(people.Admin)
  await page.goto('/audit-dashboard?search=Kwame Baker')
  await page.getByRole('link', { name: /^Kwame Baker/ }).click()
  await page.getByRole('img', { name: 'Share of right answers by week' }).waitFor()
  for (const width of [1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => holes(page), { message: `${width} px` }).toEqual([])
  }
})

test.each([
  ['Tutor', '/', ['My students']],
  ['Senior Tutor', '/', ['My students', 'My team']],
  ['School Manager', '/', ['Students of the school']],
  ['Admin', '/audit-dashboard', ['All students']],
] as const)(
  'the %s’s tables are tables beside an open sidebar, and cards on a phone',
  async (role, path, labels) => {
    const page = await openAs(people[role])
    await page.goto(path)
    for (const label of labels) {
      const table = page.getByRole('table', { name: label, exact: true })
      await table.locator('tbody tr[data-row]').first().waitFor()
      const isCards = () => table.evaluate((it) => it.closest('[data-cards]') !== null)
      for (const width of [1440, 1280, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(isCards, { message: `${label}, ${width} px` }).toBe(width === 390)
      }
    }
  },
)
