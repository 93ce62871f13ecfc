import { defineHandlers } from '../../calls.ts'
import { operations, schoolSummary } from './overview.service.ts'
import { childDashboard, childrenFor, studentDashboard } from './student.service.ts'
import { exportStudents, studentPage } from './student-table.service.ts'
import { dueToday, teamFigures } from './tutor.service.ts'

export const dashboardHandlers = defineHandlers({
  'GET /Dashboard/Dashboard/GetDashboardDataV2': (asked) => studentDashboard(asked),

  'GET /Dashboard/Parent/Dashboard/GetChildren': (asked) => childrenFor(asked),

  'GET /Dashboard/Parent/Dashboard/GetDashboardData': ({ query, ...asked }) =>
    childDashboard(asked, query.studentId),

  'GET /Dashboard/Tutor/Dashboard/GetMyStudents': ({ query, ...asked }) =>
    studentPage(asked, { of: 'tutor', tutorId: asked.caller.userId }, query),

  'GET /Dashboard/Tutor/Dashboard/GetDueToday': (asked) => dueToday(asked),

  'GET /Dashboard/SeniorTutor/Dashboard/GetTeam': (asked) => teamFigures(asked),

  'GET /Dashboard/School/Dashboard/GetSchoolSummary': ({ query, ...asked }) =>
    schoolSummary(asked, query.schoolId),

  'GET /Dashboard/School/Dashboard/GetSchoolStudents': ({ query, ...asked }) => {
    const { schoolId, yearGroup } = query
    return studentPage(asked, { of: 'school', schoolId, yearGroup }, query)
  },

  'GET /Dashboard/School/Dashboard/ExportSchoolStudents': ({ query, ...asked }) => {
    const { schoolId, yearGroup } = query
    return exportStudents(asked, { of: 'school', schoolId, yearGroup }, query)
  },

  'GET /Dashboard/Admin/Dashboard/GetOperations': (asked) => operations(asked),

  'GET /user/admin/AuditDashboard/GetStudents': ({ query, ...asked }) =>
    studentPage(asked, { of: 'everybody', schoolId: query.schoolId }, query),

  'GET /user/admin/AuditDashboard/ExportStudents': ({ query, ...asked }) =>
    exportStudents(asked, { of: 'everybody', schoolId: query.schoolId }, query),
})
