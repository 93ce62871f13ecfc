import { pathTo } from '@portal/shared/contract'
import type { Page, Request } from 'playwright'
import { expect, test } from 'vitest'
import { answerTo } from '../support/calls.ts'
import { openAs, people } from '../support/people.ts'

/** The scripts of screens that a page fetches on its way to what is looked for, in bytes on the wire. */
async function scriptsOf(email: string, path: string, there: (page: Page) => Promise<void>) {
  const page = await openAs(email)
  const requests: Request[] = []
  page.on('requestfinished', (request) => {
    if (/\/remotes\/[^/]+\/[^/]+\/(?!entry\.)[^/]+\.js$/.test(request.url())) requests.push(request)
  })
  await page.goto(path)
  await there(page)
  // What was fetched ahead is told again, without its bytes, once it is used.
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  expect(sizes.length).toBeGreaterThan(0)
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000
}

test('a course with its player, contents and transcript keeps its budget of bytes', async () => {
  const { academies } = await answerTo(people.Student, 'GET /academy/Academy/GetAllAcademy', {
    query: { state: 'started' },
  })
  const scripts = await scriptsOf(
    people.Student,
    pathTo('/academy/:course', { course: academies[0]?.id ?? '' }),
    async (page) => {
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
      await page.getByRole('tab', { name: 'Transcript' }).waitFor()
      await page.getByRole('navigation', { name: 'Contents' }).waitFor()
    },
  )
  expect(scripts).toBeLessThanOrEqual(30)
})

test('a seminar keeps its budget of bytes', async () => {
  const { seminars } = await answerTo(
    people.Student,
    'GET /Seminar/Seminar/GetUpcomingSeminarsAsync',
    { query: {} },
  )
  const path = pathTo('/seminars/:seminar/:id', {
    seminar: seminars[0]?.slug ?? '',
    id: seminars[0]?.id ?? '',
  })
  const scripts = await scriptsOf(people.Student, path, (page) =>
    page.getByRole('heading', { name: 'Facts' }).waitFor(),
  )
  expect(scripts).toBeLessThanOrEqual(20)
})
