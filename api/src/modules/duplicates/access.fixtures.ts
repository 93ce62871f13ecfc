import type { AreaAccess } from '../../access/area.fixtures.ts'

const edits = { who: 'A-----', record: 'any: question to edit' } as const

export const duplicateAccess = {
  calls: {
    'GET /question/admin/Question/GetSimilar': edits,
    'GET /question/admin/Question/GetDuplicates': { who: 'A-----' },
    'POST /question/admin/Question/DismissDuplicate': edits,
  },
  inputs: {
    'GET /question/admin/Question/GetSimilar': ({ questionId }) => ({ query: { questionId } }),
    'POST /question/admin/Question/DismissDuplicate': ({ questionId = 0 }) => ({
      body: { questionIds: [questionId, questionId === 1 ? 2 : 1] },
    }),
  },
} satisfies AreaAccess
