import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails, moneyDocuments, users } from '../../database/schema/index.ts'
import { readPdf } from '../../printing/testing.ts'
import { queriesOf } from '../../testing/index.ts'
import { type Invoices, makeInvoices, now, vatNumber } from './invoices.testing.ts'
import { pay, runJobs } from './testing.ts'

let t: Invoices
beforeAll(async () => {
  t = await makeInvoices()
})
afterAll(() => t.app.close())

describe('an invoice', () => {
  it('has each line with its net, VAT and rate, and what they come to', async () => {
    const { documentId } = await t.sale()
    expect(await t.read(documentId)).toMatchObject({
      ...{ series: 'INV', issuedOn: '2026-10-03', taxPoint: '2026-10-03', dueOn: '2026-10-03' },
      seller: { name: 'Portal Tuition Ltd', vatNumber },
      buyer: { name: 'Anne Byron' },
      studentName: 'Ada Byron',
      lines: [
        { netPence: 100_000, vatPence: 20_000, grossPence: 120_000, rateBasisPoints: 2_000 },
        { netPence: 9_999, vatPence: 0, grossPence: 9_999, rateBasisPoints: 0, vat: 'exempt' },
        { netPence: -10_000, vatPence: -2_000, grossPence: -12_000, creditablePence: 0 },
      ],
      ...{ netPence: 99_999, vatPence: 18_000, grossPence: 117_999 },
      ...{ owedPence: 117_999, state: 'open', payments: [], sentAt: now.toISOString() },
    })
  })

  it('says by which entries it is paid', async () => {
    const { documentId, payerId } = await t.sale()
    const at = { db: t.app.db, now }
    const [first, second] = [
      await pay(at, { payerId, pence: 100_000 }),
      await pay(at, { payerId, pence: 20_000 }),
    ]
    expect(await t.read(documentId)).toMatchObject({
      ...{ state: 'paid', paidPence: 117_999, owedPence: 0 },
      payments: [
        { entryId: first, pence: 100_000, kind: 'payment' },
        { entryId: second, pence: 17_999 },
      ],
    })
  })

  it('takes three statements to read', async () => {
    const { documentId } = await t.sale()
    const query = { documentId }
    expect(await queriesOf(t.app, 'GET /User/admin/Invoice/GetInvoice', t.admin, { query })).toBe(3)
  })

  it('is mailed again to the address that its payer has now', async () => {
    const { documentId, payerId } = await t.sale()
    await t.app.db.execute(
      sql`update payers set email = 'new@portal.test' where id = ${payerId}::uuid`,
    )
    t.app.clock.advance(60_000)
    const send = () =>
      t.app.call('POST /User/admin/Invoice/Send', t.admin, { body: { documentId } })
    expect((await send()).data).toEqual({ sentTo: 'new@portal.test' })
    expect(await t.app.db.$count(mails, eq(mails.to, 'new@portal.test'))).toBe(1)
    expect((await t.read(documentId)).sentAt).toBe(t.app.clock.now().toISOString())
    await t.app.db.insert(users).values({
      ...{ id: crypto.randomUUID(), email: 'new@portal.test', role: 'Parent', createdAt: now },
      ...{ firstName: 'A', lastName: 'B', emailState: 'bouncing' },
    })
    expect((await send()).status).toBe(409)
  })
})

describe('a credit', () => {
  const credit = (documentId: string, parts: { lineId: string; pence: number }[]) =>
    t.app.call('POST /User/admin/Invoice/Credit', t.admin, {
      body: { documentId, lines: parts, reason: 'One book less' },
    })

  it('takes at most what is not credited of a line, with its VAT to the penny', async () => {
    const { documentId } = await t.sale({
      lines: [{ description: 'P', pence: 9_999, vat: 'standard' }],
    })
    const lineId = (await t.read(documentId)).lines[0]?.lineId ?? ''
    const parts = [
      (await credit(documentId, [{ lineId, pence: 3_333 }])).data.documentId,
      (await credit(documentId, [{ lineId, pence: 3_333 }])).data.documentId,
    ]
    const refused = await credit(documentId, [{ lineId, pence: 3_334 }])
    expect([refused.status, refused.errors]).toEqual([
      422,
      [
        {
          path: 'body.lines.0.pence',
          message: 'At most £33.33 of this line is not credited yet.',
        },
      ],
    ])
    const last = await credit(documentId, [{ lineId, pence: 3_333 }])
    const notes = await Promise.all([...parts, last.data.documentId].map(t.read))
    expect(notes.reduce((sum, { vatPence }) => sum + vatPence, 0)).toBe(1_667)
    expect(last.data.number).toMatch(/^CN-\d{6}$/)
    expect(await t.read(documentId)).toMatchObject({
      ...{ state: 'credited', creditedPence: 9_999, owedPence: 0 },
      creditNotes: [{}, {}, { grossPence: 3_333 }],
    })
    expect(notes[0]).toMatchObject({ credits: { documentId }, state: null, dueOn: null })
  })

  it('of an invoice with a discount takes at most the invoice', async () => {
    const { documentId } = await t.sale()
    const invoice = await t.read(documentId)
    const parts = invoice.lines
      .filter(({ grossPence }) => grossPence > 0)
      .map(({ lineId, grossPence }) => ({ lineId, pence: grossPence }))
    const refused = await credit(documentId, parts)
    expect([refused.status, refused.errors[0]?.path]).toEqual([422, 'body.lines'])
  })

  it('is refused for lines that are not the invoice’s, or named twice, and for a credit note', async () => {
    const { documentId } = await t.sale()
    const other = await t.sale()
    const [line] = (await t.read(documentId)).lines
    const [foreign] = (await t.read(other.documentId)).lines
    const of = (lineId = '') => ({ lineId, pence: 1 })
    expect((await credit(documentId, [of(foreign?.lineId)])).errors[0]?.path).toBe(
      'body.lines.0.lineId',
    )
    const twice = await credit(documentId, [of(line?.lineId), of(line?.lineId)])
    expect(twice.errors[0]?.path).toBe('body.lines.1.lineId')
    const made = await credit(documentId, [of(line?.lineId)])
    expect((await credit(made.data.documentId, [of(line?.lineId)])).status).toBe(409)
  })
})

describe('a PDF', () => {
  const download = (documentId: string) =>
    t.app.call('GET /User/admin/Invoice/Download', t.admin, { query: { documentId } })

  it('is made once, by a job that whoever asked can follow', async () => {
    const { documentId } = await t.sale()
    const first = await download(documentId)
    expect(first.status).toBe(202)
    const { jobId } = first.data as { jobId: string }
    expect((await download(documentId)).data).toEqual({ jobId })
    await runJobs(t.app)
    const job = await t.app.call('GET /Operations/Job/GetJob', t.admin, { query: { jobId } })
    expect(job.data.state).toBe('done')
    const made = await download(documentId)
    const number = (await t.read(documentId)).number
    expect(made.status).toBe(200)
    expect(made.headers['content-type']).toBe('application/pdf')
    expect(made.headers['content-disposition']).toContain(`filename="${number}.pdf"`)
    const pdf = await readPdf(new Uint8Array(await (made.data as Blob).arrayBuffer()))
    expect(pdf).toMatchObject({ language: 'en-GB', title: `Invoice ${number}`, pages: 1 })
    expect([...pdf.roles]).toEqual(expect.arrayContaining(['Table', 'TH', 'TD', 'H1', 'H2']))
    for (const words of [
      ...['Issued: 3 October 2026', 'Tax point: 3 October 2026', 'Due: 3 October 2026'],
      ...['Portal Tuition Ltd', 'VAT number GB123456789', 'Anne Byron', 'Premium <b>& #more</b>'],
      ...['Quantity', '£1,000.00', '20 %', '£200.00', '£1,179.99', 'Exempt from VAT: Books.'],
      ...['Sort code 00-00-00', `Reference: ${number}`, 'Thank you.'],
    ]) {
      expect(pdf.text).toContain(words)
    }
    const [kept] = await t.app.db
      .select()
      .from(moneyDocuments)
      .where(eq(moneyDocuments.id, documentId))
    await runJobs(t.app)
    const [same] = await t.app.db
      .select()
      .from(moneyDocuments)
      .where(eq(moneyDocuments.id, documentId))
    expect(same?.fileId).toBe(kept?.fileId)
  })

  it('shows no VAT of a company without a number', async () => {
    const { saved } = t.app.server
    t.app.server.saved = () => ({ ...saved(), vatNumber: '' })
    try {
      const { documentId } = await t.sale()
      await runJobs(t.app)
      const { data } = await download(documentId)
      const { text } = await readPdf(new Uint8Array(await (data as Blob).arrayBuffer()))
      expect(text).not.toMatch(/VAT|Tax point|Exempt/)
      expect(text).toContain('£1,179.99')
    } finally {
      t.app.server.saved = saved
    }
  })
})
