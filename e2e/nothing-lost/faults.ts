import type { BrowserContext, Page, Request, Route } from 'playwright'

/** Where what is saved goes: answers of a set, drafts of a piece. */
export const saves = {
  answers: '**/api/Revise/api/Revise/SaveAnswer',
  drafts: '**/api/Writing/Writing/SaveDraft',
} as const

type Saves = (typeof saves)[keyof typeof saves]

/** The same token, run out; its signature no longer fits, which only the server looks at. */
export function runOut(token: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const past = { ...claims, iat: 999_999_000, exp: 1_000_000_000 }
  return [head, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.')
}

/** The access token of the page runs out while it works. */
export async function expireToken(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  await page.evaluate((past) => {
    localStorage.setItem('token', past)
    // The page goes by its own copy until it hears of another, as from another tab.
    dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  }, runOut(token))
}

/**
 * The device has no room left: every write to IndexedDB fails with what a full disk gives. Chromium's
 * own override of quotas does not reach IndexedDB, so the page's store is refused its writes.
 */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no room left.', 'QuotaExceededError')
    }
  })
}

/** Moves the device's clock by so many milliseconds, as somebody who sets it does. */
export async function moveDeviceClock(page: Page, ms: number): Promise<void> {
  await page.evaluate((shift) => {
    const RealDate = Date
    const now = () => RealDate.now() + shift
    window.Date = new Proxy(RealDate, {
      construct: (target, given) =>
        given.length === 0 ? new target(now()) : Reflect.construct(target, given),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })
  }, ms)
}

/**
 * A network that repeats itself: every save reaches the server three times, and each is followed by
 * older ones that arrive once more, too late and in the wrong order.
 */
export async function repeatSaves(context: BrowserContext, saves: Saves): Promise<void> {
  const sent: { url: string; headers: Record<string, string>; data: string }[] = []
  const remember = (request: Request) => ({
    url: request.url(),
    headers: request.headers(),
    data: request.postData() ?? '',
  })
  await context.route(saves, async (route: Route) => {
    const again = remember(route.request())
    const send = ({ url, headers, data }: typeof again) =>
      context.request.post(url, { headers, data, failOnStatusCode: false })
    try {
      const answer = await route.fetch()
      await send(again)
      for (const older of [...sent].reverse().slice(0, 6)) await send(older)
      await send(again)
      sent.push(again)
      await route.fulfill({ response: answer })
    } catch {
      // The server or the tab was killed meanwhile.
      await route.abort().catch(() => undefined)
    }
  })
}

/** Saves reach the server, but its answers are lost on the way back, for the next `count` of them. */
export async function loseAnswers(
  context: BrowserContext,
  saves: Saves,
  count: number,
): Promise<void> {
  let left = count
  await context.route(saves, async (route: Route) => {
    if (left <= 0) return route.fallback()
    left -= 1
    await route.fetch().catch(() => undefined)
    await route.abort('connectionreset').catch(() => undefined)
  })
}
