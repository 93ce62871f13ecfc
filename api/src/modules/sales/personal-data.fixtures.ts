import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import {
  bookingLines,
  bookings,
  bookingVersions,
  entitlementOverrides,
} from '../../database/schema/index.ts'

export const salesRows = {
  add: async ({ app, id, pupil, now }) => {
    const { db } = app
    for (const [studentId, by] of [
      [id, pupil],
      [pupil, id],
    ] as const) {
      const bookingId = crypto.randomUUID()
      await db.insert(bookings).values({
        ...{ id: bookingId, studentId, programName: 'Premium', quarters: 0, bookedAt: now },
        ...{ startsOn: '2026-01-01', expiresOn: '2026-12-31', soldBy: by },
      })
      await db.insert(bookingVersions).values({ bookingId, version: 1, snapshot: {}, by, at: now })
      await db.insert(bookingLines).values({
        ...{ bookingId, position: 1, kind: 'programme', description: 'Premium' },
        ...{ pence: 100_000, vat: 'standard' },
      })
      await db.insert(entitlementOverrides).values({
        ...{ studentId, entitlement: 'hasLibrary', isOn: true, reason: 'A trial', by, at: now },
      })
    }
  },
} satisfies PersonalRows
