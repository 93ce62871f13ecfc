import { defineHandlers } from '../../calls.ts'
import { printedFile } from '../../printing/printed-file.ts'
import { endSnooze, lightOfStudent, lightsOfAll, snooze } from './audit.service.ts'
import { findTutors } from './lights.repository.ts'
import { operations, schoolSummary } from './overview.service.ts'
import { schoolToPrint, schoolTrend } from './school.service.ts'
import { childDashboard, childrenFor, studentDashboard } from './student.service.ts'
import {
  adminsCsv,
  adminsPage,
  schoolsCsv,
  schoolsPage,
  tutorsPage,
} from './student-table.service.ts'
import { dueToday, teamFigures } from './tutor.service.ts'

export const dashboardHandlers = defineHandlers({
  'GET /Dashboard/Dashboard/GetDashboardDataV2': (asked) => studentDashboard(asked),

  'GET /Dashboard/Parent/Dashboard/GetChildren': (asked) => childrenFor(asked),

  'GET /Dashboard/Parent/Dashboard/GetDashboardData': ({ query, ...asked }) =>
    childDashboard(asked, query.studentId),

  'GET /Dashboard/Tutor/Dashboard/GetMyStudents': ({ query, ...asked }) =>
    tutorsPage(asked, asked.caller.userId, query),

  'GET /Dashboard/Tutor/Dashboard/GetDueToday': (asked) => dueToday(asked),

  'GET /Dashboard/SeniorTutor/Dashboard/GetTeam': (asked) => teamFigures(asked),

  'GET /Dashboard/School/Dashboard/GetSchoolSummary': ({ query, ...asked }) =>
    schoolSummary(asked, query.schoolId),

  'GET /Dashboard/School/Dashboard/GetSchoolStudents': ({ query, ...asked }) =>
    schoolsPage(asked, { schoolId: query.schoolId, yearGroup: query.yearGroup }, query),

  'GET /Dashboard/School/Dashboard/GetTrend': ({ query, ...asked }) => schoolTrend(asked, query),

  'GET /Dashboard/School/Dashboard/GetSchoolCsv': ({ query, ...asked }) =>
    schoolsCsv(asked, { schoolId: query.schoolId, yearGroup: query.yearGroup }, query),

  'GET /Dashboard/School/Dashboard/GetSchoolPdf': async ({ query, ...asked }) =>
    printedFile(asked, await schoolToPrint(asked, query)),

  'GET /Dashboard/Admin/Dashboard/GetOperations': (asked) => operations(asked),

  'GET /user/admin/AuditDashboard/GetStudents': ({ query, ...asked }) =>
    adminsPage(asked, query, query),

  'GET /user/admin/AuditDashboard/GetStudentsCsv': ({ query, ...asked }) =>
    adminsCsv(asked, query, query),

  'GET /user/admin/AuditDashboard/GetLights': (asked) => lightsOfAll(asked),

  'GET /user/admin/AuditDashboard/FindTutors': async ({ db, query }) => ({
    tutors: await findTutors(db, query),
  }),

  'GET /user/admin/AuditDashboard/GetLight': ({ query, ...asked }) =>
    lightOfStudent(asked, query.studentId),

  'POST /user/admin/AuditDashboard/Snooze': ({ body, ...asked }) => snooze(asked, body),

  'POST /user/admin/AuditDashboard/EndSnooze': ({ body, ...asked }) =>
    endSnooze(asked, body.studentId),
})
