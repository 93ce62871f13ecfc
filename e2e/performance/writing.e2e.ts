import { pathTo } from '@portal/shared/contract'
import type { Page, Request } from 'playwright'
import { expect, test } from 'vitest'
import { answerTo } from '../support/calls.ts'
import { goWithin } from '../support/go-within.ts'
import { openAs, people } from '../support/people.ts'
import { quiet } from '../support/quiet.ts'

/** Words that only the editor of texts has, and what it stands on; it is no part of a page's own. */
const ofEditor = /ql-|retain|canUndo/

/** Bytes of the remote's own scripts that an address asks for. */
async function bytesOf(page: Page, address: string, isThere: () => Promise<void>): Promise<number> {
  const found: Promise<number>[] = []
  const note = (request: Request) => {
    if (/\/remotes\/[^/]+\/[^/]+\/(?!rich-text\.)[^/]+\.js$/.test(request.url())) {
      found.push(ownBytes(request))
    }
  }
  page.on('requestfinished', note)
  await goWithin(page, address)
  await isThere()
  await quiet(page)
  page.off('requestfinished', note)
  return (await Promise.all(found)).reduce((sum, bytes) => sum + bytes, 0)
}

async function ownBytes(request: Request): Promise<number> {
  const script = (await (await request.response())?.text()) ?? ''
  return ofEditor.test(script) ? 0 : (await request.sizes()).responseBodySize
}

const markers = [
  { who: 'a tutor', email: 'tutor-essay@portal.test', marker: 'me' },
  { who: 'an admin', email: 'admin@portal.test', marker: undefined },
]

test.each(markers)(
  'the desk of $who keeps its budget of bytes, and comes only when it is opened',
  async ({ email, marker }) => {
    const { items } = await answerTo(email, 'GET /Marking/tutor/Marking/GetQueue', {
      query: {
        pageNo: 1,
        pageSize: 1,
        state: 'open',
        kind: 'essay',
        ...(marker !== undefined && { marker }),
      },
    })
    const page = await openAs(email)
    const path = pathTo('/submissions', {})
    await page.goto(path)
    await page.getByRole('table').waitFor()
    await quiet(page)
    const bytes = await bytesOf(page, `${path}?item=${items[0]?.itemId}`, () =>
      page.getByRole('application', { name: /^Text of/ }).waitFor(),
    )
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(32_000)
  },
)

test.each([
  ['essays', 'Your essay'],
  ['statements', /^Why do you want/],
] as const)(
  'the list of %s and a piece of them keep their budgets of bytes',
  async (tab, textName) => {
    const page = await openAs(people.Student)
    await page.goto('/my-application-&-account?tab=account')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await quiet(page)
    const path = `${pathTo('/resources/submissions', {})}?tab=${tab}`
    const card = page.getByRole('main').getByRole('listitem').getByRole('link').first()
    const ofList = await bytesOf(page, path, () => card.waitFor())
    const ofPiece = await bytesOf(page, (await card.getAttribute('href')) ?? '', () =>
      page.getByRole('textbox', { name: textName }).first().waitFor(),
    )
    expect(ofList).toBeGreaterThan(1_000)
    expect(ofList).toBeLessThanOrEqual(14_000)
    expect(ofPiece).toBeGreaterThan(10_000)
    expect(ofPiece).toBeLessThanOrEqual(30_000)
  },
)
