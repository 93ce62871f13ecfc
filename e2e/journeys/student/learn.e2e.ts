import { expect, test } from 'vitest'
import { openAs } from '../../support/people.ts'
import { answerNow, saved } from '../../support/runner.ts'

test('a student reads a page of Learn, marks it, checks it, and practises its topic', async () => {
  const page = await openAs('student-noschool@portal.test')
  await page.goto('/resources/question-bank')
  await page.getByRole('link', { name: /^Learn/ }).click()
  await page.getByRole('link', { name: 'Data and chance' }).click()
  await page.getByRole('heading', { level: 1, name: 'Data and chance' }).waitFor()
  await page
    .getByRole('link', { name: /\d min/ })
    .first()
    .click()
  await page.waitForURL(/\/learn\/\d+-data-and-chance\/\d+$/)
  const path = new URL(page.url()).pathname
  await page.getByRole('main').locator('math').first().waitFor()

  // Marked, and still so after a reload.
  await page.getByRole('button', { name: 'Mark as complete' }).click()
  const isMarked = page.getByRole('button', { name: 'Mark as not complete' })
  await isMarked.waitFor()
  await page.reload()
  await isMarked.waitFor()

  // Three check questions, each with its solution at once.
  await page.getByRole('button', { name: 'Check yourself' }).click()
  for (const number of [1, 2, 3]) {
    await page.getByRole('heading', { name: `Question ${number} of 3` }).waitFor()
    await answerNow(page)
    await page.getByRole('region', { name: 'Solution' }).waitFor()
    await saved(page)
    if (number < 3) await page.keyboard.press('ArrowRight')
  }
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Hand in' }).click()
  await page
    .getByText(/^\d of 3$/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: /^Back to / }).click()
  await page.waitForURL(`**${path}`)

  // Ten questions on the topic; leaving them leads back to the page.
  await page.getByRole('button', { name: /^Practise this topic/ }).click()
  await page.getByRole('heading', { name: /^Question 1 of / }).waitFor()
  await page.getByRole('button', { name: 'Exit' }).click()
  await page.waitForURL(`**${path}`)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})
