import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultDist } from '@portal/shared/build'
import type { Browser } from 'playwright'
import { launchChromium } from '../support/chromium.ts'
import { type RunningPortal, startPortal } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import { buildBarePage } from './bare-page/build.ts'
import { createSet } from './create-set.ts'
import type { Effort } from './effort.ts'
import { measureLoad, type PageLoad, type Profile, signedInContext } from './measure-page.ts'
import { judge, median, printTable } from './numbers.ts'
import { buildOneBundle } from './one-bundle/build.ts'

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const ms = (time: number) => time.toFixed(0)
const script = (load: PageLoad) => load.bytes.shell + load.bytes.remote
const total = (load: PageLoad) => Object.values(load.bytes).reduce((sum, bytes) => sum + bytes, 0)

/**
 * Cold and warm loads of each role's dashboard, federated and as one bundle, against a bare page,
 * interleaved; medians of the rounds.
 */
export async function benchWeb(effort: Effort): Promise<void> {
  console.log('Building the comparisons …')
  const dists = {
    federated: defaultDist,
    'one bundle': await buildOneBundle(effort.isBuiltSmall),
    bare: await buildBarePage(effort.isBuiltSmall),
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const servers = new Map<string, RunningPortal>()
  const browser = await launchChromium()
  try {
    const start = async ([name, dist]: [string, string]) => {
      const env = { WEB_DIST: dist, REGISTRY_FILE: join(dist, 'remotes.json') }
      servers.set(name, await startPortal({ dataDir: join(folder, name), env }))
    }
    await Promise.all(Object.entries(dists).map(start))
    const url = (name: keyof typeof dists) => servers.get(name)?.url ?? ''
    await measureRoles(browser, url, effort)
    await measureQuestion(browser, url('federated'), url('bare'), effort)
    await measureSignIn(browser, url('federated'), effort)
  } finally {
    await browser.close()
    for (const server of servers.values()) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function coldAndWarm(
  browser: Browser,
  baseUrl: string,
  email: string | null,
  content: string,
  profile: Profile,
): Promise<{ cold: PageLoad; warm: PageLoad }> {
  const tokens = email === null ? null : await tokensOf(email, baseUrl)
  const context = await signedInContext(browser, baseUrl, tokens)
  try {
    const cold = await measureLoad(context, '/', content, profile)
    return { cold, warm: await measureLoad(context, '/', content, profile) }
  } finally {
    await context.close()
  }
}

const middle = (loads: readonly PageLoad[], of: (load: PageLoad) => number) => median(loads.map(of))

async function measureRoles(
  browser: Browser,
  url: (name: 'federated' | 'one bundle' | 'bare') => string,
  { rounds, roles, profile }: Effort,
): Promise<void> {
  const head = [
    'role',
    'build',
    'content ms',
    'paint ms',
    'warm ms',
    'requests',
    'depth',
    'page',
    'shell',
    'remote',
    'api',
    'font',
    'kB',
    'warm kB',
    'shift',
  ]
  const rows: (string | number)[][] = [head]
  const ratioRows: string[][] = [['role', 'ratio']]
  const ratios: number[] = []
  for (const { role, email, content } of roles) {
    const loads = { federated: [], 'one bundle': [], bare: [] } as Record<
      'federated' | 'one bundle' | 'bare',
      { cold: PageLoad; warm: PageLoad }[]
    >
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['federated', 'one bundle'] as const) {
        loads[name].push(await coldAndWarm(browser, url(name), email, content, profile))
      }
      loads.bare.push(await coldAndWarm(browser, url('bare'), null, 'tr[data-row]', profile))
    }
    for (const name of ['federated', 'one bundle', 'bare'] as const) {
      const cold = loads[name].map((load) => load.cold)
      const warm = loads[name].map((load) => load.warm)
      const [first] = cold
      if (first === undefined) continue
      rows.push([
        role,
        name,
        ms(middle(cold, (load) => load.contentMs)),
        ms(middle(cold, (load) => load.firstPaintMs)),
        ms(middle(warm, (load) => load.contentMs)),
        middle(cold, (load) => load.requests),
        middle(cold, (load) => load.depth),
        ...(['page', 'shell', 'remote', 'api', 'font'] as const).map((part) =>
          kB(middle(cold, (load) => load.bytes[part])),
        ),
        kB(middle(cold, total)),
        kB(middle(warm, total)),
        middle(cold, (load) => load.layoutShift).toFixed(3),
      ])
    }
    const cold = (name: keyof typeof loads) => loads[name].map((load) => load.cold)
    const warm = (name: keyof typeof loads) => loads[name].map((load) => load.warm)
    const time = (all: readonly PageLoad[]) => middle(all, (load) => load.contentMs)
    const toOneBundle = time(cold('federated')) / time(cold('one bundle'))
    ratios.push(toOneBundle)
    ratioRows.push([role, toOneBundle.toFixed(2)])
    judge(`${role}: content, federated / bare page`, time(cold('federated')) / time(cold('bare')), {
      most: 1.8,
    })
    judge(
      `${role}: warm content, federated / bare page`,
      time(warm('federated')) / time(warm('bare')),
      { most: 1.8 },
    )
    judge(
      `${role}: bytes, federated / one bundle`,
      middle(cold('federated'), total) / middle(cold('one bundle'), total),
      { most: 1.15 },
    )
    judge(`${role}: JavaScript`, middle(cold('federated'), script) / 1000, { most: 175 }, ' kB')
    judge(
      `${role}: requests`,
      middle(cold('federated'), (load) => load.requests),
      { most: 8 },
    )
    judge(
      `${role}: waterfall depth`,
      middle(cold('federated'), (load) => load.depth),
      { most: 2 },
    )
    judge(
      `${role}: layout shift`,
      middle(cold('federated'), (load) => load.layoutShift),
      {
        most: 0.02,
      },
    )
  }
  judge('Content, federated / one bundle, median of the roles', median(ratios), { most: 1 })
  printTable(
    `Loads at 4x CPU, 1.6 Mbit/s, 150 ms; kB over the wire up to the content; medians of ${rounds}`,
    rows,
  )
  printTable('Content, federated / one bundle', ratioRows)
}

/** A deep link to a question of a set of ten, up to the question on screen. */
async function measureQuestion(
  browser: Browser,
  baseUrl: string,
  bareUrl: string,
  { rounds, profile }: Effort,
): Promise<void> {
  const loads: PageLoad[] = []
  const bare: PageLoad[] = []
  for (let round = 0; round < rounds; round += 1) {
    const tokens = await tokensOf('student@portal.test', baseUrl)
    const set = await createSet(baseUrl, tokens.accessToken, 10)
    const context = await signedInContext(browser, baseUrl, tokens)
    loads.push(await measureLoad(context, set.path, 'main input[type=radio]', profile))
    await context.close()
    bare.push((await coldAndWarm(browser, bareUrl, null, 'tr[data-row]', profile)).cold)
  }
  printTable(`Deep link to a question, cold; medians of ${rounds}`, [
    ['content ms', 'requests', 'JavaScript kB', 'api kB', 'kB'],
    [
      ms(middle(loads, (load) => load.contentMs)),
      middle(loads, (load) => load.requests),
      kB(middle(loads, script)),
      kB(middle(loads, (load) => load.bytes.api)),
      kB(middle(loads, total)),
    ],
  ])
  judge(
    'Deep link to a question / bare page',
    middle(loads, (load) => load.contentMs) / middle(bare, (load) => load.contentMs),
    { most: 2 },
  )
  judge(
    'Deep link to a question: requests',
    middle(loads, (load) => load.requests),
    { most: 10 },
  )
  judge('Deep link to a question: JavaScript', middle(loads, script) / 1000, { most: 215 }, ' kB')
}

async function measureSignIn(
  browser: Browser,
  baseUrl: string,
  { profile }: Effort,
): Promise<void> {
  const context = await signedInContext(browser, baseUrl, null)
  const load = await measureLoad(context, '/login', 'input[type=email]', profile)
  await context.close()
  printTable('Sign-in page', [
    ['content ms', 'requests', 'JavaScript kB', 'kB'],
    [ms(load.contentMs), load.requests, kB(script(load)), kB(total(load))],
  ])
  judge('Sign-in page: JavaScript', script(load) / 1000, { most: 140 }, ' kB')
}
