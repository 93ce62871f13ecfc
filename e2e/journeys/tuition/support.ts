import type { Page } from 'playwright'
import { inject } from 'vitest'
import { people } from '../../support/people.ts'
import { tokensOf } from '../../support/tokens.ts'

/** What a call answers somebody; fails where it does not say 200. */
export async function callAs<T>(email: string, path: string, body?: object): Promise<T> {
  const origin = inject('baseUrl')
  const { accessToken } = await tokensOf(email, origin)
  const response = await fetch(`${origin}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { data: T }
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer.data
}

/** The student whom the demo's other sign-ins are around. */
export async function theStudent(): Promise<{ studentId: string; fullName: string }> {
  const me = await callAs<{ id: string; firstName: string; lastName: string }>(
    people.Student,
    '/User/Account/GetMe',
  )
  return { studentId: me.id, fullName: `${me.firstName} ${me.lastName}` }
}

/** A day as its field takes it, so many days from now. */
export const dayFromNow = (days: number): string => isoDay(days).split('-').reverse().join('/')

/** The same as addresses have it. */
export const isoDay = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Ticks what is asked about a time that is out of the ordinary. */
export async function bookAllTheSame(page: Page): Promise<void> {
  const asked = page.getByRole('checkbox', { name: /Book it all the same\.$/ })
  await asked.first().waitFor()
  for (const box of await asked.all()) await box.check({ force: true })
}
