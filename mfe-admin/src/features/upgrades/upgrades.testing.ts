import { testUid } from '@portal/shared/testing'
import type { Upgrade, UpgradeRequest } from './upgrades.queries.ts'

/** An offered upgrade with seminars, for £1,200. */
export const makeUpgrade = (
  number: number,
  name: string,
  change: Partial<Upgrade['edited']> = {},
): Upgrade => ({
  ...{ id: testUid(number), name, summary: `About ${name}`, body: '<p>All of it.</p>' },
  ...{ image: null, pricePence: 120_000, per: 'once', hours: 0, entitlements: ['hasSeminar'] },
  ...{ isOffered: true, mine: null },
  edited: {
    ...{ body: '<p>All of it.</p>', state: 'offered', version: 2, pendingCount: 0 },
    ...{ updatedAt: '2027-03-01T10:00:00Z', ...change },
  },
})

/** A request that waits. */
export const makeRequest = (change: Partial<UpgradeRequest> = {}): UpgradeRequest => ({
  ...{ id: testUid(30), state: 'pending', note: 'Soon, please.', programName: 'Premium' },
  student: { studentId: testUid(31), name: 'Ada Byron', email: 'ada@portal.test' },
  upgrade: { id: testUid(1), name: 'Seminars' },
  ...{ requestedAt: '2027-03-01T10:00:00Z', decidedAt: null, decidedBy: null, reason: null },
  ...change,
})
