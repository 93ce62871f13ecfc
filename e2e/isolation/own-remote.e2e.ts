import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { quiet } from '../support/quiet.ts'
import { type DemoAccount, signIn } from '../support/sign-in.ts'

const remotes: Record<string, DemoAccount> = {
  'mfe-student': 'student',
  'mfe-tutor': 'senior',
  'mfe-parent': 'parent',
  'mfe-school': 'school',
  'mfe-admin': 'admin',
}

test.each(Object.entries(remotes))('%s is all that its role downloads', async (name, account) => {
  const page = await openPage()
  const asked: string[] = []
  const violations: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text())
  })
  await signIn(page, account)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await quiet(page)
  const loaded = asked.filter((path) => path.startsWith('/remotes/'))
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((path) => !path.startsWith(`/remotes/${name}/`))).toEqual([])
  expect(violations).toEqual([])
  await page.context().close()
})

test('nothing of a remote is downloaded before signing in', async () => {
  const page = await openPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  await quiet(page)
  expect(asked.filter((path) => path.startsWith('/remotes/'))).toEqual([])
  await page.context().close()
})
