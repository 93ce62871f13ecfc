import type { Page } from 'playwright'
import { expect } from 'vitest'
import { readStyles } from './read-styles.ts'

/** How many elements are told of; a difference in one is one in all that inherit from it. */
const told = 12

/** The same page twice: styled by Chakra itself, and by the portal's own evaluator. */
export interface Pair {
  byChakra: Page
  own: Page
}

/** Whatever is done with a page is done with both. */
export async function inBoth<Result>(
  { byChakra, own }: Pair,
  act: (page: Page) => Promise<Result>,
): Promise<[Result, Result]> {
  return Promise.all([act(byChakra), act(own)])
}

/** Says that the two pages are indeed styled in two ways: a page is like itself in any case. */
export async function expectTwoWays(pair: Pair): Promise<void> {
  const ways = await inBoth(pair, (page) =>
    page.evaluate(() => ({
      chakra: document.querySelectorAll('body [class*="css-"]').length > 0,
      own: document.adoptedStyleSheets.length > 0,
    })),
  )
  expect(ways).toEqual([
    { chakra: true, own: false },
    { chakra: false, own: true },
  ])
}

/** Elements that have been compared so far, for whoever asks how much was looked at. */
export const counted = { elements: 0, views: 0 }

/** Whether the two pages have the same elements with the same words, however they look. */
export async function haveSameContent(pair: Pair): Promise<boolean> {
  const [before, after] = await inBoth(pair, (page) => page.evaluate(readStyles, null))
  const contentOf = ({ marks }: typeof before) => marks.filter((_, at) => at % 2 === 0)
  return contentOf(before).join() === contentOf(after).join()
}

/** What looks different in the two pages, element by element; empty when all of it is the same. */
export async function differences(pair: Pair): Promise<string[]> {
  const [before, after] = await inBoth(pair, (page) => page.evaluate(readStyles, null))
  const count = Math.max(before.marks.length, after.marks.length) / 2
  counted.elements += count
  counted.views += 1
  const places: number[] = []
  for (let at = 0; at < count; at += 1) {
    const isSame = before.marks[at * 2] === after.marks[at * 2]
    if (!isSame || before.marks[at * 2 + 1] !== after.marks[at * 2 + 1]) places.push(at)
    // With one element more or less, all after it would be compared with others.
    if (!isSame && before.marks.length !== after.marks.length) break
  }
  if (places.length === 0) return []
  const [wanted, found] = await inBoth(pair, (page) =>
    page.evaluate(readStyles, places.slice(0, told)),
  )
  const lines = wanted.wanted.flatMap(({ place, looks }, at) => {
    const other = found.wanted[at]
    if (other?.place !== place) return [`${place} IS ${other?.place ?? 'not there'}`]
    return Object.keys({ ...looks, ...other.looks })
      .filter((name) => looks[name] !== other.looks[name])
      .map((name) => `${place} ${name}: ${looks[name]} IS ${other.looks[name]}`)
  })
  return [`${places.length} of ${count} elements`, ...lines.slice(0, told * 4)]
}

/** Says that the two look the same, as soon as nothing in them moves any more. */
export async function expectSameLooks(pair: Pair, message: string): Promise<void> {
  await expect.poll(() => differences(pair), { message }).toEqual([])
}
