import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { measureLoad, signedInContext, slow } from '../bench/measure-page.ts'
import { rolePages } from '../bench/roles.ts'
import { launchChromium } from '../support/chromium.ts'
import { tokensOf } from '../support/tokens.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

/** The list of the notification bell, by role. */
const bellList =
  /\/(GetAllStudentAlert|GetAllNotificationLogUnExpired|FlaggedQuestionNotifyToTutor)(\?|$)/

/** What does not depend on the machine's speed is held here; times are the benchmark's. */
describe.each(rolePages)('the dashboard of a $role', ({ role, email, content }) => {
  test('keeps its budgets of bytes, requests, waterfall depth and layout shift, and loads no other role’s remote', async () => {
    const baseUrl = inject('baseUrl')
    const context = await signedInContext(browser, baseUrl, await tokensOf(email, baseUrl))
    const asked: string[] = []
    const calls: string[] = []
    context.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      asked.push(pathname)
      if (pathname.startsWith('/api/')) calls.push(pathname + search)
    })
    const load = await measureLoad(context, '/', content, slow)
    await context.close()

    expect((load.bytes.shell + load.bytes.remote) / 1000).toBeLessThanOrEqual(175)
    expect(load.requests).toBeLessThanOrEqual(8)
    expect(load.depth).toBeLessThanOrEqual(2)
    expect(load.layoutShift).toBeLessThan(0.02)
    // A rule for each shape of styles, however often it is drawn.
    expect(load.styleRules).toBeLessThanOrEqual(200)
    // What the page asks for before its scripts run is what they then ask for. The bell alone looks
    // again when its stream opens, in case something has come since; an answer that is still under
    // way then serves for both looks.
    const others = calls.filter((call) => !bellList.test(call))
    expect(others).toEqual([...new Set(others)])
    expect(calls.length - others.length).toBeLessThanOrEqual(2)
    const remotes = new Set(asked.flatMap((path) => /^\/remotes\/([^/]+)\//.exec(path)?.[1] ?? []))
    const own = role.includes('Tutor') ? 'mfe-tutor' : `mfe-${role.split(' ')[0]?.toLowerCase()}`
    expect([...remotes]).toEqual([own])
  })
})

test('the sign-in page keeps its budget of bytes', async () => {
  const context = await signedInContext(browser, inject('baseUrl'), null)
  const load = await measureLoad(context, '/login', 'input[type=email]', slow)
  await context.close()
  expect(load.bytes.shell / 1000).toBeLessThanOrEqual(140)
  expect(load.bytes.remote).toBe(0)
})
