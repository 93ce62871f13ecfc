import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, inject } from 'vitest'
import { launchChromium } from './chromium.ts'
import { watchTraffic } from './quiet.ts'

let browser: Promise<Browser> | null = null
afterAll(async () => (await browser)?.close())

/**
 * Opens a page in a context of its own, closed by itself at the end of the test file. Paths like
 * `/login` are the portal's.
 */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= launchChromium()
  const context = await (await browser).newContext({
    baseURL: inject('baseUrl'),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    ...options,
  })
  context.setDefaultTimeout(60_000)
  watchTraffic(context)
  return context.newPage()
}
