import type { AreaAccess, Made } from '../../access/area.fixtures.ts'

const toEdit = { who: 'A-----', record: 'any: question to edit' } as const

/** What is made of this kind has two versions, and its key at c. */
const wanted = ({ questionId }: Made) => ({
  ...{ questionId, version: 2, correctLetter: 'a', countsOld: false },
})

export const correctionAccess = {
  calls: {
    'POST /question/admin/KeyCorrection/Plan': toEdit,
    'POST /question/admin/KeyCorrection/Apply': toEdit,
    'GET /question/admin/KeyCorrection/GetCorrections': toEdit,
  },
  inputs: {
    'POST /question/admin/KeyCorrection/Plan': (made) => ({ body: wanted(made) }),
    'POST /question/admin/KeyCorrection/Apply': (made) => ({
      body: { ...wanted(made), reason: 'A is right' },
    }),
    'GET /question/admin/KeyCorrection/GetCorrections': ({ questionId }) => ({
      query: { questionId: String(questionId) },
    }),
  },
  unaudited: {
    'POST /question/admin/KeyCorrection/Plan': 'works out what would be done, and keeps nothing',
  },
} satisfies AreaAccess
