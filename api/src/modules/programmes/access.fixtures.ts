import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { makeProgramme, saved } from './testing.ts'

export const programmeAccess = {
  calls: {
    'GET /User/admin/Programme/GetProgrammes': { who: 'A-----' },
    'POST /User/admin/Programme/Save': { who: 'A-----', record: 'any: programme' },
    'POST /User/admin/Programme/Archive': { who: 'A-----', record: 'any: programme' },
  },
  inputs: {
    'POST /User/admin/Programme/Save': ({ id }) => ({
      body: { programmeId: id, version: 1, ...saved, name: `Programme of ${id}` },
    }),
    'POST /User/admin/Programme/Archive': ({ id }) => ({
      body: { programmeId: id, version: 1, isArchived: true },
    }),
  },
  records: {
    programme: {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut(await makeProgramme(app)),
    },
  },
} satisfies AreaAccess
