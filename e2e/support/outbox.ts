import { expect } from 'vitest'
import { openPage } from './browser.ts'

/** The newest link for choosing a password that was mailed to somebody, as a path of the portal. */
export async function passwordLinkOf(email: string): Promise<string> {
  const outbox = await openPage()
  const link = outbox.locator('article', { hasText: email }).locator('a[href*="reset-password"]')
  await expect
    .poll(async () => {
      await outbox.goto('/dev/outbox')
      return link.count()
    })
    .toBeGreaterThan(0)
  const { pathname, search } = new URL((await link.first().getAttribute('href')) ?? '')
  return pathname + search
}
