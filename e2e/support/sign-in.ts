import type { Page } from 'playwright'
import { inject } from 'vitest'
import { mediaCookie, tokensOf } from './tokens.ts'

/** The demo world's accounts by the part of their address before the @. */
export type DemoAccount =
  | 'student'
  | 'tutor'
  | 'senior'
  | 'parent'
  | 'school'
  | 'admin'
  | `student-${string}`
  | `tutor-${string}`

/** Signs a demo account in by the call that the sign-in page makes, and opens a page. */
export async function signIn(page: Page, account: DemoAccount, path = '/'): Promise<void> {
  const email = `${account}@portal.test`
  const tokens = await tokensOf(email, inject('baseUrl'))
  await page.context().addCookies([mediaCookie(tokens.media, inject('baseUrl'))])
  // A page of the same address that runs nothing, for the storage that goes with it.
  await page.goto('/remotes.json')
  await page.evaluate(
    ([token, refreshToken, address]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('refreshToken', refreshToken)
      localStorage.setItem('email', address)
    },
    [tokens.accessToken, tokens.refreshToken, email] as const,
  )
  await page.goto(path, { waitUntil: 'domcontentloaded' })
}
