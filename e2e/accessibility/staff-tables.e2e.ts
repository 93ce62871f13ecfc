import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openAs, people } from '../support/people.ts'

/** Between a phone and a wide screen, where a table of eight columns has no room. */
const widths = [600, 768, 900, 1024, 1180, 1280, 1440]

/** A name as long as one may be, of words that are long themselves. */
const longName = 'Wolfeschlegelsteinhausenbergerdorff Maximiliana '.repeat(5).slice(0, 200).trim()

/**
 * Words of the page's tables that stand on two lines or reach out of their table, and dates on two
 * lines. The words of a header that nobody sees do not count.
 */
const wordsInPieces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const linesOf = (range: Range) => {
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0)
      return {
        lines: new Set(boxes.map((box) => Math.round(box.top))).size,
        right: Math.max(0, ...boxes.map((box) => box.right)),
      }
    }
    return [...document.querySelectorAll<HTMLTableElement>('main table')].flatMap((table) => {
      const edge = (table.parentElement ?? table).getBoundingClientRect().right + 1
      const found: string[] = []
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        const above = text.parentElement
        if (!above?.checkVisibility({ visibilityProperty: true })) continue
        if (above.closest('caption, th[data-buttons]')) continue
        const pattern = above.closest('time') ? /.+/g : /\S+/g
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(pattern)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const { lines, right } = linesOf(range)
          if (lines > 1 || right > edge) found.push(`${table.caption?.textContent}: ${word}`)
        }
      }
      return found
    })
  })

test.each([
  ['Senior Tutor', ['My students', 'My team'], '/'],
  ['School Manager', ['Students of the school'], '/'],
  ['Admin', ['All students'], '/audit-dashboard'],
] as const)(
  'the tables of a %s break no word and hide no column at any width',
  async (role, tables, path) => {
    const page = await openAs(people[role])
    await page.route(/GetMyStudents|GetSchoolStudents|GetStudents/, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      const [first] = answer.data.students
      if (first) first.fullName = longName
      await route.fulfill({ response, json: answer })
    })
    await page.goto(path)
    for (const label of tables) {
      await page
        .getByRole('table', { name: label, exact: true })
        .locator('[data-row]')
        .first()
        .waitFor()
    }
    await page.getByText(longName).first().waitFor()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => wordsInPieces(page), { message: `${width} px` }).toEqual([])
    }
  },
)
