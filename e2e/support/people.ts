import type { BrowserContextOptions, Page } from 'playwright'
import { inject } from 'vitest'
import { openPage } from './browser.ts'
import { mediaCookie, password, type SessionTokens, tokensOf } from './tokens.ts'

/** The demo world's six sign-ins. */
export const people = {
  Student: 'student@portal.test',
  Tutor: 'tutor@portal.test',
  'Senior Tutor': 'senior@portal.test',
  Parent: 'parent@portal.test',
  'School Manager': 'school@portal.test',
  Admin: 'admin@portal.test',
} as const

export type PersonRole = keyof typeof people

/** What a browser stores of a session, for the start of a context. */
export function storedSession(
  tokens: SessionTokens,
  origin: string,
): NonNullable<BrowserContextOptions['storageState']> {
  return {
    cookies: [mediaCookie(tokens.media, origin)],
    origins: [
      {
        origin,
        localStorage: [
          { name: 'token', value: tokens.accessToken },
          { name: 'refreshToken', value: tokens.refreshToken },
        ],
      },
    ],
  }
}

/** A page in which this person is signed in already. */
export async function openAs(email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const origin = inject('baseUrl')
  return openPage({
    storageState: storedSession(await tokensOf(email, origin), origin),
    ...options,
  })
}

/** Fills the sign-in form and sends it. */
export async function signInByForm(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
