import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '../support/chromium.ts'
import { signInByForm } from '../support/people.ts'
import type { SessionTokens } from '../support/tokens.ts'

/** A Chromium with a profile on disk, like a student's own, that can be killed like it. */
export interface KillableBrowser {
  /** Its one context: what it stores is in the profile. */
  context: BrowserContext
  /** A tab as wide as those of the other tests. */
  newPage: () => Promise<Page>
  /** `kill -9` of the browser with all of its processes. */
  kill: () => Promise<void>
}

/** Longest start of a browser, in milliseconds; and longest wait for its answer, then asked anew. */
const startMs = 60_000
const answerMs = 5_000

/** Starts Chromium on a profile folder; the same folder again is the browser opened once more. */
export async function openKillableBrowser(profile: string): Promise<KillableBrowser> {
  const port = join(profile, 'DevToolsActivePort')
  // What a killed browser left names a port at which nobody answers, or somebody else.
  rmSync(port, { force: true })
  const child = spawn(
    findChromium() ?? chromium.executablePath(),
    ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...chromiumFlags],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2_000)
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const deadline = Date.now() + startMs
  while (isRunning() && Date.now() < deadline) {
    const browser = await connect(port)
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
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`Chromium ${isRunning() ? 'did not answer' : 'ended'} at its start: ${said}`)
}

/** Signs somebody in whose browser has been on no page of the portal yet. */
export async function startSession(
  page: Page,
  origin: string,
  { accessToken, refreshToken }: SessionTokens,
): Promise<void> {
  await page.goto(`${origin}/remotes.json`)
  await page.evaluate(
    (stored) => {
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
    },
    { token: accessToken, refreshToken },
  )
}

/**
 * Opens a page in a browser that was killed. Chromium writes local storage a while after it was set:
 * who signed in just before signs in again.
 * @param shown what the page shows once it is there.
 */
export async function openOnceMore(
  page: Page,
  address: string,
  shown: Locator,
  email: string,
): Promise<void> {
  await page.goto(address)
  const field = page.getByLabel('Email')
  await field.or(shown).first().waitFor()
  if ((await field.count()) === 0) return
  await signInByForm(page, email)
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto(address)
}

/** The browser that wrote its port and its own path there into a file; undefined while there is none. */
async function connect(file: string): Promise<Browser | undefined> {
  const [port, path] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  if (!port || !path) return undefined
  return await chromium
    .connectOverCDP(`ws://127.0.0.1:${port}${path}`, { timeout: answerMs })
    .catch(() => undefined)
}
