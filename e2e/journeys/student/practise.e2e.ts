import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { openAs, people, signInByForm } from '../../support/people.ts'
import { firstOfType, goTo, setOnServer } from '../../support/set.ts'

const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first()

/** What the element says that has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** The figure beside a label on the question bank's page, as a number. */
async function answeredSoFar(page: Page): Promise<number> {
  const figure = page.getByText(/^[\d,]+ questions answered/)
  await figure.waitFor()
  return Number((await figure.textContent())?.match(/^[\d,]+/)?.[0].replace(',', ''))
}

test('a student signs in, builds a set, works through all four types, loses the network, goes on, reloads, finishes and looks back', async () => {
  const page = await openPage()
  await page.goto('/')
  await signInByForm(page, people.Student)

  // The dashboard, and from there by the menu to the question bank.
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  await page.getByRole('button', { name: 'Resources' }).click()
  await page.getByRole('link', { name: 'Question bank' }).click()
  await page.getByRole('heading', { level: 1, name: 'Question bank' }).waitFor()
  const before = await answeredSoFar(page)
  await page.getByRole('link', { name: /^Revise/ }).click()

  // The builder counts as its filters change.
  await page.getByText(/^\d+ questions fit$/).waitFor()
  const count = async () =>
    Number((await page.getByText(/^\d+ questions? fits?$/).textContent())?.match(/^\d+/)?.[0])
  const all = await count()
  await page.getByRole('checkbox', { name: 'Essay' }).press('Space')
  await expect.poll(count).toBeLessThan(all)
  await page.getByRole('checkbox', { name: 'Essay' }).press('Space')
  await expect.poll(count).toBe(all)
  // A whole subject, so that every type is sure to be among the questions.
  await page.getByRole('radio', { name: 'Mathematics 1' }).press('Space')
  await page
    .getByRole('checkbox', { name: /^Algebra/ })
    .first()
    .press('Space')
  await expect.poll(count).toBeLessThanOrEqual(100)
  await page.getByLabel('Number of questions').fill(String(await count()))
  await page.getByRole('radio', { name: /^At the end/ }).press('Space')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/revise\/[^/]+\/[0-9a-f-]{36}$/)
  const setId = page.url().slice(-36)
  await status(page, /^Saved$/).waitFor()
  const set = await setOnServer(page, setId)
  const [mcq, essay, blanks, equation] = [1, 2, 3, 4].map((type) => firstOfType(set, type))
  if (!mcq || !essay || !blanks || !equation) throw new Error('The set lacks a type')

  // An MCQ by keyboard.
  await goTo(page, mcq.number)
  await page.keyboard.press('b')
  await page.getByRole('radio', { name: /^B/ }).and(page.locator(':checked')).waitFor()

  // Blanks by mouse: the text is filled with the chosen option.
  await goTo(page, blanks.number)
  const option = page.getByRole('radio').first()
  await option.check()
  await page.locator('.blank-filled').first().waitFor()

  // An equation, with its preview as accessible maths.
  await goTo(page, equation.number)
  await page.getByRole('textbox', { name: 'Your answer' }).fill('x/2')
  await page.getByRole('group', { name: 'Preview of your equation' }).locator('math').waitFor()
  await status(page, /^Saved$/).waitFor()

  // The network is gone: the runner goes on, and says where the answers are.
  await page.context().setOffline(true)
  await goTo(page, essay.number)
  await page.getByRole('textbox').fill('Energy is conserved, because nothing else does work.')
  await goTo(page, mcq.number)
  await page.keyboard.press('c')
  await status(page, /^Saved on this device, [1-9]\d* waiting$/).waitFor()
  const meanwhile = await setOnServer(page, setId)
  expect(firstOfType(meanwhile, 2).response).toBeNull()

  // It is back: everything arrives, once and in its last form.
  await page.context().setOffline(false)
  await status(page, /^Saved$/).waitFor()
  const then = await setOnServer(page, setId)
  expect(then.questions.find((one) => one.number === mcq.number)?.response).toEqual({
    kind: 'choice',
    letter: 'c',
  })
  expect(firstOfType(then, 2).response?.text).toContain('Energy is conserved')

  // A reload in the middle loses nothing and stays at the question.
  await page.reload()
  await page.getByRole('heading', { name: new RegExp(`^Question ${mcq.number} of `) }).waitFor()
  await page.getByRole('radio', { name: /^C/ }).and(page.locator(':checked')).waitFor()
  await goTo(page, equation.number)
  expect(await page.getByRole('textbox', { name: 'Your answer' }).inputValue()).toBe('x/2')

  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Hand in' }).click()

  // The solutions, the essay marked by its author, and equations that can be read aloud.
  await page.waitForURL(/\/revise\/solutions\?set=/)
  await page.getByRole('region', { name: 'Solution' }).first().waitFor()
  await page.getByRole('button', { name: new RegExp(`^Question ${equation.number},`) }).click()
  await page.locator('math').first().waitFor()
  await page.getByRole('button', { name: `Question ${essay.number}, for you to mark` }).click()
  const marking = page.getByRole('button', { name: 'Save my marking' }).first()
  const criteria = page.getByRole('group', { name: /Mark your answer/ }).first()
  await criteria.getByRole('checkbox').first().check()
  await marking.click()
  await page.getByText(/^Your marking: 1 of \d+$/).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^Your marking: 1 of \d+$/)

  // The statistics have moved by the four answers, and the set stands first among past ones.
  await page.goto('/resources/question-bank')
  await expect.poll(() => answeredSoFar(page)).toBe(before + 4)
  await page.goto('/resources/question-bank/revise/past-solutions')
  const first = page.getByRole('row').nth(1).getByRole('link')
  await first.waitFor()
  expect(await first.getAttribute('href')).toContain(setId)
})

test('with solutions after each question the keyboard alone is enough', async () => {
  const page = await openAs('student-practice-1@portal.test')
  await page.goto('/resources/question-bank/revise')
  await page.getByLabel('Number of questions').fill('2')
  await page.getByRole('checkbox', { name: 'Multiple choice' }).press('Space')
  await page.getByRole('radio', { name: /^After each question/ }).press('Space')
  await page.getByRole('button', { name: 'Start' }).press('Enter')
  for (const number of [1, 2]) {
    await page.getByRole('heading', { name: `Question ${number} of 2` }).waitFor()
    await expect.poll(() => focused(page)).toBe(`Question ${number} of 2`)
    await status(page, /^Saved$/).waitFor()
    await page.keyboard.press('a')
    await page.getByRole('radio', { name: /^A/ }).and(page.locator(':checked')).waitFor()
    await page.keyboard.press('Enter')
    const solution = page.getByRole('region', { name: 'Solution' })
    await solution.waitFor()
    expect(await solution.textContent()).toMatch(/Right|Not right/)
    await page.keyboard.press('ArrowRight')
  }
  const setId = page.url().slice(-36)
  const set = await setOnServer(page, setId)
  expect(set.questions.map((question) => question.response)).toEqual([
    { kind: 'choice', letter: 'a' },
    { kind: 'choice', letter: 'a' },
  ])
  await page.getByRole('button', { name: 'Finish' }).press('Enter')
  await page.getByRole('button', { name: 'Hand in' }).press('Enter')
  await page.waitForURL(/\/revise\/solutions\?set=/)
  await expect.poll(() => focused(page)).toMatch(/^Solutions: /)
})

test('an answer given without a network outlives the tab and arrives when the set is opened again', async () => {
  const page = await openAs('student-practice-2@portal.test')
  await page.goto('/resources/question-bank/revise')
  await page.getByLabel('Number of questions').fill('3')
  await page.getByRole('checkbox', { name: 'Multiple choice' }).press('Space')
  await page.getByRole('radio', { name: /^At the end/ }).press('Space')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: 'Question 1 of 3' }).waitFor()
  const address = page.url()
  await page.context().setOffline(true)
  await page.keyboard.press('d')
  await status(page, /^Saved on this device, 1 waiting$/).waitFor()
  await page.close()

  const context = page.context()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(address)
  await again.getByRole('heading', { name: 'Question 1 of 3' }).waitFor()
  await again.getByRole('radio', { name: /^D/ }).and(again.locator(':checked')).waitFor()
  await status(again, /^Saved$/).waitFor()
  const set = await setOnServer(again, address.slice(-36))
  expect(set.questions[0]?.response).toEqual({ kind: 'choice', letter: 'd' })
})

test('a set that fits too few questions is refused in words, at its field', async () => {
  const page = await openAs(people.Student)
  await page.goto('/resources/question-bank/revise')
  await page.getByText(/^\d+ questions fit$/).waitFor()
  const field = page.getByLabel('Number of questions')
  for (const number of ['0', '101']) {
    await field.fill(number)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('A set has 1 to 100 questions').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
  }
  expect(page.url()).toContain('/revise')
})

test('somebody else’s set is not found, and says so', async () => {
  const page = await openAs('student-practice-1@portal.test')
  await page.goto('/resources/question-bank/revise/mixed/00000000-0000-4000-8000-000000000000')
  await page.getByRole('heading', { name: 'This set is not there' }).waitFor()
})
