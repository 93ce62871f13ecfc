import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../database/open.ts'
import { drawPortrait } from '../database/seed/drawing.ts'
import { printedDocument } from '../modules/money/document-pdf.ts'
import { renderHtml } from '../rich-text/index.ts'
import { makeTestApp, sourcesWith, type TestApp } from '../testing/index.ts'
import type { Block, PrintedDocument } from './document.ts'
import { readFonts } from './fonts.ts'
import { blocksOf } from './html.rules.ts'
import { withPictures } from './pictures.ts'
import type { Printer } from './printer.ts'
import { template } from './template.ts'
import { withoutBadParts } from './without-bad-parts.ts'

/** The one build of the printer's library that can hold documents against PDF/UA-1. */
const library =
  process.platform === 'linux' && process.arch === 'x64'
    ? await import('@myriaddreamin/typst-ts-node-compiler')
    : undefined

/** Prints as the server does, and fails for whatever somebody who cannot see would not be told. */
function strictPrinter(): Printer {
  if (library === undefined) throw new Error('There is no such library here')
  const { NodeCompiler, PdfStandard } = library
  const root = path.parse(process.cwd()).root
  return {
    print: async ({ images = {}, ...document }) => {
      const fontBlobs = readFonts().map((font) => Buffer.from(font))
      const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs }] })
      for (const [name, bytes] of Object.entries(images)) {
        compiler.mapShadow(path.join(root, name), Buffer.from(bytes))
      }
      const set = (one: PrintedDocument) =>
        compiler.compile({
          mainFileContent: template,
          inputs: { data: JSON.stringify(one) },
        })
      const canBeSet = async (one: PrintedDocument) => set(one).result !== null
      const { result } = (await canBeSet(document))
        ? set(document)
        : set(await withoutBadParts(document, canBeSet))
      if (result === null) throw new Error('It cannot be set')
      return compiler.pdf(result, { pdfStandard: PdfStandard.UA_1 })
    },
    close: () => undefined,
  }
}

// On other machines it is left out: the library is made for Linux on x64 alone.
describe.skipIf(library === undefined)('what is printed, held against PDF/UA-1', () => {
  let app: TestApp
  let printer: Printer
  beforeAll(async () => {
    printer = strictPrinter()
    app = await makeTestApp({ world: 'demo' })
    app.server.printer = printer
  })
  afterAll(() => app.close())

  const document = (blocks: readonly Block[]): PrintedDocument => ({
    title: 'A document',
    facts: [{ label: 'Student', value: 'Ada' }],
    sections: [{ heading: 'A part', blocks }],
  })
  const open = async () => drawPortrait()

  it('is right with an invoice', async () => {
    const sums = { netPence: 100_000, vatPence: 20_000, grossPence: 120_000 }
    const day = '2026-10-03'
    const invoice = printedDocument(
      {
        ...{ documentId: '', series: 'INV', number: 'INV-000123', payerId: '', bookingId: null },
        ...{ studentId: null, studentName: 'Ada', issuedOn: day, taxPoint: day, dueOn: day },
        seller: { name: 'Portal Tuition Ltd', address: '1 High Street', vatNumber: 'GB123456789' },
        buyer: { name: 'Anne', address: '2 High Street' },
        ...{ sentMs: null, fileId: null, credits: null, creditNotes: [], reminders: [], ...sums },
        lines: [
          {
            ...{ lineId: '', description: 'Premium', quantity: 1, unitNetPence: 100_000 },
            ...{ vat: 'standard', rateBasisPoints: 2_000, creditedPence: 0, ...sums },
          },
        ],
      },
      { bankDetails: 'Account 12345678', invoiceFooter: '' },
    )
    expect((await printer.print(invoice)).length).toBeGreaterThan(1_000)
  })

  it('is right with everything that a document can have', async () => {
    const file = '00000000-0000-7000-8000-00000000000a'
    const html = `<h3>Heading</h3><p>A <b>b</b> <em>c</em> H<sub>2</sub>O \\(\\frac{a}{b}\\) d<br>e</p>
      <ol><li>one <img data-file="${file}" alt="Ada" /></li></ol>
      <p><img data-file="${file}" alt="" /> beside nothing, <img alt="Words" /></p>
      <table><tr><th>a</th><th>b</th></tr><tr><td>1 <img data-file="${file}" alt="B" /></td></tr></table>`
    const blocks: Block[] = [
      { kind: 'heading', text: 'Question 1' },
      { kind: 'label', text: 'Solution' },
      ...blocksOf(renderHtml(html)),
    ]
    const pdf = await printer.print(await withPictures(document(blocks), open))
    expect(pdf.length).toBeGreaterThan(1_000)
  })

  it('is refused where a document has no title', async () => {
    const bare = { ...document([]), title: '' }
    await expect(printer.print(bare)).rejects.toBeDefined()
  })

  it('is right with every text of the bank, its figures and equations', async () => {
    const texts = await rowsOf<{ text: string }>(
      app.db,
      sql`select text from question_versions union select solution from question_versions
        union select data from question_versions where data is not null`,
    )
    const blocks = texts.flatMap(({ text }) => blocksOf(renderHtml(text)))
    const whole = await withPictures(document(blocks), open)
    expect(Object.keys(whole.images ?? {}).length).toBeGreaterThan(60)
    await printer.print(whole)
  })

  /** Every call that prints, by where it stands, and how the demo world asks it. */
  const calls = {
    'modules/sets/sets.routes.ts': async () => {
      const [set] = await rowsOf<{ id: string; student: string }>(
        app.db,
        sql`select id, student_id student from revise_sets where finished_at is not null limit 1`,
      )
      return await app.call('GET /Revise/api/Revise/GetSolutionsPdf', set?.student, {
        query: { setId: set?.id ?? '' },
      })
    },
    'modules/diagnostic/diagnostic.routes.ts': async () => {
      const [test] = await rowsOf<{ id: string; student: string }>(
        app.db,
        sql`select id, student_id student from diagnostic_tests where finished_at is not null limit 1`,
      )
      return await app.call('GET /Exam/Diagnostic/GetResultPdf', test?.student, {
        query: { testId: test?.id ?? '' },
      })
    },
    'modules/tuition-reports/tuition-reports.routes.ts': async () => {
      const [month] = await rowsOf<{ student: string; month: string }>(
        app.db,
        sql`select t.student_id student, to_char(s.starts_at, 'YYYY-MM') as month
          from tuition_reports t join tuition_sessions s on s.id = t.session_id
          where t.to_work_on like '%\\(%' limit 1`,
      )
      return await app.call('GET /TutionReport/TutionReport/GetMonthPdf', month?.student, {
        query: { studentId: month?.student ?? '', month: month?.month ?? '' },
      })
    },
    'modules/report-cards/report-cards.routes.ts': async () => {
      const [card] = await rowsOf<{ student: string }>(
        app.db,
        sql`select student_id student from report_cards where submitted_at is not null limit 1`,
      )
      return await app.call('GET /ReportCard/ReportCard/GetCardsPdf', card?.student, {
        query: { studentId: card?.student ?? '' },
      })
    },
  }

  it.each(Object.entries(calls))('is right of %s', async (_, call) => {
    const { status, data } = await call()
    expect(status).toBe(200)
    expect(await data.slice(0, 5).text()).toBe('%PDF-')
  })

  it('is all of these calls', () => {
    expect(sourcesWith(/await printedFile\(/).sort()).toEqual(Object.keys(calls).sort())
  })
})
