import axe from 'axe-core'
import type { Page } from 'playwright'

interface Finding {
  id: string
  nodes: { html: string }[]
}

/** Every finding of axe in the page as it stands, as texts. */
export async function axeFindings(page: Page): Promise<string[]> {
  // By evaluation and not as a script element, which the page's content policy would stop.
  await page.evaluate(axe.source)
  const violations: Finding[] = await page.evaluate(async () => {
    const { run } = Reflect.get(globalThis, 'axe')
    return (await run(document, { resultTypes: ['violations'] })).violations
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
