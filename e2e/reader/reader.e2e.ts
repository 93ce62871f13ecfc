import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectClean } from '../support/axe.ts'
import { quiet } from '../support/quiet.ts'
import { openReader } from './open-reader.ts'

const sheet = (page: Page, number: number) =>
  page.getByRole('region', { name: `Page ${number}`, exact: true })
const pageField = (page: Page) => page.getByRole('textbox', { name: 'Page', exact: true })
const at = (page: Page) => pageField(page).inputValue()

/** The share of a drawn page that is not white. Runs in the page. */
function inkOf(element: SVGElement | HTMLElement): number {
  if (!(element instanceof HTMLCanvasElement)) return 0
  const data =
    element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
  let dark = 0
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1
  return (dark * 4) / data.length
}

test('a document opens at the page of its address, and its keys go through it', async () => {
  const { page } = await openReader('file=book&page=37')
  await sheet(page, 37).getByText('Chapter 4, page 37').waitFor()
  expect(await at(page)).toBe('37')
  await page.getByRole('group', { name: 'Pages of Mechanics, from the beginning' }).focus()
  for (const [key, to] of [
    ['PageDown', '38'],
    ['PageUp', '37'],
    ['End', '60'],
    ['Home', '1'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => at(page)).toBe(to)
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe(to)
  }
  await page.keyboard.press('+')
  await page.getByRole('button', { name: '150% zoom' }).waitFor()
  await page.keyboard.press('-')
  await page.getByRole('button', { name: '125% zoom' }).waitFor()
  await pageField(page).fill('500')
  await page.keyboard.press('Enter')
  await expect.poll(() => at(page)).toBe('60')
  await page.getByText('Page 60 of 60').waitFor({ state: 'attached' })
})

test('the page is kept once it rests, and at once on leaving', async () => {
  const { page } = await openReader('file=book&page=3')
  await sheet(page, 3).getByText('Chapter 1, page 3').waitFor()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => page.evaluate(() => window.savedPages)).toEqual([4])
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => at(page)).toBe('5')
  await page.evaluate(() => window.leave())
  await page.getByText('The reader was left').waitFor()
  expect(await page.evaluate(() => window.savedPages)).toEqual([4, 5])
})

test('contents and small pages lead to pages, and what was read elsewhere is offered', async () => {
  const { page } = await openReader('file=book&page=2&other=55')
  await page.getByText('Go to page 55, where you were on another device?').waitFor()
  expect(await at(page)).toBe('2')
  await page.getByRole('button', { name: 'Go to page 55' }).click()
  await expect.poll(() => at(page)).toBe('55')
  await page.getByRole('button', { name: 'Contents and pages' }).click()
  await page.getByRole('button', { name: 'Energy and momentum' }).click()
  await expect.poll(() => at(page)).toBe('11')
  await page.getByRole('tab', { name: 'Pages' }).click()
  const small = page.getByRole('list', { name: 'Pages' })
  await expect.poll(() => small.locator('img').count()).toBeGreaterThan(3)
  expect(await small.getByRole('listitem').count()).toBeLessThan(20)
  await small.getByRole('button', { name: 'Page 12', exact: true }).click()
  await expect.poll(() => at(page)).toBe('12')
  await page.keyboard.press('Escape')
  await small.waitFor({ state: 'hidden' })
})

test('search counts its hits through the whole document, marks them and goes from one to the next', async () => {
  const { page } = await openReader('file=book&page=1')
  await sheet(page, 1).getByText('Mechanics, from the beginning').waitFor()
  await page.getByRole('group', { name: 'Pages of' }).focus()
  await page.keyboard.press('/')
  const field = page.getByRole('textbox', { name: 'Search in the document' })
  await field.fill('coriolis')
  const search = page.getByRole('search', { name: 'Search in the document' })
  await search.getByText('1 of 1').waitFor()
  await expect.poll(() => at(page)).toBe('40')
  await page.locator('.highlight.selected').waitFor()
  await field.fill('momentum')
  await search.getByText(/ of 60$/).waitFor()
  const before = await search.getByRole('status').textContent()
  await field.press('Enter')
  await expect.poll(() => search.getByRole('status').textContent()).not.toBe(before)
  await field.fill('nowhere at all')
  await search.getByText('Not found').waitFor()
  await page.keyboard.press('Escape')
  await search.waitFor({ state: 'hidden' })
  expect(await page.locator('.highlight').count()).toBe(0)
})

test('bookmarks are kept with a note, changed and removed, and are not offered where nobody keeps them', async () => {
  const { page } = await openReader('file=book&page=9')
  await sheet(page, 9).getByText('Chapter 1, page 9').waitFor()
  await page.getByRole('group', { name: 'Pages of' }).focus()
  await page.keyboard.press('b')
  await page.getByRole('textbox', { name: 'Note at page 9' }).fill('For the essay')
  await page.getByRole('button', { name: 'Save bookmark' }).click()
  const list = page.getByRole('list', { name: 'Bookmarks' })
  await list.getByText('For the essay').waitFor()
  await page.getByRole('button', { name: 'Edit the bookmark at page 9' }).click()
  await page.getByRole('textbox', { name: 'Note at page 9' }).fill('For the interview')
  await page.getByRole('button', { name: 'Save note' }).click()
  await list.getByText('For the interview').waitFor()
  await page.getByRole('button', { name: 'Next page' }).click()
  await list.getByRole('button', { name: 'Page 9', exact: true }).click()
  await expect.poll(() => at(page)).toBe('9')
  await page.getByRole('button', { name: 'Remove the bookmark at page 9' }).click()
  await list.waitFor({ state: 'hidden' })

  const { page: plain } = await openReader('file=book&page=9&plain=1')
  await sheet(plain, 9).getByText('Chapter 1, page 9').waitFor()
  expect(await plain.getByRole('button', { name: 'Add a bookmark' }).count()).toBe(0)
})

test('links lead within the document, or to https in a tab of its own, and nowhere else', async () => {
  const { page } = await openReader('file=book&page=1')
  await sheet(page, 1).getByRole('link').click()
  await expect.poll(() => at(page)).toBe('12')
  // The focus goes to where the link leads, once that is drawn.
  await sheet(page, 12).locator(':focus').waitFor()
  await pageField(page).fill('2')
  await page.keyboard.press('Enter')
  const outside = sheet(page, 2).getByRole('link', { name: 'https://example.org/energy' })
  await outside.waitFor()
  expect(await outside.getAttribute('rel')).toContain('noopener')
  expect(await outside.getAttribute('target')).toBe('_blank')
  await pageField(page).fill('3')
  await page.keyboard.press('Enter')
  await sheet(page, 3).getByText('Chapter 1, page 3').waitFor()
  await sheet(page, 3).locator('.annotationLayer a').waitFor({ state: 'attached' })
  expect(await sheet(page, 3).locator('.annotationLayer a[href]').count()).toBe(0)
})

test('however far one goes, at most twelve canvases are there', async () => {
  const { page } = await openReader('file=book&page=1')
  await sheet(page, 1).getByText('Mechanics, from the beginning').waitFor()
  await page.getByRole('button', { name: 'Contents and pages' }).click()
  await page.getByRole('tab', { name: 'Pages' }).click()
  const canvases = () => page.evaluate(() => document.querySelectorAll('canvas').length)
  let most = 0
  for (const zoom of ['50%', '125%', '400%']) {
    await page.getByRole('button', { name: / zoom$/ }).click()
    await page.getByRole('menuitem', { name: zoom, exact: true }).click()
    for (let number = 1; number <= 31; number += 5) {
      await pageField(page).fill(String(number))
      await page.keyboard.press('Enter')
      await sheet(page, number).locator('canvas').first().waitFor({ state: 'attached' })
      most = Math.max(most, await canvases())
    }
  }
  expect(most).toBeLessThanOrEqual(12)
})

test('page 50 of 12 MB takes at most 10 requests and 2 MB', async () => {
  const { page, files } = await openReader('file=book&page=50')
  await sheet(page, 50).getByText('Chapter 5, page 50').waitFor()
  await sheet(page, 50).locator('canvas').waitFor()
  // What lies around it is drawn ahead.
  await sheet(page, 51).locator('canvas').waitFor({ state: 'attached' })
  expect(files.given.length).toBeLessThanOrEqual(10)
  expect(files.given.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(2_000_000)
})

test('a lost connection leaves the page where it is, and what is missing comes when somebody tries again', async () => {
  const { page, files } = await openReader('file=book&page=10')
  await sheet(page, 10).getByText('Chapter 1, page 10').waitFor()
  files.isCut = true
  await pageField(page).fill('45')
  await page.keyboard.press('Enter')
  await page.getByText('The connection was lost').waitFor()
  expect(await at(page)).toBe('45')
  files.isCut = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await sheet(page, 45).getByText('Chapter 5, page 45').waitFor()
  await page.getByText('The connection was lost').waitFor({ state: 'hidden' })
  expect(await at(page)).toBe('45')
})

test('a session that has ended is renewed once, and a file that was taken away says so', async () => {
  const { page, files } = await openReader('file=book&page=10')
  await sheet(page, 10).getByText('Chapter 1, page 10').waitFor()
  // The range itself, and the look at why.
  files.refusals = 2
  await pageField(page).fill('30')
  await page.keyboard.press('Enter')
  await sheet(page, 30).getByText('Chapter 3, page 30').waitFor()
  expect(await page.getByText('The connection was lost').count()).toBe(0)
  // The page after it is drawn ahead; asked for once the file is gone, it would be said at once.
  await sheet(page, 31).locator('canvas').waitFor({ state: 'attached' })
  await quiet(page)
  files.isGone = true
  await pageField(page).fill('50')
  await page.keyboard.press('Enter')
  await page.getByText('This file is no longer here').waitFor()
})

test('scanned pages, fonts that are not in the file, other sizes and no text at all are shown', async () => {
  const { page: scans } = await openReader('file=scans')
  for (const number of [1, 2]) {
    const canvas = sheet(scans, number).locator('canvas')
    await canvas.waitFor({ state: 'attached' })
    await expect.poll(() => canvas.evaluate(inkOf)).toBeGreaterThan(0.1)
  }
  const { page: japanese } = await openReader('file=japanese')
  await sheet(japanese, 1).getByText('力学の基礎').waitFor({ state: 'attached' })
  const { page: empty } = await openReader('file=empty')
  await empty.getByText('Page 1 of 1').waitFor({ state: 'attached' })
  const { page } = await openReader('file=book&page=7')
  await sheet(page, 7).getByText('Chapter 1, page 7').waitFor()
  const box = async (number: number) =>
    (await sheet(page, number).boundingBox()) ?? { width: 0, height: 1 }
  const small = await box(7)
  expect(small.width / small.height).toBeCloseTo(1, 1)
  await page.getByRole('button', { name: 'Rotate' }).click()
  await pageField(page).fill('8')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await box(8)).width > (await box(8)).height).toBe(true)
})

test('what cannot be read says why', async () => {
  const { page: locked } = await openReader('file=locked')
  await locked.getByText('This PDF is locked').waitFor()
  const { page: broken } = await openReader('file=broken')
  await broken.getByText('This PDF cannot be read').waitFor()
})

test('axe finds nothing in the reader, nor is it too wide, and phones have their tools below', async () => {
  const { page } = await openReader('file=book&page=2&other=9')
  await sheet(page, 2).getByText('Chapter 1, page 2').waitFor()
  await page.getByRole('button', { name: 'Contents and pages' }).click()
  await page.getByRole('button', { name: 'Circular motion' }).waitFor()
  await page.getByRole('button', { name: 'Search in the document' }).click()
  await expectClean(page, [
    { width: 1280, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark', only: 'colours' },
    { width: 360, colorScheme: 'dark' },
    { width: 360, colorScheme: 'light', only: 'colours' },
  ])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close the panel' }).click()
  const tools = await page.getByRole('group', { name: 'Tools' }).boundingBox()
  expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeCloseTo(800, 0)
  await page.getByRole('button', { name: 'More tools' }).click()
  await page.getByRole('menuitem', { name: 'Whole page' }).click()
  await expectClean(page, [{ width: 360, colorScheme: 'light' }])
})
