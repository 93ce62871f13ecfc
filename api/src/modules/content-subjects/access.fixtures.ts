import type { AreaAccess } from '../../access/area.fixtures.ts'

export const contentSubjectAccess = {
  calls: {
    'GET /Content/Subject/GetSubjects': { who: 'ASTR--' },
    'POST /Content/admin/Subject/SaveSubject': { who: 'A-----' },
  },
  inputs: {
    'POST /Content/admin/Subject/SaveSubject': ({ id }) => ({ body: { name: `Subject ${id}` } }),
  },
  openIds: {
    'POST /Content/admin/Subject/SaveSubject': {
      'body.id': 'admins choose among all there are; an unknown one is not found',
    },
  },
} satisfies AreaAccess
