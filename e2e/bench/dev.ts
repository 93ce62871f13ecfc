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

/** The first screen of each remote, which is changed while it is looked at, and what it ends with. */
const firstScreens: Readonly<Record<RemoteName, { file: string; end: string }>> = {
  'mfe-student': {
    file: 'mfe-student/src/features/dashboard/dashboard.screen.tsx',
    end: '</DashboardTemplate>',
  },
  'mfe-tutor': {
    file: 'mfe-tutor/src/features/dashboard/dashboard.screen.tsx',
    end: '</Page>',
  },
  'mfe-parent': {
    file: 'mfe-parent/src/features/dashboard/dashboard.screen.tsx',
    end: '</Page>',
  },
  'mfe-school': {
    file: 'mfe-school/src/features/dashboard/dashboard.screen.tsx',
    end: '</Page>',
  },
  'mfe-admin': {
    file: 'mfe-admin/src/features/operations/operations.screen.tsx',
    end: '</Page>',
  },
}

/** A kind of change: where, and how a text gets into the page by it. */
interface Change {
  what: string
  file: (name: RemoteName) => string
  from: (name: RemoteName) => string
  to: (from: string, text: string) => string
}

const kinds: readonly Change[] = [
  {
    what: 'screen',
    file: (name) => firstScreens[name].file,
    // At the end, as what stands before it then keeps its place.
    from: (name) => firstScreens[name].end,
    to: (from, text) => `<p>${text}</p>${from}`,
  },
  {
    what: 'rules',
    file: () => 'shared/src/progress/progress.rules.ts',
    from: () => "'Good ",
    to: (_from, text) => `'${text} good `,
  },
  {
    what: 'shared/ui',
    file: () => 'shared/src/ui/navigation/page-header.tsx',
    from: () => '{title}',
    to: (from, text) => `${from} ${text}`,
  },
]

/**
 * What a team of one remote waits for: from `npm run dev -- <remote>`, with everything built, to its
 * page signed in; and from a changed source to the open page that has it, with what was typed there.
 * The sources are changed for as long as this runs.
 */
export async function benchDev({ remotes, changes: rounds }: Effort): Promise<void> {
  const browser = await launchChromium()
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-dev-'))
  const rows: string[][] = []
  try {
    // The first start makes the demo world and fills webpack's cache; where no change is measured
    // either, one start is enough.
    if (rounds > 0) await measure(browser, dataDir, 'mfe-school', 0)
    for (const name of remotes) {
      const { start, changes } = await measure(browser, dataDir, name, rounds)
      const shown = kinds.map(({ what }) => {
        const seen = changes.find((change) => change.what === what)
        return seen ? median(seen.seconds).toFixed(2) : '-'
      })
      rows.push([name, start.toFixed(1), ...shown])
      judge(`Start of ${name} alone to its page`, start, { most: 10 }, ' s')
      for (const { what, seconds } of changes) {
        judge(`A change of ${what} to the page of ${name}`, median(seconds), { most: 1 }, ' s')
      }
    }
  } finally {
    await browser.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  printTable(`One remote from sources, seconds, changes as medians of ${rounds}`, [
    ['remote', 'start', ...kinds.map(({ what }) => what)],
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
    return { start, changes: rounds > 0 ? await changesSeen(page, name, rounds) : [] }
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

interface Seen {
  what: string
  seconds: number[]
}

/** Makes each kind of change and waits until the page shows it; fails where the page was loaded anew. */
async function changesSeen(page: Page, name: RemoteName, rounds: number): Promise<Seen[]> {
  // The greeting is not on every first page.
  const greets = (await page.getByRole('heading', { level: 1, name: /^Good / }).count()) > 0
  const field = page.locator('main input:not([type=checkbox], [type=radio])').first()
  const typed = (await field.count()) > 0 ? field : null
  await typed?.fill('Kept')
  await page.evaluate("document.documentElement.dataset.kept = 'kept'")
  const found: Seen[] = []
  for (const kind of kinds.filter(({ what }) => greets || what !== 'rules')) {
    found.push({ what: kind.what, seconds: await roundsSeen(page, name, kind, rounds) })
    await page.locator('html[data-kept=kept]').waitFor({ timeout: 1_000 })
    if (typed && (await typed.inputValue()) !== 'Kept') throw new Error('What was typed is gone')
  }
  return found
}

async function roundsSeen(page: Page, name: RemoteName, kind: Change, rounds: number) {
  const source = join(project, kind.file(name))
  const from = kind.from(name)
  const text = readFileSync(source, 'utf8')
  const main = page.locator('main')
  const seconds: number[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const shown = `Round${round}`
      const began = performance.now()
      writeFileSync(source, text.replaceAll(from, kind.to(from, shown)))
      await main.getByText(shown).first().waitFor()
      seconds.push(secondsSince(began))
    }
  } finally {
    writeFileSync(source, text)
  }
  await main
    .getByText(/Round\d/)
    .first()
    .waitFor({ state: 'detached' })
  return seconds
}

const secondsSince = (began: number) => (performance.now() - began) / 1000
