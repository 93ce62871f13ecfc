import { beforeAll, describe, expect, test } from 'vitest'
import { pages } from '../pages/index.ts'
import { expectClean, showIn } from '../support/axe.ts'
import { openPage } from '../support/browser.ts'
import { escapeDialog, pressForDialog } from '../support/dialogs.ts'
import { goWithin } from '../support/go-within.ts'
import { openAs, people } from '../support/people.ts'
import { quiet } from '../support/quiet.ts'
import { addressIn, ownRecords } from './own-records.ts'

const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark', only: 'colours' },
  { width: 360, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light', only: 'colours' },
] as const

let own: Awaited<ReturnType<typeof ownRecords>>
beforeAll(async () => {
  own = await ownRecords()
})

/** A page in which the person is signed in, what went wrong in it, and the first pages that lists asked for. */
async function begin(email: string | undefined) {
  const page = email === undefined ? await openPage() : await openAs(email)
  const errors: string[] = []
  const firstPages = new Set<string>()
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url())
    if (searchParams.get('pageNo') === '1') firstPages.add(pathname + search)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto('/')
  await page.locator('h1').first().waitFor()
  // Or what the first page asks for would count as asked for by the next one.
  await quiet(page)
  return { page, errors, firstPages }
}

const walkers = Map.groupBy(pages, ({ role, email }) =>
  role === 'Nobody' ? role : (email ?? people[role]),
)

describe.each([...walkers])('%s', (email, stops) => {
  let at: Awaited<ReturnType<typeof begin>>
  beforeAll(async () => {
    at = await begin(email === 'Nobody' ? undefined : email)
  })

  test.each(stops)('$path', async ({ path, text, press }) => {
    const { page, errors, firstPages } = at
    errors.length = 0
    firstPages.clear()
    const address = addressIn(own, path)
    await showIn(page, views[0])
    // Inside the portal, which is not loaded anew for each page.
    await goWithin(page, address)
    await page.getByText(text).filter({ visible: true }).first().waitFor()
    await expectClean(page, views)
    expect(new URL(page.url()).pathname).toBe(address.split(/[?#]/)[0])
    expect(await page.title()).toMatch(
      /^(?!Something went wrong|This page is not available)\S.* · /,
    )
    // What is asked for before the list is there is what the list then asks for.
    const lists = [...firstPages].map((asked) => asked.split('?')[0])
    expect(lists, [...firstPages].join('\n')).toEqual([...new Set(lists)])
    if (press !== undefined) {
      await showIn(page, views[0])
      await pressForDialog(page, press)
      await expectClean(page, views)
      await escapeDialog(page)
    }
    expect(errors).toEqual([])
  })
})
