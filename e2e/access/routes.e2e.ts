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

describe.each(Object.entries(people))('%s', (role, email) => {
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
