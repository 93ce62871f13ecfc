import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { makePdf } from '../../reader/make-pdf.ts'
import { answerTo } from '../../support/calls.ts'
import { studentsOf } from '../../support/crowd.ts'
import { openAs, people } from '../../support/people.ts'
import { hears } from '../events/support.ts'

const title = 'Forces for the patient'
const note = 'Come back to this before the interview'

/** 12 MB, so that none of it is there before its page is turned to. */
const pdf = () =>
  makePdf(
    Array.from({ length: 60 }, (_, at) => ({
      lines: [`This is page ${at + 1}`],
      noiseBytes: 200_000,
    })),
  )

const sheet = (page: Page, number: number) =>
  page.getByRole('region', { name: `Page ${number}`, exact: true })
const at = (page: Page) => page.getByRole('textbox', { name: 'Page', exact: true }).inputValue()

/** Goes to a page and waits until it is kept. */
async function readAt(page: Page, number: number): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.url().includes('/Library/Library/SavePage'))
  const field = page.getByRole('textbox', { name: 'Page', exact: true })
  await field.fill(String(number))
  await field.press('Enter')
  await sheet(page, number).getByText(`This is page ${number}`).waitFor()
  expect((await kept).status()).toBe(200)
}

/** Adds the book as an admin does; gives the page on which it is edited. */
async function addBook(): Promise<Page> {
  const admin = await openAs(people.Admin)
  await admin.goto('/manage-library')
  await admin.getByRole('link', { name: 'Add a book' }).first().click()
  await admin.getByRole('textbox', { name: 'Title' }).fill(title)
  const authors = admin.getByRole('textbox', { name: 'Authors' })
  await authors.fill('The tutors')
  await authors.press('Enter')
  await admin
    .locator('input[type=file][accept*=pdf]')
    .setInputFiles({ name: 'Forces.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await admin.getByRole('button', { name: 'Remove Forces.pdf' }).waitFor()
  await admin.getByRole('radio', { name: 'Published' }).check()
  await admin.getByRole('button', { name: 'Add book' }).click()
  await admin.getByRole('heading', { name: title, level: 1 }).waitFor()
  await admin.getByText('60 pages').waitFor()
  return admin
}

test('a book is read on two devices, with a bookmark, until it is withdrawn', async () => {
  const admin = await addBook()
  const [, , email = ''] = await studentsOf('Full Blue', 3)
  const laptop = await openAs(email)
  await laptop.goto(`/resources/library?q=${encodeURIComponent('patient')}`)
  await laptop.getByRole('link', { name: `Read now: ${title}` }).click()
  await sheet(laptop, 1).getByText('This is page 1').waitFor()
  await readAt(laptop, 20)
  await laptop.reload()
  await sheet(laptop, 20).getByText('This is page 20').waitFor()
  expect(await laptop.getByText('on another device').count()).toBe(0)

  // The words of the address are put right, and a device that is behind is asked.
  const id = new URL(laptop.url()).pathname.split('/').at(-1)
  const phone = await openAs(email, { viewport: { width: 390, height: 800 } })
  await phone.goto(`/resources/library/whatever/${id}?page=3`)
  await sheet(phone, 3).getByText('This is page 3').waitFor()
  expect(new URL(phone.url()).pathname).toBe(new URL(laptop.url()).pathname)
  await phone.getByText('Go to page 20, where you were on another device?').waitFor()
  expect(await at(phone)).toBe('3')
  await phone.getByRole('button', { name: 'Go to page 20' }).click()
  await expect.poll(() => at(phone)).toBe('20')
  await readAt(phone, 33)

  await laptop.reload()
  await laptop.getByText('Go to page 33, where you were on another device?').waitFor()
  expect(await at(laptop)).toBe('20')
  await laptop.getByRole('button', { name: 'Stay here' }).click()

  await laptop.getByRole('group', { name: 'Pages of' }).focus()
  await laptop.keyboard.press('b')
  await laptop.getByRole('textbox', { name: 'Note at page 20' }).fill(note)
  await laptop.getByRole('button', { name: 'Save bookmark' }).click()
  await laptop.getByRole('list', { name: 'Bookmarks' }).getByText(note).waitFor()
  await laptop.getByRole('button', { name: 'Back to the book' }).click()
  await laptop.getByRole('region', { name: 'Your bookmarks' }).getByText(note).waitFor()
  await laptop.getByRole('link', { name: `Continue at page 33: ${title}` }).waitFor()
  // Who goes to a bookmark is not asked about where they were before.
  await laptop.getByRole('link', { name: 'Page 20', exact: true }).click()
  await sheet(laptop, 20).getByText('This is page 20').waitFor()
  expect(await laptop.getByText('on another device').count()).toBe(0)

  await admin.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = admin.getByRole('dialog', { name: `Withdraw ${title}?` })
  await dialog.getByText(/1 person has opened this book/).waitFor()
  await dialog.getByRole('radio', { name: /^At once/ }).check()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await admin.getByText(`“${title}” is withdrawn.`, { exact: false }).waitFor()

  const field = laptop.getByRole('textbox', { name: 'Page', exact: true })
  await field.fill('58')
  await field.press('Enter')
  await laptop.getByText('This book has been withdrawn.').first().waitFor()
  await laptop.getByRole('region', { name: 'Your bookmarks' }).getByText(note).waitFor()
  await laptop.reload()
  await laptop.getByText('This book has been withdrawn.').first().waitFor()
  await laptop.getByText(note).waitFor()
  await hears(laptop, title)
})

test('a book of the demo world is drawn at its page, and found through', async () => {
  const { books } = await answerTo(people.Student, 'GET /Library/Library/GetBooks', {
    query: { mine: 'reading', sort: 'read' },
  })
  const [book] = books
  const page = await openAs(people.Student)
  await page.goto('/resources/library')
  await page
    .getByRole('region', { name: 'Continue reading' })
    .getByRole('link', { name: `Continue at page ${book?.page}: ${book?.title}` })
    .click()
  await sheet(page, book?.page ?? 1)
    .locator('canvas')
    .first()
    .waitFor()
  expect(await at(page)).toBe(String(book?.page))
  await page.getByText(`of ${book?.pages}`).first().waitFor()
  await page.getByRole('button', { name: 'Search in the document' }).click()
  await page.getByRole('textbox', { name: 'Search in the document' }).fill('the')
  await page.locator('.highlight.selected').first().waitFor()
})
