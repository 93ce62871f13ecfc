import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { makePng } from '../../testing/images.ts'

export const schoolAccess = {
  calls: {
    'GET /User/admin/School/GetSchools': { who: 'A-----' },
    'POST /User/admin/School/Save': { who: 'A-----', record: 'any: school to edit' },
    'POST /User/admin/School/SetLogo': {
      who: 'A-----',
      record: 'any: school to edit',
      limit: '100 in 15 min',
    },
    'POST /User/admin/School/Archive': { who: 'A-----', record: 'any: school to edit' },
  },
  inputs: {
    'POST /User/admin/School/Save': ({ id: schoolId }) => ({
      body: { schoolId, version: 1, name: `Renamed ${schoolId}` },
    }),
    'POST /User/admin/School/SetLogo': ({ id: schoolId }) => ({
      query: { schoolId },
      file: new Blob([makePng(10, 10)]),
    }),
    'POST /User/admin/School/Archive': ({ id: schoolId }) => ({
      body: { schoolId, version: 1, isArchived: true },
    }),
  },
  records: {
    'school to edit': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) =>
        nothingBut(await app.make.school(`School ${crypto.randomUUID()}`)),
    },
  },
  shared: {
    'GET /User/admin/School/GetSchools': 'admins look after all schools',
  },
  openIds: {
    'GET /User/admin/School/GetSchools': { 'query.schoolId': 'only limits what is found' },
  },
} satisfies AreaAccess
