import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { release, sourceVersion, type WebPackage, webPackages } from '@portal/shared/build'
import { buildVersion } from '@portal/shared/build/webpack'
import { remoteOfRole } from '@portal/shared/contract'
import type { Browser } from 'playwright'
import type { Configuration } from 'webpack'
import { launchChromium } from '../support/chromium.ts'
import { startPortal } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import type { Effort } from './effort.ts'
import { openThrottled, signedInContext, watch } from './measure-page.ts'
import { judge, median, printTable } from './numbers.ts'
import { groups, groupTimes, isScript, type Profile, total } from './profile.rules.ts'

/**
 * What the processor does before a dashboard's content at 4x CPU: self time by part of the script, of
 * builds as for production whose modules still have their names.
 */
export async function benchProfile({ rounds, roles, profile }: Effort): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-profile-'))
  const profiled = roles.filter(({ role }) => ['Student', 'Admin', 'Parent'].includes(role))
  const remotes = profiled.map(({ role }) => remoteOfRole[role])
  const dist = join(folder, 'dist')
  await buildReadable(
    dist,
    webPackages.filter((name) => name === 'host-shell' || remotes.includes(name)),
  )
  const env = { WEB_DIST: dist, REGISTRY_FILE: join(dist, 'remotes.json') }
  const portal = await startPortal({ dataDir: join(folder, 'data'), env })
  const browser = await launchChromium()
  try {
    const byRole = new Map<string, Map<string, number>[]>()
    for (let round = 0; round < rounds; round += 1) {
      for (const { role, email, content } of profiled) {
        const tokens = await tokensOf(email, portal.url)
        const found = await profileLoad(browser, { url: portal.url, tokens, content, profile })
        const times = groupTimes(found, (address) => readServed(dist, address))
        byRole.set(role, [...(byRole.get(role) ?? []), times])
      }
    }
    const middle = (role: string, of: (times: Map<string, number>) => number) =>
      median((byRole.get(role) ?? []).map(of))
    const names = [...byRole.keys()]
    const row = (what: string, of: (times: Map<string, number>) => number) => [
      what,
      ...names.map((role) => middle(role, of).toFixed(0)),
    ]
    const script = (times: Map<string, number>) => total(times, isScript)
    printTable(`Before content, ms of the processor by part; medians of ${rounds}`, [
      ['part', ...names],
      ...groups.map((group) => row(group, (times) => times.get(group) ?? 0)),
      row('script before content', script),
    ])
    for (const role of names) {
      const share = middle(role, (times) => (times.get('styling') ?? 0) / script(times))
      judge(`${role}: styling / script before content`, share, { most: 0.1 })
    }
  } finally {
    await browser.close()
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds as a release is built, but not minified, and with the path of each module before it. */
async function buildReadable(dist: string, packages: readonly WebPackage[]): Promise<void> {
  const adapt = (config: Configuration) => {
    config.name = `${config.name}-readable`
    config.cache = false
    config.devtool = false
    config.output = { ...config.output, pathinfo: true }
    config.optimization = { ...config.optimization, minimize: false, moduleIds: 'named' }
  }
  const records = []
  for (const name of packages) {
    const version = sourceVersion(name)
    records.push(await buildVersion(dist, name, version, { isCompressed: false, adapt }))
  }
  await release(dist, records)
}

function readServed(dist: string, address: string): string | undefined {
  const { pathname } = new URL(address)
  return pathname.endsWith('.js') ? readFileSync(join(dist, pathname), 'utf8') : undefined
}

interface Load {
  url: string
  tokens: { accessToken: string; refreshToken: string }
  content: string
  profile: Effort['profile']
}

/** One cold load, profiled from the start of the page to the content on screen. */
async function profileLoad(
  browser: Browser,
  { url, tokens, content, profile }: Load,
): Promise<Profile> {
  const context = await signedInContext(browser, url, tokens)
  try {
    const { page, session } = await openThrottled(context, profile)
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval: 200 })
    const finished = new Promise<Profile>((resolve) => {
      session.on('Profiler.consoleProfileFinished', (event) => resolve(event.profile))
    })
    await page.addInitScript(watch, content)
    // What the engine makes itself has no frame of its own in a profile; this gives it one.
    await page.addInitScript(() => {
      for (const name of Object.getOwnPropertyNames(Intl)) {
        const made: unknown = Reflect.get(Intl, name)
        if (typeof made !== 'function') continue
        const makeIntl = (target: typeof made, given: unknown[]) => Reflect.construct(target, given)
        Reflect.set(Intl, name, new Proxy(made, { construct: makeIntl }))
      }
    })
    // The page itself ends the profile, at the very moment that `watch` has found.
    await page.addInitScript(() => {
      console.profile('load')
      addEventListener('bench-content', () => console.profileEnd('load'), { once: true })
    })
    await page.goto('/', { waitUntil: 'commit' })
    return await finished
  } finally {
    await context.close()
  }
}
