import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { browsers } from '../../scripts/lib/machine.ts'

/** Path of the machine's own Chromium, or undefined where Playwright's download is to be used. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || browsers.find((path) => existsSync(path))
}

/** So that Chromium runs anywhere and makes no requests of its own. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // The machine's shared memory may be too small for it.
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts a headless Chromium that makes no requests of its own, and keeps pages that were left for
 * going back to them, as people's browsers do.
 */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}
