import type { AreaAccess } from '../../access/area.fixtures.ts'

const inSight = 'in sight: student'

export const studentSummaryAccess = {
  calls: {
    'GET /Student/Summary/FindStudents': { who: 'A-TRPM', record: inSight },
    'GET /Student/Summary/GetOverview': { who: 'A-TRPM', record: inSight },
    'GET /Student/Summary/GetTopics': { who: 'A-TRPM', record: inSight },
    'GET /Student/Summary/GetTimeline': { who: 'A-TRPM', record: inSight },
    'GET /Student/Summary/GetFeedback': { who: 'A--R--', record: inSight },
  },
  inputs: {
    'GET /Student/Summary/FindStudents': ({ id: studentId }) => ({ query: { studentId } }),
    'GET /Student/Summary/GetOverview': ({ id: studentId }) => ({ query: { studentId } }),
    'GET /Student/Summary/GetTopics': ({ id: studentId }) => ({ query: { studentId } }),
    'GET /Student/Summary/GetTimeline': ({ id: studentId }) => ({ query: { studentId } }),
    'GET /Student/Summary/GetFeedback': ({ id: studentId }) => ({ query: { studentId } }),
  },
} satisfies AreaAccess
