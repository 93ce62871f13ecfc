import { expect, test } from 'vitest'
import { expectClean, type View } from '../support/axe.ts'
import { openPage } from '../support/browser.ts'
import { servePiece } from '../support/piece.ts'

const views: readonly View[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark', only: 'colours' },
  { width: 360, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light', only: 'colours' },
]

test('the page of examples: axe finds nothing, nothing is too wide, no word at the console', async () => {
  const page = await openPage()
  const said: string[] = []
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) said.push(line.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  await servePiece(page, 'design', 'Design')
  await page.goto('/design/')
  const tabs = page.getByRole('tablist', { name: 'Parts of the design system' }).getByRole('tab')
  await tabs.first().waitFor()
  const sections = await tabs.allTextContents()
  expect(sections).toContain('Files')
  for (const section of sections) {
    await tabs.getByText(section, { exact: true }).click()
    await expectClean(page, views)
    expect(said, section).toEqual([])
  }
})
