import type { Locator, Page } from 'playwright'
import { type Profile, slowDown } from './measure-page.ts'

/** Notes in the page, for each key, how long it takes until what it did has been painted. */
function watchKeys(): void {
  const times: number[] = []
  Object.assign(globalThis, { keyTimes: times })
  addEventListener(
    'keydown',
    () => {
      const pressedAt = performance.now()
      // A task after the next frame comes when it has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - pressedAt)
        port2.postMessage(null)
      })
    },
    true,
  )
}

/** Watches a page's keys, with its processor from now on as slow as the profile says. */
export async function slowKeys(page: Page, profile: Profile): Promise<void> {
  await page.evaluate(watchKeys)
  await slowDown(page, profile)
}

/**
 * Types words into a field as fast as people do, with a rest after each sentence.
 * @returns milliseconds from each key to its paint, the shortest first.
 */
export async function typeInto(page: Page, field: Locator, words: string): Promise<number[]> {
  await field.focus()
  await page.evaluate(() => Reflect.get(globalThis, 'keyTimes').splice(0))
  for (const sentence of words.split(/(?<=\. )/)) {
    await page.keyboard.type(sentence, { delay: 120 })
    await page.waitForTimeout(1_200)
  }
  const times: number[] = await page.evaluate(() => Reflect.get(globalThis, 'keyTimes'))
  return times.toSorted((one, other) => one - other)
}
