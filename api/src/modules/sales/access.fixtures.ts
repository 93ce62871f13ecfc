import type { AreaAccess } from '../../access/area.fixtures.ts'
import { admins } from '../../access/reasons.fixtures.ts'

const person = { firstName: 'A', lastName: 'B', email: 'somebody-new@portal.test' }

export const salesAccess = {
  calls: {
    'POST /user/admin/booking/create': { who: 'A-----' },
    'POST /user/admin/upsell/create': { who: 'A-----', record: 'in sight: student' },
    'GET /user/admin/upsell/GetProgramme': { who: 'A-----', record: 'in sight: student' },
  },
  inputs: {
    'POST /user/admin/booking/create': () => ({
      body: {
        student: person,
        parent: null,
        yearGroup: 13,
        schoolId: null,
        tutorIds: [],
        programName: 'Premium',
        hours: 10,
        isUnlimited: false,
        isHeadStart: false,
        entitlements: {
          hasQuestionBank: true,
          hasCourses: true,
          hasAcademy: true,
          hasSeminar: true,
          hasLibrary: true,
          hasReadingList: true,
          hasPsSubmission: true,
          hasEssaySubmission: true,
        },
        startsOn: '2026-01-01',
        expiresOn: '2026-12-31',
      },
    }),
    'POST /user/admin/upsell/create': ({ id: studentId }) => ({
      body: { studentId, programName: null, hours: 1, entitlements: {}, expiresOn: null },
    }),
    'GET /user/admin/upsell/GetProgramme': ({ id: studentId }) => ({ query: { studentId } }),
  },
  openIds: {
    'POST /user/admin/booking/create': { 'body.schoolId': admins, 'body.tutorIds': admins },
    'POST /user/admin/upsell/create': {
      'body.upgradeRequestId': 'a request of another student is refused at its field',
    },
    'GET /user/admin/upsell/GetProgramme': { 'query.requestId': admins },
  },
} satisfies AreaAccess
