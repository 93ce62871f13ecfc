import type { Tree } from '../lookups.queries.ts'

const counts = { live: 0, draft: 0, withdrawn: 0, isArchived: false }

/** Two tests; the first with two parts, of which Physics has a subject with two topics. */
export const makeTree = (): Tree => [
  {
    ...{ id: 1, name: 'ESAT', isRetired: false, live: 0, draft: 0, withdrawn: 0 },
    parts: [
      { ...counts, id: 1, sectionNo: 'Mathematics 1', isCompulsory: true, subjects: [] },
      {
        ...{ ...counts, id: 2, sectionNo: 'Physics', isCompulsory: false },
        subjects: [
          {
            ...{ ...counts, id: 3, name: 'Mechanics' },
            topics: [
              { ...counts, id: 4, name: 'Forces', subTopics: [] },
              { ...counts, id: 5, name: 'Motion', subTopics: [] },
            ],
          },
        ],
      },
    ],
  },
  {
    ...{ id: 2, name: 'TMUA', isRetired: false, live: 0, draft: 0, withdrawn: 0 },
    parts: [],
  },
]
