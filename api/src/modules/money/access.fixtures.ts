import { eq } from 'drizzle-orm'
import { type AreaAccess, type Made, nothingBut } from '../../access/area.fixtures.ts'
import { everybodys } from '../../access/reasons.fixtures.ts'
import type { World } from '../../access/world.fixtures.ts'
import { moneyLines } from '../../database/schema/index.ts'
import { makePdf } from '../../testing/pdf.ts'
import { keepMade } from '../files/index.ts'
import { noteDocument } from './documents.repository.ts'
import { pay, sell, within } from './testing.ts'

/** A sale with an invoice that was due as it was made, paid by this person or by a parent. */
async function sold({ simulate: { app } }: World, owner?: string, daysAgo = 0) {
  const studentId = await app.make.student()
  const userId = owner ?? (await app.make.parent([studentId]))
  const now = new Date(app.clock.now().getTime() - daysAgo * 86_400_000)
  return await app.db.transaction((tx) =>
    sell({ ...within(app), db: tx, now }, { studentId, payer: { userId } }),
  )
}

/** An invoice with its PDF. */
async function invoiceOf(world: World, owner?: string): Promise<Made> {
  const { app } = world.simulate
  const { documentIds } = await sold(world, owner)
  const [id = ''] = documentIds
  const { id: fileId } = await keepMade(within(app), app.files, {
    ...{ bytes: makePdf(1), name: 'INV.pdf', type: 'application/pdf', extension: 'pdf' },
  })
  await noteDocument(app.db, id, { fileId })
  const [line] = await app.db.select().from(moneyLines).where(eq(moneyLines.documentId, id))
  return { ...nothingBut(id), line: line?.id ?? '' }
}

const admins = { who: 'A-----' } as const
const ofPayer = { who: 'A-----', record: 'any: payer' } as const
const ofInvoice = { who: 'A-----', record: 'any: invoice' } as const
const limit = '30 in 15 min'
const reason = 'As agreed'
const day = '2026-03-01'

export const moneyAccess = {
  calls: {
    'GET /User/admin/Invoice/GetInvoices': admins,
    'GET /User/admin/Invoice/ExportInvoices': { ...admins, limit },
    'GET /User/admin/Invoice/GetInvoice': ofInvoice,
    'GET /User/admin/Invoice/Download': ofInvoice,
    'POST /User/admin/Invoice/Send': ofInvoice,
    'POST /User/admin/Invoice/Credit': ofInvoice,
    'GET /User/admin/Payment/GetPayers': admins,
    'GET /User/admin/Payment/GetAccount': ofPayer,
    'POST /User/admin/Payment/Record': ofPayer,
    'POST /User/admin/Payment/Reverse': { who: 'A-----', record: 'any: money entry' },
    'POST /User/admin/Payment/Refund': ofPayer,
    'POST /User/admin/Payment/WriteOff': ofPayer,
    'POST /User/admin/Payment/SetBilling': ofPayer,
    'POST /User/admin/Payment/PauseReminders': ofPayer,
    'GET /User/admin/Payment/ExportEntries': { ...admins, limit },
    'GET /Booking/parent/Booking/GetBookings': { who: '----P-', record: 'own child: student' },
    'GET /Booking/parent/Booking/GetInvoicePdf': { who: '----P-', record: 'own: own invoice' },
    'GET /Booking/student/Booking/GetBookings': { who: '-S----', after: true },
    'GET /Booking/student/Booking/GetInvoicePdf': {
      ...{ who: '-S----', record: 'own: own invoice', after: true },
    },
  },
  inputs: {
    'GET /User/admin/Invoice/GetInvoice': ({ id }) => ({ query: { documentId: id } }),
    'GET /User/admin/Invoice/Download': ({ id }) => ({ query: { documentId: id } }),
    'POST /User/admin/Invoice/Send': ({ id }) => ({ body: { documentId: id } }),
    'POST /User/admin/Invoice/Credit': ({ id, line = id }) => ({
      body: { documentId: id, lines: [{ lineId: line, pence: 100 }], reason },
    }),
    'GET /User/admin/Payment/GetAccount': ({ id }) => ({ query: { payerId: id } }),
    'POST /User/admin/Payment/Record': ({ id }) => ({
      body: { payerId: id, pence: 100, method: 'transfer', reference: 'AB 1', receivedOn: day },
    }),
    'POST /User/admin/Payment/Reverse': ({ id }) => ({
      // Of a record of another kind the id is no number.
      body: { entryId: id.length === 36 ? 2_147_483_647 : Number(id), reason },
    }),
    'POST /User/admin/Payment/Refund': ({ id }) => ({
      body: {
        ...{ payerId: id, pence: 100, method: 'transfer', reference: 'AB 1' },
        ...{ paidOn: day, reason },
      },
    }),
    'POST /User/admin/Payment/WriteOff': ({ id }) => ({
      body: { payerId: id, pence: 100, reason },
    }),
    'POST /User/admin/Payment/SetBilling': ({ id }) => ({
      body: {
        ...{ payerId: id, version: 1, name: 'A. Byron', address: '1 High Street' },
        ...{ postcode: 'AB1 2CD', email: 'bills@portal.test' },
      },
    }),
    'POST /User/admin/Payment/PauseReminders': ({ id }) => ({
      body: { payerId: id, until: '2030-01-01', reason },
    }),
    'GET /Booking/parent/Booking/GetBookings': ({ id }) => ({ query: { studentId: id } }),
    'GET /Booking/parent/Booking/GetInvoicePdf': ({ id }) => ({ query: { id } }),
    'GET /Booking/student/Booking/GetInvoicePdf': ({ id }) => ({ query: { id } }),
  },
  records: {
    'own invoice': {
      whose: 'anybody',
      of: async (world, owner) => await invoiceOf(world, owner),
      others: async (world) => [await invoiceOf(world)],
    },
    invoice: { whose: 'nobody', of: async (world) => await invoiceOf(world) },
    payer: {
      whose: 'nobody',
      of: async (world, _owner, state) => {
        const { app } = world.simulate
        const { payerId } = await sold(world, undefined, state === 'overdue' ? 30 : 0)
        const now = app.clock.now()
        if (state === 'in credit') await pay({ db: app.db, now }, { payerId, pence: 200_000 })
        return nothingBut(payerId)
      },
    },
    'money entry': {
      whose: 'nobody',
      of: async (world) => {
        const { app } = world.simulate
        const { payerId } = await sold(world)
        const entry = { payerId, pence: 1_000 }
        return nothingBut(String(await pay({ db: app.db, now: app.clock.now() }, entry)))
      },
    },
  },
  states: {
    'POST /User/admin/Payment/Refund': 'in credit',
    'POST /User/admin/Payment/WriteOff': 'overdue',
  },
  openIds: {
    'GET /User/admin/Invoice/GetInvoices': { 'query.payerId': everybodys },
    'GET /User/admin/Invoice/ExportInvoices': { 'query.payerId': everybodys },
    'POST /User/admin/Invoice/Credit': {
      'body.lines.lineId': 'looked for in the invoice that the call names',
    },
  },
  shared: {
    'GET /User/admin/Invoice/GetInvoices': { role: 'Admin', why: everybodys },
    'GET /User/admin/Invoice/ExportInvoices': { role: 'Admin', why: everybodys },
    'GET /User/admin/Payment/GetPayers': { role: 'Admin', why: everybodys },
    'GET /User/admin/Payment/ExportEntries': { role: 'Admin', why: everybodys },
  },
} satisfies AreaAccess
