import { expect, test } from 'vitest'
import { openAs } from '../../support/people.ts'
import { answerNow, saved } from '../../support/runner.ts'

const base = '/resources/question-bank/revise'

test('a student keeps a preset, works adaptively, explains and notes a miss, and goes on from it', async () => {
  const page = await openAs('student-unlimited@portal.test')
  await page.goto(base)
  await page.getByText(/^\d+ questions fit$/).waitFor()
  await page.getByRole('checkbox', { name: 'Multiple choice' }).press('Space')
  await page.getByRole('radio', { name: /^Adaptive/ }).press('Space')
  await page.getByLabel('Number of questions').fill('3')
  await page.getByRole('button', { name: 'Save as a preset' }).click()
  await page.getByLabel('Name').fill('Warm up')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The preset “Warm up” is kept.').waitFor()

  // Another day the preset is two presses away.
  await page.goto(base)
  await page.getByLabel('Preset', { exact: true }).selectOption('Warm up')
  await page
    .getByRole('radio', { name: /^Adaptive/ })
    .and(page.locator(':checked'))
    .waitFor()
  await page.getByRole('button', { name: 'Start' }).click()

  // Answers until one is wrong; the next question is drawn by what was answered.
  await page.getByRole('heading', { name: 'Question 1 of 3' }).waitFor()
  const solution = page.getByRole('region', { name: 'Solution' })
  const why = page.getByRole('group', { name: 'Why was it wrong?' })
  for (const number of [1, 2, 3]) {
    await page.getByRole('heading', { name: `Question ${number} of 3` }).waitFor()
    await answerNow(page)
    await solution.waitFor()
    if (number === 3 || (await why.isVisible())) break
    await page.keyboard.press('ArrowRight')
  }
  await saved(page)
  if (await why.isVisible()) {
    await why.getByRole('button', { name: 'Misread' }).click()
    await why.getByRole('button', { name: 'Misread', pressed: true }).waitFor()
  }
  await page.getByLabel('Your note on this question').fill('Mind the units')
  await solution
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor()
  await page.getByRole('button', { name: 'Similar questions' }).click()
  const setPath = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Practise these' }).click()
  await page.waitForURL((url) => url.pathname !== setPath && /[0-9a-f-]{36}$/.test(url.pathname))
  await page.getByRole('heading', { name: /^Question 1 of / }).waitFor()
})

test('an unfinished set is edited, and misses come back from the log and for review', async () => {
  const page = await openAs('student-nocourses@portal.test')
  await page.goto(base)
  await page.getByLabel('Number of questions').fill('4')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: 'Question 1 of 4' }).waitFor()
  await saved(page)
  const setPath = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Exit' }).click()

  await page.goto(`${base}/edit-revise/${setPath.slice(-36)}`)
  await page.getByRole('textbox', { name: 'Name' }).fill('For the train')
  await page.getByRole('checkbox', { name: /^4\. / }).uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The set is changed.').waitFor()
  await page.goto(base)
  await page.getByRole('link', { name: 'Continue For the train' }).click()
  await page.getByRole('heading', { name: 'Question 1 of 3' }).waitFor()

  // The error log by reason, and a set of what is shown.
  await page.goto(`${base}/past-solutions?tab=errors`)
  const counts = page.getByRole('radio', { name: /^(Misread|Guessed|Reasoning slip) \(\d+\)$/ })
  await counts.first().press('Space')
  await page.getByRole('button', { name: 'Practise these' }).click()
  await page.getByRole('heading', { name: /^Question 1 of / }).waitFor()

  // What is due today.
  await page.goto('/resources/question-bank')
  await page.getByRole('button', { name: 'Start today’s review' }).click()
  await page.getByRole('heading', { name: /^Question 1 of / }).waitFor()
  expect(new URL(page.url()).pathname).toContain('/revise/')
})
