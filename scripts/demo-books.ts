import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { booksFolder, type DemoBook } from '../api/src/database/seed/content/books.ts'
import { blocksOf } from '../api/src/printing/html.rules.ts'
import { withPictures } from '../api/src/printing/pictures.ts'
import { openPrinter } from '../api/src/printing/printer.ts'
import { cleanHtml, renderHtml } from '../api/src/rich-text/index.ts'
import { pagesOf, type Setting, textPdf } from './demo-books/text-pdf.ts'
import { type BookText, bookTexts, companion } from './demo-books/texts.ts'

/**
 * `node scripts/demo-books.ts`: makes the books of the demo world anew into
 * `api/src/database/seed/content/books`, with `books.json` that says what they are.
 *
 * Run by hand after a change in `scripts/demo-books` or in the pages to learn from; what it makes is
 * committed.
 */
const printer = openPrinter({ limits: { idleMs: 30_000, documents: 50, longestMs: 120_000 } })

/** Pages of the longest book. */
const mostPages = 200

const chaptersOf = ({ pages }: BookText) =>
  pages.map(({ part, subTopic, html }) => ({
    heading: `${part}: ${subTopic}`,
    blocks: blocksOf(renderHtml(cleanHtml(html))),
  }))

function kept({ title, description, subjects }: BookText, pdf: Uint8Array): DemoBook {
  const file = `${title.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}.pdf`
  writeFileSync(join(booksFolder, file), pdf)
  const pages =
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 1
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  return { title, description, subjects: [...subjects], file, pages, bytes: pdf.length, sha256 }
}

/** The largest type with which a book is no longer than it may be. */
function settingOf(text: BookText): Setting {
  for (let size = 13; size > 6; size -= 0.1) {
    const setting = { size, leading: size * 1.4 }
    if (pagesOf(chaptersOf(text), setting).pages.length <= mostPages) return setting
  }
  throw new Error('The book is too long')
}

rmSync(booksFolder, { recursive: true, force: true })
mkdirSync(booksFolder, { recursive: true })
const all: DemoBook[] = []
for (const text of bookTexts) {
  const document = {
    title: text.title,
    facts: [{ label: 'Pages to learn from', value: String(text.pages.length) }],
    sections: chaptersOf(text),
  }
  all.push(kept(text, await printer.print(await withPictures(document, async () => undefined))))
}
printer.close()
all.push(
  kept(companion, textPdf(companion.title, chaptersOf(companion), settingOf(companion), mostPages)),
)
writeFileSync(join(booksFolder, 'books.json'), `${JSON.stringify(all, null, 2)}\n`)
for (const { title, pages, bytes } of all) console.log(`${title}: ${pages} pages, ${bytes} bytes`)
const bytes = all.reduce((sum, each) => sum + each.bytes, 0)
console.log(`${all.length} books, ${(bytes / 1024 / 1024).toFixed(2)} MB`)
