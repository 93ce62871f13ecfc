import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'

const remoteFiles = '**/remotes/mfe-tutor/**'
const panel = 'The tutor part of the portal could not be loaded'

/** What can happen to a remote's scripts on their way, and to whom. */
const damages: Record<string, (route: Route) => unknown> = {
  'is gone': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'is corrupt': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const { = "' }),
  'throws while it runs': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  'is a page in place of a script': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
  'is empty': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
}

async function openBroken(page: Page, damage: (route: Route) => unknown): Promise<void> {
  await page.route(remoteFiles, damage)
  await signIn(page, 'tutor')
}

describe('a remote that', () => {
  test.each(Object.entries(damages))('%s leaves the shell working', async (_, damage) => {
    const page = await openPage()
    await openBroken(page, damage)
    const started = Date.now()
    await page.getByRole('heading', { name: panel }).waitFor()
    expect(Date.now() - started).toBeLessThan(2_500)

    const logout = page.getByRole('button', { name: 'Logout' })
    expect(await logout.isVisible()).toBe(true)

    // Repaired, and tried again without a reload of the page.
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.unroute(remoteFiles)
    const repaired = Date.now()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: panel }).waitFor({ state: 'detached' })
    expect(Date.now() - repaired).toBeLessThan(2_500)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await page.context().close()
  })

  test('does not answer is given up after ten seconds', async () => {
    const page = await openPage()
    const held: Route[] = []
    await page.route(remoteFiles, (route) => held.push(route))
    await signIn(page, 'tutor')
    const started = Date.now()
    await page.getByRole('heading', { name: panel }).waitFor({ timeout: 15_000 })
    expect(Date.now() - started).toBeGreaterThan(8_000)

    await page.unroute(remoteFiles)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: panel }).waitFor({ state: 'detached' })
    await page.context().close()
  })

  test('fails hurts nobody of another role', async () => {
    const page = await openPage()
    await page.route(remoteFiles, (route) => route.abort())
    await signIn(page, 'parent')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByText('could not be loaded').count()).toBe(0)
    await page.context().close()
  })
})

describe('the version before', () => {
  /** Serves a registry in which the given current version stands before the real one. */
  async function openWith(page: Page, current: object): Promise<string[]> {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    const registry = await (await page.request.get('/remotes.json')).json()
    const real = registry.remotes['mfe-tutor'].current
    registry.remotes['mfe-tutor'] = { current: { ...real, ...current }, previous: real }
    await page.route('**/', async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replace(
        /(id="portal-registry">)[\s\S]*?(<\/script>)/,
        (_, before, after) => before + JSON.stringify(registry) + after,
      )
      await route.fulfill({ response: answer, body: html })
    })
    await signIn(page, 'tutor')
    await page.getByRole('navigation').first().waitFor()
    return lines
  }

  test('is shown when the current one is gone', async () => {
    const page = await openPage()
    const lines = await openWith(page, {
      version: 'gone',
      entry: '/remotes/mfe-tutor/gone/entry.js',
      preload: [],
    })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByText('could not be loaded').count()).toBe(0)
    expect(lines.filter((line) => line.startsWith('[portal] mfe-tutor: gone:'))).toHaveLength(1)
    await page.context().close()
  })

  test('is shown when the current one speaks another contract', async () => {
    const page = await openPage()
    const lines = await openWith(page, { version: 'next', contract: 99 })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByText('could not be loaded').count()).toBe(0)
    expect(lines.join()).toContain('contract 99 is not spoken by this shell')
    await page.context().close()
  })
})

describe('one screen whose script', () => {
  test('is gone says so in its place and comes back by Try again', async () => {
    const page = await openPage()
    const registry = await (await page.request.get('/remotes.json')).json()
    const path = '/resources/question-bank/revise/:subject'
    const [script] = registry.remotes['mfe-student'].current.screens[path]
    await page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await signIn(page, 'student')
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
    await page.goto('/resources/question-bank/revise/algebra')
    await page.getByRole('heading', { name: /could not be shown/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Go back' }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Logout' }).isVisible()).toBe(true)

    await page.unroute(`**${script}`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: /could not be shown/ }).waitFor({ state: 'detached' })
    await page.context().close()
  })
})
