import { Buffer } from 'node:buffer'
import { buffer } from 'node:stream/consumers'
import { pathTo } from '@portal/shared/contract'
import { expect, test } from 'vitest'
import { makePdf } from '../../reader/make-pdf.ts'
import { openAs, people } from '../../support/people.ts'

const mimeType = 'application/pdf'
const names = ['ESAT 2031 Physics question paper.pdf', 'ESAT 2031 Physics mark scheme.pdf'] as const

test('an admin drops files, a tutor looks at them, comes back to the page, and takes them as a zip', async () => {
  const admin = await openAs(people.Admin)
  await admin.goto(`${pathTo('/manage-lesson-plans-and-guides', {})}?tab=papers`)
  await admin.getByRole('button', { name: 'Add files' }).first().click()
  const adding = admin.getByRole('dialog', { name: 'Add files' })
  const [questions, answers] = names.map((name) =>
    makePdf([{ lines: [name] }, { lines: ['A ball is dropped from rest'] }]),
  )
  await adding
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: names[0], mimeType, buffer: questions ?? Buffer.alloc(0) },
      { name: names[1], mimeType, buffer: answers ?? Buffer.alloc(0) },
      { name: 'Formulae.pdf', mimeType, buffer: Buffer.from('not a PDF at all') },
    ])
  // What its name says is filled in, and what it is not is refused.
  const paper = adding.getByRole('region', { name: 'ESAT 2031 Physics question paper' })
  const scheme = adding.getByRole('region', { name: 'ESAT 2031 Physics mark scheme' })
  await scheme.waitFor()
  await expect.poll(() => scheme.getByLabel('Year').inputValue()).toBe('2031')
  expect(await scheme.getByLabel('Part of the paper').inputValue()).toBe('mark scheme')
  await adding
    .getByText(/^Formulae\.pdf/)
    .first()
    .waitFor()
  expect(await adding.getByRole('region', { name: 'Formulae' }).count()).toBe(0)
  for (const part of [paper, scheme]) await part.getByLabel('State').selectOption('Published')
  await adding.getByRole('button', { name: 'Save 2 documents' }).click()
  await admin.getByText('2 documents are saved.').waitFor()

  const tutor = await openAs(people.Tutor)
  await tutor.goto(`${pathTo('/resources/download-past-papers', {})}?search=2031`)
  await tutor.getByRole('button', { name: 'Preview ESAT 2031 Physics question paper' }).click()
  const reader = tutor.getByRole('dialog', { name: 'Preview' })
  await reader.getByText(names[0], { exact: true }).waitFor()
  await tutor.keyboard.press('PageDown')
  await tutor.waitForURL((url) => url.searchParams.get('at') === '2')
  await tutor.reload()
  await reader.getByText('A ball is dropped from rest').waitFor()
  await tutor.keyboard.press('Escape')
  await reader.waitFor({ state: 'detached' })

  await tutor.getByRole('checkbox', { name: 'Select ESAT 2031 Physics question paper' }).check()
  await tutor.getByRole('checkbox', { name: 'Select ESAT 2031 Physics mark scheme' }).check()
  const arriving = tutor.waitForEvent('download')
  await tutor.getByRole('button', { name: /^Download 2 files/ }).click()
  const zip = await arriving
  expect(zip.suggestedFilename()).toMatch(/\.zip$/)
  const bytes = await buffer(await zip.createReadStream())
  for (const name of names) expect(bytes.includes(`ESAT/2031/${name}`)).toBe(true)
  expect(bytes.includes(answers ?? Buffer.alloc(1))).toBe(true)
})
