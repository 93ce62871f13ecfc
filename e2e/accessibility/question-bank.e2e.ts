import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { axeFindings, overflow } from '../support/axe.ts'
import { openAs, people } from '../support/people.ts'
import { quiet } from '../support/quiet.ts'
import { tokensOf } from '../support/tokens.ts'

const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const

/** Asks the API for what the demo student has. */
async function ask<Answer>(path: string): Promise<Answer> {
  const origin = inject('baseUrl')
  const { accessToken } = await tokensOf(people.Student, origin)
  const answer = await fetch(`${origin}/api/${path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  return (await answer.json()).data
}

interface Id {
  id: string
}

/** Addresses of what the demo student has finished or asked; ids move with the day. */
async function ownPaths() {
  const [test] = await ask<Id[]>('Exam/Diagnostic/GetResults')
  const { sittings } = await ask<{ sittings: Id[] }>('Exam/Simulate/GetPastSittings')
  const { flags } = await ask<{ flags: Id[] }>('Question/QuestionFlag/GetMyFlags')
  return {
    result: `/resources/question-bank/simulate/solutions/${sittings[0]?.id}`,
    flag: `/flagged-question-view/${flags.at(-1)?.id}`,
    answer: `/tutor/flagged-question/${flags[0]?.id}`,
    bySection: `/diagnostic-test-results/${test?.id}`,
    byTopic: `/diagnostic-test-results-v2/${test?.id}`,
  }
}

/** Goes through pages inside the portal; each has a text that shows that its data has come. */
async function expectClean(page: Page, paths: readonly (readonly [string, string])[]) {
  await page.goto('/')
  await page.locator('h1').first().waitFor()
  for (const [path, text] of paths) {
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
    await page.getByText(text).first().waitFor()
    await quiet(page)
    for (const { width, colorScheme } of views) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      expect(await axeFindings(page), `${path} at ${width} px`).toEqual([])
      expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
}

test('the student’s pages of the question bank', async () => {
  const own = await ownPaths()
  await expectClean(await openAs(people.Student), [
    ['/resources/question-bank/learn', 'What each topic needs'],
    ['/resources/question-bank/learn/1-number', 'Pages read'],
    ['/resources/question-bank/learn/1-number/2', 'Check yourself'],
    ['/resources/question-bank/revise?view=statistics', 'By topic'],
    ['/resources/question-bank/simulate', 'Past papers'],
    ['/resources/question-bank/simulate?view=statistics', 'Time per question'],
    ['/resources/question-bank/simulate/1-4', 'How it works'],
    ['/resources/question-bank/simulate/solutions', 'finished sittings'],
    [`${own.result}?show=wrong`, 'Pace'],
    ['/resources/student-flagged-questions', 'What you asked'],
    [own.flag, 'Questions and answers'],
    ['/diagnostic-test-results', 'finished test'],
    [own.bySection, 'Solution'],
    [own.byTopic, 'Suggested plan'],
  ])
}, 90_000)

test('the tutor’s pages of the question bank', async () => {
  const own = await ownPaths()
  await expectClean(await openAs(people.Tutor), [
    ['/resources/tutor/question-bank', 'Handed in'],
    ['/resources/tutor/question-bank/revise', 'Look through'],
    ['/resources/tutor/question-bank/simulate', 'Past papers'],
    ['/resources/tutor/question-bank/simulate/solutions/1', 'How students have done'],
    [own.answer, 'How students have done'],
  ])
}, 90_000)

test.each(['Parent', 'Admin'] as const)('diagnostic results as a %s sees them', async (role) => {
  const { byTopic } = await ownPaths()
  await expectClean(await openAs(people[role]), [[byTopic, 'Suggested plan']])
})
