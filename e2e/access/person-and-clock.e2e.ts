import { expect, inject, test } from 'vitest'
import { openAs, people } from '../support/people.ts'
import { tokensOf } from '../support/tokens.ts'

const greeting = { level: 1, name: /^Good / } as const

test('a tab shows nothing of a person when somebody else has signed in in another tab', async () => {
  const page = await openAs(people.Student)
  // An answer to the student is held up until the parent is here.
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto('/')
  await page.getByRole('heading', greeting).waitFor()
  const student = (await page.getByRole('heading', greeting).textContent()) ?? ''
  await page.route('**/GetReviseDashBoardData*', async (route) => {
    const answer = await route.fetch()
    await held
    await route.fulfill({ response: answer })
  })
  await page.goto('/resources/question-bank')
  await page.getByRole('heading', { level: 1 }).first().waitFor()

  const parent = await tokensOf(people.Parent, inject('baseUrl'))
  const other = await page.context().newPage()
  await other.goto('/remotes.json')
  await other.evaluate(({ accessToken, refreshToken }) => {
    localStorage.setItem('refreshToken', refreshToken)
    localStorage.setItem('token', accessToken)
  }, parent)

  // The page is none of a parent's.
  await page.getByText('This page is not available').waitFor()
  release()
  await page.getByRole('button', { name: 'Go back' }).click()
  await page.getByRole('heading', greeting).waitFor()
  expect(await page.getByRole('heading', greeting).textContent()).not.toBe(student)
  expect(await page.getByRole('link', { name: 'Question bank' }).count()).toBe(0)
})

test.each([
  ['a day ahead', 1],
  ['a day behind', -1],
])('a device whose clock is %s works, with one renewal at most', async (_, days) => {
  const page = await openAs(people.Parent)
  const renewals: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/Session/Renew')) renewals.push(response.status())
  })
  await page.clock.install({ time: Date.now() + days * 86_400_000 })
  await page.goto('/')
  await page.getByRole('heading', greeting).waitFor()
  await page.reload()
  await page.getByRole('heading', greeting).waitFor()
  expect(renewals.length).toBeLessThanOrEqual(1)
  expect(renewals.every((status) => status === 200)).toBe(true)
})
