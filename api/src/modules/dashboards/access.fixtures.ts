import type { AreaAccess } from '../../access/area.fixtures.ts'
import { everybodys, filter } from '../../access/reasons.fixtures.ts'

export const dashboardAccess = {
  calls: {
    'GET /Dashboard/Dashboard/GetDashboardDataV2': { who: '-S----' },
    'GET /Dashboard/Parent/Dashboard/GetChildren': { who: '----P-' },
    'GET /Dashboard/Parent/Dashboard/GetDashboardData': {
      who: '----P-',
      record: 'own child: student',
    },
    'GET /Dashboard/Tutor/Dashboard/GetMyStudents': { who: '--TR--' },
    'GET /Dashboard/Tutor/Dashboard/GetDueToday': { who: '--TR--' },
    'GET /Dashboard/SeniorTutor/Dashboard/GetTeam': { who: '---R--' },
    'GET /Dashboard/School/Dashboard/GetSchoolSummary': {
      who: '-----M',
      record: 'own school: school',
    },
    'GET /Dashboard/School/Dashboard/GetSchoolStudents': {
      who: '-----M',
      record: 'own school: school',
    },
    'GET /Dashboard/Admin/Dashboard/GetOperations': { who: 'A-----' },
    'GET /user/admin/AuditDashboard/GetStudents': { who: 'A-----' },
    'GET /user/admin/AuditDashboard/ExportStudents': { who: 'A-----', limit: '20 in 15 min' },
    'GET /Dashboard/School/Dashboard/ExportSchoolStudents': {
      who: '-----M',
      record: 'own school: school',
      limit: '20 in 15 min',
    },
  },
  inputs: {
    'GET /Dashboard/Parent/Dashboard/GetDashboardData': ({ id: studentId }) => ({
      query: { studentId },
    }),
    'GET /Dashboard/School/Dashboard/GetSchoolSummary': ({ id: schoolId }) => ({
      query: { schoolId },
    }),
    'GET /Dashboard/School/Dashboard/ExportSchoolStudents': ({ id: schoolId }) => ({
      query: { schoolId },
    }),
    'GET /Dashboard/School/Dashboard/GetSchoolStudents': ({ id: schoolId }) => ({
      query: { schoolId },
    }),
  },
  shared: {
    'GET /Dashboard/Admin/Dashboard/GetOperations': everybodys,
    'GET /user/admin/AuditDashboard/GetStudents': everybodys,
    'GET /user/admin/AuditDashboard/ExportStudents': everybodys,
  },
  openIds: {
    'GET /user/admin/AuditDashboard/GetStudents': { 'query.schoolId': filter },
    'GET /user/admin/AuditDashboard/ExportStudents': { 'query.schoolId': filter },
  },
} satisfies AreaAccess
