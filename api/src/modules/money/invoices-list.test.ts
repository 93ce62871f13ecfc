import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { queriesOf } from '../../testing/index.ts'
import { standingsOfPayer } from './documents.repository.ts'
import { type Invoices, makeInvoices, now } from './invoices.testing.ts'
import { paidOf } from './paid.rules.ts'
import { pay } from './testing.ts'

let t: Invoices
beforeAll(async () => {
  t = await makeInvoices()
  for (let made = 0; made < 8; made += 1) await t.sale()
})
afterAll(() => t.app.close())

describe('the list', () => {
  const list = async (query: object) =>
    (await t.app.call('GET /User/admin/Invoice/GetInvoices', t.admin, { query })).data

  it('finds by number, name, state and payer, with sums of all that fit', async () => {
    const { documentId, payerId } = await t.sale()
    const { number } = await t.read(documentId)
    expect((await list({ search: number })).documents).toMatchObject([
      { documentId, hasFile: false },
    ])
    expect((await list({ search: 'anne b', payerId })).totalCount).toBe(1)
    await pay({ db: t.app.db, now }, { payerId, pence: 17_999 })
    expect(await list({ payerId, state: 'part-paid' })).toMatchObject({
      documents: [{ state: 'part-paid', paidPence: 17_999, owedPence: 100_000, version: 1 }],
      totals: { grossPence: 117_999, paidPence: 17_999, owedPence: 100_000 },
    })
    t.app.clock.set(new Date('2026-10-04T10:00:00Z'))
    expect((await list({ payerId, state: 'overdue' })).totalCount).toBe(1)
    expect((await list({ payerId, state: 'open' })).totalCount).toBe(0)
    expect((await list({ payerId, series: 'CN' })).totalCount).toBe(0)
    expect((await list({ payerId, from: '2026-10-04' })).totalCount).toBe(0)
    t.app.clock.set(now)
  })

  it.each(['number', 'issuedOn', 'dueOn', 'payerName', 'grossPence'])(
    'has each document once, sorted by %s',
    async (sort) => {
      const all = await list({ sort, pageSize: 100 })
      const ids = all.documents.map((each) => each.documentId)
      expect(new Set(ids).size).toBe(all.totalCount)
      const pages = [
        ...(await list({ sort, pageSize: 4 })).documents,
        ...(await list({ sort, pageSize: 4, pageNo: 2 })).documents,
      ]
      expect(pages.map((each) => each.documentId)).toEqual(ids.slice(0, 8))
    },
  )

  it('is one statement', async () => {
    expect(await queriesOf(t.app, 'GET /User/admin/Invoice/GetInvoices', t.admin)).toBe(1)
  })

  it('is exported, also line by line with what an accountant wants', async () => {
    const { payerId, documentId } = await t.sale()
    const { number } = await t.read(documentId)
    const file = async (query: object) => {
      const { data } = await t.app.call('GET /User/admin/Invoice/ExportInvoices', t.admin, {
        query: { payerId, ...query },
      })
      return (await data.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
    }
    expect(await file({ columns: 'number,grossPence,state' })).toEqual([
      'Number,Gross,State',
      `${number},1179.99,open`,
    ])
    const byLine = await file({ lines: 'true' })
    expect(byLine).toHaveLength(4)
    expect(byLine[1]).toContain('standard,20 %,1000.00,200.00,1200.00')
    expect(byLine[3]).toContain("'-100.00")
    const wrong = await t.app.call('GET /User/admin/Invoice/ExportInvoices', t.admin, {
      query: { columns: 'secret' },
    })
    expect(wrong.status).toBe(400)
  })
})

it('stands in the database as the rules have it, whatever was sold, paid and credited', async () => {
  const days = fc.constantFrom('2026-10-01', '2026-11-01', '2026-12-01')
  const parts = fc.array(fc.record({ dueOn: days, pence: fc.integer({ min: 1, max: 50_000 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  const sums = fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(parts, sums, async (instalments, paid) => {
      const pence = instalments.reduce((sum, each) => sum + each.pence, 0)
      const { payerId } = await t.sale({
        lines: [{ description: 'Premium', pence, vat: 'standard' }],
        plan: { kind: 'own', instalments },
      })
      for (const each of paid) await pay({ db: t.app.db, now }, { payerId, pence: each })
      const standing = await standingsOfPayer(t.app.db, payerId)
      const settled = paid.reduce((sum, each) => sum + each, 0)
      const expected = paidOf(standing, settled)
      expect(standing.map(({ id, paidPence, owedPence }) => [id, paidPence, owedPence])).toEqual(
        expected.invoices.map(({ id, paidPence, owedPence }) => [id, paidPence, owedPence]),
      )
      const [sum] = await rowsOf<{ pence: number }>(
        t.app.db,
        sql`select sum(pence)::int "pence" from money_entries where payer_id = ${payerId}::uuid`,
      )
      const owed = standing.reduce((all, { owedPence }) => all + owedPence, 0)
      expect(sum?.pence).toBe(owed - expected.creditPence)
    }),
    { numRuns: 12 },
  )
})
