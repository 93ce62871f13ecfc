import { launchChromium } from '../support/chromium.ts'
import { tokensOf } from '../support/tokens.ts'
import type { Effort } from './effort.ts'
import { signedInContext, slowDown } from './measure-page.ts'
import { judge, median, printTable } from './numbers.ts'

const email = 'student@portal.test'
const perWeek = 200
const weeks = 6
const dayMs = 86_400_000

/** So many entries in each of the next weeks, many of which meet. */
function manyEntries(now: number) {
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * dayMs
  const midnight = Math.floor(monday / dayMs) * dayMs
  return Array.from({ length: perWeek * weeks }, (_, index) => {
    const week = Math.floor(index / perWeek)
    const day = index % 7
    const start = midnight + (week * 7 + day) * dayMs + (8 * 60 + ((index * 37) % 720)) * 60_000
    return {
      date: new Date(start).toISOString(),
      info: `Entry ${index} of a week with many`,
      calendarComponent: 1 + (index % 6),
      isAllDay: false,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      endsAt: new Date(start + 3_600_000).toISOString(),
      isCancelled: false,
      path: null,
      joinLink: null,
      studentId: '00000000-0000-4000-8000-000000000000',
      studentName: 'Maya Clarke',
      tutorName: null,
    }
  })
}

/** Notes in the page, for each press, how long it takes until another week has been painted. */
function watchPresses(): void {
  const times: number[] = []
  Object.assign(globalThis, { pressTimes: times })
  let pressedAt = 0
  document.addEventListener('pointerdown', () => (pressedAt = performance.now()), true)
  const title = document.querySelector('h2')
  if (title === null) return
  new MutationObserver(() => {
    // A task after the next frame comes when it has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => times.push(performance.now() - pressedAt)
      port2.postMessage(null)
    })
  }).observe(title, { childList: true, characterData: true, subtree: true })
}

/**
 * The week of the calendar with 200 entries at 4x CPU slowdown: from the press for the next week to
 * its paint, which the browser may leave for later than the press's own.
 */
export async function benchCalendar(baseUrl: string, { rounds, profile }: Effort): Promise<void> {
  const browser = await launchChromium()
  try {
    const tokens = await tokensOf(email, baseUrl)
    const data = manyEntries(Date.now())
    const rows: string[][] = []
    const worst: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const context = await signedInContext(browser, baseUrl, tokens)
      const page = await context.newPage()
      await page.route('**/Tution/Tution/GetCalendarData', (route) =>
        route.fulfill({ json: { success: true, message: null, data } }),
      )
      await page.goto('/my-application-&-account?view=week')
      await page.getByRole('button', { name: 'Subscribe' }).waitFor()
      await page
        .locator('[data-timed] [data-entry]')
        .nth(perWeek - 1)
        .waitFor()
      await slowDown(page, profile)
      await page.evaluate(watchPresses)
      const next = await page.getByRole('button', { name: 'Next week' }).boundingBox()
      if (next === null) throw new Error('There is no way to the next week')
      for (let week = 1; week < weeks; week += 1) {
        // By the pointer alone: looking for elements would take the processor meanwhile.
        await page.mouse.click(next.x + next.width / 2, next.y + next.height / 2)
        await page.waitForTimeout(1_000)
      }
      const times: number[] = await page.evaluate(() => Reflect.get(globalThis, 'pressTimes'))
      worst.push(Math.max(...times))
      rows.push([String(round + 1), median(times).toFixed(0), Math.max(...times).toFixed(0)])
      await context.close()
    }
    printTable('Week of 200 entries at 4x CPU, ms from press to paint', [
      ['round', 'median', 'longest'],
      ...rows,
    ])
    judge('Next week with 200 entries painted', median(worst), { most: 100 }, ' ms')
  } finally {
    await browser.close()
  }
}
