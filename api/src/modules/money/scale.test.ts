import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { type Invoices, makeInvoices, now } from './invoices.testing.ts'
import { findDue } from './plans.repository.ts'

let t: Invoices
beforeAll(async () => {
  t = await makeInvoices()
  await addMany()
})
afterAll(() => t.app.close())

/** Three thousand invoices of three hundred payers, most of them paid. */
async function addMany(): Promise<void> {
  const { db } = t.app
  const id = (salt: string) => sql`md5(${salt} || n)::uuid`
  const payer = sql`md5('payer' || n % 300)::uuid`
  await db.execute(sql`insert into users (id, email, role, first_name, last_name, created_at)
    select md5('payer' || n)::uuid, 'payer' || n || '@portal.test', 'Parent', 'P', n, ${now.toISOString()}::timestamptz
    from generate_series(0, 299) n`)
  await db.execute(sql`insert into payers (id, user_id, name, email)
    select md5('payer' || n)::uuid, md5('payer' || n)::uuid, 'P ' || n, '' from generate_series(0, 299) n`)
  await db.execute(sql`insert into money_documents (id, series, number, payer_id, issued_on, tax_point,
      due_on, seller, buyer, student_name, net_pence, vat_pence, gross_pence)
    select ${id('doc')}, 'INV', 100000 + n, ${payer}, date '2020-01-01' + n, date '2020-01-01' + n,
      date '2020-01-15' + n, '{}', '{"name":"P"}', 'S', 100, 0, 100 from generate_series(1, 3000) n`)
  await db.execute(sql`insert into money_entries (payer_id, kind, pence, document_id, event, occurred_on, at)
    select ${payer}, 'invoice', 100, ${id('doc')}, 'document:' || n, date '2020-01-01' + n, now()
    from generate_series(1, 3000) n`)
  await db.execute(sql`analyze`)
}

/** How a call looks into these tables. */
const scansOf = async (tables: RegExp, run: () => Promise<unknown>) =>
  (await plannedNodes(t.app.db, run))
    .flat()
    .filter((node) => tables.test(node['Relation Name'] ?? ''))

it('of one payer, all that is read is found by an index', async () => {
  const { payerId, documentId, studentId, parentId } = await t.sale()
  const runs = [
    () => t.app.call('GET /User/admin/Invoice/GetInvoices', t.admin, { query: { payerId } }),
    () => t.app.call('GET /User/admin/Payment/GetAccount', t.admin, { query: { payerId } }),
    () => t.app.call('GET /User/admin/Invoice/GetInvoice', t.admin, { query: { documentId } }),
    () => t.app.call('GET /Booking/parent/Booking/GetBookings', parentId, { query: { studentId } }),
  ]
  for (const run of runs) {
    const scans = await scansOf(/^money_/, run)
    expect(scans.length).toBeGreaterThan(2)
    expect(scans.filter((node) => !goesByIndex(node))).toEqual([])
  }
})

it('what is to be invoiced is found among what is planned', async () => {
  const scans = await scansOf(/^instalments/, () =>
    findDue(t.app.db, { by: '2030-01-01', most: 50 }),
  )
  expect(scans.map((node) => node['Relation Name'])).toContain('instalments')
  expect(scans.filter((node) => !/Index|Bitmap/.test(node['Node Type']))).toEqual([])
})
