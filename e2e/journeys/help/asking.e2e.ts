import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { answerTo } from '../../support/calls.ts'
import { studentsOf } from '../../support/crowd.ts'
import { openAs, people } from '../../support/people.ts'
import { hears } from '../events/support.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const asked = 'My bell shows a number although I have read everything.'
const answered = 'Open the bell once and press “Mark all as read”.'

test('a student asks, an admin answers, bell and mail say so, and a reply opens it again', async () => {
  const [email = ''] = await studentsOf('Premium', 1)
  // A mail of the answer is looked for below, also when the test runs at night.
  const quiet = { isOn: false, from: '21:00', to: '07:00' }
  await answerTo(email, 'POST /User/Account/SetQuietHours', { body: quiet })
  const page = await openAs(email)
  await page.goto('/tuition')
  await page.getByRole('link', { name: 'Help', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor()

  // What is sought is found in spite of slips, and has an address.
  await page.getByRole('searchbox').fill('regsiter seminr')
  const found = page.getByRole('region', { name: 'What was found' })
  await found.locator('mark', { hasText: 'register' }).first().waitFor()
  await found.locator('summary').first().click()
  await page.waitForURL((url) => url.searchParams.has('faq'))

  await page.getByText('You have not written to us yet.').waitFor()
  await page.getByLabel('What is it about?').selectOption('Something does not work')
  await page.getByLabel('Your message').fill(asked)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Bell.png', mimeType: 'image/png', buffer: picture })
  await page.getByText('Bell.png', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Remove Bell.png' }).waitFor()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Your message is sent.', { exact: false }).waitFor()
  const own = page.locator('details', { hasText: asked })
  await own.getByText('Sent', { exact: true }).waitFor()

  const admin = await openAs(people.Admin)
  await admin.goto('/')
  await admin.getByRole('link', { name: /New help messages/ }).click()
  await admin.waitForURL((url) => url.searchParams.get('state') === 'new')
  await admin.getByRole('link', { name: asked, exact: false }).click()
  const drawer = admin.getByRole('dialog', { name: /^Something does not work/ })
  await drawer.getByText('How do I register for a seminar?').waitFor()
  await drawer.getByText('/tuition', { exact: true }).waitFor()
  const image = drawer.getByRole('img', { name: 'Bell.png' })
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBe(1)
  const address = (await image.getAttribute('src')) ?? ''
  await drawer.getByRole('textbox', { name: 'Answer' }).fill(answered)
  await drawer.getByRole('button', { name: 'Send answer' }).click()
  await drawer.getByText('Answered', { exact: true }).waitFor()

  // The images of a message are nobody else's.
  const stranger = await openAs(people.Student)
  await stranger.goto('/help')
  expect((await stranger.request.get(address)).status()).toBe(404)

  await own.getByText('Answered', { exact: true }).waitFor()
  await hears(page, 'We have answered your message')
  const outbox = await openPage()
  const mail = outbox.locator('article', { hasText: email }).filter({ hasText: answered })
  await expect
    .poll(async () => {
      await outbox.goto('/dev/outbox')
      return await mail.count()
    })
    .toBe(1)

  await own.locator('summary').click()
  await own.getByText(answered).waitFor()
  await own.getByRole('textbox', { name: 'Reply' }).fill('It is gone. And on my phone?')
  await own.getByRole('button', { name: 'Send reply' }).click()
  await own.getByText('Open', { exact: true }).waitFor()

  await admin.reload()
  await drawer.getByText('It is gone. And on my phone?').waitFor()
  await drawer.getByText('Open', { exact: true }).waitFor()
  await drawer.getByRole('button', { name: 'Close message' }).click()
  await drawer.getByText('Closed', { exact: true }).waitFor()
  await page.reload()
  await own.getByText('Closed', { exact: true }).waitFor()
})

test('a frequent question is written, read and taken away', async () => {
  const admin = await openAs(people.Admin)
  await admin.goto('/manage-tutor-faqs?tab=schools')
  await admin.getByRole('button', { name: 'Add a question' }).click()
  const form = admin.getByRole('dialog', { name: 'New question for schools' })
  await form.getByRole('textbox', { name: 'Section' }).fill('Visits')
  await form.getByRole('textbox', { name: 'Question' }).fill('May we visit you?')
  await form.getByRole('textbox', { name: 'Answer' }).fill('Yes, on Fridays.')
  await form.getByRole('button', { name: 'Save question' }).click()
  await form.waitFor({ state: 'detached' })

  const school = await openAs(people['School Manager'])
  await school.goto('/')
  await school.getByRole('link', { name: 'How to read this' }).click()
  await school.getByRole('heading', { name: 'How to read the dashboard' }).waitFor()
  await school.getByText('May we visit you?').click()
  await school.getByText('Yes, on Fridays.').waitFor()

  await admin.getByRole('button', { name: /^More for May we/ }).click()
  await admin.getByRole('menuitem', { name: 'Archive' }).click()
  await admin.getByText('The question is archived.').waitFor()
  await school.reload()
  await school.getByText('What does readiness by part mean?').waitFor()
  expect(await school.getByText('May we visit you?').count()).toBe(0)
})
