import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { answerTo } from '../../support/calls.ts'
import { studentsOf } from '../../support/crowd.ts'
import { openAs, people } from '../../support/people.ts'
import { testFilm } from '../academy/support.ts'
import { hears, makeSeminar, meeting, moveSeminar, pageOf, register } from './support.ts'

const nameOf = async (email: string) => {
  const { firstName, lastName } = await answerTo(email, 'GET /User/Account/GetMe', {})
  return `${firstName} ${lastName}`
}

/** What a press of a button has the browser save. */
async function savedText(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

test('who came is marked from who joined, reported, recorded, rated, and read by those above', async () => {
  const title = 'Waves, given and reported'
  const [came = '', stayedAway = ''] = await studentsOf('Full Blue', 2)
  const id = await makeSeminar(title, { starts: 9, ends: 39 }, 5)
  for (const email of [came, stayedAway]) await register(email, id)
  const student = await openAs(came)
  await student.context().route(`${meeting}**`, (route) => route.fulfill({ body: 'The room' }))
  await student.goto(pageOf(id))
  const [noted] = await Promise.all([
    student.waitForResponse((response) => response.url().endsWith('/Event/Event/Join')),
    student.getByRole('link', { name: `Join ${title} at meet.example` }).click(),
  ])
  expect(noted.ok()).toBe(true)
  await moveSeminar(id, { starts: -5, ends: -1 })

  const tutor = await openAs(people.Tutor)
  await tutor.goto('/tutor/seminars')
  const due = tutor.getByRole('row').filter({ hasText: title })
  await due.getByRole('link', { name: title }).click()
  const markOf = async (email: string) =>
    tutor.getByLabel(`Attendance of ${await nameOf(email)}`).inputValue()
  await tutor.getByText('Filled by when each joined, and not saved yet').waitFor()
  expect([await markOf(came), await markOf(stayedAway)]).toEqual(['present', 'absent'])
  expect(await savedText(tutor, 'CSV')).toContain(await nameOf(stayedAway))
  // The office has it open, too, and knows more of one of them.
  const admin = await openAs(people.Admin)
  await admin.goto(`${pageOf(id)}?tab=attendees`)
  const excused = admin.getByLabel(`Attendance of ${await nameOf(stayedAway)}`)
  await excused.selectOption('Excused')
  await tutor.getByRole('button', { name: 'Save attendance' }).click()
  await tutor.getByText('The attendance is saved.').waitFor()
  await admin.getByRole('button', { name: 'Save attendance' }).click()
  await admin.getByText('Somebody else has saved this meanwhile').waitFor()
  await admin.getByRole('button', { name: 'Save mine too' }).click()
  await admin.getByText('The attendance is saved.').waitFor()
  // The tutor's page follows by itself.
  await expect.poll(() => markOf(stayedAway)).toBe('excused')

  await tutor.getByRole('link', { name: new RegExp(await nameOf(stayedAway)) }).click()
  await tutor.getByLabel('Note', { exact: true }).fill('Wrote beforehand.')
  await tutor.getByRole('button', { name: 'Keep note' }).click()
  await tutor.getByRole('listitem').filter({ hasText: 'Wrote beforehand.' }).waitFor()
  await tutor.goBack()

  await tutor.getByRole('tab', { name: 'Report' }).click()
  await tutor.getByLabel('What was done, and what stuck').fill('Phase, and it stuck.')
  await tutor.getByRole('button', { name: 'Send report' }).click()
  await tutor.getByText('The report is sent.').waitFor()

  await tutor.getByRole('tab', { name: 'Recording' }).click()
  await tutor.getByLabel('Film').setInputFiles(testFilm('h264-aac.mp4'))
  await tutor.getByText('The recording is added.').waitFor()
  await tutor.getByText('The film can be watched.').waitFor()
  await tutor.getByRole('link', { name: 'Watch it' }).click()
  await tutor.getByRole('button', { name: 'Play', exact: true }).waitFor()

  await hears(student, 'A recording is there')
  await student.goto(pageOf(id))
  await student.getByText('Present', { exact: true }).waitFor()
  await student.getByRole('button', { name: `Watch the recording of ${title}` }).click()
  await student.getByRole('button', { name: 'Play', exact: true }).click()
  await expect
    .poll(() => student.evaluate(() => document.querySelector('video')?.ended ?? false))
    .toBe(true)
  await student.getByRole('radio', { name: '5 stars' }).press('Space')
  await student.getByLabel('In words').fill('I could follow all of it.')
  await student.getByRole('button', { name: 'Send rating' }).click()
  await student.getByText('Thank you. Your rating is kept.').waitFor()

  const senior = await openAs(people['Senior Tutor'])
  await senior.goto('/seminars/seminar-report')
  const row = senior.getByRole('row').filter({ hasText: title })
  for (const words of ['2 of 5', '0 (0%)', '5.0 (1)', 'Sent']) {
    await row.getByText(words, { exact: true }).waitFor()
  }
  await row.getByRole('link', { name: title }).click()
  await senior.getByRole('tab', { name: 'Report' }).click()
  await senior.getByText('Phase, and it stuck.').waitFor()
  await senior.getByText(await nameOf(came)).waitFor()

  await admin.goto('/seminars/seminar-report')
  await admin.getByRole('row').filter({ hasText: title }).waitFor()
  const [line = ''] = (await savedText(admin, 'CSV'))
    .split('\n')
    .filter((text) => text.includes(title))
  expect(line).toContain('sent')
})
