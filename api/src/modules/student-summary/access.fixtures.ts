import type { AreaAccess } from '../../access/area.fixtures.ts'

export const studentSummaryAccess = {
  calls: {
    'GET /Student/Summary/FindStudents': { who: 'A-TRPM', record: 'in sight: student' },
  },
  inputs: {
    'GET /Student/Summary/FindStudents': ({ id: studentId }) => ({ query: { studentId } }),
  },
} satisfies AreaAccess
