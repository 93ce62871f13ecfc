import { expect, test } from 'vitest'
import { openAs, people } from '../support/people.ts'

const student = 'student-practice-2@portal.test'

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/')

test('an announcement is written, seen, changed, restored and archived', async () => {
  const admin = await openAs(people.Admin)
  await admin.goto('/announcements')
  await admin.getByRole('button', { name: 'Write an announcement' }).first().click()
  const form = admin.getByRole('dialog', { name: 'New announcement' })
  await form.getByLabel('Title').fill('Mock week')
  await form.getByRole('textbox', { name: 'Text' }).fill('Mocks start on Monday.')
  await form.getByRole('checkbox', { name: 'Students' }).check({ force: true })
  await form.getByRole('textbox', { name: 'First day' }).fill(dayFromNow(-1))
  await form.getByRole('textbox', { name: 'Last day' }).fill(dayFromNow(3))
  await form.getByRole('textbox', { name: 'Last day' }).press('Tab')
  await form.getByRole('button', { name: 'Preview' }).click()
  const preview = form.getByRole('region', { name: 'Preview' })
  await preview.getByText('Mocks start on Monday.').waitFor()
  await form.getByRole('button', { name: 'Save announcement' }).click()
  await admin.getByText('The announcement “Mock week” is saved.').waitFor()

  const page = await openAs(student)
  await page.goto('/')
  await page.getByText('Mocks start on Monday.').waitFor()

  const choose = async (item: string) => {
    await admin.getByRole('button', { name: /^What to do with Mock/ }).click()
    await admin.getByRole('menuitem', { name: item }).click()
  }
  await choose('Edit')
  const edit = admin.getByRole('dialog', { name: 'Edit Mock week' })
  const text = edit.getByRole('textbox', { name: 'Text' })
  await text.press('Control+a')
  await text.press('Control+b')
  await edit.getByRole('button', { name: 'Save announcement' }).click()
  await edit.waitFor({ state: 'detached' })
  await page.reload()
  const inBold = page.getByRole('strong').getByText('Mocks start on Monday.')
  await page.getByRole('button', { name: 'Show in full' }).click()
  await inBold.waitFor()

  await choose('History')
  const history = admin.getByRole('dialog', { name: 'History of Mock week' })
  await history.getByText('Version 2', { exact: true }).waitFor()
  await history.getByRole('button', { name: 'Restore version 1' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await history.getByText('Version 3', { exact: true }).waitFor()
  // The message stands over the drawer, where it can be pressed.
  await history.getByRole('button', { name: 'Undo' }).click()
  await history.getByText('Version 4', { exact: true }).waitFor()
  await admin.getByText('“Mock week” is as it was before.').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Show in full' }).click()
  await inBold.waitFor()
  await history.getByRole('button', { name: 'Restore version 1' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await history.getByText('Version 5', { exact: true }).waitFor()
  await history.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await page.getByText('Mocks start on Monday.').waitFor()
  expect(await page.getByRole('button', { name: 'Show in full' }).count()).toBe(0)
  expect(await inBold.count()).toBe(0)

  await choose('Archive')
  await admin.getByText('1 announcement is archived.').waitFor()
  await page.reload()
  await page.getByText('What to do next').waitFor()
  expect(await page.getByText('Mocks start on Monday.').count()).toBe(0)
  await admin.getByRole('button', { name: 'Archived' }).click()
  await admin.getByRole('row').filter({ hasText: 'Mock week' }).waitFor()
})
