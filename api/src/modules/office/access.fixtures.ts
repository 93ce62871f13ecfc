import type { AreaAccess } from '../../access/area.fixtures.ts'
import { admins, everybodys, filter } from '../../access/reasons.fixtures.ts'
import type { World } from '../../access/world.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { makeTuition } from '../../testing/index.ts'

export const officeAccess = {
  calls: {
    'GET /Dashboard/Admin/Dashboard/GetOpenWork': { who: 'A-----' },
    'GET /Dashboard/Admin/Dashboard/GetLateReports': { who: 'A-----' },
    'GET /Dashboard/Admin/Dashboard/FindLateTutors': { who: 'A-----' },
    'POST /Dashboard/Admin/Dashboard/RemindTutors': { who: 'A-----' },
  },
  inputs: {
    'POST /Dashboard/Admin/Dashboard/RemindTutors': () => ({ body: { sessionIds: [newId()] } }),
  },
  shared: {
    'GET /Dashboard/Admin/Dashboard/GetOpenWork': everybodys,
    'GET /Dashboard/Admin/Dashboard/GetLateReports': everybodys,
    'GET /Dashboard/Admin/Dashboard/FindLateTutors': everybodys,
  },
  openIds: {
    'GET /Dashboard/Admin/Dashboard/GetLateReports': { 'query.tutorId': filter },
    'GET /Dashboard/Admin/Dashboard/FindLateTutors': { 'query.personId': admins },
    'POST /Dashboard/Admin/Dashboard/RemindTutors': {
      'body.sessionIds': 'those that have no late report are passed over',
      'body.filter.tutorId': filter,
    },
  },
  doing: {
    'POST /Dashboard/Admin/Dashboard/RemindTutors': async ({ simulate: { app } }: World) => {
      const { db, clock } = app
      const tuition = makeTuition(db)
      const [tutor, student] = [await app.make.tutor(), await app.make.student()]
      const begin = new Date(clock.now().getTime() - 50 * 3_600_000)
      return { body: { sessionIds: [await tuition.session(tutor, student, begin.toISOString())] } }
    },
  },
} satisfies AreaAccess
