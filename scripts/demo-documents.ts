import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DemoDocument, documentsFolder } from '../api/src/database/seed/content/documents.ts'
import type { PrintedDocument } from '../api/src/printing/document.ts'
import { withPictures } from '../api/src/printing/pictures.ts'
import { openPrinter } from '../api/src/printing/printer.ts'
import { printedText } from './demo-documents/document-text.ts'
import { guides } from './demo-documents/guides.ts'
import { markScheme, papersOfBank, questionPaper } from './demo-documents/papers.ts'
import { plans } from './demo-documents/plans.ts'

/**
 * `node scripts/demo-documents.ts`: makes the documents of the demo world anew into
 * `api/src/database/seed/content/documents`, with `documents.json` that says what they are.
 *
 * Run by hand after a change in `scripts/demo-documents` or in the papers of the bank; what it makes
 * is committed.
 */
const printer = openPrinter({ limits: { idleMs: 30_000, documents: 50, longestMs: 60_000 } })

type About = Omit<DemoDocument, 'file' | 'pages' | 'bytes' | 'sha256'>

async function made(about: About, document: PrintedDocument): Promise<DemoDocument> {
  const pdf = await printer.print(await withPictures(document, async () => undefined))
  const file = `${about.title.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}.pdf`
  writeFileSync(join(documentsFolder, file), pdf)
  const pages = [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type\s*\/Page\b/g),
  ].length
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  return { ...about, file, pages: Math.max(1, pages), bytes: pdf.length, sha256 }
}

rmSync(documentsFolder, { recursive: true, force: true })
mkdirSync(documentsFolder, { recursive: true })
const all: DemoDocument[] = []
for (const text of [...plans, ...guides]) {
  const { kind, title, about: description, subjects, test, section } = text
  const about = { kind, title, description, subjects: [...subjects], test, section }
  all.push(await made({ ...about, year: null, paperPart: null }, printedText(text)))
}
for (const paper of papersOfBank()) {
  const { test, section, year } = paper
  for (const paperPart of ['question paper', 'mark scheme'] as const) {
    const about = {
      ...{ kind: 'past paper' as const, title: `${test} ${year} ${section} ${paperPart}` },
      ...{ description: '', subjects: [], test, section, year, paperPart },
    }
    all.push(await made(about, (paperPart === 'mark scheme' ? markScheme : questionPaper)(paper)))
  }
}
printer.close()
writeFileSync(join(documentsFolder, 'documents.json'), `${JSON.stringify(all, null, 2)}\n`)
const bytes = all.reduce((sum, each) => sum + each.bytes, 0)
console.log(`${all.length} documents, ${(bytes / 1024 / 1024).toFixed(2)} MB`)
