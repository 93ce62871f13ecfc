import { expect, it } from 'vitest'
import { type TreeRows, treeOf } from './tree.rules.ts'

const none = { live: 0, draft: 0, withdrawn: 0 }

it('puts everything under what it belongs to, in order, with the sums of what is below', () => {
  const rows: TreeRows = {
    tests: [
      { id: 1, name: 'ESAT', isRetired: false },
      { id: 2, name: 'NSAA', isRetired: true },
    ],
    parts: [
      { id: 4, parentId: 1, name: 'Physics', isArchived: false, isCompulsory: false },
      { id: 3, parentId: 1, name: 'Maths', isArchived: true, isCompulsory: true },
    ],
    subjects: [{ id: 5, parentId: 4, name: 'Forces', isArchived: false }],
    topics: [
      { id: 7, parentId: 5, name: 'Motion', isArchived: false, live: 5, draft: 1, withdrawn: 2 },
      { id: 6, parentId: 5, name: 'Energy', isArchived: true, live: 3, draft: 0, withdrawn: 1 },
    ],
    subTopics: [{ id: 8, parentId: 7, name: 'Speed', isArchived: false, ...none, live: 2 }],
  }
  const sums = { live: 8, draft: 1, withdrawn: 3 }
  expect(treeOf(rows)).toEqual([
    {
      ...{ id: 1, name: 'ESAT', isRetired: false, ...sums },
      parts: [
        {
          ...{ id: 4, sectionNo: 'Physics', isArchived: false, isCompulsory: false, ...sums },
          subjects: [
            {
              ...{ id: 5, name: 'Forces', isArchived: false, ...sums },
              topics: [
                {
                  ...{ id: 7, name: 'Motion', isArchived: false },
                  ...{ live: 5, draft: 1, withdrawn: 2 },
                  subTopics: [{ id: 8, name: 'Speed', isArchived: false, ...none, live: 2 }],
                },
                {
                  ...{ id: 6, name: 'Energy', isArchived: true },
                  ...{ live: 3, draft: 0, withdrawn: 1, subTopics: [] },
                },
              ],
            },
          ],
        },
        {
          ...{ id: 3, sectionNo: 'Maths', isArchived: true, isCompulsory: true, ...none },
          subjects: [],
        },
      ],
    },
    { id: 2, name: 'NSAA', isRetired: true, ...none, parts: [] },
  ])
})
