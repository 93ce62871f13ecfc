import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { quiet } from './quiet.ts'

interface Finding {
  id: string
  nodes: { html: string }[]
}

/** Waits until what was changed is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
  })

/** Gives a page axe, once for as long as it is not loaded anew. */
async function load(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  // By evaluation and not as a script element, which the page's content policy would stop.
  await page.evaluate(axe.source)
}

/** How a page is looked at. */
export interface View {
  width: number
  colorScheme: 'light' | 'dark'
  /** Where a page was judged in the other mode at this width: colours are all that differs. */
  only?: 'colours'
}

/** Shows a page in another width and mode, without motion and without loading it again. */
export async function showIn(page: Page, { width, colorScheme }: View): Promise<void> {
  // A page behind another one draws no frames.
  await page.bringToFront()
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const isDark = colorScheme === 'dark'
  await page.waitForFunction(
    (dark) => document.documentElement.classList.contains('dark') === dark,
    isDark,
  )
}

/**
 * Every finding of axe in the page once it stands still, as texts. To be polled: a page of which a
 * part is still on its way has findings that go by themselves.
 */
async function axeFindings(page: Page, only?: View['only']): Promise<string[]> {
  await drawn(page)
  await load(page)
  const rules = only && ['color-contrast', 'link-in-text-block']
  const violations: Finding[] = await page.evaluate(async (runOnly) => {
    const { run } = Reflect.get(globalThis, 'axe')
    // Equations: what is set for the eye is hidden from everybody else, and is thousands of elements.
    const where = { exclude: [['.katex-html']] }
    const options = { resultTypes: ['violations'], ...(runOnly && { runOnly }) }
    return (await run(where, options)).violations
  }, rules)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/** Says of a page, in every view in turn, that axe finds nothing and that it is not too wide. */
export async function expectClean(page: Page, views: readonly View[]): Promise<void> {
  await quiet(page)
  for (const view of views) {
    await showIn(page, view)
    // Another width may show more, which may ask for more; another mode asks for nothing.
    if (!view.only) await quiet(page)
    const { pathname } = new URL(page.url())
    const message = `at ${view.width} px, ${view.colorScheme}: ${pathname}`
    await expect.poll(() => axeFindings(page, view.only), { message }).toEqual([])
    expect(await overflow(page), message).toBeLessThanOrEqual(0)
  }
}

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
