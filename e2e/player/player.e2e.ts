import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectClean, type View } from '../support/axe.ts'
import { type FilmServer, filmServer, openPlayer, showPlayer } from './open-player.ts'

const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true })
const pause = (page: Page) => page.getByRole('button', { name: 'Pause', exact: true })
const seekBar = (page: Page) => page.getByRole('slider', { name: 'Seek' })

/** The second at which the film is. */
const at = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? -1)

const past = (page: Page, second: number) =>
  expect.poll(() => at(page), { interval: 50 }).toBeGreaterThan(second)

/** What the browser has played of the file that is there, rounded as it is counted. */
const playedIn = (page: Page) =>
  page.evaluate(() => {
    const ranges = document.querySelector('video')?.played
    return Array.from({ length: ranges?.length ?? 0 }, (_, index) => [
      Math.round(ranges?.start(index) ?? 0),
      Math.round(ranges?.end(index) ?? 0),
    ]).filter(([from = 0, to = 0]) => from < to)
  })

/** Each second that was sent, once. */
const sentSeconds = ({ saves }: FilmServer, playbackId?: string) =>
  new Set(
    saves
      .filter((save) => playbackId === undefined || save.playbackId === playbackId)
      .flatMap(({ watched }) =>
        watched.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)),
      ),
  )

const secondsOf = (spans: readonly (readonly number[])[]) =>
  new Set(
    spans.flatMap(([from = 0, to = 0]) => Array.from({ length: to - from }, (_, i) => from + i)),
  )

describe('what was watched', () => {
  test('is what the browser has played, over seeks and at twice the speed', async () => {
    const server = filmServer()
    const page = await openPlayer(server)
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('2')
    await play(page).click()
    await past(page, 2)
    await seekBar(page).focus()
    await page.keyboard.press('l')
    await past(page, 15)
    await page.keyboard.press('Home')
    await past(page, 1)
    await pause(page).click()
    await expect.poll(() => server.saves.length).toBeGreaterThan(0)
    const played = await playedIn(page)
    expect(played.length).toBeGreaterThan(1)
    await expect.poll(() => sentSeconds(server)).toEqual(secondsOf(played))
    expect(sentSeconds(server).has(7)).toBe(false)
  })

  test('goes on after a reload, and the end is told once', async () => {
    const server = filmServer()
    const page = await openPlayer(server)
    await play(page).click()
    await past(page, 4)
    await pause(page).click()
    await expect.poll(() => server.saves.length).toBe(1)
    const left = server.saves[0]?.positionSeconds ?? -1
    await page.reload()
    await page.getByText(`Resumed at 0:0${left}`).waitFor()
    await expect.poll(() => at(page)).toBe(left)
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => at(page)).toBe(0)
    await seekBar(page).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('j')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('k')
    await expect.poll(() => page.evaluate(() => window.ends)).toBe(1)
    await expect.poll(() => sentSeconds(server).has(29)).toBe(true)
    expect(sentSeconds(server).has(15)).toBe(false)
  })

  test('comes from two tabs without losing a second', async () => {
    const server = filmServer()
    const one = await openPlayer(server)
    const two = await one.context().newPage()
    await showPlayer(two, server, '?t=20')
    await play(one).click()
    await past(one, 2)
    await pause(one).click()
    await play(two).click()
    await past(two, 22)
    await pause(two).click()
    await expect.poll(() => new Set(server.saves.map(({ playbackId }) => playbackId)).size).toBe(2)
    const [first, second] = [await playedIn(one), await playedIn(two)]
    await expect.poll(() => sentSeconds(server)).toEqual(secondsOf([...first, ...second]))
  })

  test('waits while the network is cut, over a reload too, and then goes', async () => {
    const server = filmServer()
    server.isCut = true
    const page = await openPlayer(server)
    await play(page).click()
    await past(page, 3)
    await pause(page).click()
    const before = secondsOf(await playedIn(page))
    await page.reload()
    await play(page).waitFor()
    expect(server.saves).toEqual([])
    server.isCut = false
    await page.evaluate(() => void dispatchEvent(new Event('online')))
    await expect.poll(() => sentSeconds(server)).toEqual(before)
    expect(server.saves[0]?.playbackId).toMatch(/1$/)
  })

  test('is kept when the page is left for another, and of all files', async () => {
    const server = filmServer()
    const page = await openPlayer(server)
    await play(page).click()
    await past(page, 2)
    await page.getByRole('combobox', { name: 'Quality' }).selectOption('360')
    await past(page, 4)
    expect(await page.evaluate(() => document.querySelector('video')?.src)).toMatch(/360\.webm$/)
    await page.evaluate(() => window.leave())
    await expect.poll(() => sentSeconds(server).has(3)).toBe(true)
    expect(sentSeconds(server).has(1)).toBe(true)
    expect(sentSeconds(server).has(20)).toBe(false)
  })
})

test('a cookie that is too old is renewed, and the film goes on at the same second', async () => {
  const server = filmServer()
  const page = await openPlayer(server, '?t=12')
  // The next file is refused, and the question about it, and then no more.
  server.refusals = 2
  const renewed = page.waitForResponse((response) => response.url().endsWith('/Session/Renew'))
  await page.getByRole('combobox', { name: 'Quality' }).selectOption('360')
  await renewed
  await expect.poll(() => at(page)).toBeCloseTo(12, 0)
  await play(page).click()
  await past(page, 12.5)
  expect(await page.getByText('The video could not be played.').count()).toBe(0)
})

test('nothing that was not watched is skipped to', async () => {
  const server = filmServer()
  Object.assign(server, { maySkip: false, unwatchedFrom: 5 })
  const page = await openPlayer(server)
  await seekBar(page).focus()
  await page.keyboard.press('End')
  await page.getByText('You can skip ahead once you have watched this video.').waitFor()
  await expect.poll(() => at(page)).toBe(5)
})

describe('by keyboard alone', () => {
  test('all of it is reached, and its keys work inside it alone', async () => {
    const page = await openPlayer(filmServer())
    await page.getByRole('link', { name: 'Before' }).focus()
    await page.keyboard.press('l')
    expect(await at(page)).toBe(0)
    const reached: (string | null)[] = []
    for (let step = 0; step < 40 && reached.at(-1) !== 'After'; step += 1) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      reached.push(
        await focused.evaluate(
          (element) =>
            element.getAttribute('aria-label') ??
            (element instanceof HTMLSelectElement
              ? (element.labels[0]?.textContent ?? '')
              : (element.textContent ?? '')),
        ),
      )
    }
    expect(reached).toEqual(
      expect.arrayContaining([
        'Seek',
        'Play',
        '10 seconds back',
        '10 seconds on',
        'Mute',
        'Volume',
      ]),
    )
    expect(reached).toEqual(
      expect.arrayContaining([
        'Speed',
        'Captions',
        'Quality',
        'Full screen',
        'Transcript',
        'After',
      ]),
    )
    await seekBar(page).focus()
    await page.keyboard.press('l')
    await expect.poll(() => at(page)).toBe(10)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => at(page)).toBe(5)
    await page.keyboard.press('c')
    const shown = () =>
      page.evaluate(() =>
        [...(document.querySelector('video')?.textTracks ?? [])].map(({ mode }) => mode),
      )
    await expect.poll(shown).toEqual(['showing', 'disabled'])
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    // What comes over the picture leaves full screen first, and has the keys.
    await page.evaluate(() => window.cover(true))
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
    await page.evaluate(() => window.cover(false))
    await seekBar(page).focus()
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: 'Search in the transcript' })
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('line 4')
    await page.getByText('1 line', { exact: true }).waitFor()
    await page.getByRole('button', { name: /Line 4/ }).press('Enter')
    await expect.poll(() => at(page)).toBeGreaterThanOrEqual(9)
    await seekBar(page).focus()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys of the player' }).waitFor()
  })

  test('it says by roles and names what it is and how it stands', async () => {
    const page = await openPlayer(filmServer(), '?t=12')
    await page.getByRole('tab', { name: 'Notes' }).waitFor()
    const tree = await page.getByRole('region', { name: 'Video: Forces' }).ariaSnapshot()
    for (const line of [
      '- group "Controls":',
      '- slider "Seek": "12"',
      '- button "Play"',
      '- button "Mute"',
      '- combobox "Speed":',
      '- option "1 ×" [selected]',
      '- option "No captions" [selected]',
      '- option "720p" [selected]',
      '- tab "Transcript" [selected]',
      '- tab "Notes"',
    ]) {
      expect(tree).toContain(line)
    }
    expect(await seekBar(page).getAttribute('aria-valuetext')).toBe('12 seconds of 30 seconds')
  })
})

test('a tap plays, two at a side go 10 seconds on or back', async () => {
  const page = await openPlayer(filmServer())
  const box = await page.locator('video').boundingBox()
  if (box === null) throw new Error('The film is not drawn')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await pause(page).waitFor()
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await play(page).waitFor()
  const before = await at(page)
  await page.mouse.dblclick(box.x + box.width * 0.9, box.y + box.height / 2)
  await expect.poll(() => at(page)).toBeGreaterThanOrEqual(before + 9.9)
  await play(page).waitFor()
})

const views: readonly View[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark', only: 'colours' },
  { width: 360, colorScheme: 'dark' },
]

test('axe finds nothing, and on a narrow phone nothing is wider than the window', async () => {
  const page = await openPlayer(filmServer(), '?t=12')
  await page.getByRole('tab', { name: 'Notes' }).waitFor()
  await expectClean(page, views)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-label=Controls] :is(button, select, input)')]
      // The loudness of phones has keys of its own.
      .filter((control) => control.checkVisibility())
      .map((control) => control.getBoundingClientRect())
      .filter(({ height }) => height < 44),
  )
  expect(small).toEqual([])
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('button', { name: 'Note at 0:12' }).click()
  await page.getByRole('textbox', { name: 'Note at 0:12' }).waitFor()
  await expectClean(page, views)
})
