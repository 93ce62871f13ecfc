import { describe, expect, test } from 'vitest'
import { expectClean, type View } from '../support/axe.ts'
import { give, openEditor, paste, press, storedIn, typeLines } from './open-editor.ts'

describe('by keyboard alone', () => {
  test('words are typed and formatted, tools are reached and left, and Tab goes on', async () => {
    const { page, text } = await openEditor()
    await page.getByRole('link', { name: 'Before' }).focus()
    await page.keyboard.press('Tab')
    expect(await page.getByRole('button', { name: 'Bold' }).evaluate(isFocused)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await text.evaluate(isFocused)).toBe(true)

    await page.keyboard.type('Plain ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('bold')
    const bold = page.getByRole('button', { name: 'Bold' })
    await expect.poll(() => bold.getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Alt+F10')
    expect(await bold.evaluate(isFocused)).toBe(true)
    await press(page, 'ArrowRight', 'ArrowRight', 'End', 'ArrowRight')
    expect(await bold.evaluate(isFocused)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await text.evaluate(isFocused)).toBe(true)
    await page.keyboard.type('er')
    expect(await storedIn(page)).toBe('<p>Plain <strong>bolder</strong></p>')

    // A list, set deeper and back; Tab leaves the text from anywhere in it.
    await press(page, 'Enter', 'Alt+F10')
    for (let at = 0; at < 7; at += 1) await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('button', { name: 'Bulleted list' }).evaluate(isFocused)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await text.evaluate(isFocused)).toBe(true)
    await page.keyboard.type('one')
    await press(page, 'Enter', 'Control+]')
    await page.keyboard.type('deep')
    await expect
      .poll(() => storedIn(page))
      .toBe('<p>Plain <strong>bolder</strong></p><ul><li>one<ul><li>deep</li></ul></li></ul>')
    await press(page, 'Control+[', 'Tab')
    expect(await page.getByRole('link', { name: 'After' }).evaluate(isFocused)).toBe(true)
    expect(await storedIn(page)).toBe(
      '<p>Plain <strong>bolder</strong></p><ul><li>one</li><li>deep</li></ul>',
    )
    await page.keyboard.press('Shift+Tab')
    expect(await text.evaluate(isFocused)).toBe(true)
  })

  test('an equation is previewed, added, found again by the arrows, changed and undone', async () => {
    const { page, text } = await openEditor()
    await text.focus()
    await page.keyboard.type('So ')
    await page.getByRole('button', { name: 'Equation' }).click()
    const field = page.getByRole('textbox', { name: 'Enter Equation' })
    expect(await page.getByRole('button', { name: 'Preview' }).isDisabled()).toBe(true)
    await field.fill('\\frac{1')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText(/Unexpected end of input/).waitFor()
    await field.fill('\\frac{1}{2}')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('img', { name: 'Preview: \\frac{1}{2}' }).waitFor()
    await field.press('End')
    await field.press('x')
    expect(await page.getByRole('button', { name: 'Preview' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('button', { name: 'Add Equation' }).click()
    expect(await text.evaluate(isFocused)).toBe(true)
    await page.keyboard.type('!')
    expect(await storedIn(page)).toBe('<p>So \\(\\frac{1}{2}x\\)!</p>')
    const image = text.getByRole('img', { name: '\\frac{1}{2}x' })
    await expect.poll(() => image.getAttribute('src')).toMatch(/^data:image\/svg/)

    await press(page, 'ArrowLeft', 'ArrowLeft')
    await page
      .getByText('Equation \\frac{1}{2}x. Press Enter to change it.')
      .waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await field.fill('y')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('button', { name: 'Save equation' }).click()
    expect(await storedIn(page)).toBe('<p>So \\(y\\)!</p>')
    await page.keyboard.press('Control+z')
    expect(await storedIn(page)).toBe('<p>So \\(\\frac{1}{2}x\\)!</p>')
  })

  test('an answer’s equations are added at its end, wherever the caret is', async () => {
    const { page, text } = await openEditor('answer')
    await text.focus()
    await page.keyboard.type('So is')
    await page.keyboard.press('Home')
    for (const latex of ['x', 'y']) {
      await page.getByRole('button', { name: 'Equation' }).click()
      const field = page.getByRole('textbox', { name: 'Enter Equation' })
      expect(await field.inputValue()).toBe('')
      await field.fill(latex)
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByRole('button', { name: 'Add Equation' }).click()
      await page.keyboard.press('Home')
    }
    expect(await storedIn(page)).toBe('So is\\(x\\)\\(y\\)')
  })

  test('a table is made, changed and kept as one thing', async () => {
    const { page, text } = await openEditor()
    await text.focus()
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('textbox', { name: 'Row 1, column 1' }).fill('x')
    await page.getByRole('textbox', { name: 'Row 2, column 1' }).fill('\\(y < 2\\)')
    await page.getByRole('button', { name: 'Remove row 3' }).click()
    await page.getByRole('button', { name: 'Remove column 3' }).click()
    await page.getByRole('textbox', { name: /Caption/ }).fill('Values')
    await page.getByRole('button', { name: 'Add table' }).click()
    const table =
      '<table><caption>Values</caption><thead><tr><th scope="col">x</th><th scope="col"></th></tr></thead><tbody><tr><td>\\(y &lt; 2\\)</td><td></td></tr></tbody></table>'
    expect(await storedIn(page)).toBe(table)
    await page.keyboard.type('After')
    await expect.poll(() => storedIn(page)).toBe(`${table}<p>After</p>`)
    await text.getByRole('img', { name: 'y < 2' }).waitFor()
    await text.getByRole('button', { name: 'Edit table' }).click()
    await page.getByRole('textbox', { name: 'Row 2, column 2' }).fill('7')
    await page.getByRole('button', { name: 'Save table' }).click()
    expect(await storedIn(page)).toContain('<td>\\(y &lt; 2\\)</td><td>7</td>')
  })
})

test('a table that is all of a text is opened by its button and by keys, and written after', async () => {
  const { page, text } = await openEditor()
  const table =
    '<table><tbody><tr><td colspan="2">wide</td></tr><tr><td>a</td><td>b</td></tr></tbody></table>'
  await give(page, table)
  await text.getByRole('button', { name: 'Edit table' }).click()
  await page.getByRole('textbox', { name: 'Row 2, column 2' }).fill('c')
  await page.getByRole('textbox', { name: 'Row 1, column 1' }).focus()
  await page.getByRole('button', { name: 'Split' }).click()
  await page.getByRole('button', { name: 'Save table' }).click()
  const changed =
    '<table><tbody><tr><td>wide</td><td></td></tr><tr><td>a</td><td>c</td></tr></tbody></table>'
  await expect.poll(() => storedIn(page)).toBe(changed)
  // It gives the focus back as it goes, which would take it from what follows.
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await give(page, table)
  await text.focus()
  await press(page, 'Control+End', 'ArrowLeft', 'Enter')
  await page.getByRole('textbox', { name: 'Row 2, column 2' }).fill('c')
  await page.getByRole('button', { name: 'Save table' }).click()
  const byKeys = table.replace('<td>b</td>', '<td>c</td>')
  await expect.poll(() => storedIn(page)).toBe(byKeys)
  await give(page, table)
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('After')
  await expect.poll(() => storedIn(page)).toBe(`${table}<p>After</p>`)
})

const views: readonly View[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark', only: 'colours' },
  { width: 390, colorScheme: 'dark' },
]

test('axe finds nothing in the editor and its dialogs', async () => {
  const { page, text } = await openEditor()
  await give(page, '<p>a \\(x\\)</p><table><tr><td>1</td></tr></table>')
  await text.getByRole('img', { name: 'x' }).waitFor()
  await expectClean(page, views)
  for (const [tool, field] of [
    ['Equation', 'Enter Equation'],
    ['Link', 'Address'],
    ['Table', /Caption/],
    ['Image', 'Description'],
  ] as const) {
    await page.getByRole('button', { name: tool, exact: true }).first().click()
    await page.getByRole('textbox', { name: field }).waitFor()
    await expectClean(page, views)
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
})

test('words alone take no format, by keys or signs', async () => {
  const { page, text } = await openEditor('plain')
  await text.focus()
  await page.keyboard.type('a ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('b')
  await press(page, 'Control+a', 'Control+i', 'Control+u', 'ArrowRight')
  await paste(text, '<h1>c</h1><ul><li>d</li></ul>')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- e')
  expect(await storedIn(page)).toBe('<p>a bc</p><p>d</p><p>- e</p>')
  expect(await text.locator('strong, em, u, li').count()).toBe(0)
})

test('signs at a line’s beginning make a list, where it can begin', async () => {
  const { page, text } = await openEditor()
  await text.focus()
  await typeLines(page, ['- a', '', '1. b', '', '3. c', '[x] d'])
  expect(await storedIn(page)).toBe('<ul><li>a</li></ul><ol><li>b</li></ol><p>3. c</p><p>[x] d</p>')
})

test('a text from elsewhere takes the place of what was typed, and cannot be undone', async () => {
  const { page, text } = await openEditor()
  await text.focus()
  await page.keyboard.type('Mine')
  await give(page, '<p>Theirs</p>')
  await expect.poll(() => text.textContent()).toBe('Theirs')
  await text.focus()
  await page.keyboard.press('Control+z')
  expect(await text.textContent()).toBe('Theirs')
})

test('on a phone the tools float at the lower edge while the text is typed in', async () => {
  const viewport = { width: 390, height: 800 }
  const { page, text } = await openEditor('question', { viewport, isMobile: true, hasTouch: true })
  const bar = page.getByRole('toolbar')
  const top = async (part: typeof bar) => (await part.boundingBox())?.y ?? 0
  const before = await top(text)
  expect(await top(bar)).toBeLessThan(before)
  await text.tap()
  await expect.poll(() => top(bar)).toBeGreaterThan(700)
  expect(await top(text)).toBe(before)
  expect(await bar.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  await page.getByRole('button', { name: 'Bold' }).tap()
  await page.keyboard.type('b')
  expect(await storedIn(page)).toBe('<p><strong>b</strong></p>')
})

test('painted words stay painted while it is typed around them, and can be found', async () => {
  const { page, text } = await openEditor('writing')
  const painted = () =>
    page.evaluate(() => [...(CSS.highlights.get('text-mark-strong') ?? [])].map(String))
  await expect.poll(painted).toEqual(['a broken radio'])
  const box = await page.evaluate(() => {
    const { left, top } = window.boxOfMark() ?? new DOMRect()
    return { left, top }
  })
  expect(box.left).toBeGreaterThan((await text.boundingBox())?.x ?? 0)
  await text.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Once. ')
  expect(await painted()).toEqual(['a broken radio'])
  await page.keyboard.press('Control+b')
  await page.keyboard.type('So ')
  expect(await painted()).toEqual(['a broken radio'])
  expect(JSON.parse(await storedIn(page))).toEqual([
    { insert: 'Once. ' },
    { insert: 'So ', attributes: { bold: true } },
    { insert: 'It began with a broken radio.\nThen more.\n' },
  ])
})

test('a text from elsewhere leaves the focus where it is, also with the caret in the editor', async () => {
  const { page, text } = await openEditor()
  await text.click()
  await page.keyboard.type('Here')
  const before = page.getByRole('link', { name: 'Before' })
  await before.evaluate((link: HTMLElement) => link.focus())
  await give(page, '<p>Another</p>')
  expect(await before.evaluate(isFocused)).toBe(true)
  expect(await storedIn(page)).toBe('<p>Another</p>')
})

test('each painted word stays painted whatever happens to the lines around it', async () => {
  const { page, text } = await openEditor('marked')
  const painted = () =>
    page.evaluate(() => [...(CSS.highlights.get('text-mark-soft') ?? [])].map(String).sort())
  const words = Array.from({ length: 12 }, (_, index) => `word${index}`).sort()
  await expect.poll(painted).toEqual(words)
  const line = (index: number) => text.getByText(`word${index} `)
  const atStartOf = async (index: number) => {
    await line(index).click()
    await page.keyboard.press('Home')
  }
  const bullets = () => page.getByRole('button', { name: 'Bulleted list' }).click()
  const acts: [string, () => Promise<void>][] = [
    ['a line typed into', () => atStartOf(3).then(() => page.keyboard.type('Then '))],
    ['a line of its own before it', () => press(page, 'Enter', 'ArrowUp')],
    ['two lines in one', () => atStartOf(6).then(() => press(page, 'Backspace'))],
    ['parted again', () => press(page, 'Enter')],
    ['a list', () => atStartOf(8).then(() => press(page, 'Shift+ArrowDown').then(bullets))],
    ['a second list below it', () => atStartOf(11).then(() => bullets())],
    ['both lists in one', () => atStartOf(10).then(() => bullets())],
    ['taken back', () => press(page, 'Control+z', 'Control+z', 'Control+z')],
    ['bold', () => atStartOf(5).then(() => press(page, 'Shift+End', 'Control+b'))],
  ]
  for (const [what, act] of acts) {
    await act()
    expect(await painted(), what).toEqual(words)
  }
  await atStartOf(2)
  await press(page, 'Shift+End', 'Delete')
  expect(await painted()).toEqual(words.filter((word) => word !== 'word2'))
})

const isFocused = (element: Element) => document.activeElement === element
