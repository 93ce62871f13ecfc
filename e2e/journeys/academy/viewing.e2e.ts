import { expect, test } from 'vitest'
import { answerTo } from '../../support/calls.ts'
import { openAs, people } from '../../support/people.ts'
import { pageOf } from '../events/support.ts'
import { courseAt, past, pause, playFast } from './support.ts'

test('a parent who views a student’s portal watches, and nothing of that is the student’s', async () => {
  const { firstName, lastName } = await answerTo(people.Student, 'GET /User/Account/GetMe', {})
  const { academies } = await answerTo(people.Student, 'GET /academy/Academy/GetAllAcademy', {
    query: { pageNo: 1, search: 'Mathematics: method in seconds' },
  })
  const { seminars } = await answerTo(
    people.Student,
    'GET /Seminar/Seminar/GetUpcomingSeminarsAsync',
    { query: { pageNo: 1 } },
  )
  const live = seminars.find(({ isLive, ownState }) => isLive && ownState === 'registered')
  const page = await openAs(people.Parent)
  await page.goto('/')
  await page.getByRole('button', { name: 'Student Portal' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${firstName} ${lastName}` })
    .click()
  await page.getByText('You are viewing the portal as').first().waitFor()

  const saved: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/SaveProgress')) saved.push(request.url())
  })
  // The student has a quiz to be tried again; nobody else answers it.
  await page.goto(courseAt(academies[0]?.id))
  await playFast(page)
  await past(page, 3)
  await pause(page).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  const quiz = page.getByRole('dialog', { name: /^Quiz: / })
  await quiz.getByRole('radio').first().press('Space')
  const next = quiz.getByRole('button', { name: 'Next' })
  expect(await next.getAttribute('aria-disabled')).toBe('true')
  await quiz.getByRole('button', { name: 'Review the video' }).click()
  await page.getByRole('tab', { name: 'Notes' }).click()
  const note = page.getByRole('button', { name: /^Note at / })
  expect(await note.getAttribute('aria-disabled')).toBe('true')

  await page.goto(pageOf(live?.id ?? ''))
  await page.getByText('It can be joined now. The link is for the student alone.').waitFor()
  expect(await page.getByRole('link', { name: /^Join/ }).count()).toBe(0)
  expect(saved).toEqual([])
})
