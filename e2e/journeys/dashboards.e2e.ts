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
