import type { Page } from 'playwright'
import { quiet } from '../support/quiet.ts'
import { expectSameLooks, inBoth, type Pair } from './compare.ts'

interface View {
  width: number
  colorScheme: 'light' | 'dark'
  media?: 'print'
}

/** How a page is looked at, so ordered that its width changes seldom. */
const views: readonly View[] = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 820, colorScheme: 'dark' },
  { width: 820, colorScheme: 'light' },
  { width: 820, colorScheme: 'light', media: 'print' },
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
]

/** All views of a page, or in the usual run one, which is another for the next page. */
export const viewsOf = (index: number): readonly View[] =>
  process.env.STYLING === 'all' ? views : views.slice(index % views.length).slice(0, 1)

async function show(page: Page, { width, colorScheme, media }: View): Promise<void> {
  // A page behind another one draws no frames, and so doesn't learn of a width or mode.
  await page.bringToFront()
  // Whatever comes to lie under the pointer is hovered, in one page sooner than in the other.
  await page.mouse.move(0, 0)
  await page.setViewportSize({ width, height: 800 })
  // In the middle width with all its motion, in the others as for whoever wants little of it.
  const reducedMotion = width === 820 ? 'no-preference' : 'reduce'
  await page.emulateMedia({ colorScheme, reducedMotion, media: media ?? 'screen' })
  await page.waitForFunction(
    (dark) => document.documentElement.classList.contains('dark') === dark,
    colorScheme === 'dark',
  )
}

/** Says of a page that it looks the same in both, in each of the views. */
export async function expectAlike(pair: Pair, looked: readonly View[]): Promise<void> {
  let width = 0
  for (const view of looked) {
    for (const page of [pair.byChakra, pair.own]) await show(page, view)
    // Another width may show more, which may ask for more.
    if (view.width !== width) await inBoth(pair, quiet)
    width = view.width
    const { pathname } = new URL(pair.own.url())
    const message = `${pathname} at ${view.width} px, ${view.colorScheme} ${view.media ?? ''}`
    await expectSameLooks(pair, message)
  }
}
