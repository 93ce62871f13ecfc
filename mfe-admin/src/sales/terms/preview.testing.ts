import type { Preview } from './preview.queries.ts'

const none = {
  ...{ hasQuestionBank: false, hasCourses: false, hasAcademy: false, hasSeminar: false },
  ...{ hasLibrary: false, hasReadingList: false, hasPsSubmission: false },
  hasEssaySubmission: false,
}

/** A new programme of £2,400 with 20 hours for a year, paid in two parts; nothing is wrong with it. */
export const makePreview = (change: Partial<Preview> = {}): Preview => ({
  ...{ errors: [], warnings: [], totalPence: 240_000, vatPence: 40_000, creditPence: [] },
  plan: [
    { dueOn: '2026-11-02', pence: 120_000, state: 'planned' },
    { dueOn: '2026-12-02', pence: 120_000, state: 'planned' },
  ],
  effect: {
    programName: { before: null, after: 'Premium' },
    hours: { before: null, after: 20 },
    hoursLeft: { before: null, after: 20 },
    isUnlimited: { before: null, after: false },
    isHeadStart: { before: null, after: false },
    entitlements: { before: null, after: { ...none, hasQuestionBank: true } },
    startsOn: { before: null, after: '2026-11-02' },
    expiresOn: { before: null, after: '2027-11-01' },
  },
  ...{ cancelling: null, tutors: [], similar: [], suggestedPlan: null },
  ...change,
})

/** The same for somebody who has ten hours and the library until summer. */
export const makeEffect = (
  change: Partial<NonNullable<Preview['effect']>> = {},
): NonNullable<Preview['effect']> => ({
  programName: { before: 'Premium', after: 'Premium' },
  hours: { before: 10, after: 20 },
  hoursLeft: { before: 4.5, after: 14.5 },
  isUnlimited: { before: false, after: false },
  isHeadStart: { before: false, after: false },
  entitlements: {
    before: { ...none, hasLibrary: true },
    after: { ...none, hasLibrary: true, hasSeminar: true },
  },
  startsOn: { before: '2026-09-01', after: '2026-09-01' },
  expiresOn: { before: '2027-06-30', after: '2027-08-31' },
  ...change,
})
