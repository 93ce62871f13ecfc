import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { answerTo } from '../support/calls.ts'
import { passwordLinkOf } from '../support/outbox.ts'
import { openAs, people, signInByForm } from '../support/people.ts'
import { dayFromNow, isoDay } from './tuition/support.ts'

const nothing = {
  ...{ hasQuestionBank: false, hasCourses: false, hasAcademy: false, hasSeminar: false },
  ...{ hasLibrary: false, hasReadingList: false, hasPsSubmission: false },
  hasEssaySubmission: false,
}

/** A student whom nobody else knows, by a name that nobody else has. */
async function newStudent(firstName: string) {
  const lastName = `Passing${crypto.randomUUID().replace(/[^a-z]/g, '')}`
  const email = `${firstName}-${crypto.randomUUID()}@portal.test`.toLowerCase()
  await answerTo(people.Admin, 'POST /user/admin/booking/create', {
    body: {
      ...{ student: { firstName, lastName, email }, parent: null, yearGroup: 13 },
      ...{ schoolId: null, tutorIds: [], programName: 'Starter', hours: 2, isUnlimited: false },
      ...{ isHeadStart: false, entitlements: nothing, startsOn: isoDay(-1) },
      expiresOn: isoDay(200),
    },
  })
  return { email, lastName, name: `${firstName} ${lastName}` }
}

/** Signs somebody in for the first time, by the link in the invitation. */
async function firstSignIn(email: string): Promise<{ page: Page; secret: string }> {
  const page = await openPage()
  await page.goto(await passwordLinkOf(email))
  const secret = `four quiet harbours ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('New password', { exact: true }).fill(secret)
  await page.getByLabel('New password again').fill(secret)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.waitForURL('**/login')
  await signInByForm(page, email, secret)
  await page.waitForURL((url) => url.pathname === '/')
  return { page, secret }
}

const requestsOf = (page: Page) => page.getByRole('region', { name: 'Data requests', exact: true })

test('somebody asks to be deleted, sees it through, and is gone from every list', async () => {
  const { email, lastName, name } = await newStudent('Greta')
  const { page, secret } = await firstSignIn(email)
  await page.goto('/my-application-&-account?tab=account')
  await page.getByRole('button', { name: 'Ask to delete my account' }).click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('You have asked for your account to be deleted').waitFor()

  const admin = await openAs(people.Admin)
  await admin.goto(`/accounts?search=${lastName}`)
  await admin.getByText(name, { exact: true }).first().waitFor()
  await admin.goto('/accounts?tab=data-requests&state=open')
  const row = requestsOf(admin).getByRole('row').filter({ hasText: email })
  await row.getByText(/days? left/).waitFor()
  await row.getByRole('button', { name: /the request of/ }).click()
  await admin.getByRole('menuitem', { name: 'Confirm' }).click()
  const question = admin.getByRole('alertdialog', { name: `Delete the account of ${name}?` })
  await question.getByText('What goes', { exact: true }).waitFor()
  await question.getByText('What stays, without the name', { exact: true }).waitFor()
  await question.getByRole('button', { name: 'Delete account' }).click()
  await row.waitFor({ state: 'detached' })

  // Neither the password nor the name is known any more.
  const again = await openPage()
  await again.goto('/login')
  await signInByForm(again, email, secret)
  await again.getByText(/incorrect/).waitFor()
  for (const path of ['/accounts', '/sales', '/accounts?tab=data-requests']) {
    const url = new URL(path, 'https://portal.invalid')
    url.searchParams.set('search', lastName)
    await admin.goto(url.pathname + url.search)
    await admin
      .getByText(/^No .* (fit|match)/)
      .first()
      .waitFor()
    expect(await admin.getByText(email).count()).toBe(0)
  }
  expect(
    await answerTo(people.Admin, 'GET /User/admin/DataRequest/GetRequests', {
      query: { search: email },
    }),
  ).toMatchObject({ totalCount: 0 })
})

test('a copy of the data that somebody asked for by phone is written down, fetched and answered', async () => {
  const { email, name } = await newStudent('Konrad')
  const admin = await openAs(people.Admin)
  await admin.goto('/accounts?tab=data-requests&state=open')
  await requestsOf(admin).getByRole('button', { name: 'New request' }).click()
  const form = admin.getByRole('dialog', { name: 'New request' })
  await form.getByRole('combobox', { name: 'Account' }).fill(name)
  await admin.getByRole('option', { name }).click()
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Email', { exact: true }).fill(email)
  await form.getByRole('textbox', { name: 'Received on' }).fill(dayFromNow(0))
  await form.getByRole('textbox', { name: 'Note' }).fill('Asked by phone.')
  await form.getByRole('button', { name: 'Write down' }).click()
  await form.waitFor({ state: 'detached' })

  const row = requestsOf(admin).getByRole('row').filter({ hasText: email })
  await row.getByText('A copy of the data').waitFor()
  await row.getByRole('button', { name: /the request of/ }).click()
  await admin.getByRole('menuitem', { name: 'Close', exact: true }).click()
  const closing = admin.getByRole('dialog', { name: `Close the request of ${name}` })
  const arriving = admin.waitForEvent('download')
  await closing.getByRole('button', { name: 'Download the data' }).click()
  const file = await arriving
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(email)
  expect(JSON.parse(text)).toBeTypeOf('object')
  await closing.getByRole('textbox', { name: 'Note' }).fill('Sent by post.')
  await closing.getByRole('button', { name: 'Close request' }).click()
  await row.waitFor({ state: 'detached' })
  await admin.goto('/accounts?tab=data-requests&state=closed')
  await row.getByText('Done', { exact: true }).waitFor()
  await row.getByText('Sent by post.').waitFor()
})
