import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { expectClean, type View } from '../../support/axe.ts'
import { answerTo } from '../../support/calls.ts'
import { studentsOf } from '../../support/crowd.ts'
import { openAs, people } from '../../support/people.ts'
import { hears, makeSeminar, meeting, pageOf, register } from './support.ts'

let students: [string, string, string]
beforeAll(async () => {
  const [first = '', second = '', third = ''] = await studentsOf('Essential', 3)
  students = [first, second, third]
})

/** Day and time of so many minutes from now, as the editor has them by the clocks of London. */
function londonIn(minutes: number): { day: string; time: string } {
  const moment = new Date(Date.now() + minutes * 60_000)
  const zone = { timeZone: 'Europe/London' } as const
  return {
    day: new Intl.DateTimeFormat('en-GB', {
      ...{ ...zone, day: '2-digit', month: '2-digit', year: 'numeric' },
    }).format(moment),
    time: new Intl.DateTimeFormat('en-GB', {
      ...{ ...zone, hour: '2-digit', minute: '2-digit' },
    }).format(moment),
  }
}

const views: readonly View[] = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
]

const actionOf = async (admin: Page, title: string, item: string) => {
  await admin.getByRole('button', { name: `What to do with ${title}` }).click()
  await admin.getByRole('menuitem', { name: item, exact: true }).click()
}

test('a seminar that starts in nine minutes is planned, published, registered for and joined', async () => {
  const title = 'Vectors at short notice'
  const [student] = students
  // What else the tutor has then is named, and hinders nothing.
  await makeSeminar('Vectors at the same time', { starts: 20, ends: 50 }, 5)
  const admin = await openAs(people.Admin)
  await admin.goto('/seminars')
  await admin.getByRole('button', { name: 'New seminar' }).first().click()
  const editor = admin.getByRole('dialog', { name: 'New seminar' })
  await editor.getByLabel('Title').first().fill(title)
  await editor.getByRole('combobox', { name: 'Tutor', exact: true }).fill(people.Tutor)
  await admin
    .getByRole('option', { name: new RegExp(people.Tutor) })
    .first()
    .click()
  const [from, until] = [londonIn(9), londonIn(39)]
  const type = async (label: string, value: string) => {
    const field = editor.getByLabel(label, { exact: true })
    await field.fill(value)
    await field.press('Tab')
  }
  await type('Day', from.day)
  await type('From', from.time)
  await type('Last day', until.day)
  await type('Until', until.time)
  await editor.getByLabel('Link to join').fill(meeting)
  await editor.getByRole('button', { name: 'Save as a draft' }).click()
  await editor.waitFor({ state: 'detached' })
  await admin.getByText(`${title} is saved as a draft.`).waitFor()
  const clashes = admin.getByRole('dialog', { name: /tutors have something else at that time$/ })
  await clashes.getByText(/Vectors at the same time/).waitFor()
  await clashes.getByRole('button', { name: 'Leave it so' }).click()
  await actionOf(admin, title, 'Publish')
  await admin.getByText(`${title} is published. Learners see it now.`).waitFor()

  const page = await openAs(student)
  await page.context().route(`${meeting}**`, (route) => route.fulfill({ body: 'The room' }))
  await page.goto('/seminars')
  await page.getByRole('link', { name: title }).click()
  await page.getByText('The link is for those with a place.').waitFor()
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText(`You have a place in ${title}.`).waitFor()
  const way = page.getByRole('link', { name: `Join ${title} at meet.example` })
  await way.waitFor()
  expect(await way.getAttribute('href')).toBe(meeting)
  const [room] = await Promise.all([page.context().waitForEvent('page'), way.click()])
  await room.getByText('The room').waitFor()
})

test('twelve minutes before there is a countdown by the server’s clock, and no way in', async () => {
  const title = 'Vectors a little later'
  const [student] = students
  const id = await makeSeminar(title, { starts: 12, ends: 42 }, 20)
  await register(student, id)
  const page = await openAs(student)
  // The device thinks that it has begun.
  await page.clock.install({ time: Date.now() + 15 * 60_000 })
  await page.goto(pageOf(id))
  await page.getByText(/^You can join from \d\d:\d\d, in /).waitFor()
  expect(await page.getByRole('link', { name: /^Join/ }).count()).toBe(0)
  const { sessions } = await answerTo(student, 'GET /Event/Event/GetEvent', { query: { id } })
  expect(sessions.map(({ joinLink }) => joinLink)).toEqual([null])
})

test('the last place goes while a page is open; the queue moves, and each change shows itself', async () => {
  const title = 'Two places only'
  const [first, second, third] = students
  const id = await makeSeminar(title, { starts: 1_440, ends: 1_500 }, 2)
  await register(first, id)
  const holder = await openAs(first)
  await holder.goto(pageOf(id))
  const page = await openAs(third)
  await page.goto(pageOf(id))
  await page.getByText('One place is left.').waitFor()
  await register(second, id)
  await page.getByRole('button', { name: 'Register' }).click()
  const gone = page.getByRole('alertdialog', { name: 'The last place has just gone' })
  await gone.getByRole('button', { name: 'Join the queue' }).click()
  await page.getByText(/^You are 1st in the queue\. A place that becomes free/).waitFor()
  await expectClean(page, views)

  await holder.getByRole('button', { name: 'Cancel place' }).click()
  await holder.getByRole('alertdialog').getByRole('button', { name: 'Cancel place' }).click()
  await holder.getByText('All places are taken. You can join the queue.').waitFor()
  // From here on nobody loads the page anew.
  await page.getByText('A place has become free, and it is yours.').waitFor()
  await page.getByText('You have a place.', { exact: true }).waitFor()
  await hears(page, 'You have a place now')

  const admin = await openAs(people.Admin)
  await admin.goto(`/seminars?search=${encodeURIComponent(title)}`)
  await actionOf(admin, title, 'Edit')
  const editor = admin.getByRole('dialog', { name: `Edit ${title}` })
  const moved = { from: '12:10', until: '13:20' }
  await editor.getByLabel('Last day', { exact: true }).waitFor()
  const day = await editor.getByLabel('Day', { exact: true }).inputValue()
  for (const [label, value] of [
    ['From', moved.from],
    ['Last day', day],
    ['Until', moved.until],
  ] as const) {
    await editor.getByLabel(label, { exact: true }).fill(value)
    await editor.getByLabel(label, { exact: true }).press('Tab')
  }
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await editor.waitFor({ state: 'detached' })
  await page.getByText('The times of this seminar have just changed.').waitFor()
  await page.getByText(`${moved.from} to ${moved.until}`).first().waitFor()
  await hears(page, `The seminar “${title}” was moved`)

  await actionOf(admin, title, 'Cancel it')
  const cancelling = admin.getByRole('dialog', { name: `Cancel ${title}` })
  await cancelling.getByLabel('Why').fill('The tutor is ill.')
  await cancelling.getByRole('button', { name: 'Cancel it for good' }).click()
  await page.getByText('This seminar has just been cancelled.').waitFor()
  await page.getByText('The tutor is ill.').first().waitFor()
  expect(await page.getByRole('button', { name: 'Cancel place' }).count()).toBe(0)
  await hears(page, `The seminar “${title}” was cancelled`)
  await expectClean(page, views)
})
