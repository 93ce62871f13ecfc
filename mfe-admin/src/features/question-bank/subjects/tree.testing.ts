import type { Tree } from '../lookups.queries.ts'

const counts = (live: number, draft = 0, withdrawn = 0) => ({ live, draft, withdrawn })

/** Two tests: the ESAT with two parts in use and one that is not, and a retired one without any. */
export const pureTree: Tree = [
  {
    ...{ id: 1, name: 'ESAT', isRetired: false, ...counts(30, 2, 1) },
    parts: [
      {
        ...{ id: 11, sectionNo: 'Biology', isCompulsory: false, isArchived: true, ...counts(0) },
        subjects: [],
      },
      {
        ...{ id: 12, sectionNo: 'Physics', isCompulsory: false, isArchived: false },
        ...counts(30, 2, 1),
        subjects: [
          {
            ...{ id: 21, name: 'Mechanics', isArchived: false, ...counts(22, 2, 1) },
            topics: [
              {
                ...{ id: 31, name: 'Motion', isArchived: false, ...counts(12, 2, 1) },
                subTopics: [
                  { id: 41, name: 'Speed', isArchived: false, ...counts(7) },
                  { id: 42, name: 'Acceleration', isArchived: false, ...counts(5) },
                ],
              },
              { id: 32, name: 'Forces', isArchived: false, ...counts(10), subTopics: [] },
            ],
          },
          {
            ...{ id: 22, name: 'Waves', isArchived: false, ...counts(8) },
            topics: [{ id: 33, name: 'Light', isArchived: true, ...counts(8), subTopics: [] }],
          },
        ],
      },
      {
        ...{ id: 13, sectionNo: 'Mathematics 1', isCompulsory: true, isArchived: false },
        ...counts(0),
        subjects: [],
      },
    ],
  },
  { id: 2, name: 'NSAA', isRetired: true, ...counts(0), parts: [] },
]
