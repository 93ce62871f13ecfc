import type { FlaggedQuestion, ListedFlag } from './flags.queries.ts'

/** A flag of Maya Clarke's that Tom Harper found to be at fault. */
export const makeListedFlag = (more: Partial<ListedFlag> = {}): ListedFlag => ({
  ...{
    id: '00000000-0000-4000-8000-000000000001',
    studentId: '00000000-0000-4000-8000-000000000002',
    studentName: 'Maya Clarke',
  },
  ...{ text: 'Two of them are right.', state: 'answered', outcome: 'fault' },
  ...{ createdAt: '2027-03-01T10:00:00.000Z', answeredAt: '2027-03-01T12:00:00.000Z' },
  ...{ answeredBy: 'Tom Harper', suggestedChange: 'Option c should be 12.' },
  ...{ settledAt: null, settledBy: null, settledAs: null, messageCount: 1 },
  ...more,
})

/** Question 42 with flags; one that waits unless it is said otherwise. */
export const makeFlaggedQuestion = (more: Partial<FlaggedQuestion> = {}): FlaggedQuestion => ({
  ...{ questionId: 42, key: 'forces-7', summary: 'Which force acts on a falling stone?' },
  ...{ summaryHtml: 'Which force acts on a falling stone?', sectionNo: 'Physics' },
  ...{ topicName: 'Forces', waiting: 1, open: 0, flagCount: 1, flags: [makeListedFlag()] },
  ...more,
})
