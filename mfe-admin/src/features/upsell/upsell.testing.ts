import { testUid } from '@portal/shared/testing'
import type { Programme } from './upsell.queries.ts'

/** Ten hours and seminars, which somebody asked for. */
export const makeRequest = (
  change: Partial<NonNullable<Programme['request']>> = {},
): NonNullable<Programme['request']> => ({
  ...{ id: testUid(2), state: 'pending', note: 'Soon, please.' },
  requestedAt: '2027-03-01T10:00:00Z',
  upgrade: {
    ...{ name: 'Seminars and hours', pricePence: 120_000, per: 'once', hours: 10 },
    entitlements: ['hasSeminar', 'hasLibrary'],
  },
  ...change,
})

/** A programme with the question bank and the library. */
export const makeProgramme = (change: Partial<Programme> = {}): Programme => ({
  ...{ studentId: testUid(1), name: 'Ada Byron', email: 'ada@portal.test' },
  ...{ programName: 'Premium', isUnlimited: false, expiresOn: '2027-12-31' },
  ...{ hoursBought: 20, hoursRemaining: 4.5, request: null, payerId: testUid(8) },
  payers: [
    {
      ...{ name: 'Ann Byron', kind: 'parent', payer: { userId: testUid(7) } },
      payerId: testUid(8),
    },
    { name: 'Ada Byron', kind: 'student', payer: { userId: testUid(1) }, payerId: null },
  ],
  entitlements: {
    ...{ hasQuestionBank: true, hasCourses: false, hasAcademy: false, hasSeminar: false },
    ...{ hasLibrary: true, hasReadingList: false, hasPsSubmission: false },
    hasEssaySubmission: false,
  },
  ...change,
})
