import { testUid } from '@portal/shared/testing'
import type { Programme } from './programmes.queries.ts'

/** Premium: 20 hours and the library for a year at £2,400; 14 students have it. */
export const makeProgramme = (change: Partial<Programme> = {}): Programme => ({
  ...{ programmeId: testUid(1), name: 'Premium', hours: 20, isUnlimited: false },
  ...{ isHeadStart: false, months: 12, endsOnDay: null, pricePence: 240_000, vat: 'standard' },
  entitlements: {
    ...{ hasQuestionBank: true, hasCourses: false, hasAcademy: false, hasSeminar: false },
    ...{ hasLibrary: true, hasReadingList: false, hasPsSubmission: false },
    hasEssaySubmission: false,
  },
  ...{ students: 14, isArchived: false, hasFixedName: false, version: 3 },
  ...change,
})
