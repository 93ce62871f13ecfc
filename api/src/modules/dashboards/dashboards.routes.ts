import { defineHandlers } from '../../calls.ts'
import { operations, schoolSummary } from './overview.service.ts'
import { childDashboard, childrenFor, studentDashboard } from './student.service.ts'
import { studentPage } from './student-table.service.ts'
import { dueToday, teamFigures } from './tutor.service.ts'

export const dashboardHandlers = defineHandlers({
  'GET /Dashboard/Dashboard/GetDashboardDataV2': ({ caller, db, now }) =>
    studentDashboard(db, caller.userId, now),

  'GET /Dashboard/Parent/Dashboard/GetChildren': ({ caller, db, now }) =>
    childrenFor(db, caller.userId, now),

  'GET /Dashboard/Parent/Dashboard/GetDashboardData': ({ query, db, now }) =>
    childDashboard(db, query.studentId, now),

  'GET /Dashboard/Tutor/Dashboard/GetMyStudents': ({ caller, query, db, now }) =>
    studentPage(db, { of: 'tutor', tutorId: caller.userId }, query, now),

  'GET /Dashboard/Tutor/Dashboard/GetDueToday': ({ caller, db, now }) =>
    dueToday(db, caller.userId, now),

  'GET /Dashboard/SeniorTutor/Dashboard/GetTeam': ({ caller, db, now }) =>
    teamFigures(db, caller.userId, now),

  'GET /Dashboard/School/Dashboard/GetSchoolSummary': ({ caller, query, db, now }) =>
    schoolSummary(db, query.schoolId, caller.userId, now),

  'GET /Dashboard/School/Dashboard/GetSchoolStudents': ({ query, db, now }) => {
    const { schoolId, yearGroup } = query
    return studentPage(db, { of: 'school', schoolId, yearGroup }, query, now)
  },

  'GET /Dashboard/Admin/Dashboard/GetOperations': ({ caller, db, now }) =>
    operations(db, caller.userId, now),

  'GET /user/admin/AuditDashboard/GetStudents': ({ query, db, now }) =>
    studentPage(db, { of: 'everybody' }, query, now),
})
