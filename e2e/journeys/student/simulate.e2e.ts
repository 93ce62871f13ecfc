import { expect, test } from 'vitest'
import { openAs } from '../../support/people.ts'
import { saved } from '../../support/runner.ts'
import { setOnServer } from '../../support/set.ts'

test('a student sits a part of a paper by keyboard and reads the marked result', async () => {
  const page = await openAs('student-twoschools@portal.test')
  await page.goto('/resources/question-bank/simulate')
  await page.getByText('in the style of each year’s test').first().waitFor()
  await page.getByRole('link', { name: /: Mathematics 1, ESAT 2024 style$/ }).click()
  await page.getByRole('heading', { name: 'How it works' }).waitFor()
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Question 1 of 27' }).waitFor()
  await page.getByRole('timer').first().waitFor()
  const response = page.waitForResponse((one) => one.url().includes('/GetClock'))

  for (const number of [1, 2, 3]) {
    await page.getByRole('heading', { name: `Question ${number} of 27` }).waitFor()
    await page.keyboard.press('b')
    await page.getByRole('radio', { name: /^B/ }).and(page.locator(':checked')).waitFor()
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('m')
  await page.getByRole('button', { name: /^Question 4, .*marked/ }).waitFor()
  await saved(page)

  // It goes on where it stood after a reload, by the server's clock.
  await page.reload()
  await page.getByRole('heading', { name: 'Question 4 of 27' }).waitFor()
  const setId = new URL((await response).url()).searchParams.get('setId') ?? ''
  const kept = await setOnServer(page, setId)
  expect(kept.questions.filter((question) => question.response !== null)).toHaveLength(3)
  await page.getByRole('button', { name: 'Hand in paper' }).press('Enter')
  await page.getByText('24 questions have no answer.').waitFor()
  await page.getByRole('button', { name: 'Hand in', exact: true }).press('Enter')

  // The marked paper: marks, percentile among those who sat it, pace, and every solution.
  await page.waitForURL(/\/simulate\/solutions\/[0-9a-f-]{36}$/)
  await page
    .getByText(/^\d of 27$/)
    .first()
    .waitFor()
  await page.getByText(/^Better than \d+% of the \d+ others who sat it$/).waitFor()
  await page.getByText(/^\d right, 3 answered$/).waitFor()
  await page.getByRole('heading', { name: 'Pace' }).waitFor()
  await page.getByRole('button', { name: /^Question 27,/ }).click()
  await page.getByRole('heading', { level: 2, name: 'Question 27' }).waitFor()

  // One that was left out can be explained; it is in the error log then.
  const reasons = page.getByRole('group', { name: 'Why was it left out?' }).first()
  await reasons.getByRole('button', { name: 'Ran out of time' }).press('Space')
  const isSaid = reasons.getByRole('button', { name: 'Ran out of time', pressed: true })
  await isSaid.waitFor()
  await page.goto('/resources/question-bank/revise/past-solutions?tab=errors&reason=out-of-time')
  const missed = page.getByRole('combobox', { name: 'Why it went wrong' }).first()
  await missed.waitFor()
  expect(await missed.inputValue()).toBe('ran out of time')
})
