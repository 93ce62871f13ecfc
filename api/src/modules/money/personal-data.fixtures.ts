import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import {
  bookings,
  instalments,
  moneyDocuments,
  moneyEntries,
  moneyLines,
  moneyReminders,
  payers,
} from '../../database/schema/index.ts'

export const moneyRows = {
  add: async ({ app, id, pupil, now }) => {
    const { db } = app
    const payerId = crypto.randomUUID()
    const bookingId = crypto.randomUUID()
    const instalmentId = crypto.randomUUID()
    const documentId = crypto.randomUUID()
    const day = '2026-01-01'
    await db.insert(payers).values({ id: payerId, userId: id, name: 'A B', email: 'a@portal.test' })
    await db.insert(bookings).values({
      ...{ id: bookingId, studentId: pupil, payerId, programName: 'Premium', quarters: 0 },
      ...{ bookedAt: now, startsOn: day, expiresOn: '2026-12-31' },
    })
    await db
      .insert(instalments)
      .values({ id: instalmentId, bookingId, dueOn: day, pence: 12_000, state: 'invoiced' })
    const sums = { netPence: 10_000, vatPence: 2_000, grossPence: 12_000 }
    await db.insert(moneyDocuments).values({
      ...{ id: documentId, series: 'INV', number: 900_001, payerId, bookingId, instalmentId },
      ...{ issuedOn: day, taxPoint: day, dueOn: day, studentName: 'Ada Byron', ...sums },
      ...{ seller: { name: 'Seller', address: '' }, buyer: { name: 'A B', address: '' } },
    })
    await db.insert(moneyLines).values({
      ...{ id: crypto.randomUUID(), documentId, position: 1, description: 'Premium', quantity: 1 },
      ...{ unitNetPence: 10_000, vat: 'standard', rateBasisPoints: 2_000, ...sums },
    })
    await db.insert(moneyReminders).values({ documentId, step: 3, sentAt: now })
    await db.insert(moneyEntries).values({
      ...{ payerId, kind: 'invoice', pence: 12_000, documentId, event: `invoice:${documentId}` },
      ...{ occurredOn: day, at: now, by: id },
    })
  },
} satisfies PersonalRows
