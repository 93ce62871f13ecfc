import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { answerTo } from '../../support/calls.ts'
import { passwordLinkOf } from '../../support/outbox.ts'
import { openAs, people, signInByForm } from '../../support/people.ts'

const emailOf = (who: string) => `${who}-${crypto.randomUUID()}@portal.test`

/** Fills in who somebody is, and leaves the email, which is looked up then. */
async function fillPerson(page: Page, who: string, firstName: string, email: string) {
  await page.getByLabel(`First name of the ${who}`).fill(firstName)
  await page.getByLabel(`Last name of the ${who}`).fill('Newcomer')
  await page.getByLabel(`Email of the ${who}`).fill(email)
  await page.getByLabel(`Email of the ${who}`).blur()
}

test('somebody new buys a programme, chooses a password by the mailed link, and has what was bought', async () => {
  const [email, parent] = [emailOf('newcomer'), emailOf('parent')]
  const admin = await openAs(people.Admin)
  await admin.goto('/sales')
  await admin.getByRole('link', { name: 'New customer' }).click()
  await fillPerson(admin, 'student', 'Nina', people.Student)
  await admin
    .getByText(/^This address is taken by/, { exact: false })
    .last()
    .waitFor()
  await admin.getByLabel('Email of the student').fill(email)
  await admin.getByLabel('Email of the student').blur()
  await admin.getByText('This address is free.', { exact: true }).last().waitFor()
  await admin.getByLabel('Year', { exact: true }).selectOption('12')
  await fillPerson(admin, 'parent', 'Pia', parent)
  await admin.getByRole('combobox', { name: 'Programme' }).selectOption('Premium')
  await admin.getByText('Monthly', { exact: true }).click()
  const side = admin.getByRole('complementary', { name: 'Preview' })
  await side.getByText('£2,400.00').waitFor()
  await expect.poll(() => side.getByText('£800.00').count()).toBe(3)

  // What was typed is there after a reload.
  await admin.reload()
  await admin.getByRole('button', { name: 'Sell', exact: true }).click()
  const panel = admin.getByRole('dialog', { name: 'Premium of Nina Newcomer' })
  await panel.getByText('£2,400.00').first().waitFor()
  await panel.getByText('Invoiced', { exact: true }).first().waitFor()

  const page = await openPage()
  await page.goto(await passwordLinkOf(email))
  const secret = `four quiet harbours ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('New password', { exact: true }).fill(secret)
  await page.getByLabel('New password again').fill(secret)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.waitForURL('**/login')
  await signInByForm(page, email, secret)
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: 'Seminars', exact: true }).waitFor()
  await page.goto('/seminars')
  await page.getByRole('heading', { name: 'Seminars', level: 1, exact: true }).waitFor()
  // The parent has a link of their own.
  expect(await passwordLinkOf(parent)).toContain('/auth/reset-password')
})

test('a customer buys more, changes it, and cancels with a refund', async () => {
  const nothing = {
    ...{ hasQuestionBank: true, hasCourses: false, hasAcademy: false, hasSeminar: false },
    ...{ hasLibrary: false, hasReadingList: false, hasPsSubmission: false },
    hasEssaySubmission: false,
  }
  const today = new Date().toISOString().slice(0, 10)
  const later = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
  const { studentId } = await answerTo(people.Admin, 'POST /user/admin/booking/create', {
    body: {
      student: { firstName: 'Mona', lastName: 'Newcomer', email: emailOf('mona') },
      parent: { firstName: 'Paul', lastName: 'Newcomer', email: emailOf('paul') },
      ...{ yearGroup: 12, schoolId: null, tutorIds: [], programName: 'Starter', hours: 2 },
      ...{ isUnlimited: false, isHeadStart: false, entitlements: nothing },
      ...{ startsOn: today, expiresOn: later, invitations: 'later' },
    },
  })
  const admin = await openAs(people.Admin)
  await admin.goto(`/sales/upsell?studentId=${studentId}`)
  await admin.getByLabel('Hours of tuition').fill('10')
  await admin.getByRole('button', { name: 'Add hours' }).click()
  await admin.getByLabel('Hours', { exact: true }).fill('10 hours')
  await admin.getByLabel('Pounds, VAT included').fill('500')
  const side = admin.getByRole('complementary', { name: 'Preview' })
  await side.getByText('2 → 12', { exact: true }).first().waitFor()
  await admin.getByRole('button', { name: 'Sell', exact: true }).click()
  await admin.getByText('Costs £500.00').waitFor()
  await admin.getByRole('link', { name: 'Open the booking' }).click()
  const panel = admin.getByRole('dialog', { name: 'Starter of Mona Newcomer' })
  await panel.getByRole('link', { name: 'Change', exact: true }).click()

  // Two hours less for £100 less: all is invoiced, so the difference is credited.
  await admin.getByLabel('Hours of tuition').fill('8')
  await admin.getByLabel('Pounds, VAT included').fill('400')
  await admin.getByRole('textbox', { name: 'Reason' }).fill('Agreed by phone')
  await side.getByText('12 → 10', { exact: true }).first().waitFor()
  await admin.getByRole('button', { name: 'Save changes' }).click()
  await panel.getByText('Agreed by phone').waitFor()
  await panel.getByText('−£100.00').first().waitFor()

  const bookingId = new URL(admin.url()).searchParams.get('booking') ?? ''
  const { payerId } = await answerTo(people.Admin, 'GET /User/admin/Booking/GetBooking', {
    query: { bookingId },
  })
  await answerTo(people.Admin, 'POST /User/admin/Payment/Record', {
    body: {
      ...{ payerId: payerId ?? '', pence: 40_000, method: 'transfer', reference: 'MONA' },
      receivedOn: today,
    },
  })
  await admin.reload()
  await panel.getByRole('button', { name: 'Cancel booking' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Cancel Starter of Mona Newcomer' })
  await expect.poll(() => dialog.getByLabel('Refund in pounds').inputValue()).toBe('400')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Moved abroad')
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
  await dialog.waitFor({ state: 'detached' })
  await panel.getByText(/^Cancelled; its last day is/).waitFor()
  await panel.getByText('Moved abroad').first().waitFor()
  await panel.getByRole('link', { name: /^CN-/ }).first().waitFor()
})
