import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pages } from '../pages/index.ts'
import { openPage } from '../support/browser.ts'
import { escapeDialog, pressForDialog } from '../support/dialogs.ts'
import { goWithin } from '../support/go-within.ts'
import { people, storedSession } from '../support/people.ts'
import { quiet } from '../support/quiet.ts'
import { tokensOf } from '../support/tokens.ts'
import { addressIn, ownRecords } from '../walk/own-records.ts'
import { serveChakraShell } from './chakra-shell.ts'
import {
  counted,
  differences,
  expectTwoWays,
  haveSameContent,
  inBoth,
  type Pair,
} from './compare.ts'
import { expectAlike, viewsOf } from './views.ts'

/**
 * That no page looks different from how Chakra styles it: of each element every computed property,
 * in the running portal with the same data at the same time. `npm run styling` looks at each page in
 * both modes at three widths and as it is printed. The usual run looks at one page of eight, each in
 * one of these: what makes a page look otherwise is a recipe, a choice of it or a style of one
 * element, and all of those in the sources are compared without a browser, in
 * `shared/src/ui/theme/oracle`; all pieces in all their states, in `pieces.e2e.ts`.
 */
const looked = pages
  .map((page, index) => ({ ...page, index }))
  .filter(({ index }) => process.env.STYLING === 'all' || index % 8 === 0)

let own: Awaited<ReturnType<typeof ownRecords>>
beforeAll(async () => {
  own = await ownRecords()
})
afterAll(() => {
  if (process.env.STYLING === 'all') {
    console.log(`${counted.elements} elements in ${counted.views} views`)
  }
})

/**
 * Loads the portal, which is gone through from here: once all of its first page is there, or one of
 * the two would draw anew what the other changes.
 */
async function begin(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('h1').first().waitFor()
  await quiet(page)
}

/** Two pages of one session, in which it is the same moment for ever. */
async function openPair(email: string | undefined): Promise<Pair> {
  const origin = inject('baseUrl')
  const session = email && { storageState: storedSession(await tokensOf(email, origin), origin) }
  const [byChakra, plain] = [await openPage(session || {}), await openPage(session || {})]
  const pair = { byChakra, own: plain }
  await serveChakraShell(byChakra.context())
  const now = new Date()
  await inBoth(pair, async (page) => {
    await page.clock.setFixedTime(now)
    await begin(page)
  })
  await expectTwoWays(pair)
  return pair
}

test('a rule that only one of two pages has is told', async () => {
  const pair = await openPair(undefined)
  expect(await differences(pair)).toEqual([])
  await pair.own.evaluate(() =>
    document.adoptedStyleSheets[0]?.insertRule('h1 { tab-size: 7 !important }'),
  )
  expect(await differences(pair)).toContainEqual(expect.stringContaining('tab-size: 4 IS 7'))
  await inBoth(pair, (page) => page.context().close())
})

const walkers = Map.groupBy(looked, ({ role, email }) =>
  role === 'Nobody' ? role : (email ?? people[role]),
)

describe.each([...walkers])('%s', (email, stops) => {
  let pair: Pair
  beforeAll(async () => {
    pair = await openPair(email === 'Nobody' ? undefined : email)
  })
  afterAll(() => inBoth(pair, (page) => page.context().close()))

  test.each(stops)('$path', async ({ path, text, press, index }) => {
    const open = async (page: Page) => {
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 1440, height: 800 })
      await goWithin(page, addressIn(own, path))
      await page.getByText(text).filter({ visible: true }).first().waitFor()
    }
    await inBoth(pair, open)
    try {
      await expectAlike(pair, viewsOf(index))
    } catch (failure) {
      if (await haveSameContent(pair)) throw failure
      // A journey of another file may have written between the reads of the two, so both read
      // everything again, and come to the page as before.
      await inBoth(pair, begin)
      await inBoth(pair, open)
      await expectAlike(pair, viewsOf(index))
    }
    if (press === undefined) return
    await inBoth(pair, async (page) => {
      await page.emulateMedia({ media: 'screen' })
      await pressForDialog(page, press)
    })
    await expectAlike(pair, viewsOf(index))
    await inBoth(pair, escapeDialog)
  })
})
