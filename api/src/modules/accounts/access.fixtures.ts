import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, everybodys } from '../../access/reasons.fixtures.ts'
import { makeBulkJob } from './testing.ts'

const reason = 'Asked for on the phone'

export const accountAccess = {
  calls: {
    'GET /User/admin/Account/GetPeople': { who: 'A-----' },
    'GET /User/admin/Account/ExportPeople': { who: 'A-----' },
    'GET /User/admin/Account/GetPerson': { who: 'A-----', record: 'any: account' },
    'GET /User/admin/Account/GetDependants': { who: 'A-----', record: 'any: account' },
    'POST /User/admin/Account/Create': { who: 'A-----' },
    'POST /User/admin/Account/Update': { who: 'A-----', record: 'any: account' },
    'POST /User/admin/Account/SetActive': { who: 'A-----', record: 'any: account' },
    'POST /User/admin/Account/SendPasswordLink': { who: 'A-----', record: 'any: account' },
    'POST /User/admin/Account/SendInvitation': { who: 'A-----', record: 'any: account' },
    'GET /User/admin/Account/GetSessions': { who: 'A-----', record: 'any: account' },
    'POST /User/admin/Account/EndSessions': { who: 'A-----', record: 'any: account' },
    'POST /User/admin/Account/SetEntitlement': { who: 'A-----', record: 'in sight: student' },
    'POST /User/admin/Account/Bulk': { who: 'A-----', record: 'any: account' },
    'GET /User/admin/Account/GetBulk': { who: 'A-----', record: 'any: change of people' },
  },
  inputs: {
    'GET /User/admin/Account/GetPerson': ({ id: userId }) => ({ query: { userId } }),
    'GET /User/admin/Account/GetDependants': ({ id: userId }) => ({ query: { userId } }),
    'GET /User/admin/Account/GetSessions': ({ id: userId }) => ({ query: { userId } }),
    'POST /User/admin/Account/Create': () => ({
      body: {
        role: 'Parent',
        firstName: 'Ana',
        lastName: 'Petrova',
        email: `ana-${crypto.randomUUID()}@portal.test`,
        phone: null,
        invite: 'now',
      },
    }),
    'POST /User/admin/Account/Update': ({ id: userId }) => ({
      body: {
        ...{ userId, version: 1, firstName: 'Ana', lastName: 'Petrova', phone: '+44 20 7946 0000' },
        ...{ email: `ana-${userId}@portal.test`, timeZone: 'Europe/London', role: 'Parent' },
        ...{ yearGroup: null, extraTimePercent: null },
      },
    }),
    'POST /User/admin/Account/SetActive': ({ id: userId }) => ({
      body: { userId, version: 1, isActive: false, reason },
    }),
    'POST /User/admin/Account/SendPasswordLink': ({ id: userId }) => ({ body: { userId } }),
    'POST /User/admin/Account/SendInvitation': ({ id: userId }) => ({ body: { userId } }),
    'POST /User/admin/Account/EndSessions': ({ id: userId }) => ({ body: { userId } }),
    'POST /User/admin/Account/SetEntitlement': ({ id: studentId }) => ({
      body: {
        ...{ studentId, version: 1, entitlement: 'hasSeminar', state: 'off', until: null, reason },
      },
    }),
    'POST /User/admin/Account/Bulk': ({ id }) => ({
      body: { userIds: [id], action: 'invite', value: null, reason },
    }),
    'GET /User/admin/Account/GetBulk': ({ id: jobId }) => ({ query: { jobId } }),
  },
  records: {
    account: {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut(await app.make.parent()),
    },
    'change of people': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => {
        const [admin, parent] = [await app.make.admin(), await app.make.parent()]
        return nothingBut(await makeBulkJob(app, admin, [parent]))
      },
    },
  },
  shared: {
    'GET /User/admin/Account/GetPeople': everybodys,
    'GET /User/admin/Account/ExportPeople': everybodys,
  },
  openIds: {
    'GET /User/admin/Account/GetPeople': {
      'query.schoolId': 'only limits what is found',
      'query.tutorId': 'only limits what is found',
    },
    'GET /User/admin/Account/ExportPeople': {
      'query.schoolId': 'only limits what is found',
      'query.tutorId': 'only limits what is found',
    },
    'POST /User/admin/Account/Create': {
      'body.childIds': admins,
      'body.schoolIds': admins,
      'body.tutor.seniorTutorId': admins,
    },
    'POST /User/admin/Account/SetActive': { 'body.successors.toUserId': admins },
    'POST /User/admin/Account/Bulk': {
      'body.filter.schoolId': 'only limits what is found',
      'body.filter.tutorId': 'only limits what is found',
      'body.value': admins,
    },
  },
} satisfies AreaAccess
