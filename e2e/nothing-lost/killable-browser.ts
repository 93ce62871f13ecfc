import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '../support/chromium.ts'

/** A Chromium with a profile on disk, like a student's own, that can be killed like it. */
export interface KillableBrowser {
  /** Its one context: what it stores is in the profile. */
  context: BrowserContext
  /** A tab as wide as those of the other tests. */
  newPage: () => Promise<Page>
  /** `kill -9` of the browser with all of its processes. */
  kill: () => Promise<void>
}

/** Starts Chromium on a profile folder; the same folder again is the browser opened once more. */
export async function openKillableBrowser(profile: string): Promise<KillableBrowser> {
  const port = join(profile, 'DevToolsActivePort')
  const child = spawn(
    findChromium() ?? chromium.executablePath(),
    ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...chromiumFlags],
    { stdio: 'ignore', detached: true },
  )
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const deadline = Date.now() + 30_000
  // A file that a killed browser left names a port at which nobody answers.
  for (;;) {
    const [number] = existsSync(port) ? readFileSync(port, 'utf8').split('\n') : []
    const browser = await chromium
      .connectOverCDP(`http://127.0.0.1:${number}`)
      .catch(() => undefined)
    const context = browser?.contexts()[0]
    if (context !== undefined) {
      return {
        context,
        newPage: async () => {
          const page = await context.newPage()
          await page.setViewportSize({ width: 1440, height: 900 })
          return page
        },
        kill: async () => {
          if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
          await ended
        },
      }
    }
    if (Date.now() > deadline) throw new Error('Chromium did not start')
    await new Promise((done) => setTimeout(done, 100))
  }
}
