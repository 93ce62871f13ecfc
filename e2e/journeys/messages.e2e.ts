import { expect, test } from 'vitest'
import { openAs, people } from '../support/people.ts'
import { hears } from './events/support.ts'

const title = 'Open evening on Thursday'

test('a message goes to the managers of a school, is read, and is recalled', async () => {
  const admin = await openAs(people.Admin)
  await admin.goto('/notifications')
  await admin.getByRole('button', { name: 'Write a message' }).first().click()
  const form = admin.getByRole('dialog', { name: 'New message' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel(/^Text/).fill('Come at 18:00. Concerns are shown too.')
  await form.getByRole('checkbox', { name: 'School managers' }).check({ force: true })
  await form.getByText('Only some of them').click()
  await form.getByRole('combobox', { name: /^Schools/ }).fill('Northgate Sixth Form College')
  await admin.getByRole('option', { name: 'Northgate Sixth Form College' }).click()
  await form.getByRole('button', { name: 'Remove Northgate Sixth Form College' }).waitFor()
  await form.getByLabel(/^Page of the portal/).fill('/alerts')
  await form.getByRole('button', { name: 'Save message' }).click()

  const panel = admin.getByRole('dialog', { name: title, exact: true })
  await panel.getByRole('button', { name: 'Send or schedule' }).click()
  const send = admin.getByRole('dialog', { name: `Send ${title}` })
  await send.getByRole('button', { name: /^Send to \d+$/ }).click()
  await admin.getByText(`“${title}” is on its way.`).waitFor()
  // As the server tells of it, without a reload.
  await panel.getByText(/^Went out on/).waitFor()
  await panel.getByRole('row').filter({ hasText: 'Not yet' }).first().waitFor()

  const manager = await openAs(people['School Manager'])
  await manager.goto('/')
  await hears(manager, title)
  await manager.getByRole('button', { name: /^Notifications/ }).click()
  await manager.getByRole('link', { name: title }).click()
  await manager.waitForURL((url) => url.pathname === '/alerts')

  await panel.getByRole('button', { name: 'Recall' }).click()
  const question = admin.getByRole('alertdialog')
  await question.getByText(/Mails cannot be called back/).waitFor()
  await question.getByRole('button', { name: 'Recall the message' }).click()
  await panel.getByText('Recalled', { exact: true }).waitFor()
  await manager.reload()
  await manager.getByRole('button', { name: /^Notifications/ }).click()
  const bell = manager.getByRole('region', { name: 'Notifications' })
  await bell
    .getByRole('listitem')
    .first()
    .or(bell.getByText('No Notifications Right Now!'))
    .waitFor()
  expect(await bell.getByText(title).count()).toBe(0)
})
