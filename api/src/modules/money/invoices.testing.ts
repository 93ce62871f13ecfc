import { makeTestApp } from '../../testing/index.ts'
import { makeSale, type TestSale } from './testing.ts'

export const now = new Date('2026-10-03T10:00:00Z')
export const vatNumber = 'GB123456789'

/** What is sold where nothing else is said: £1,179.99, of which £180.00 is VAT. */
export const lines = [
  { description: 'Premium <b>& #more</b>', pence: 120_000, vat: 'standard' as const },
  { description: 'Books', pence: 9_999, vat: 'exempt' as const },
  { description: 'Sibling', pence: -12_000, vat: 'standard' as const },
]

export type Invoices = Awaited<ReturnType<typeof makeInvoices>>

/** An app of a company that charges VAT, with an admin. */
export async function makeInvoices() {
  const app = await makeTestApp({ now })
  const admin = await app.make.admin()
  const { saved } = app.server
  const company = {
    ...{ companyName: 'Portal Tuition Ltd', companyAddress: '1 High Street\nLondon', vatNumber },
    ...{ bankDetails: 'Sort code 00-00-00\nAccount 12345678', invoiceFooter: 'Thank you.' },
  }
  app.server.saved = () => ({ ...saved(), ...company })
  return {
    app,
    admin,
    /** A sale of Ada’s programme to her mother. */
    sale: async (own: Partial<TestSale> = {}) => {
      app.clock.set(now)
      const studentId = await app.make.student({}, { firstName: 'Ada', lastName: 'Byron' })
      const name = { firstName: 'Anne', lastName: 'Byron' }
      const parentId = await app.make.parent([studentId], name)
      const payer = { userId: parentId }
      const made = await makeSale(app, { studentId, payer, lines, ...own })
      return { ...made, documentId: made.documentIds[0] ?? '', studentId, parentId }
    },
    read: async (documentId: string) => {
      const query = { documentId }
      return (await app.call('GET /User/admin/Invoice/GetInvoice', admin, { query })).data
    },
  }
}
