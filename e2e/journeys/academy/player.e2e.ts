import { beforeAll, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { answerTo } from '../../support/calls.ts'
import { studentsOf } from '../../support/crowd.ts'
import { openAs, signInByForm } from '../../support/people.ts'
import { courseAt, past, play, playFast, secondOf, seekBar } from './support.ts'

/** A film of the demo world with captions in two languages, and where it stands. */
const title = 'Dates that decide'
let student: string
let address: string

beforeAll(async () => {
  const [, second = ''] = await studentsOf('Fellow', 2)
  student = second
  const { academies } = await answerTo(student, 'GET /academy/Academy/GetAllAcademy', {
    query: { pageNo: 1, search: 'Your application year' },
  })
  const academyId = academies[0]?.id ?? ''
  const { videoGroups } = await answerTo(student, 'GET /academy/api/VideoGroup/GetAllVideoGroup', {
    query: { academyId },
  })
  const video = videoGroups.flatMap(({ videos }) => videos).find(({ name }) => name === title)
  address = courseAt(academyId, `video=${video?.id}&t=5`)
})

test('the player of a course says by roles, names and values what it is and how it stands', async () => {
  const page = await openAs(student)
  await page.goto(address)
  await play(page).waitFor()
  const player = page.getByRole('region', { name: `Video: ${title}` })
  await player.getByRole('tab', { name: 'Notes' }).waitFor()
  await player.getByRole('list', { name: 'Transcript' }).waitFor()
  const tree = await player.ariaSnapshot()
  const lines = [
    '- group "Controls":',
    '- slider "Seek": "5"',
    '- button "Play"',
    '- button "10 seconds back"',
    '- button "10 seconds on"',
    '- button "Mute"',
    '- slider "Volume": "1"',
    '- combobox "Speed":',
    '- option "1 ×" [selected]',
    '- combobox "Captions":',
    '- option "No captions" [selected]',
    '- option "English"',
    '- option "Français"',
    '- button "Full screen"',
    '- tab "Transcript" [selected]',
    '- searchbox "Search in the transcript"',
  ]
  expect(lines.filter((line) => !tree.includes(line))).toEqual([])
  expect(await seekBar(page).getAttribute('aria-valuetext')).toBe('5 seconds of 51 seconds')
})

test('keys alone play it, go through it, caption it, note at it, and leave it', async () => {
  const page = await openAs(student)
  await page.goto(address)
  await play(page).waitFor()
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0)
  const captions = page.getByRole('combobox', { name: 'Captions' })
  const modes = () =>
    page.evaluate(() =>
      [...(document.querySelector('video')?.textTracks ?? [])].map(
        ({ language, mode }) => `${language} ${mode}`,
      ),
    )
  const cue = () =>
    page.evaluate(() =>
      [...(document.querySelector('video')?.textTracks ?? [])]
        .filter(({ mode }) => mode === 'showing')
        .flatMap(({ activeCues }) => [...(activeCues ?? [])])
        .map((shown) => (shown instanceof VTTCue ? shown.text : ''))
        .join(' '),
    )

  await seekBar(page).focus()
  await page.keyboard.press('l')
  await expect.poll(() => secondOf(page)).toBe(15)
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => secondOf(page)).toBe(10)
  await page.keyboard.press('k')
  await expect.poll(() => secondOf(page)).toBeGreaterThan(10.2)
  await page.keyboard.press('k')
  await play(page).waitFor()

  // Captions come as files of their own, with the cookie alone.
  await page.keyboard.press('c')
  await expect.poll(modes).toEqual(['en showing', 'fr disabled'])
  await expect.poll(cue).not.toBe('')
  const english = await cue()
  await captions.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(modes).toEqual(['en disabled', 'fr showing'])
  await expect.poll(cue).not.toBe('')
  expect(await cue()).not.toBe(english)
  await page.getByRole('list', { name: 'Transcript' }).and(page.locator('[lang=fr]')).waitFor()

  await seekBar(page).focus()
  await page.keyboard.press('n')
  const note = page.getByRole('textbox', { name: /^Note at 0:1\d$/ })
  await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Ask which date comes first.')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('tab', { name: 'Notes' }).press('Enter')
  await expect.poll(() => note.inputValue()).toBe('Ask which date comes first.')
  // What was chosen is kept on this device.
  await expect.poll(modes).toEqual(['en disabled', 'fr showing'])

  await seekBar(page).focus()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys of the player' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('where skipping is not allowed, nothing that was not watched is skipped to', async () => {
  const newcomer = 'student-new@portal.test'
  const { academies } = await answerTo(newcomer, 'GET /academy/Academy/GetAllAcademy', {
    query: { pageNo: 1, search: 'Physics you can picture' },
  })
  const page = await openAs(newcomer)
  await page.goto(courseAt(academies[0]?.id))
  await play(page).waitFor()
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0)
  await seekBar(page).focus()
  await page.keyboard.press('End')
  await page.getByText('You can skip ahead once you have watched this video.').waitFor()
  await expect.poll(() => secondOf(page)).toBe(0)
})

test('a film that cannot be had says so, and is tried again where it was', async () => {
  const page = await openAs(student)
  await page.route('**/media/**/*.mp4', (route) => route.abort())
  await page.goto(address)
  await page.getByText('The video could not be played.').waitFor()
  await page.unroute('**/media/**/*.mp4')
  await page.getByRole('button', { name: 'Try again' }).click()
  await past(page, 5.5)
  expect(await page.getByText('The video could not be played.').count()).toBe(0)
})

test('films come with the cookie of who signed in: lost, it is renewed, and signed out, it is gone', async () => {
  const page = await openPage()
  await page.goto('/login')
  await signInByForm(page, student)
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  await page.context().clearCookies({ name: 'portal_media' })
  await page.goto(address)
  await playFast(page)
  await past(page, 6)
  const film = await page.evaluate(() => document.querySelector('video')?.src ?? '')
  const status = () =>
    page.evaluate(async (src) => (await fetch(src, { cache: 'no-store' })).status, film)
  expect(await status()).toBe(200)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  // The answer to the signing out takes it away, and nothing waits for that.
  await expect.poll(status).toBe(401)
})
