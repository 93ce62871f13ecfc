import type { BrowserContext, Page, Request } from 'playwright'

interface Traffic {
  open: Set<Request>
  lastAt: number
}

const traffic = new WeakMap<Page, Traffic>()
const restMs = 500

/** Notes what the context's pages ask for, from their first request on. */
export function watchTraffic(context: BrowserContext): void {
  context.on('page', (page) => {
    const seen: Traffic = { open: new Set(), lastAt: Date.now() }
    traffic.set(page, seen)
    const ended = (request: Request) => {
      seen.open.delete(request)
      seen.lastAt = Date.now()
    }
    page.on('request', (request) => {
      // The stream of live events never ends.
      if (request.url().includes('/GetEvents')) return
      seen.open.add(request)
      seen.lastAt = Date.now()
    })
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
  })
}

/** Waits until half a second has passed in which the page asked for nothing. */
export async function quiet(page: Page): Promise<void> {
  const seen = traffic.get(page)
  if (seen === undefined) throw new Error('This page is not watched; open it with openPage')
  const deadline = Date.now() + 30_000
  while (seen.open.size > 0 || Date.now() - seen.lastAt < restMs) {
    if (Date.now() > deadline) {
      throw new Error(`Still waiting for ${[...seen.open].map((one) => one.url()).join(', ')}`)
    }
    await new Promise((done) => setTimeout(done, 50))
  }
}
