import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { showIn } from '../support/axe.ts'
import { openAs, people } from '../support/people.ts'

/** How many transitions have begun in the page since this was first asked. */
const begun = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const seen = Reflect.get(globalThis, 'transitionsBegun')
    if (seen === undefined) {
      Reflect.set(globalThis, 'transitionsBegun', 0)
      addEventListener('transitionrun', () =>
        Reflect.set(
          globalThis,
          'transitionsBegun',
          Reflect.get(globalThis, 'transitionsBegun') + 1,
        ),
      )
    }
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    return seen ?? 0
  })

test('nothing moves for whoever wants little motion, as colours change', async () => {
  const page = await openAs(people.Student)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await showIn(page, { width: 1440, colorScheme: 'light' })
  await begun(page)
  await showIn(page, { width: 1440, colorScheme: 'dark' })
  expect(await begun(page)).toBe(0)
  // Others see them come.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await expect.poll(() => begun(page)).toBeGreaterThan(0)
})
