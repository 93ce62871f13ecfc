import { canaryPlace, contractNumber } from '@portal/shared/contract'
import { describe, expect, inject, test } from 'vitest'
import { people } from '../support/people.ts'
import { tokensOf } from '../support/tokens.ts'
import { openReleases } from './releases.ts'
import { heading, one, tutorHeading, tutors } from './tutors.ts'

/** A canary that this person is neither the first nor the last to get, and their place for it. */
async function canaryFor(email: string): Promise<{ label: string; place: number }> {
  const { accessToken } = await tokensOf(email, inject('baseUrl'))
  const { sub } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())
  for (let number = 1; ; number += 1) {
    const label = `canary${number}`
    const place = canaryPlace(sub, tutors, `made_${label}`)
    if (place > 0 && place < 99) return { label, place }
  }
}

describe('a canary', () => {
  test('is what its share of people get, at every load, and nobody asks for two versions', async () => {
    const { page, releases } = await openReleases(people.Tutor)
    const current = one(releases, 'current')
    const { label, place } = await canaryFor(people.Tutor)
    const gets: boolean[] = []
    for (const share of [place, place + 1]) {
      releases.release(tutors, { current, canary: { ...one(releases, label), share } })
      for (const _ of [1, 2]) {
        // Once idle, the page before asks for the hashes of its own version; it may be just now.
        await page.goto('about:blank')
        releases.asked.length = 0
        await page.goto('/')
        await page.getByRole('heading', { name: /^Page of/ }).waitFor()
        const folders = new Set(releases.asked.map((path) => path.split('/')[3]))
        gets.push(folders.has(`made_${label}`))
        expect(folders.size).toBe(1)
      }
    }
    expect(gets).toEqual([false, false, true, true])
    await page.context().close()
  })

  test('that is broken gives way to the current version', async () => {
    const { page, releases, told } = await openReleases(people.Tutor)
    const { label, place } = await canaryFor(people.Tutor)
    releases.release(tutors, {
      current: releases.current(tutors),
      canary: { ...one(releases, label, { throws: 'at load' }), share: place + 1 },
    })
    await page.goto('/')
    await heading(page, tutorHeading)
    await expect.poll(() => told.length).toBe(1)
    await page.context().close()
  })
})

describe('versions of shell and remote that differ', () => {
  test('a remote of the contract before is shown', async () => {
    const { page, releases } = await openReleases(people.Tutor)
    releases.release(tutors, { current: one(releases, 'older', {}, contractNumber - 1) })
    await page.goto('/')
    await heading(page, 'Page of older')
    await page.context().close()
  })

  test('a remote that was built and kept long ago is shown', async () => {
    const { page, releases, told } = await openReleases(people['School Manager'])
    releases.release('mfe-school', { current: releases.kept('mfe-school', 'earlier') })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.getByRole('row').nth(1).waitFor()
    await page.getByRole('heading', { name: 'At a glance' }).waitFor()
    expect(releases.asked.length).toBeGreaterThan(0)
    expect(told).toEqual([])
    await page.context().close()
  })

  test('a shell of the contract before takes no newer remote, and says which part is missing', async () => {
    const { page, releases } = await openReleases(people.Tutor)
    releases.release(tutors, { current: one(releases, 'newer', {}, contractNumber + 1) })
    await page.goto('/')
    await page.getByRole('heading', { name: /The tutor part .* could not be loaded/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Logout' }).isVisible()).toBe(true)
    await page.context().close()
  })

  test('a remote that was built for another minor version of what is shared is shown', async () => {
    const { page, releases } = await openReleases(people.Tutor)
    let changed = 0
    const build = (_: string, text: string) =>
      text.replace(/requiredVersion:!1/g, () => {
        changed += 1
        return 'requiredVersion:"^1.1.0"'
      })
    releases.release(tutors, { current: releases.copy(tutors, 'minor', { build }) })
    expect(changed).toBeGreaterThan(0)
    await page.goto('/')
    await heading(page, tutorHeading)
    await page.getByRole('row').nth(1).waitFor()
    await page.context().close()
  })
})
