import type { AreaAccess, Made } from '../../access/area.fixtures.ts'

const toEdit = { who: 'A-----', record: 'any: question to edit' } as const

/** Questions of the small bank have their key at b, and nobody has changed them. */
const wanted = ({ questionId }: Made) => ({
  ...{ questionId, version: 1, correctLetter: 'd', countsOld: false },
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
      body: { ...wanted(made), reason: 'D is right' },
    }),
    'GET /question/admin/KeyCorrection/GetCorrections': ({ questionId }) => ({
      query: { questionId: String(questionId) },
    }),
  },
  unaudited: {
    'POST /question/admin/KeyCorrection/Plan': 'works out what would be done, and keeps nothing',
  },
} satisfies AreaAccess
