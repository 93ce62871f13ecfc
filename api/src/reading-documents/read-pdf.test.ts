import { describe, expect, it } from 'vitest'
import { makePdf } from '../testing/pdf.ts'
import { readPdf } from './read-pdf.ts'

const bytesOf = (...given: Parameters<typeof makePdf>) => new Uint8Array(makePdf(...given))

describe('a PDF that is read', () => {
  it.each([
    [
      'words of all its pages',
      bytesOf(3, { text: 'Law - it is a 2nd try.' }),
      { pages: 3, words: 18 },
    ],
    ['no words where it shows none, as a scan', bytesOf(60), { pages: 60, words: null }],
    [
      'no words where they cannot be read',
      bytesOf(1, { drawing: '<< /Length 4 /Filter /FlateDecode >>\nstream\nnone\nendstream' }),
      { pages: 1, words: null },
    ],
  ])('has %s', async (_, bytes, figures) => {
    expect(await readPdf(bytes)).toEqual(figures)
  })

  it.each([
    [
      'it has a password',
      bytesOf(1, { encrypted: true }),
      'This PDF is protected by a password. Please save it without one.',
    ],
    [
      'it is broken',
      new Uint8Array(Buffer.from('%PDF-1.7\nnothing')),
      'This PDF cannot be opened. Please save it again.',
    ],
    ['it has no pages', bytesOf(0), 'This PDF cannot be opened. Please save it again.'],
    [
      'it has more than 60 pages',
      bytesOf(61),
      'This PDF has 61 pages; at most 60 can be handed in.',
    ],
  ])('is refused where %s', async (_, bytes, message) => {
    await expect(readPdf(bytes)).rejects.toMatchObject({ status: 422, message })
  })
})
