import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { openPage } from '../support/browser.ts'
import { storedSession } from '../support/people.ts'
import { tokensOf } from '../support/tokens.ts'
import { type EssayEntry, keepEssayLog } from './essay-log.ts'

/** A browser of somebody who writes. */
export interface Desk {
  page: Page
  context: BrowserContext
  log: EssayEntry[]
}

/** Opens one, on a session of its own and with nothing on the device. */
export async function openDesk(
  origin: string,
  email: string,
  more: Pick<BrowserContextOptions, 'serviceWorkers'> = {},
): Promise<Desk> {
  const page = await openPage({
    baseURL: origin,
    storageState: storedSession(await tokensOf(email, origin), origin),
    ...more,
  })
  const context = page.context()
  return { page, context, log: await keepEssayLog(context) }
}
