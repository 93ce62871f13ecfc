import type { AreaAccess } from '../../access/area.fixtures.ts'
import { admins, everybodys } from '../../access/reasons.fixtures.ts'

export const linkAccess = {
  calls: {
    'GET /User/admin/Account/FindPeople': { who: 'A-----' },
    'POST /User/admin/Account/SetLink': { who: 'A-----' },
  },
  inputs: {
    'POST /User/admin/Account/SetLink': () => ({
      body: {
        kind: 'parent-child',
        fromId: crypto.randomUUID(),
        toId: crypto.randomUUID(),
        isLinked: true,
      },
    }),
  },
  shared: {
    'GET /User/admin/Account/FindPeople': everybodys,
  },
  openIds: {
    'GET /User/admin/Account/FindPeople': { 'query.userId': everybodys },
    'POST /User/admin/Account/SetLink': { 'body.fromId': admins, 'body.toId': admins },
  },
  doing: {
    'POST /User/admin/Account/SetLink': async ({ simulate: { app } }) => ({
      body: {
        kind: 'parent-child',
        fromId: await app.make.parent(),
        toId: await app.make.student(),
        isLinked: true,
      },
    }),
  },
} satisfies AreaAccess
