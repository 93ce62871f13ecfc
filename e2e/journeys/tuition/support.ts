import type { Page } from 'playwright'
import { answerTo } from '../../support/calls.ts'
import { people } from '../../support/people.ts'

/** The student whom the demo's other sign-ins are around. */
export async function theStudent(): Promise<{ studentId: string; fullName: string }> {
  const me = await answerTo(people.Student, 'GET /User/Account/GetMe', {})
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
