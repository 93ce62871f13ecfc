import type { Locator, Page } from 'playwright'
import { openAs, people } from '../support/people.ts'
import { servePiece } from '../support/piece.ts'

/** The page with the editor, as an admin of the portal has it. */
export async function openEditor(
  kind: 'question' | 'answer' | 'plain' | 'writing' | 'marked' = 'question',
  options: Parameters<typeof openAs>[1] = {},
): Promise<{ page: Page; text: Locator }> {
  const page = await openAs(people.Admin, options)
  await servePiece(page, 'editor', 'Editor')
  await page.goto(`/editor/?${kind}`)
  const text = page.getByRole('textbox', { name: 'Question' })
  await text.waitFor()
  return { page, text }
}

/** The text as it would be stored. */
export const storedIn = (page: Page): Promise<string> => page.evaluate(() => window.stored)

/** Gives the editor a text from outside, as a form does that is undone. */
export const give = (page: Page, text: string): Promise<void> =>
  page.evaluate((html) => window.give(html), text)

/** Pastes what the clipboard would have. */
export async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, content) => {
    const data = new DataTransfer()
    data.setData('text/html', content)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, html)
}

/** Pastes image files of this content. */
export async function pasteFiles(text: Locator, names: string[], base64: string): Promise<void> {
  await text.evaluate(
    (element, content) => {
      const bytes = Uint8Array.from(atob(content.base64), (sign) => sign.charCodeAt(0))
      const data = new DataTransfer()
      for (const name of content.names) {
        data.items.add(new File([bytes], name, { type: 'image/png' }))
      }
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    { names, base64 },
  )
}

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Types lines with Enter between them. */
export async function typeLines(page: Page, [first = '', ...more]: string[]): Promise<void> {
  await page.keyboard.type(first)
  for (const line of more) {
    await page.keyboard.press('Enter')
    await page.keyboard.type(line)
  }
}
