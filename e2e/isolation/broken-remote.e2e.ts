import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openAs, people } from '../support/people.ts'
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
    await page.route(remoteFiles, () => undefined)
    await page.clock.install()
    await signIn(page, 'tutor')
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    // The frame has waited two of them for the page to draw.
    await page.clock.fastForward(6_000)
    expect(await page.getByRole('heading', { name: panel }).count()).toBe(0)
    await page.clock.fastForward(2_000)
    await page.getByRole('heading', { name: panel }).waitFor()

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

test('a part of a screen that cannot be had leaves the screen, and comes with the connection', async () => {
  const page = await openAs(people.Admin)
  await page.goto('/')
  await page.getByRole('heading', { name: 'Waiting for a person' }).waitFor()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const jobs = page.getByRole('tab', { name: 'Jobs' })
  const failed = page.getByRole('heading', { name: 'The jobs could not be loaded' })
  const scripts = '**/remotes/mfe-admin/**'
  await page.route(scripts, (route) => route.abort('connectionreset'))
  await jobs.click()
  await failed.waitFor()
  // Nothing but the part is gone.
  await page.getByRole('heading', { name: 'Operations' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await failed.waitFor()
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await failed.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await page.context().close()
})
