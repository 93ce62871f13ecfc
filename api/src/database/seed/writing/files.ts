import { strToU8, zipSync } from 'fflate'
import { textPdf } from '../text-pdf.ts'
import { essayTexts } from './essays.ts'

/** A file of the demo world that a student handed in, or that came back. */
export interface DemoFile {
  storedName: string
  /** As it is called to people. */
  name: string
  type: string
  pages: number | null
  make: () => Uint8Array
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A Word document with one paragraph a line. */
function wordFile(text: string): Uint8Array {
  const body = text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`)
    .join('')
  const parts = {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`,
  }
  const bytes = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, strToU8(part)]),
  )
  // By the clock on the wall, as zips keep it: the same bytes wherever they are made.
  return zipSync(bytes, { mtime: new Date(2026, 0, 1) })
}

/** One of the paragraphs of each sort, as an essay of a task. */
export function essayOf(key: string, choice: number): string {
  const texts = essayTexts[key]
  if (texts === undefined) throw new Error(`There is no text for ${key}`)
  const one = (list: readonly string[]) => list[choice % list.length] ?? ''
  const { openings, points, objections, endings } = texts
  const shown = points.length > 3 && choice % 2 === 1 ? points.slice(1) : points
  return [one(openings), ...shown, one(objections), one(endings)].join('\n')
}

/** Lines of a page of A4 in a readable size. */
function linesOf(text: string, width = 82): string[] {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .split('\n')
    .flatMap((paragraph) => [
      ...(paragraph.match(new RegExp(`.{1,${width}}(?:\\s|$)`, 'g')) ?? []),
      '',
    ])
}

/** A page for each half of an essay. */
function essayPdf(text: string): Uint8Array {
  const lines = linesOf(text)
  const half = Math.ceil(lines.length / 2)
  return textPdf([lines.slice(0, half), lines.slice(half)], { size: 12, leading: 24 })
}

export const bridgeEssay = essayOf('bridge', 0)
export const priceEssay = essayOf('price', 1)

const pdf = 'application/pdf'

/** Handed in as Word documents and PDFs; one that was the wrong file; one that came back. */
export const demoFiles = {
  word: {
    ...{ storedName: 'demo-writing-bridge.docx', name: 'Bridge essay.docx', type: word },
    ...{ pages: null, make: () => wordFile(bridgeEssay) },
  },
  pdf: {
    ...{ storedName: 'demo-writing-price.pdf', name: 'Essay by hand.pdf', type: pdf },
    ...{ pages: 2, make: () => essayPdf(priceEssay) },
  },
  wrong: {
    ...{ storedName: 'demo-writing-tickets.pdf', name: 'Scan 0012.pdf', type: pdf, pages: 1 },
    make: () =>
      textPdf([['Two returns to Cambridge', '', 'Coach 4, seats 21 and 22']], {
        ...{ size: 16, leading: 28 },
      }),
  },
  marked: {
    ...{ storedName: 'demo-writing-notes.pdf', name: 'Notes on your essay.pdf', type: pdf },
    ...{
      pages: 1,
      make: () =>
        textPdf(
          [
            [
              'Three things to try in the next essay',
              '',
              '1. Write the objection first, as its friend would.',
              '2. Underline each word that you use in two senses.',
              '3. Read the last paragraph aloud, and stop where you would stop.',
            ],
          ],
          { size: 14, leading: 28 },
        ),
    },
  },
} as const satisfies Readonly<Record<string, DemoFile>>

/** How each of these files is made, by its name in the store. */
export const writingFiles: Readonly<Record<string, () => Uint8Array>> = Object.fromEntries(
  Object.values(demoFiles).map(({ storedName, make }) => [storedName, make]),
)
