import { pathTo } from '@portal/shared/contract'
import type { Locator, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { expectClean, type View } from '../../support/axe.ts'
import { answerTo } from '../../support/calls.ts'
import { openAs, people } from '../../support/people.ts'

const curriculum = pathTo('/curriculum', {})
const views: readonly View[] = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
]

/** The younger child of the demo parent, whose list these tests change. */
let child: { studentId: string; email: string; firstName: string }
/** A template of its own, which the child alone has. */
let templateId: string
let month: { number: number; name: string }

beforeAll(async () => {
  const { children } = await answerTo(
    people.Parent,
    'GET /Dashboard/Parent/Dashboard/GetChildren',
    {},
  )
  const main = await answerTo(people.Student, 'GET /User/Account/GetMe', {})
  const younger = children.find(({ studentId }) => studentId !== main.id)
  if (younger === undefined) throw new Error('The demo parent has no second child')
  const { studentId, firstName } = younger
  const { email } = await answerTo(people.Parent, 'GET /Student/Summary/GetOverview', {
    query: { studentId },
  })
  child = { studentId, email, firstName }
  // A template is for a programme that somebody has, and each has its template in the demo world.
  const programName = 'Programme of journeys'
  await answerTo(people.Admin, 'POST /user/admin/upsell/create', {
    body: { studentId, programName, hours: 0, entitlements: {}, expiresOn: null },
  })
  const { id } = await answerTo(people.Admin, 'POST /Curriculum/admin/Curriculum/SaveTemplate', {
    body: { name: 'Template of journeys', programName },
  })
  templateId = id
  await answerTo(people.Admin, 'POST /Curriculum/admin/Curriculum/SetTemplate', {
    body: { studentIds: [studentId], templateId },
  })
  const { currentMonth } = await answerTo(email, 'GET /Curriculum/Curriculum/GetCurriculumInfo', {})
  const name = new Date(2027, currentMonth - 1, 15).toLocaleString('en-GB', { month: 'long' })
  month = { number: currentMonth, name }
})

const openMonth = async (): Promise<Page> => {
  const admin = await openAs(people.Admin)
  await admin.goto(`${curriculum}?template=${templateId}&month=${month.number}`)
  await admin.getByRole('button', { name: `Save ${month.name}` }).waitFor()
  return admin
}

const writeItem = async (admin: Page, text: string) => {
  const before = await admin.getByRole('textbox', { name: /^Item \d+$/ }).count()
  await admin.getByRole('button', { name: 'Add an item' }).click()
  await admin.getByRole('textbox', { name: `Item ${before + 1}`, exact: true }).fill(text)
}

/** Ticks a box until that is saved. It shows a frame after its press, for which `check` is too early. */
async function tick(page: Page, box: Locator): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/SetCompletion'))
  await box.click()
  await expect.poll(() => box.isChecked()).toBe(true)
  await saved
}

const saveMonth = async (admin: Page) => {
  await admin.getByRole('button', { name: `Save ${month.name}` }).click()
  await admin.getByText('Saved. Students see it once it is published.').waitFor()
}

test('what is written and published is seen by the student, who ticks it, and by the parent', async () => {
  const [surds, chapter] = ['Revise surds for the journey', 'Read the chapter of the journey']
  const admin = await openMonth()
  await writeItem(admin, surds)
  await writeItem(admin, chapter)
  await saveMonth(admin)
  await admin.getByText('2 changes not published').waitFor()
  await expectClean(admin, views)

  // Nothing has come to the student by that.
  const student = await openAs(child.email)
  await student.goto(curriculum)
  await student.getByRole('tab', { name: new RegExp(`^${month.name}`) }).waitFor()
  expect(await student.getByRole('checkbox', { name: surds }).count()).toBe(0)

  await admin.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = admin.getByRole('dialog', { name: 'Publish Template of journeys' })
  await dialog.getByText(child.firstName).first().click()
  await dialog.getByText(surds).waitFor()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await admin.waitForURL(`**${curriculum}?tab=publications`)
  const row = admin.getByRole('row').filter({ hasText: 'Template of journeys' })
  await row.getByText('Done', { exact: true }).waitFor()

  await student.goto(curriculum)
  const box = student.getByRole('checkbox', { name: surds })
  await tick(student, box)
  await student.getByRole('checkbox', { name: chapter }).waitFor()
  await expectClean(student, views)
  await student.reload()
  await box.waitFor()
  await expect.poll(() => box.isChecked()).toBe(true)

  const parent = await openAs(people.Parent)
  await parent.goto(`${curriculum}?child=${child.studentId}`)
  const list = parent.getByRole('list', { name: `Items of ${month.name}` })
  await list.getByRole('listitem').filter({ hasText: surds }).getByText('Done:').waitFor()
  expect(await list.getByRole('checkbox').count()).toBe(0)
  await expectClean(parent, views)
})

test('two admins on one month see what the other has saved, and choose', async () => {
  const first = await openMonth()
  const at = await first.getByRole('textbox', { name: /^Item \d+$/ }).count()
  await writeItem(first, 'Sit a paper')
  await saveMonth(first)
  const second = await openMonth()
  const item = { name: `Item ${at + 1}`, exact: true }
  await second.getByRole('textbox', item).fill('Sit a paper twice')
  await first.getByRole('textbox', item).fill('Sit a whole paper')
  await saveMonth(first)
  await second.getByRole('button', { name: `Save ${month.name}` }).click()
  await second.getByText('Somebody else has saved this meanwhile').waitFor()
  await second.getByText('whole').first().waitFor()
  await second.getByRole('radio', { name: /^Keep mine|Sit a paper twice/ }).check()
  await second.getByRole('button', { name: 'Save what is chosen' }).click()
  await second.getByText('Saved. Students see it once it is published.').waitFor()
  await first.reload()
  await expect.poll(() => first.getByRole('textbox', item).inputValue()).toBe('Sit a paper twice')
})

test('a tick that the network loses is taken back, and said', async () => {
  const page = await openAs(child.email)
  await page.goto(curriculum)
  const text = 'Ask which paper to sit first'
  await page.getByRole('button', { name: 'Add my own item' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add my own item' })
  await dialog.getByLabel('What you want to do').fill(text)
  await dialog.getByRole('button', { name: 'Add item' }).click()
  const box = page.getByRole('checkbox', { name: text })
  await box.waitFor()
  await page.context().setOffline(true)
  await box.click()
  await page.getByText(/^The tick could not be saved, so the item is as it was\./).waitFor()
  expect(await box.isChecked()).toBe(false)
  await page.context().setOffline(false)
  await tick(page, box)
  await page.reload()
  await box.waitFor()
  await expect.poll(() => box.isChecked()).toBe(true)
})
