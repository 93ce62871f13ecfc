import type { AreaAccess } from '../../access/area.fixtures.ts'
import { admins, figures } from '../../access/reasons.fixtures.ts'

const filters = {
  'query.AdmissionTestId': admins,
  'query.sectionId': admins,
  'query.SubjectId': admins,
  'query.topicId': admins,
  'query.paperId': admins,
  'query.changedBy': admins,
}

export const figureAccess = {
  calls: {
    'GET /question/admin/Report/GetItems': { who: 'A-----' },
    'GET /question/admin/Report/ExportItems': { who: 'A-----', limit: '30 in 15 min' },
    'GET /question/admin/Report/GetScatter': { who: 'A-----' },
    'GET /question/admin/Report/GetItem': { who: 'A-----', record: 'any: question to edit' },
  },
  inputs: {
    'GET /question/admin/Report/GetItem': ({ id }) => ({ query: { questionId: Number(id) } }),
  },
  shared: {
    'GET /question/admin/Report/GetItems': { role: 'Admin', why: figures },
    'GET /question/admin/Report/ExportItems': { role: 'Admin', why: figures },
  },
  openIds: {
    'GET /question/admin/Report/GetItems': filters,
    'GET /question/admin/Report/ExportItems': filters,
    'GET /question/admin/Report/GetScatter': filters,
  },
} satisfies AreaAccess
