import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { openEditor, pasteFiles, storedIn } from './open-editor.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Waits until the browser has an image, and so knows how large it is. */
const untilLoaded = (image: Locator) =>
  expect
    .poll(() => image.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
    .toBe(1)

test('an image is sent, described and shown; one that is none is refused', async () => {
  const { page, text } = await openEditor()
  await text.focus()
  await page.getByRole('button', { name: 'Image', exact: true }).first().click()
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await page.getByText('a.txt: File must be an image').waitFor()
  await page.getByRole('button', { name: 'Remove a.txt' }).click()
  await chooser.setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(2 * 1024 * 1024),
  })
  await page.getByText('big.png: File size must be less than 2MB').waitFor()
  await page.getByRole('button', { name: 'Remove big.png' }).click()
  await chooser.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: png })
  const add = page.getByRole('button', { name: 'Add image' })
  await chooser.waitFor({ state: 'detached' })
  expect(await add.isDisabled()).toBe(true)
  // The cookie for files comes with the renewal that the image asks for.
  await untilLoaded(page.getByRole('img', { name: 'Not described yet' }))
  await page.getByRole('textbox', { name: 'Description' }).fill('A red dot')
  await add.click()
  await expect
    .poll(() => storedIn(page))
    .toMatch(/^<p><img data-file="[0-9a-f-]{36}" alt="A red dot" width="1" height="1" \/><\/p>$/)
  await untilLoaded(text.getByRole('img', { name: 'A red dot' }))
})

test('images that are pasted are sent and described one after the other', async () => {
  const { page, text } = await openEditor()
  await text.focus()
  await page.keyboard.type('See ')
  await pasteFiles(text, ['one.png', 'two.png'], png.toString('base64'))
  for (const description of ['The first', 'The second']) {
    await untilLoaded(page.getByRole('img', { name: 'Not described yet' }))
    await page.getByRole('textbox', { name: 'Description' }).fill(description)
    await page.getByRole('button', { name: 'Add image' }).click()
  }
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const stored = (description: string) =>
    `<img data-file="[^"]+" alt="${description}" width="1" height="1" />`
  expect(await storedIn(page)).toMatch(
    new RegExp(`^<p>See ${stored('The first')}${stored('The second')}</p>$`),
  )
})
