import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openAs, people } from '../support/people.ts'

const banner = 'You are viewing the portal as'

/** Opens the portal of the parent's child of this name, from the dashboard. */
async function viewChild(page: Page, first: 0 | 1): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Student Portal' }).click()
  const child = page.getByRole('dialog').getByRole('listitem').nth(first).getByRole('button')
  const name = (await child.textContent()) ?? ''
  await child.click()
  await page.getByText(`${banner} ${name}`).first().waitFor()
  return name
}

/** The student of the demo world who has sets under way. */
async function viewStudent(page: Page): Promise<string> {
  await page.goto('/')
  const student = await nameOf(people.Student)
  await page.getByRole('button', { name: 'Student Portal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: student }).click()
  await page.getByText(`${banner} ${student}`).first().waitFor()
  return student
}

async function nameOf(email: string): Promise<string> {
  const page = await openAs(email)
  await page.goto('/')
  return await page.evaluate(async () => {
    const answer = await fetch('/api/User/Account/GetMe', {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    })
    const { data } = await answer.json()
    return `${data.firstName} ${data.lastName}`
  })
}

const storedRole = (page: Page, name = 'token') =>
  page.evaluate((key) => {
    const [, payload = ''] = (localStorage.getItem(key) ?? '').split('.')
    return payload === '' ? null : JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
  }, name)

test('a parent chooses a child, sees the portal as it does, and comes back', async () => {
  const page = await openAs(people.Parent)
  await viewChild(page, 0)
  await expect.poll(async () => new URL(page.url()).pathname).toBe('/')
  expect(await storedRole(page)).toMatchObject({ role: 'Student', IsImpersonating: 'true' })
  expect(await storedRole(page, 'own-token')).toMatchObject({ role: 'Parent' })

  // It holds over a reload and on any page, and the menu ends with the way back.
  await page.goto('/resources/question-bank')
  await page.reload()
  await page.getByText(banner).first().waitFor()
  expect(await page.getByRole('button', { name: 'Logout' }).count()).toBe(0)
  await page.getByRole('navigation').getByRole('button', { name: 'Exit Student View' }).click()
  await page.getByRole('button', { name: 'Student Portal' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await storedRole(page)).toMatchObject({ role: 'Parent', IsImpersonating: 'false' })
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((k) => /^own-/.test(k))),
  ).toEqual([])
})

test('nothing can be changed: buttons say so, the server refuses, a set under way goes on', async () => {
  const page = await openAs(people.Parent)
  const name = await viewStudent(page)
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) writes.push(request.url())
  })
  const reason = `You are viewing the portal as ${name}, so nothing can be changed.`
  await page.goto('/resources/question-bank/revise')
  const start = page.getByRole('button', { name: 'Start' })
  await start.waitFor()
  await page.getByText(reason).first().waitFor()
  expect(await start.getAttribute('aria-disabled')).toBe('true')

  const open = page.getByRole('link', { name: /^Continue / }).first()
  await open.click()
  await page.getByRole('button', { name: 'Bookmark' }).waitFor()
  await page.getByText(reason).first().waitFor()
  const address = page.url()
  await page.keyboard.press('b')
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Exit', exact: true }).click()
  await page.waitForURL('**/revise')
  expect(writes).toEqual([])

  const setId = address.split('/').at(-1)
  const refused = await page.evaluate(async (id) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    }
    const send = async (path: string, body: object) =>
      (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
    const set = await fetch(`/api/Revise/api/Revise/GetSet?setId=${id}`, { headers })
    return {
      finish: await send('/Revise/api/Revise/FinishSet', {
        setId: id,
        finishedAt: new Date().toISOString(),
      }),
      bookmark: await send('/Question/Question/SetBookmark', { questionId: 1, isBookmarked: true }),
      inside: await send('/authentication/admin/impersonation/startImpersonation', {
        isParent: true,
      }),
      state: (await set.json()).data.state,
    }
  }, setId)
  expect(refused).toEqual({ finish: 403, bookmark: 403, inside: 403, state: 'open' })
})

test('other tabs follow into the view and out of it', async () => {
  const page = await openAs(people.Parent)
  const other = await page.context().newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Student Portal' }).waitFor()
  await viewChild(page, 1)
  await other.getByText(banner).first().waitFor()
  await other.getByRole('region', { name: 'Student view' }).getByRole('button').click()
  await other.getByRole('button', { name: 'Student Portal' }).waitFor()
  await page.getByRole('button', { name: 'Student Portal' }).waitFor()
})

test('a view that the server ends gives way to the parent’s own portal, which says so', async () => {
  const page = await openAs(people.Parent)
  await viewChild(page, 0)
  // As after half an hour: neither token of the view is good any more.
  await page.evaluate(() => {
    const [head, payload = '', sign] = (localStorage.getItem('token') ?? '').split('.')
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
    const late = btoa(JSON.stringify({ ...claims, exp: 1_000_000_000 }))
    localStorage.setItem('token', `${head}.${late}.${sign}`)
    localStorage.setItem('refreshToken', 'spent')
  })
  await page.reload()
  await page.getByText('The student view has ended. You are back in your own portal.').waitFor()
  await page.getByRole('button', { name: 'Student Portal' }).waitFor()
})
