import { expect, test } from 'vitest'
import { openAs, people } from '../support/people.ts'
import { saved } from '../support/runner.ts'

const student = 'student-practice-2@portal.test'
const bank = '/resources/question-bank'
const tutorsBank = '/resources/tutor/question-bank'

test('a flag goes to the tutor, whose answer the student reads and writes on under', async () => {
  const page = await openAs(student)
  await page.goto(`${bank}/revise`)
  await page.getByLabel('Number of questions').fill('1')
  await page.getByRole('checkbox', { name: 'Multiple choice' }).press('Space')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: 'Question 1 of 1' }).waitFor()
  // F may be the letter of an option.
  await page.keyboard.press('!')
  const asked = 'How can the last option be ruled out at once?'
  await page.getByLabel('What is wrong or unclear?').fill(asked)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Flagged', exact: true }).waitFor()

  const tutor = await openAs(people.Tutor)
  await tutor.goto(tutorsBank)
  await tutor.getByRole('link', { name: /^Answer the first/ }).click()
  await tutor.getByText(asked).waitFor()
  await tutor.getByRole('heading', { name: 'How students have done' }).waitFor()
  await tutor.getByRole('radio', { name: /^Explained/ }).press('Space')
  await tutor.getByLabel('Answer to the student').fill('Its units do not fit.')
  await tutor.getByRole('button', { name: 'Send the answer' }).click()
  await tutor.getByText('Your answer is sent. The student has been told.').waitFor()

  await page.goto('/resources/student-flagged-questions')
  await page.getByRole('row').filter({ hasText: asked }).getByRole('link').click()
  await page.getByText('Its units do not fit.').waitFor()
  await page.getByLabel('Is something still unclear?').fill('Which units?')
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await page.getByRole('list', { name: 'Messages' }).getByText('Which units?').waitFor()
})

test('an essay of a writing test is handed in, marked by the tutor, and read by the student', async () => {
  const page = await openAs(student)
  await page.goto(`${bank}/simulate`)
  await page.getByRole('link', { name: /: Writing Task, TARA Mock 1$/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('heading', { name: /^Question 1 of / }).waitFor()
  await page
    .getByRole('textbox')
    .first()
    .fill('A law is fair when those whom it binds had a say in it.')
  await saved(page)
  await page.getByRole('button', { name: 'Hand in paper' }).click()
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await page.waitForURL(/\/simulate\/solutions\/[0-9a-f-]{36}$/)
  await page.getByText('1 essay waits for a tutor').waitFor()
  const result = page.url()

  const tutor = await openAs(people.Tutor)
  await tutor.goto(tutorsBank)
  const essays = tutor.getByRole('region', { name: 'Essays to mark' })
  const row = essays.getByRole('row').filter({ hasText: 'TARA Mock 1 · Writing Task' })
  await row.getByRole('button', { name: /^Mark the essay/ }).click()
  const desk = tutor.getByRole('dialog').first()
  await desk
    .getByRole('application', { name: /^Text of/ })
    .getByText('A law is fair when')
    .waitFor()
  await desk.getByRole('button', { name: 'Claim', exact: true }).click()
  const back = desk.getByRole('button', { name: 'Return', exact: true })
  await back.waitFor()
  await desk.getByRole('tab', { name: 'Grades' }).click()
  const criteria = desk.getByRole('radiogroup')
  await criteria.first().waitFor()
  for (const criterion of await criteria.all()) {
    const met = criterion.getByRole('radio').first()
    // What an earlier tab left behind is looked for first.
    await met.and(tutor.locator(':enabled')).waitFor({ state: 'attached' })
    await met.click({ force: true })
    await expect.poll(() => met.isChecked()).toBe(true)
  }
  await desk.getByRole('textbox', { name: /^Overall/ }).fill('Now give an example.')
  await back.click()
  const returning = tutor.getByRole('dialog', { name: /^Return: / })
  await returning.getByRole('button', { name: 'Return', exact: true }).click()
  await tutor.getByText('Returned.', { exact: true }).waitFor()

  await page.goto(result)
  await page.getByText('Now give an example.').waitFor()
  expect(await page.getByText('1 essay waits for a tutor').count()).toBe(0)
})

test('a tutor looks questions through, and nothing of it is recorded', async () => {
  const tutor = await openAs(people.Tutor)
  await tutor.goto(`${tutorsBank}/revise`)
  await tutor.getByLabel('Number of questions').fill('2')
  await tutor.getByRole('button', { name: 'Look through' }).click()
  await tutor.getByRole('heading', { name: 'Question 1 of 2' }).waitFor()
  await tutor.getByRole('region', { name: 'Solution' }).waitFor()
  const writes: string[] = []
  tutor.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url())
  })
  await tutor.keyboard.press('ArrowRight')
  await tutor.getByRole('heading', { name: 'Question 2 of 2' }).waitFor()
  await tutor.getByRole('button', { name: 'Done' }).first().click()
  await tutor.waitForURL(new RegExp(`${tutorsBank}/revise\\?`))
  expect(writes).toEqual([])
})
