import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { RemoteName } from '@portal/shared/contract'
import type { Browser, Page } from 'playwright'
import { freePort } from '../../scripts/lib/checks.ts'
import { launchChromium } from '../support/chromium.ts'
import type { Effort } from './effort.ts'
import { judge, median, printTable } from './numbers.ts'

const project = resolve(import.meta.dirname, '../..')

/**
 * What a team of one remote waits for: from `npm run dev -- <remote>`, with everything built, to its
 * page signed in; and from a changed source to the page that has it. The remote's own source is
 * changed for as long as this runs.
 */
export async function benchDev({ remotes, changes: rounds }: Effort): Promise<void> {
  const browser = await launchChromium()
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-dev-'))
  const rows: [string, string, string][] = []
  try {
    // The first start makes the demo world and builds what has changed; where no change is measured
    // either, one start is enough.
    if (rounds > 0) await measure(browser, dataDir, 'mfe-school', 0)
    for (const name of remotes) {
      const { start, changes } = await measure(browser, dataDir, name, rounds)
      rows.push([name, start.toFixed(1), median(changes).toFixed(2)])
      judge(`Start of ${name} alone to its page`, start, { most: 10 }, ' s')
      if (rounds > 0) {
        judge(`A change in ${name} to its page`, median(changes), { most: 1 }, ' s')
      }
    }
  } finally {
    await browser.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  printTable(`One remote from sources, seconds, changes as medians of ${rounds}`, [
    ['remote', 'start', 'change'],
    ...rows,
  ])
}

async function measure(browser: Browser, dataDir: string, name: RemoteName, rounds: number) {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [join(project, 'scripts/dev.ts'), name], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  const page = await browser.newPage()
  try {
    await untilReady(child)
    await page.goto(`http://localhost:${port}/`)
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const start = secondsSince(began)
    return { start, changes: await changesSeen(page, name, rounds) }
  } finally {
    await page.context().close()
    child.kill('SIGTERM')
    await ended
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((ready, failed) => {
    child.stdout?.on('data', (text) => String(text).includes('The portal is at') && ready())
    child.once('exit', () => failed(new Error('The development server ended')))
  })
}

/** Changes what the remote does to its page, and waits until the page shows it, heading and all. */
async function changesSeen(page: Page, name: RemoteName, rounds: number): Promise<number[]> {
  const source = join(project, name, 'src/remote.ts')
  const text = readFileSync(source, 'utf8')
  const seconds: number[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const began = performance.now()
      writeFileSync(source, `${text}\ndocument.documentElement.dataset.round = '${round}'\n`)
      await page.locator(`html[data-round="${round}"] h1`).first().waitFor()
      seconds.push(secondsSince(began))
      await page.waitForLoadState('load')
    }
  } finally {
    writeFileSync(source, text)
  }
  return seconds
}

const secondsSince = (began: number) => (performance.now() - began) / 1000
