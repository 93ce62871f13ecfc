import { pathTo } from '@portal/shared/contract'
import type { Page } from 'playwright'
import { beforeAll, describe, inject, test } from 'vitest'
import { expectClean } from '../support/axe.ts'
import { goWithin } from '../support/go-within.ts'
import { openAs, people } from '../support/people.ts'
import { tokensOf } from '../support/tokens.ts'

const bank = '/resources/question-bank'
const tutorsBank = '/resources/tutor/question-bank'

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
async function ownPaths(): Promise<Readonly<Record<string, string>>> {
  const [test] = await ask<Id[]>('Exam/Diagnostic/GetResults')
  const { sittings } = await ask<{ sittings: Id[] }>('Exam/Simulate/GetPastSittings')
  const { flags } = await ask<{ flags: Id[] }>('Question/QuestionFlag/GetMyFlags')
  return {
    'the marked paper': `${bank}/simulate/solutions/${sittings[0]?.id}?show=wrong`,
    'an own flag': pathTo('/flagged-question-view/:id', { id: flags.at(-1)?.id ?? '' }),
    'a flag to answer': pathTo('/tutor/flagged-question/:id', { id: flags[0]?.id ?? '' }),
    'the test by section': pathTo('/diagnostic-test-results/:id', { id: test?.id ?? '' }),
    'the test by topic': pathTo('/diagnostic-test-results-v2/:id', { id: test?.id ?? '' }),
  }
}

/** Pages by role, each with a text that shows that its data has come. */
const pages = {
  Student: [
    [`${bank}/learn`, 'What each topic needs'],
    [`${bank}/learn/1-number`, 'Pages read'],
    [`${bank}/learn/1-number/2`, 'Check yourself'],
    [`${bank}/revise?view=statistics`, 'By topic'],
    [`${bank}/simulate`, 'In the style of past papers'],
    [`${bank}/simulate?view=statistics`, 'Time per question'],
    [`${bank}/simulate/1-4`, 'How it works'],
    [`${bank}/simulate/solutions`, 'finished sittings'],
    ['the marked paper', 'Pace'],
    ['/resources/student-flagged-questions', 'What you asked'],
    ['an own flag', 'Questions and answers'],
    ['/diagnostic-test-results', 'finished test'],
    ['the test by section', 'Solution'],
    ['the test by topic', 'Suggested plan'],
  ],
  Tutor: [
    [tutorsBank, 'Handed in'],
    [`${tutorsBank}/revise`, 'Look through'],
    [`${tutorsBank}/simulate`, 'In the style of past papers'],
    [`${tutorsBank}/simulate/solutions/1`, 'Solution'],
    ['a flag to answer', 'How students have done'],
  ],
  Parent: [['the test by topic', 'Suggested plan']],
  Admin: [['the test by topic', 'Suggested plan']],
} as const

describe.each(['Student', 'Tutor', 'Parent', 'Admin'] as const)('%s', (role) => {
  let page: Page
  let own: Readonly<Record<string, string>>
  beforeAll(async () => {
    own = await ownPaths()
    page = await openAs(people[role])
    await page.goto('/')
    await page.locator('h1').first().waitFor()
  })

  const paths: readonly (readonly [path: string, text: string])[] = pages[role]
  test.each(paths)('%s', async (path, text) => {
    // Inside the portal, which is not loaded anew for each page.
    await goWithin(page, own[path] ?? path)
    await page.getByText(text).filter({ visible: true }).first().waitFor()
    await expectClean(page, views)
  })
})
