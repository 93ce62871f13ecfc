import type { Locator, Page } from 'playwright'
import { test } from 'vitest'
import { docxOf, paragraph, run } from '../../../api/src/reading-documents/testing.ts'
import { answerTo } from '../../support/calls.ts'
import { openAs } from '../../support/people.ts'
import { give, itemOf, marker, pathOfItem, textOnDesk, untilSaved, writer } from './support.ts'

const title = 'Why engineering'
const astronaut = '👩‍🚀'

const answers = (page: Page) =>
  [/^Why do you want/, /^How have your/, /^What else have/].map((name) =>
    page.getByRole('textbox', { name }),
  )

/** Words of exactly so many characters. */
const ofLength = (count: number) =>
  'Bolts and nuts. '
    .repeat(300)
    .slice(0, count - 1)
    .concat('!')

async function beginStatement(page: Page): Promise<void> {
  await page.goto('/resources/submissions?tab=statements')
  await page.getByRole('button', { name: 'New statement' }).first().click()
  const fresh = page.getByRole('dialog', { name: 'New statement' })
  await fresh.getByLabel('Course').fill('Engineering')
  await fresh.getByLabel('Year of entry').selectOption({ index: 1 })
  await fresh.getByRole('textbox', { name: /^Title/ }).fill(title)
  await fresh.getByRole('button', { name: 'Start writing' }).click()
}

/** Makes a Word document one of the answers. */
async function readInto(page: Page, answer: string, text: string): Promise<void> {
  await page.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Use a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Use a file' })
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'answer.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(docxOf(paragraph(run(text)))),
  })
  await dialog.getByRole('radio', { name: answer }).check({ force: true })
  await dialog.getByRole('button', { name: 'Read the document' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.page().keyboard.press('ControlOrMeta+End')
  await field.page().keyboard.insertText(text)
}

/** Chooses words of a text as a long touch does, which the browser itself selects. */
const choose = (text: Locator, words: string) =>
  text.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1
      if (at < 0) continue
      document.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length)
      return
    }
    throw new Error(`There is no ${wanted}`)
  }, words)

test('a statement is counted as it is said, read from a document, and marked by touch', async () => {
  const email = await writer(3)
  const page = await openAs(email)
  await beginStatement(page)
  const [first, second, third] = answers(page)
  if (first === undefined || second === undefined || third === undefined) throw new Error('Three')
  // A line break is one character, this emoji five.
  await typeInto(first, ofLength(343))
  await page.keyboard.press('Enter')
  await page.keyboard.insertText(astronaut)
  await page.getByText('349 characters; at least 350 are needed').waitFor()
  await untilSaved(page)
  await readInto(page, 'In place of answer 2', ofLength(350))
  await second.getByText('Bolts and nuts.').waitFor()
  await typeInto(third, ofLength(3_302))

  const handIn = page.getByRole('button', { name: 'Hand in', exact: true })
  await handIn.click()
  const dialog = page.getByRole('dialog', { name: 'Hand in' })
  await dialog.getByText('Answer 1 has 349 characters; UCAS asks for at least 350.').waitFor()
  await dialog
    .getByText('Together the answers have 4,001 characters; UCAS takes at most 4,000.')
    .waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await typeInto(first, '.')
  await typeInto(third, '')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.getByText('4,000 of 4,000 characters').waitFor()
  await handIn.click()
  await dialog.getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('dialog', { name: 'Version 1 is handed in' }).waitFor()
  await page.getByRole('button', { name: 'Go on writing' }).click()

  const { itemId } = await itemOf(title)
  const { id } = await answerTo(marker, 'GET /User/Account/GetMe', {})
  await give(itemId, id)
  await markByTouch(itemId)
  await page.getByRole('complementary').getByText('All of them?').waitFor()
})

async function markByTouch(itemId: string): Promise<void> {
  const phone = await openAs(marker, {
    ...{ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } },
  })
  await phone.goto(pathOfItem(itemId))
  await phone.getByRole('button', { name: 'Return', exact: true }).waitFor()
  await choose(textOnDesk(phone), 'Bolts and nuts')
  const bar = phone.getByRole('group', { name: 'Chosen words' })
  await bar.getByText('“Bolts and nuts”').waitFor()
  await bar.getByRole('button', { name: 'Comment', exact: true }).tap()
  await phone.getByRole('textbox', { name: 'Comment 1' }).fill('All of them?')
  await phone.getByRole('button', { name: 'Keep comment' }).tap()
  await phone.getByRole('tab', { name: 'Grades' }).tap()
  for (const criterion of await phone.getByRole('radiogroup').all()) {
    await criterion.getByRole('radio').first().tap({ force: true })
  }
  await phone.getByText(/^\d+% in all$/).waitFor()
  const overall = phone.getByRole('textbox', { name: /^Overall comment/ })
  await overall.fill('Every line is true; now choose the two that only you can write.')
  await phone.getByRole('button', { name: 'Return', exact: true }).tap()
  const dialog = phone.getByRole('dialog', { name: `Return: ${title}` })
  await dialog.getByRole('button', { name: 'Return', exact: true }).tap()
  await phone.getByText('Returned.', { exact: true }).waitFor()
}
