import type { Page } from 'playwright'
import { launchChromium } from '../support/chromium.ts'
import { tokensOf } from '../support/tokens.ts'
import { askAs } from './ask.ts'
import { createSet } from './create-set.ts'
import type { Effort } from './effort.ts'
import { signedInContext, slowDown } from './measure-page.ts'
import { judge, median, printTable } from './numbers.ts'

const email = 'student-practice-1@portal.test'

/**
 * The solutions of a set of 100 at 4x CPU slowdown: from their arrival to the first question's
 * paint, from another filter to its paint, and how many elements the page then has.
 */
export async function benchSolutions(baseUrl: string, { rounds, profile }: Effort): Promise<void> {
  const browser = await launchChromium()
  try {
    const tokens = await tokensOf(email, baseUrl)
    const set = await createSet(baseUrl, tokens.accessToken, 100)
    await askAs(baseUrl, tokens.accessToken)('Revise/api/Revise/FinishSet', {
      setId: set.id,
      finishedAt: new Date().toISOString(),
    })
    const rows: { first: number; filter: number; elements: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const context = await signedInContext(browser, baseUrl, tokens)
      const page = await context.newPage()
      await slowDown(page, profile)
      await page.goto(`/resources/question-bank/revise/solutions?set=${set.id}`)
      rows.push({
        first: await firstQuestion(page),
        elements: await page.evaluate(() => document.querySelectorAll('*').length),
        filter: await otherFilter(page),
      })
      await context.close()
    }
    printTable('Solutions of 100 questions at 4x CPU', [
      ['round', 'first question, ms', 'another filter, ms', 'elements'],
      ...rows.map(({ first, filter, elements }, index) => [
        String(index + 1),
        first.toFixed(0),
        filter.toFixed(0),
        String(elements),
      ]),
    ])
    const medianOf = (name: 'first' | 'filter' | 'elements') => median(rows.map((row) => row[name]))
    judge(
      'Solutions of 100: arrival to the first question',
      medianOf('first'),
      { most: 1000 },
      ' ms',
    )
    judge('Solutions of 100: another filter', medianOf('filter'), { most: 100 }, ' ms')
    judge('Solutions of 100: elements of the page', medianOf('elements'), { most: 1500 })
  } finally {
    await browser.close()
  }
}

/** Milliseconds from the solutions' arrival to the paint of the first of them. */
async function firstQuestion(page: Page): Promise<number> {
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor()
  return page.evaluate(() => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const arrived = calls.find(({ name }) => name.includes('GetSolutions'))?.responseEnd
    return performance.now() - (arrived ?? 0)
  })
}

/** Milliseconds from the choice of another filter to its paint. */
const otherFilter = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const [, other] = document.querySelectorAll<HTMLInputElement>('main fieldset input')
        const begun = performance.now()
        other?.click()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
      }),
  )
