import { screenPaths } from '@portal/shared/contract'
import { describe, expect, test } from 'vitest'
import { goWithin } from '../support/go-within.ts'
import { openAs, type PersonRole, people } from '../support/people.ts'

/** Parameters of route paths, with values that look like real ones. */
const fill = (path: string) =>
  path === '/:dashboard/:id'
    ? '/dashboard/00000000-0000-4000-8000-000000000000'
    : path.replace(/:(\w+)/g, (_, name) =>
        /id|uid|start/i.test(name) ? '00000000-0000-4000-8000-000000000000' : 'any',
      )

/** Paths that have their screens; the others are still to be built. */
const built = /question-bank|diagnostic-test-results|flagged-question/
const toBuild = /^\/question-bank/

describe.each(Object.entries(people))('%s', (role, email) => {
  test('opens every page of the question bank that is the role’s own', async () => {
    const page = await openAs(email)
    await page.goto('/')
    const heading = page.locator('h1')
    await heading.first().waitFor()
    const home = await heading.first().textContent()
    for (const [path, roles] of screenPaths()) {
      if (roles === 'public' || !roles.includes(role as PersonRole)) continue
      if (!built.test(path) || toBuild.test(path)) continue
      await goWithin(page, fill(path))
      await heading
        .filter({ hasNotText: home ?? '' })
        .first()
        .waitFor()
      const said = await heading.first().textContent()
      expect(said, `${role} on ${path}`).not.toMatch(/not available|went wrong|^Page/)
      await goWithin(page, '/')
      await heading
        .filter({ hasText: home ?? '' })
        .first()
        .waitFor()
    }
  }, 120_000)

  test('opens no page of another role, on any known path', async () => {
    const page = await openAs(email)
    await page.goto('/')
    await page.locator('h1').first().waitFor()
    const refusal = page.getByRole('heading', { name: 'This page is not available' })
    for (const [path, roles] of screenPaths()) {
      if (roles === 'public' || roles.includes(role as PersonRole)) continue
      const address = fill(path)
      await goWithin(page, address)
      await refusal.waitFor()
      expect(new URL(page.url()).pathname, `${role} on ${path}`).toBe(address)
      // A page that fetches nothing, so that each refusal is seen to come anew.
      await goWithin(page, '/no/such/page')
      await refusal.waitFor({ state: 'detached' })
    }
  })

  test('sees the error page on an unknown address', async () => {
    const page = await openAs(email)
    await page.goto('/no/such/page')
    await page
      .getByText('Something went wrong. If the problem persists, please contact us.')
      .waitFor()
  })
})
