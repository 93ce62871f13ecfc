import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { AnswerSheet, chosen, untilShown, Witness } from '../../nothing-lost/paper.ts'
import { type Network, openNetwork } from '../../offline/network.ts'
import { openAt, untilKept } from '../../offline/open-work.ts'
import { expectClean, type View } from '../../support/axe.ts'
import { openAs } from '../../support/people.ts'

const views = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1440, 320].map((width): View => ({ width, colorScheme })),
)

const dialog = (page: Page) => page.getByRole('dialog')

/** True while the keyboard cannot reach what is under the dialog. */
const isTrapped = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    return activeElement === body || activeElement?.closest('dialog') !== null
  })

/** Looks at a modal in both modes and at the narrowest window. */
async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize()
  await expectClean(page, views)
  await page.emulateMedia({ colorScheme: 'light' })
  if (size !== null) await page.setViewportSize(size)
}

test('a student whose programme has ended is sent to /expired from every page', async () => {
  const page = await openAs('student-expired@portal.test')
  for (const path of ['/', '/resources/question-bank', '/diagnostic-test']) {
    await page.goto(path)
    await page.waitForURL('**/expired')
  }
})

test('the ESAT picker holds the keyboard, cannot be dismissed, and is answered once', async () => {
  const page = await openAs('student-esat@portal.test')
  await page.goto('/')
  await dialog(page).waitFor()
  await expectAccessible(page)

  // Nothing but an answer ends it: not Escape, however often, and not a reload.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape')
  await dialog(page).waitFor()
  await page.reload()
  await dialog(page).waitFor()
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    expect(await isTrapped(page)).toBe(true)
  }

  // By keyboard alone, with a server that fails at first.
  await page.route('**/SetESATParts', (route) => route.abort())
  await page.getByRole('button', { name: 'Select 2 ESAT parts:' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('1/2 selected').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('2/2 selected').waitFor()
  await page.getByRole('button', { name: 'Continue' }).focus()
  const failed = page.waitForEvent('requestfailed')
  await page.keyboard.press('Enter')
  await failed
  await page.getByText('2/2 selected').waitFor()
  await page.unroute('**/SetESATParts')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await dialog(page).waitFor({ state: 'detached' })

  // The server has it: the question bank goes by it, and no reload asks again.
  await page.goto('/resources/question-bank')
  await page.getByRole('heading', { name: 'Your ESAT parts' }).waitFor()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByText('2/2 selected').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await dialog(page).waitFor({ state: 'detached' })
})

test('an hour: a low rating asks for details and loses none, a high one is sent at once', async () => {
  const page = await openAs('student-feedback@portal.test')
  await page.goto('/')
  await dialog(page).waitFor()
  await expectAccessible(page)

  // It opened by itself: a key that was meant for the page neither closes nor answers it.
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()

  // Nothing happens at 0.
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: '4', exact: true }).press('Space')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox').fill('Too many topics in one hour')
  await page.route('**/SubmitFeedback', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Submit' }).click()
  await failed
  await page.unroute('**/SubmitFeedback')
  await page.reload()
  await page.getByRole('textbox').waitFor()
  expect(await page.getByRole('textbox').inputValue()).toBe('Too many topics in one hour')
  await expectAccessible(page)

  // A change of mind: 9 or higher is sent at once and opens the review page in a new tab.
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('radio', { name: '9', exact: true }).press('Space')
  const review = page.context().waitForEvent('page')
  const sent = page.waitForResponse((response) => response.url().endsWith('/SubmitFeedback'))
  await page.getByRole('button', { name: 'Continue' }).click()
  expect((await sent).status()).toBe(200)
  await (await review).close()
  await dialog(page).waitFor({ state: 'detached' })

  const status = page.waitForResponse((response) => response.url().endsWith('/GetCSATStatus'))
  await page.reload()
  expect((await (await status).json()).data.toGiveFeedback).toBe(false)
})

test('the programme survey is sent when all of it is there, with the sibling', async () => {
  const page = await openAs('student-csat@portal.test')
  await page.goto('/')
  await dialog(page).waitFor()
  await expectAccessible(page)

  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.click()
  const groups = page.getByRole('radiogroup')
  // What is missing is named, and the first of it has the focus.
  await page.getByText('Rate your programme').waitFor()
  expect(
    await groups
      .first()
      .getByRole('radio')
      .first()
      .evaluate((one) => one.matches(':focus')),
  ).toBe(true)
  await expectAccessible(page)

  const tutors = page.getByRole('radio', { name: 'N/A' })
  for (let tutor = 0; tutor < (await tutors.count()); tutor += 1) {
    if (tutor === 0) await groups.nth(tutor).getByRole('radio', { name: '10' }).press('Space')
    else await tutors.nth(tutor).press('Space')
  }
  await page
    .getByRole('radiogroup', { name: 'Your programme as a whole' })
    .getByRole('radio', { name: '8' })
    .press('Space')
  await page.getByLabel('What could we do better?').fill('More mock interviews')
  await page.reload()
  expect(await page.getByLabel('What could we do better?').inputValue()).toBe(
    'More mock interviews',
  )
  await page.getByRole('radio', { name: 'Yes' }).press('Space')
  await page.getByLabel('Which school year are they in?').fill('Year 10')
  const sent = page.waitForResponse((response) => response.url().endsWith('/SubmitCSATFeedback'))
  await submit.click()
  const answer = await sent
  expect(answer.status()).toBe(200)
  expect(answer.request().postDataJSON()).toMatchObject({
    tutorRatings: [{ Rating: 10 }],
    programRating: 8,
    feedback: 'More mock interviews',
    hasInterestedSibling: true,
    siblingSchoolYear: 'Year 10',
  })
  await dialog(page).waitFor({ state: 'detached' })
})

const taker = 'student-diagnostic@portal.test'

/** A reload of the open section through a network that takes everything and answers nothing. */
async function reloadUnanswered(page: Page, network: Network): Promise<void> {
  const witness = new Witness(inject('baseUrl'), taker)
  type Test = { sections: { state: string; setId: string | null }[] }
  const { sections } = await witness.ask<Test>('/Exam/Diagnostic/GetTest')
  const setId = sections.find(({ state }) => state === 'open')?.setId ?? ''
  const { questions } = await witness.set(setId)
  const choices = questions.filter(({ questionType }) => questionType === 1)
  const [first = 0, second = 0] = choices.map(({ number }) => number)
  const sheet = new AnswerSheet()
  await sheet.answer(page, first, 'a')
  await untilShown(page, /^Saved$/)
  await untilKept(page, setId)
  network.state = 'silent'
  await page.reload()
  await chosen(page, 'a')
  await sheet.answer(page, second, 'b')
  network.state = 'up'
  await page.reload()
  await untilShown(page, /^Saved$/)
  expect(await witness.held(setId)).toEqual(sheet.given)
}

test('a diagnostic test from its explanation to its score, and the dashboard is open again', async () => {
  const network = await openNetwork(inject('baseUrl'))
  onTestFinished(() => network.close())
  const page = await openAt(network, taker)
  await page.goto('/')
  await page.waitForURL('**/diagnostic-test')
  await page.getByText(/^Good|^Slow/).waitFor()
  await expectAccessible(page)
  const sections = await page.getByRole('list', { name: 'Sections' }).getByRole('listitem').count()

  for (let section = 1; section <= sections; section += 1) {
    await page.getByRole('button', { name: `Start section ${section}` }).click()
    await page.getByRole('heading', { name: /^Question 1 of / }).waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .first()
      .waitFor()
    if (section === 1) {
      // A reload in the middle comes back to the open section, and so does Exit.
      await page.reload()
      await page.getByRole('heading', { name: /^Question 1 of / }).waitFor()
      await page.getByRole('button', { name: 'Exit' }).click()
      await page.getByRole('heading', { name: 'Section 1 is open' }).waitFor()
      await expectAccessible(page)
      await page.goto('/')
      await page.waitForURL('**/diagnostic-test')
      await page.getByRole('heading', { name: /^Question 1 of / }).waitFor()
    }
    if (section === 2) await reloadUnanswered(page, network)
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByRole('button', { name: 'Hand in' }).click()
    if (section < sections) {
      await page.getByRole('heading', { name: `Section ${section} is done` }).waitFor()
    }
  }
  await page.getByText(/^You got \d+ of \d+ questions right\.$/).waitFor()
  await expectAccessible(page)

  // Its result by topic, with a plan that goes into the curriculum on a click.
  await page.goto('/diagnostic-test-results')
  await page.getByRole('link', { name: 'By topic, with a plan' }).click()
  await page.getByRole('button', { name: 'Put this into my curriculum' }).click()
  await page.getByText('This plan is in your curriculum').waitFor()
  await page.getByRole('link', { name: 'See it on your dashboard' }).click()
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})
