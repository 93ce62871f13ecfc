import { contractNumber } from '@portal/shared/contract'
import type { Page, Request } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { AnswerSheet, openQuestion, untilShown, Witness } from '../nothing-lost/paper.ts'
import { openAs, people } from '../support/people.ts'
import { quiet } from '../support/quiet.ts'
import { openReleases, type Releases, type Way } from './releases.ts'
import { heading, one, tutorHeading, tutors } from './tutors.ts'

const notice = 'A new version is there.'

/**
 * The tab is looked at again, which is when it asks for news of releases. It begins to listen once
 * it has settled, however long that takes, so it is looked at until it asks.
 */
async function lookAgain(page: Page): Promise<void> {
  let asked = 0
  const note = (request: Request) => {
    if (request.url().endsWith('/remotes.json')) asked += 1
  }
  page.on('request', note)
  const answer = page.waitForResponse('**/remotes.json')
  const look = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    return asked
  }
  await expect.poll(look, { interval: 500 }).toBeGreaterThan(0)
  await answer
  page.off('request', note)
}

describe('a release', () => {
  test('in the middle of a paper loses nothing, and is taken at the next full load', async () => {
    const email = 'student-practice-1@portal.test'
    const { page, releases } = await openReleases(email)
    const witness = new Witness(inject('baseUrl'), email)
    const paper = await witness.startPaper()
    const sheet = new AnswerSheet()
    const expectHeld = async () => {
      const held = await witness.held(paper.setId)
      for (const [number, letter] of sheet.given) expect(held.get(number)).toBe(letter)
    }
    await page.goto(paper.path)
    await sheet.answer(page, 1, 'a')
    await page.evaluate(() => Object.assign(window, { stayed: true }))

    const before = releases.current('mfe-student')
    releases.release('mfe-student', {
      current: releases.copy('mfe-student', 'next'),
      previous: before,
    })
    await lookAgain(page)
    await sheet.answer(page, 2, 'b')
    await untilShown(page, /^Saved$/)
    expect(await page.getByText(notice).count()).toBe(0)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(releases.asked).toEqual([])
    await expectHeld()

    await page.reload()
    await openQuestion(page, 2)
    await page.getByRole('radio', { name: /^B/ }).and(page.locator(':checked')).waitFor()
    expect(releases.asked.length).toBeGreaterThan(0)
    await expectHeld()
    await page.context().close()
  })

  test('is told of quietly outside of work, and taken when asked to', async () => {
    const { page, releases } = await openReleases(people.Tutor)
    releases.release(tutors, { current: one(releases, 'first') })
    await page.goto('/')
    await heading(page, 'Page of first')
    releases.release(tutors, {
      current: one(releases, 'second'),
      previous: one(releases, 'first'),
    })
    await lookAgain(page)
    const said = page.getByRole('status').filter({ hasText: notice })
    await said.waitFor()
    expect(await page.getByText('Page of first').isVisible()).toBe(true)
    const reload = said.getByRole('button', { name: 'Reload' })
    await reload.focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Page of second')

    // And back again: a roll-back is a release like any other.
    releases.release(tutors, { current: one(releases, 'first') })
    await lookAgain(page)
    await said.getByRole('button', { name: 'Reload' }).click()
    await heading(page, 'Page of first')
    await page.context().close()
  })

  test('is fetched once and verified: each script by the hash that the page asked for it with', async () => {
    const page = await openAs(people.Student)
    const asked: string[] = []
    const warnings: string[] = []
    // As scripts: what the page fetched ahead of them, they take from the browser's cache.
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
    })
    page.on('console', (message) => {
      if (/integrity|preload/i.test(message.text())) warnings.push(message.text())
    })
    await page.addInitScript(() => {
      const seen: Record<string, string> = {}
      Object.assign(window, { seen })
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof HTMLScriptElement) seen[node.src] = node.integrity
        }
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/resources/question-bank/revise/algebra')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await quiet(page)
    const scripts = asked.filter((path) => /^\/remotes\/.*\.js$/.test(path))
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.filter((path, at) => scripts.indexOf(path) !== at)).toEqual([])
    expect(warnings).toEqual([])
    const seen: Record<string, string> = await page.evaluate(() => Reflect.get(window, 'seen'))
    const loaded = Object.entries(seen).filter(([address]) => address.includes('/remotes/'))
    expect(loaded.length).toBe(scripts.length)
    for (const [address, hash] of loaded) expect(hash, address).toMatch(/^sha384-/)
    await page.context().close()
  })
})

describe('a broken release', () => {
  const gone: Way = { status: 404, body: '' }
  const breaks: Record<string, (releases: Releases) => ReturnType<typeof one>> = {
    'whose entry is gone': (releases) =>
      releases.copy(tutors, 'broken', { way: (file) => (/^entry/.test(file) ? gone : undefined) }),
    'whose entry was changed after it was built': (releases) =>
      releases.copy(tutors, 'broken', {
        way: (file, text) => (/^entry/.test(file) ? { status: 200, body: `${text};` } : undefined),
      }),
    'that throws as it loads': (releases) => one(releases, 'broken', { throws: 'at load' }),
    'of a contract that is not spoken yet': (releases) =>
      one(releases, 'broken', {}, contractNumber + 1),
    'that says it is of another contract than it is': (releases) =>
      one(releases, 'broken', { contract: contractNumber + 1 }),
  }
  test.each(Object.entries(breaks))('%s gives way to the one before it', async (_, make) => {
    const { page, releases, told } = await openReleases(people.Tutor)
    releases.release(tutors, { current: make(releases), previous: releases.current(tutors) })
    await page.goto('/')
    await heading(page, tutorHeading)
    await expect.poll(() => told.length).toBeGreaterThan(0)
    await quiet(page)
    expect(told.map((request) => request.postDataJSON())).toEqual([
      {
        remote: tutors,
        version: 'made_broken',
        shown: releases.registry.remotes[tutors]?.previous?.version,
        cause: expect.stringContaining('made_broken: '),
      },
    ])
    await page.context().close()
  })

  test('that hangs gives way as well', async () => {
    const { page, releases } = await openReleases(people.Tutor)
    releases.release(tutors, {
      current: releases.copy(tutors, 'broken', { way: () => 'hangs' }),
      previous: releases.current(tutors),
    })
    await page.clock.install()
    const asked = page.waitForRequest(/made_broken\/entry/)
    await page.goto('/', { waitUntil: 'commit' })
    await asked
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    await page.clock.fastForward(5_000)
    await heading(page, tutorHeading)
    await page.context().close()
  })

  test('with a chunk that was changed afterwards is not run, until it is mended', async () => {
    const { page, releases } = await openReleases(people.Tutor)
    const path = '/resources/tutor/question-bank'
    const [script] = releases.current(tutors).screens[path] ?? []
    let isMended = false
    releases.release(tutors, {
      current: releases.copy(tutors, 'broken', {
        way: (file, text) =>
          script?.endsWith(`/${file}`) && !isMended
            ? { status: 200, body: `window.wasRun = true;${text}` }
            : undefined,
      }),
    })
    await page.goto(path)
    await page.getByRole('heading', { name: /could not be shown/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Logout' }).isVisible()).toBe(true)
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
    isMended = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: /could not be shown/ }).waitFor({ state: 'detached' })
    await page.context().close()
  })

  test('that took an open tab’s scripts away leads to one full load, at the next navigation', async () => {
    const { page, releases } = await openReleases(people.Tutor)
    let isGone = false
    const way = () => (isGone ? gone : undefined)
    releases.release(tutors, { current: releases.copy(tutors, 'first', { way }) })
    await page.goto('/')
    await heading(page, tutorHeading)
    await quiet(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    isGone = true
    releases.release(tutors, { current: releases.copy(tutors, 'second') })
    await page.evaluate(() => {
      history.pushState({ idx: 1 }, '', '/resources/tutor/question-bank')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await page.waitForFunction(() => !('stayed' in window))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/resources/tutor/question-bank')
    expect(await page.getByText('could not be').count()).toBe(0)
    await page.context().close()
  })

  test.each(['at render', 'in its menu'] as const)(
    'that throws %s keeps the frame',
    async (throws) => {
      const { page, releases } = await openReleases(people.Tutor)
      releases.release(tutors, { current: one(releases, 'broken', { throws }) })
      await page.goto('/')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
      expect(await page.getByRole('button', { name: 'Logout' }).isVisible()).toBe(true)
      expect(await page.getByRole('navigation').first().isVisible()).toBe(true)
      await page.context().close()
    },
  )
})
