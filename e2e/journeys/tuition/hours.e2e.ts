import { expect, test } from 'vitest'
import { answerTo } from '../../support/calls.ts'
import { openAs, people } from '../../support/people.ts'
import { bookAllTheSame, dayFromNow, isoDay, theStudent } from './support.ts'

test('a tutor books an hour, marks it and writes of it, and a parent reads and prints that', async () => {
  const { studentId, fullName } = await theStudent()
  const tutor = await openAs(people.Tutor)
  await tutor.goto(`/?schedule=${studentId}`)
  const booking = tutor.getByRole('dialog', { name: `Schedule with ${fullName}` })
  await booking.getByLabel('Subject').fill('Mathematics')
  // Before anybody's working day, so that it meets nothing.
  await booking.getByRole('textbox', { name: 'Day' }).fill(dayFromNow(-1))
  await booking.getByRole('textbox', { name: 'Day' }).press('Tab')
  await booking.getByLabel('Time', { exact: true }).fill('05:15')
  await booking.getByLabel('Time', { exact: true }).press('Tab')
  await booking.getByRole('button', { name: 'Book the hour' }).click()
  await bookAllTheSame(tutor)
  await booking.getByRole('button', { name: 'Book the hour' }).click()
  await booking.waitFor({ state: 'detached' })

  const toMark = tutor.getByRole('region', { name: 'To mark' })
  const hour = toMark
    .getByRole('listitem')
    .filter({ hasText: fullName })
    .filter({ hasText: '05:15' })
  await hour.getByRole('button', { name: /^Mark/ }).click()
  await tutor.getByRole('menuitem', { name: 'Delivered' }).click()

  const editor = tutor.getByRole('dialog', { name: `Report on ${fullName}` })
  await editor.waitFor()
  // Said at once: until then the student is asked on every page, those of other journeys too.
  const { hour: asked } = await answerTo(people.Student, 'GET /User/Student/GetCSATStatus', {})
  if (asked === null) throw new Error('The student is asked about no hour')
  await answerTo(people.Student, 'POST /User/Student/SubmitFeedback', {
    body: {
      ...{ rating: 9, feedback: '' },
      ...{ tuitionHours: asked.tuitionHours, feedbackHour: asked.feedbackHour },
    },
  })
  await editor.getByRole('textbox', { name: 'Covered' }).fill('Vectors in the plane')
  await editor.getByRole('group', { name: 'Weakest' }).getByRole('button').first().click()
  await editor.getByLabel('Went well').fill('Adds vectors without help: \\(a + b\\).')
  await editor.getByLabel('To work on').fill('Draws too few sketches.')
  await editor.getByRole('button', { name: 'Add homework' }).click()
  await editor.getByLabel('What to do, 1').fill('Sheet 4, questions 1 to 6')
  await editor.getByRole('radio', { name: /^4 Engaged/ }).press('Space')
  await editor.getByRole('radio', { name: /^3 Near target/ }).press('Space')
  // What was written is there after a reload in the middle.
  await editor.getByText('Saved', { exact: true }).waitFor()
  await tutor.reload()
  await expect
    .poll(() => editor.getByRole('textbox', { name: 'Covered' }).inputValue())
    .toBe('Vectors in the plane')
  await editor.getByRole('button', { name: 'Send report' }).click()
  await editor.waitFor({ state: 'detached' })
  expect(await hour.count()).toBe(0)

  const parent = await openAs(people.Parent)
  await parent.goto('/tuition-reports')
  const { reports } = await answerTo(people.Parent, 'GET /TutionReport/TutionReport/GetReports', {
    query: { studentId },
  })
  const report = reports.find(
    ({ sessionDate }) => sessionDate.startsWith(isoDay(-1)) && sessionDate.includes(':15:'),
  )
  await parent.locator(`a[href$="/report/${report?.id}"]`).first().click()
  await parent.getByText('Vectors in the plane').waitFor()
  await parent.getByText('Draws too few sketches.').waitFor()
  await parent.getByText('Sheet 4, questions 1 to 6').waitFor()
  const download = parent.waitForEvent('download')
  await parent.getByRole('button', { name: 'Download PDF' }).click()
  const pdf = await (await download).createReadStream()
  const first = await new Promise<string>((resolve) =>
    pdf.once('data', (bytes) => resolve(String(bytes).slice(0, 5))),
  )
  expect(first).toBe('%PDF-')

  // The hour was used, and the ledger says for what.
  const student = await openAs(people.Student)
  await student.goto('/tuition')
  await student.getByText(/05:15/).first().waitFor()
})

test('a student asks for another time, the tutor takes one, and every calendar follows', async () => {
  const { studentId, fullName } = await theStudent()
  const subject = 'Physics of a moved hour'
  const { sessionIds } = await answerTo(people.Tutor, 'POST /Tution/tutor/Tution/Schedule', {
    body: {
      ...{ studentId, subject, startsAt: `${isoDay(3)}T05:15:00.000Z`, quarters: 4 },
      ...{ joinLink: null, repeatWeeks: 0, times: 1, skip: [] },
      confirm: ['outside', 'balance', 'holiday'],
    },
  })
  const page = await openAs(people.Student)
  await page.goto('/tuition')
  const own = page.getByRole('listitem').filter({ hasText: subject })
  await own.getByRole('button', { name: 'Ask for another time' }).click()
  const asking = page.getByRole('dialog', { name: 'Ask for another time' })
  await asking.getByRole('checkbox').first().press('Space')
  const [wish = ''] = await asking
    .getByRole('list', { name: 'Chosen times' })
    .getByRole('listitem')
    .allInnerTexts()
  await asking.getByLabel('Why').fill('A match at school.')
  await asking.getByRole('button', { name: 'Send request' }).click()
  await asking.waitFor({ state: 'detached' })

  const tutor = await openAs(people.Tutor)
  await tutor.goto('/')
  const requests = tutor.getByRole('region', { name: 'Asked for another time' })
  await requests
    .getByRole('listitem')
    .filter({ hasText: 'A match at school.' })
    .getByRole('button', { name: `Answer ${fullName}` })
    .click()
  const answer = tutor.getByRole('dialog', { name: 'Another time' })
  await answer.getByRole('radio').first().press('Space')
  await answer.getByRole('button', { name: 'Send answer' }).click()
  await answer.waitFor({ state: 'detached' })

  // Without a reload: the page is told.
  const time = /\d\d:\d\d/.exec(wish)?.[0] ?? 'no time'
  await own.filter({ hasText: time }).waitFor()
  const [hour] = (
    await answerTo(people.Parent, 'GET /Tution/parent/Tution/GetCalendarData', {
      query: { studentId },
    })
  ).filter(({ id }) => id === sessionIds[0])
  expect(hour?.date).not.toBe(`${isoDay(3)}T05:15:00.000Z`)
})
