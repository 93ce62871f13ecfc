import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { expectClean } from '../../support/axe.ts'
import { studentsOf } from '../../support/crowd.ts'
import { openAs } from '../../support/people.ts'
import {
  contents,
  courseAt,
  demoFilm,
  havePlayed,
  type MadeVideo,
  makeCourse,
  past,
  pause,
  play,
  playFast,
  rightPlaces,
  secondOf,
  seekBar,
  standingOf,
  testFilm,
  withdrawn,
} from './support.ts'

const title = 'Energies in three films'
const opening = 'A film of two seconds'
const asked = 'Cycles of energy'
const plain = 'Diluting a solution'
/** Length of the two longer films. */
const seconds = 45

let course: string
let videos: { opening: MadeVideo; asked: MadeVideo; plain: MadeVideo }
let students: string[]

beforeAll(async () => {
  const made = await makeCourse(title, [
    { name: opening, film: testFilm('h264-aac.mp4') },
    { name: asked, film: demoFilm('energy-cycles.mp4'), questions: 2 },
    { name: plain, film: demoFilm('concentration-and-dilution.mp4') },
  ])
  const [first, second, third] = made.videos
  if (!first || !second || !third) throw new Error('The academy has no videos')
  course = made.id
  videos = { opening: first, asked: second, plain: third }
  students = await studentsOf('Premium Plus', 5)
})

/** One of the students, who has watched the first film; no other test takes the same. */
async function studentAt(place: number): Promise<string> {
  const email = students[place] ?? ''
  await havePlayed(email, videos.opening.assetId, [[0, 2]])
  return email
}

const line = (page: Page, name: string) =>
  contents(page).getByRole('listitem').filter({ hasText: name })

test('a student goes on with a course, what is played counts, and a reload keeps the place', async () => {
  const student = await studentAt(0)
  const page = await openAs(student)
  await page.goto('/academy')
  await page.getByRole('searchbox').fill(title)
  await page.getByRole('link', { name: `Continue: ${title}` }).click()
  await page.getByRole('heading', { name: asked, level: 2 }).waitFor()
  await line(page, opening).getByText('Completed', { exact: true }).waitFor()
  await line(page, asked).getByText('Not started').waitFor()
  await playFast(page)
  await past(page, 6)
  await pause(page).click()
  const left = Math.floor(await secondOf(page))
  await expect
    .poll(async () => (await standingOf(student, videos.asked.id)).watchedPercent)
    .toBeGreaterThanOrEqual(Math.floor((100 * (left - 1)) / seconds))

  await page.reload()
  await page.getByText(`Resumed at 0:${String(left).padStart(2, '0')}`).waitFor()
  await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(left)
  await line(page, asked)
    .getByText(/^1\d % watched$/)
    .waitFor()

  // Whoever leaves while it plays, for another page or for good, loses nothing either.
  const before = (await standingOf(student, videos.asked.id)).watchedPercent
  const isMore = (than: number) =>
    expect
      .poll(async () => (await standingOf(student, videos.asked.id)).watchedPercent)
      .toBeGreaterThan(than)
  await playFast(page)
  await past(page, left + 3)
  await page.getByRole('link', { name: 'Academy', exact: true }).first().click()
  await page.getByRole('list', { name: 'Courses' }).waitFor()
  await isMore(before)
  const between = (await standingOf(student, videos.asked.id)).watchedPercent
  await page.goBack()
  await playFast(page)
  await past(page, left + 6)
  await page.goto('/')
  await isMore(between)
  await page.reload()
  await page.getByRole('link', { name: `Continue: ${asked}` }).click()
  await page.getByText(/^Resumed at 0:1\d$/).waitFor()
})

/** Answers the question that is shown by the place of an option. */
async function answer(page: Page, number: number, place: number): Promise<void> {
  const quiz = page.getByRole('dialog', { name: `Quiz: ${asked}` })
  await quiz.getByText(`Question ${number} of 2`).waitFor()
  await quiz.getByRole('radio').nth(place).press('Space')
  await quiz.getByRole('button', { name: number === 2 ? 'Submit' : 'Next' }).click()
}

test('a mandatory quiz opens at the end, holds everything until it is passed, and then lets on', async () => {
  const student = await studentAt(1)
  await havePlayed(student, videos.asked.assetId, [
    [0, 30],
    [30, 38],
  ])
  const [first = 0, second = 0] = await rightPlaces(videos.asked.questionIds)
  const page = await openAs(student)
  await page.goto(courseAt(course))
  await page.getByText('Resumed at 0:38').waitFor()
  await seekBar(page).press('f')
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await expect.poll(isFull).toBe(true)
  await playFast(page)
  const quiz = page.getByRole('dialog', { name: `Quiz: ${asked}` })
  await quiz.waitFor()
  await expect.poll(isFull).toBe(false)
  // It has the focus, and is not to be put away before it is answered.
  await quiz.getByRole('radio').first().waitFor()
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Escape']) {
    await page.keyboard.press(key)
    expect(await quiz.evaluate((frame) => frame.contains(document.activeElement))).toBe(true)
  }
  expect(await quiz.getByRole('button').allInnerTexts()).toEqual(['Next'])
  await expectClean(page, [
    { width: 360, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ])
  expect(await line(page, plain).getByRole('button').getAttribute('aria-disabled')).toBe('true')
  await answer(page, 1, first === 0 ? 1 : 0)
  await answer(page, 2, second)
  await quiz
    .getByText('Some of the answers are wrong, please review the video and try again')
    .waitFor()
  await quiz.getByText('Question 1 of 2').waitFor()
  await quiz.getByRole('button', { name: 'Review the video' }).click()
  await quiz.waitFor({ state: 'detached' })
  await play(page).waitFor()

  // Neither an address nor a reload leads around it.
  await page.goto(courseAt(course, `video=${videos.plain.id}`))
  await page.getByRole('heading', { name: asked, level: 2 }).waitFor()
  await line(page, asked).getByText('Quiz to be tried again').waitFor()
  const other = line(page, plain).getByRole('button')
  expect(await other.getAttribute('aria-disabled')).toBe('true')
  expect(await line(page, plain).getByRole('link').count()).toBe(0)
  await page
    .getByText(`Review “${asked}” and pass its quiz before you open another video.`)
    .waitFor()
  expect((await standingOf(student, videos.asked.id)).isCompleted).toBe(false)

  await page.getByRole('button', { name: 'Try again' }).click()
  await answer(page, 1, first)
  await answer(page, 2, second)
  await quiz.waitFor({ state: 'detached' })
  await page.getByText('All of your answers are right.').waitFor()
  await line(page, asked).getByText('Completed', { exact: true }).waitFor()
  // It stays where it is until the student goes on.
  await page.getByRole('heading', { name: asked, level: 2 }).waitFor()
  await page.getByRole('link', { name: 'Next video' }).click()
  await page.getByRole('heading', { name: plain, level: 2 }).waitFor()
})

test('on a phone, seeking to the end completes nothing, and brings no quiz', async () => {
  const student = await studentAt(2)
  const page = await openAs(student, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto(`/Academy/energies/${course}?video=${videos.opening.id}`)
  await page.getByRole('button', { name: 'Contents' }).tap()
  await page
    .getByRole('dialog', { name: 'Contents' })
    .getByRole('link', { name: new RegExp(asked) })
    .tap()
  await page.getByRole('heading', { name: asked, level: 2 }).waitFor()
  await playFast(page)
  await past(page, 1)
  await seekBar(page).focus()
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.ended)).toBe(true)
  await expect
    .poll(async () => (await standingOf(student, videos.asked.id)).watchedPercent)
    .toBeGreaterThan(0)
  const { isCompleted, watchedPercent } = await standingOf(student, videos.asked.id)
  expect(isCompleted).toBe(false)
  expect(watchedPercent).toBeLessThan(20)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Quiz' }).count()).toBe(0)
})

test('a film that ends leads on by itself where that was chosen, and stays where it was not', async () => {
  const page = await openAs(await studentAt(2))
  await page.goto(courseAt(course, `video=${videos.opening.id}`))
  await playFast(page)
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.ended)).toBe(true)
  await page.getByRole('link', { name: 'Next video' }).waitFor()
  await page.getByRole('heading', { name: opening, level: 2 }).waitFor()
  await page.getByRole('switch', { name: 'Play the next video by itself' }).press('Space')
  await play(page).click()
  await page.getByRole('heading', { name: asked, level: 2 }).waitFor()
  await pause(page).waitFor()
})

test('two tabs add up to one film, and agree', async () => {
  const student = await studentAt(3)
  await havePlayed(student, videos.plain.assetId, [[8, 38]])
  const one = await openAs(student)
  await one.goto(courseAt(course, `video=${videos.plain.id}&t=0`))
  await play(one).waitFor()
  const two = await one.context().newPage()
  await two.goto(courseAt(course, `video=${videos.plain.id}&t=38`))
  await play(two).waitFor()
  // Neither of them has played enough alone.
  await one.bringToFront()
  await playFast(one)
  await past(one, 7)
  await pause(one).click()
  await expect
    .poll(async () => (await standingOf(student, videos.plain.id)).watchedPercent)
    .toBeGreaterThanOrEqual(82)
  await two.bringToFront()
  await playFast(two)
  await line(two, plain).getByText('Completed', { exact: true }).waitFor()
  await one.bringToFront()
  await play(one).click()
  await past(one, 9)
  await pause(one).click()
  await line(one, plain).getByText('Completed', { exact: true }).waitFor()
})

test('what is played while the network is cut is sent when it is back', async () => {
  const student = await studentAt(4)
  const page = await openAs(student)
  await page.goto(courseAt(course, `video=${videos.plain.id}`))
  await playFast(page)
  await past(page, 1)
  await page.context().setOffline(true)
  await past(page, 9)
  await pause(page).click()
  const cut = Math.floor(await secondOf(page))
  expect((await standingOf(student, videos.plain.id)).watchedPercent).toBeLessThan(10)
  await page.context().setOffline(false)
  await expect
    .poll(async () => (await standingOf(student, videos.plain.id)).watchedPercent)
    .toBeGreaterThanOrEqual(Math.floor((100 * (cut - 1)) / seconds))
})

test('a course that is withdrawn while it is open plays nothing new, and says so', async () => {
  const student = await studentAt(4)
  const page = await openAs(student)
  await page.goto(courseAt(course, `video=${videos.plain.id}`))
  await play(page).waitFor()
  await withdrawn(course, async () => {
    await page.getByRole('link', { name: new RegExp(asked) }).click()
    await page.getByText('The video was not found.').waitFor()
    await page.reload()
    await page.getByText('This course is not there').waitFor()
    await page.getByRole('link', { name: 'All courses' }).click()
    await page.getByRole('list', { name: 'Courses' }).waitFor()
    expect(await page.getByText(title).count()).toBe(0)
  })
})

test('without the academy in the programme there is what it would be, and nothing else', async () => {
  const page = await openAs('student-locked@portal.test')
  for (const path of ['/academy', courseAt(course)]) {
    await page.goto(path)
    await page.getByText('Short video courses with quizzes, to watch whenever you like.').waitFor()
    expect(await page.getByText(title).count()).toBe(0)
  }
})
