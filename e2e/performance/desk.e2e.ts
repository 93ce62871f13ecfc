import { pathTo } from '@portal/shared/contract'
import type { Request } from 'playwright'
import { expect, test } from 'vitest'
import { answerTo } from '../support/calls.ts'
import { goWithin } from '../support/go-within.ts'
import { openAs } from '../support/people.ts'
import { quiet } from '../support/quiet.ts'

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
    const requests: Request[] = []
    page.on('requestfinished', (request) => {
      // What shows texts that were formatted is no part of the desk.
      if (/\/remotes\/[^/]+\/[^/]+\/(?!rich-text\.)[^/]+\.js$/.test(request.url())) {
        requests.push(request)
      }
    })
    await goWithin(page, `${path}?item=${items[0]?.itemId}`)
    await page.getByRole('application', { name: /^Text of/ }).waitFor()
    await quiet(page)
    const sizes = await Promise.all(requests.map((request) => request.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(32_000)
  },
)
