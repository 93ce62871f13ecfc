import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, inject } from 'vitest'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of the machine's own Chromium, or undefined where Playwright's download is to be used. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || installed.find((path) => existsSync(path))
}

/** Starts a headless Chromium that makes no requests of its own. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

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
  return context.newPage()
}
