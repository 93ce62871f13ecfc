import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** More stops than any page has. */
const mostStops = 250

const hasFocus = (target: Locator) =>
  target.evaluateAll((found) => found.some((each) => each === document.activeElement))

/** Goes on by Tab until this has the focus. @throws Error where Tab never comes there */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${String(target)}`)
}

/** Presses a button, a tab or a link. */
export async function pressByKeys(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Types into a field, or at the end of a text of the editor. */
export async function typeByKeys(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(words)
}

/** Goes down a choice until it says so. */
export async function chooseByKeys(page: Page, choice: Locator, label: string): Promise<void> {
  await choice.getByText(label, { exact: true }).first().waitFor({ state: 'attached' })
  await tabTo(page, choice)
  const chosen = () =>
    choice.evaluate((select) =>
      select instanceof HTMLSelectElement ? (select.selectedOptions[0]?.text ?? '') : '',
    )
  for (let step = 0; step < mostStops && (await chosen()) !== label; step += 1) {
    await page.keyboard.press('ArrowDown')
  }
  expect(await chosen()).toBe(label)
}

/** Goes along a bar of tools until this one has the focus, and presses it. */
export async function pressTool(page: Page, bar: Locator, name: string): Promise<void> {
  await tabTo(page, bar.getByRole('button'))
  const tool = bar.getByRole('button', { name, exact: true })
  for (let step = 0; step < mostStops && !(await hasFocus(tool)); step += 1) {
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
}
