import { test } from 'vitest'
import { studentsOf } from '../../support/crowd.ts'
import { openAs, people } from '../../support/people.ts'
import { hears } from '../events/support.ts'

test('a student asks for what is locked, an admin sells it, and it is open', async () => {
  const [email = ''] = await studentsOf('Head Start', 1)
  const page = await openAs(email)
  await page.goto('/seminars')
  await page
    .getByRole('heading', { name: 'Seminars: not part of your programme yet', level: 1 })
    .waitFor()
  await page.getByRole('link', { name: 'See upgrades' }).click()
  await page.getByRole('button', { name: 'Request Seminars' }).click()
  const request = page.getByRole('dialog', { name: 'Request Seminars' })
  await request.getByLabel('Note').fill('From four o’clock, please.')
  await request.getByRole('button', { name: 'Send request' }).click()
  const seminars = page.getByRole('listitem').filter({ hasText: 'Live sessions in small groups' })
  await seminars.getByText('Pending', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Request Interview practice' }).click()
  const second = page.getByRole('dialog', { name: 'Request Interview practice' })
  await second.getByRole('button', { name: 'Send request' }).click()
  const interviews = page.getByRole('listitem').filter({ hasText: 'thought through aloud' })
  await interviews.getByText('Pending', { exact: true }).waitFor()

  const admin = await openAs(people.Admin)
  await admin.goto('/')
  await admin.getByRole('link', { name: /Upgrades asked for/ }).click()
  await admin.getByRole('searchbox').fill(email)
  await admin.waitForURL((url) => url.searchParams.get('search') === email)
  const asked = admin.getByRole('row').filter({ hasText: 'Interview practice' })
  await asked.getByRole('button', { name: /^Decline/ }).click()
  const refusal = admin.getByRole('dialog', { name: /^Decline the request of/ })
  await refusal.getByLabel('Reason').fill('It begins in December.')
  await refusal.getByRole('button', { name: 'Decline request' }).click()
  await refusal.waitFor({ state: 'detached' })
  await interviews.getByText('It begins in December.').waitFor()

  const wanted = admin.getByRole('row').filter({ hasText: 'From four o’clock, please.' })
  await wanted.getByRole('button', { name: /^Accept/ }).click()
  await admin.getByRole('region', { name: 'Asked for: Seminars' }).waitFor()
  await admin.getByRole('button', { name: 'Sell', exact: true }).click()
  await admin.getByText('The request is accepted, and the student is told.').waitFor()
  await admin.getByRole('link', { name: 'Back to the requests' }).click()
  await admin.getByRole('heading', { name: 'Upgrades', level: 1 }).waitFor()

  // The student’s page has changed meanwhile, and what was locked is open in the menu too.
  await seminars.getByText('Active', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Seminars', exact: true }).waitFor()
  await hears(page, '“Seminars” is yours')
  await page.goto('/seminars')
  await page.getByRole('heading', { name: 'Seminars', level: 1, exact: true }).waitFor()
})
