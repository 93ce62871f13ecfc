import { expect, test } from 'vitest'
import { openAs, people } from '../support/people.ts'

const header = 'Role;First name;Last name;Email;Phone;Shoe size'
const good = [
  'Parent;Imogen;Importer;imogen.importer@portal.test;+44 20 7946 0001;38',
  'Parent;Ivo;Importer;ivo.importer@portal.test;;41',
]
const bad = 'Parent;Ida;Importer;ida.importer(at)portal.test;4.47E+11;40'

const csv = (name: string, rows: readonly string[]) => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from([header, ...rows, ''].join('\r\n')),
})

test('a file with a bad row is mended, applied and taken back', async () => {
  const page = await openAs(people.Admin)
  await page.goto('/accounts?tab=imports')
  const bring = async (file: ReturnType<typeof csv>) => {
    await page.getByRole('button', { name: 'Import people' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import people' })
    await dialog.getByLabel('File', { exact: true }).setInputFiles(file)
    const panel = page.getByRole('dialog', { name: file.name })
    await panel.waitFor()
    return panel
  }

  const first = await bring(csv('autumn.csv', [...good, bad]))
  await first.getByText('It cannot be applied with bad rows').waitFor()
  await first.getByText('UTF-8, columns divided by semicolons').waitFor()
  await first.getByText(/left out: Shoe size/).waitFor()
  await first.getByRole('link', { name: 'Bad', exact: true }).click()
  const row = first.getByRole('row').filter({ hasText: 'Line 4' })
  await row.getByText('ida.importer(at)portal.test', { exact: true }).waitFor()
  await row.getByText('The spreadsheet has shortened this number', { exact: false }).waitFor()
  await expect
    .poll(() =>
      first
        .getByRole('row')
        .filter({ hasText: /^Line \d/ })
        .count(),
    )
    .toBe(1)
  const download = page.waitForEvent('download')
  await first.getByRole('button', { name: 'Download bad rows' }).click()
  expect((await download).suggestedFilename()).toBe('bad-rows.csv')
  expect(await first.getByRole('button', { name: 'Apply' }).count()).toBe(0)
  await first.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await first.getByText('The import is discarded').waitFor()
  await first.getByRole('button', { name: 'Close' }).click()

  const second = await bring(csv('autumn-mended.csv', good))
  await second.getByRole('button', { name: 'Apply' }).click()
  const question = page.getByRole('alertdialog', { name: 'Apply 2 rows?' })
  await question.getByText('2 accounts are made.', { exact: false }).waitFor()
  await question.getByRole('button', { name: 'Apply' }).click()
  await second.getByText('The import is applied').waitFor()

  const list = await openAs(people.Admin)
  await list.goto('/accounts?search=Importer')
  await list.getByText('ivo.importer@portal.test').waitFor()

  await second.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await second.getByText('The import is taken back').waitFor()
  await second.getByText('2 accounts are gone.').waitFor()
  await page.reload()
  await second.getByText('2 accounts are gone.').waitFor()
  await list.reload()
  await list.getByText('No person fits').waitFor()
})
