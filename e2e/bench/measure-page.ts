import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

/** A slow phone on a slow network: 4x CPU, 1.6 Mbit/s down, 150 ms. */
export const slow = { cpu: 4, latencyMs: 150, bytesPerSecond: 200_000 }
export type Profile = typeof slow | undefined

/** What one load of a page cost. */
export interface PageLoad {
  /** From the start of navigation to the content on screen. */
  contentMs: number
  firstPaintMs: number
  /** Up to the content. */
  requests: number
  /** Bytes over the wire up to the content, by part. */
  bytes: Record<Part, number>
  /** Longest chain of requests that each needed the one before. */
  depth: number
  layoutShift: number
  /** Rules that the design system has put into the page by then. */
  styleRules: number
}

export type Part = 'page' | 'shell' | 'remote' | 'api' | 'font' | 'other'

function partOf(url: string): Part {
  const { pathname } = new URL(url)
  if (/\.woff2?$/.test(pathname)) return 'font'
  if (pathname.startsWith('/shell/')) return 'shell'
  if (pathname.startsWith('/remotes/')) return 'remote'
  if (pathname.startsWith('/api/')) return 'api'
  return /\.\w+$/.test(pathname) ? 'other' : 'page'
}

/**
 * Runs in the page before its scripts: notes when the content is there, which the event
 * `bench-content` says too, and layout shifts.
 */
export function watch(selector: string): void {
  const seen = { foundAt: 0, contentAt: 0, layoutShift: 0 }
  Object.assign(globalThis, { benchSeen: seen })
  const look = () => {
    if (seen.foundAt === 0 && document.querySelector(selector) !== null) {
      seen.foundAt = performance.now()
      requestAnimationFrame(() => {
        seen.contentAt = performance.now()
        dispatchEvent(new Event('bench-content'))
      })
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift: unknown = Reflect.get(entry, 'value')
      const byPerson: unknown = Reflect.get(entry, 'hadRecentInput')
      if (byPerson !== true && typeof shift === 'number') seen.layoutShift += shift
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** A context whose pages are signed in with these tokens. */
export async function signedInContext(
  browser: Browser,
  baseURL: string,
  tokens: { accessToken: string; refreshToken: string } | null,
): Promise<BrowserContext> {
  const items =
    tokens === null
      ? []
      : [
          { name: 'token', value: tokens.accessToken },
          { name: 'refreshToken', value: tokens.refreshToken },
        ]
  return browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage: items }] },
  })
}

/** A page of a context, as slow as the profile says, and the door to its browser's own figures. */
export async function openThrottled(
  context: BrowserContext,
  profile: Profile,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage()
  const session = await slowDown(page, profile)
  await slowNetwork(session, profile)
  return { page, session }
}

/** The door to a page's browser, whose processor is from now on as slow as the profile says. */
export async function slowDown(page: Page, profile: Profile): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  if (profile) await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
  return session
}

async function slowNetwork(session: CDPSession, profile: Profile): Promise<void> {
  await session.send('Network.enable')
  if (profile === undefined) return
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: profile.bytesPerSecond,
    uploadThroughput: profile.bytesPerSecond / 2,
  })
}

interface SeenRequest {
  url: string
  /** Seconds of the browser's own clock. */
  startedAt: number
  endedAt: number
  bytes: number
  initiator: string | undefined
}

/** Loads a path in the context and measures up to the moment that `selector` is on screen. */
export async function measureLoad(
  context: BrowserContext,
  path: string,
  selector: string,
  profile: Profile,
): Promise<PageLoad> {
  const { page, session } = await openThrottled(context, profile)
  const seen: SeenRequest[] = []
  const byId = new Map<string, SeenRequest>()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator }) => {
    if (request.url.startsWith('data:')) return
    const entry: SeenRequest = {
      url: request.url,
      startedAt: timestamp,
      endedAt: Number.POSITIVE_INFINITY,
      bytes: 0,
      initiator: initiator.url ?? initiator.stack?.callFrames[0]?.url,
    }
    byId.set(requestId, entry)
    seen.push(entry)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const entry = byId.get(requestId)
    if (entry === undefined) return
    entry.bytes = encodedDataLength
    entry.endedAt = timestamp
  })
  // What failed is over too; one without an end is still waited for.
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const entry = byId.get(requestId)
    if (entry !== undefined) entry.endedAt = timestamp
  })
  await page.addInitScript(watch, selector)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => Reflect.get(globalThis, 'benchSeen')?.contentAt > 0, null, {
    timeout: 60_000,
    polling: 50,
  })
  const times = await page.evaluate(() => ({
    ...Reflect.get(globalThis, 'benchSeen'),
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  }))
  await quiet(seen)
  const layoutShift = await page.evaluate(() => Reflect.get(globalThis, 'benchSeen').layoutShift)
  const styleRules = await page.evaluate(() =>
    document.adoptedStyleSheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  )
  await page.close()
  // What had arrived when it stood in the document; what came later, also while a slow machine drew
  // it, was not what the content waited for.
  const foundAt = (seen[0]?.startedAt ?? 0) + times.foundAt / 1000
  const needed = seen.filter((request) => request.endedAt <= foundAt)
  const bytes = { page: 0, shell: 0, remote: 0, api: 0, font: 0, other: 0 }
  for (const request of needed) bytes[partOf(request.url)] += request.bytes
  return {
    contentMs: times.contentAt,
    firstPaintMs: times.firstPaint,
    requests: needed.length,
    bytes,
    depth: depthOf(needed),
    layoutShift,
    styleRules,
  }
}

/** Waits until half a second has passed without a request; an event stream never ends. */
async function quiet(seen: readonly SeenRequest[]): Promise<void> {
  const isOpen = ({ url, endedAt }: SeenRequest) =>
    endedAt === Number.POSITIVE_INFINITY && !url.includes('/GetEvents')
  const deadline = Date.now() + 30_000
  for (let known = -1; known < seen.length || seen.some(isOpen); ) {
    if (Date.now() > deadline) throw new Error('The page did not come to rest')
    known = seen.length
    await new Promise((done) => setTimeout(done, 500))
  }
}

/** Longest chain of scripts from the page: the page itself counts as none. */
function depthOf(requests: readonly SeenRequest[]): number {
  const depths = new Map<string, number>()
  for (const { url, initiator } of requests) {
    const before = initiator === undefined ? undefined : depths.get(initiator)
    if (!depths.has(url)) depths.set(url, before === undefined ? 0 : before + 1)
  }
  return Math.max(0, ...depths.values())
}
