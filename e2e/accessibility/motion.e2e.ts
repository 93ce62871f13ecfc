import { expect, test } from 'vitest'
import { drawn, showIn } from '../support/axe.ts'
import { openAs, people } from '../support/people.ts'

test('nothing moves for whoever wants little motion, as colours change', async () => {
  const page = await openAs(people.Student)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await showIn(page, { width: 1440, colorScheme: 'light' })
  await drawn(page)
  await page.evaluate(() => {
    const begun: string[] = []
    Reflect.set(globalThis, 'begun', begun)
    addEventListener('transitionrun', ({ propertyName }) => begun.push(propertyName))
  })
  const begun = async () => {
    await drawn(page)
    return await page.evaluate((): number => Reflect.get(globalThis, 'begun').length)
  }
  await showIn(page, { width: 1440, colorScheme: 'dark' })
  expect(await begun()).toBe(0)
  // Others see them come.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await expect.poll(begun).toBeGreaterThan(0)
})
