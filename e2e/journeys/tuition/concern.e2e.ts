import { expect, test } from 'vitest'
import { openAs, people } from '../../support/people.ts'
import { theStudent } from './support.ts'

test('a concern goes from the tutor by the senior tutor to the family, and is closed', async () => {
  const { fullName } = await theStudent()
  const seen = 'Has not answered for two weeks, though three mails were sent.'
  const tutor = await openAs(people.Tutor)
  await tutor.goto('/alerts')
  await tutor.getByRole('button', { name: 'Raise a concern' }).first().click()
  const raising = tutor.getByRole('dialog', { name: 'Raise a concern' })
  await raising.getByRole('combobox', { name: 'Student', exact: true }).fill(fullName)
  await tutor
    .getByRole('option', { name: new RegExp(fullName) })
    .first()
    .click()
  await raising.getByRole('radio', { name: /^Unresponsive Student/ }).press('Space')
  await raising.getByLabel('What you have seen').fill(seen)
  await raising.getByRole('button', { name: 'Raise concern' }).click()
  await tutor
    .getByText(/^A concern of this type is open already|^The concern waits for/)
    .first()
    .waitFor()
  const again = raising.getByRole('checkbox', { name: 'Raise a further one all the same' })
  if ((await again.count()) > 0) {
    await again.check({ force: true })
    await raising.getByRole('button', { name: 'Raise concern' }).click()
  }
  await raising.waitFor({ state: 'detached' })

  const parent = await openAs(people.Parent)
  await parent.goto('/alerts')
  await parent.getByRole('row').nth(1).waitFor()
  expect(await parent.getByText(seen).count()).toBe(0)

  const senior = await openAs(people['Senior Tutor'])
  await senior.goto('/alerts')
  await senior
    .getByRole('link', { name: new RegExp(fullName) })
    .first()
    .click()
  const drawer = senior.getByRole('dialog').filter({ hasText: seen })
  await drawer.getByRole('button', { name: 'Review' }).click()
  const review = senior.getByRole('dialog', { name: 'Review the concern' })
  await review.getByRole('radio', { name: /^Approve/ }).press('Space')
  await review.getByRole('radio', { name: 'Staff and family' }).press('Space')
  await review.getByRole('button', { name: 'Done' }).click()
  await review.waitFor({ state: 'detached' })

  // No page is loaded anew: what others do shows itself.
  await parent
    .getByRole('link', { name: /Unresponsive Student/ })
    .first()
    .click()
  const read = parent.getByRole('dialog').filter({ hasText: seen })
  await read.getByRole('textbox', { name: 'Reply' }).fill('We were away, and are back.')
  await read.getByRole('button', { name: 'Send reply' }).click()

  await read.getByText('We were away, and are back.').last().waitFor()
  await drawer.getByText('We were away, and are back.').waitFor()
  await drawer.getByRole('button', { name: 'Close', exact: true }).last().click()
  const closing = senior.getByRole('dialog', { name: 'Close the concern' })
  await closing.getByLabel('What came of it').fill('Works again.')
  await closing.getByRole('button', { name: 'Close concern' }).click()
  await closing.waitFor({ state: 'detached' })
  await read.getByText('Closed', { exact: true }).waitFor()
})
