import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectClean, type View } from '../support/axe.ts'
import { openPage } from '../support/browser.ts'
import { servePiece } from '../support/piece.ts'

async function openOrdering(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(options)
  await servePiece(page, 'ordering', 'Ordering')
  await page.goto('/ordering/')
  await handle(page, 'Energy').waitFor()
  return page
}

const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true })

/** The first letters of the rows, group by group. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('ol')]
      .map((list) => [...list.querySelectorAll('li')].map((row) => row.textContent[0]))
      .map((rows) => rows.join(''))
      .join(' '),
  )
const saved = (page: Page) => page.evaluate(() => window.saved)

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await handle(page, name).boundingBox()
  if (box === null) throw new Error(`${name} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Carries a row by the mouse to where another one lies, in steps, and leaves the button pressed. */
async function drag(page: Page, name: string, to: { x: number; y: number }) {
  const from = await middleOf(page, name)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 6)
  await page.mouse.move(to.x, to.y, { steps: 12 })
}

test('by mouse: within a group, to another, to an empty one, and put back by Escape', async () => {
  const page = await openOrdering()
  await drag(page, 'Moments', await middleOf(page, 'Energy'))
  await page.mouse.up()
  await expect.poll(() => saved(page)).toEqual(['MEF LS '])
  expect(await shown(page)).toBe('MEF LS')

  await drag(page, 'Energy', await middleOf(page, 'Sound'))
  await page.mouse.up()
  await expect.poll(async () => (await saved(page))[1]).toMatch(/^MF (LES|LSE) $/)

  const none = await page.getByText('None', { exact: true }).boundingBox()
  await drag(page, 'Moments', { x: 40, y: (none?.y ?? 0) + 10 })
  await page.mouse.up()
  await expect.poll(async () => (await saved(page))[2]).toMatch(/^F (LES|LSE) M$/)
  const before = await shown(page)

  await drag(page, 'Light', await middleOf(page, 'Moments'))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => shown(page)).toBe(before)
  expect(await saved(page)).toHaveLength(3)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await saved(page))[3]).toMatch(/^MF (LES|LSE) $/)
})

test('a press on the handle, or a drag elsewhere on the row, moves nothing', async () => {
  const page = await openOrdering()
  await handle(page, 'Energy').click()
  const { x, y } = await middleOf(page, 'Energy')
  await page.mouse.move(x + 120, y)
  await page.mouse.down()
  await page.mouse.move(x + 120, y + 300, { steps: 5 })
  await page.mouse.up()
  expect(await handle(page, 'Energy').getAttribute('aria-pressed')).toBe('false')
  expect(await shown(page)).toBe('EFM LS')
  expect(await saved(page)).toEqual([])
})

test('by finger: the row goes, the page stays', async () => {
  const viewport = { width: 390, height: 640 }
  const page = await openOrdering({ viewport, isMobile: true, hasTouch: true })
  const [from, to] = [await middleOf(page, 'Energy'), await middleOf(page, 'Moments')]
  const touches = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    })
  await touch('touchStart', from.y)
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', from.y + ((to.y + 4 - from.y) * step) / 10)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await touch('touchEnd')
  await expect.poll(() => saved(page)).toEqual(['FME LS '])
})

test('by keys alone, with focus on the handle all the way', async () => {
  const page = await openOrdering()
  const isFocused = () => handle(page, 'Moments').evaluate((one) => one === document.activeElement)
  await handle(page, 'Moments').focus()
  await page.keyboard.press('Space')
  for (const order of ['EF MLS', 'EF LMS', 'EF LSM', 'EF LS M']) {
    await page.keyboard.press('ArrowDown')
    expect(await shown(page)).toBe(order)
    expect(await isFocused()).toBe(true)
  }
  await page.getByText('“Moments”, place 1 of 1 in Fields').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  expect(await shown(page)).toBe('EFM LS')
  expect(await isFocused()).toBe(true)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect.poll(() => saved(page)).toEqual(['EMF LS '])
  expect(await isFocused()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Move “Moments”' }).waitFor()
  await page.getByRole('combobox', { name: 'Group' }).selectOption('Fields')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(async () => (await saved(page))[1]).toBe('EF LS M')
})

const views: readonly View[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark', only: 'colours' },
  { width: 390, colorScheme: 'dark' },
]

test('axe finds nothing, at rest and while a row is carried', async () => {
  const page = await openOrdering()
  await expectClean(page, views)
  await handle(page, 'Light').focus()
  await page.keyboard.press('Space')
  await expectClean(page, views)
  await page.keyboard.press('Escape')
  await drag(page, 'Energy', await middleOf(page, 'Moments'))
  await expectClean(page, views.slice(0, 1))
  await page.mouse.up()
})
