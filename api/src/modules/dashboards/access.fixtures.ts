import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, everybodys, filter } from '../../access/reasons.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { auditSnoozes } from '../../database/schema/index.ts'
import { dayPlus } from '../../days.rules.ts'
import { start } from '../sets/testing.ts'

/** A week from a moment. */
const weekFrom = (moment: Date) => dayPlus(moment.toISOString().slice(0, 10), 7)

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
    'GET /Dashboard/School/Dashboard/GetTrend': { who: '-----M', record: 'own school: school' },
    'GET /Dashboard/School/Dashboard/GetSchoolCsv': {
      who: '-----M',
      record: 'own school: school',
      limit: '20 in 15 min',
    },
    'GET /Dashboard/School/Dashboard/GetSchoolPdf': {
      who: '-----M',
      record: 'own school: school',
      limit: '20 in 15 min',
    },
    'GET /Dashboard/Admin/Dashboard/GetOperations': { who: 'A-----' },
    'GET /user/admin/AuditDashboard/GetStudents': { who: 'A-----' },
    'GET /user/admin/AuditDashboard/GetStudentsCsv': { who: 'A-----', limit: '20 in 15 min' },
    'GET /user/admin/AuditDashboard/GetLights': { who: 'A-----' },
    'GET /user/admin/AuditDashboard/FindTutors': { who: 'A-----' },
    'GET /user/admin/AuditDashboard/GetLight': { who: 'A-----', record: 'any: student' },
    'POST /user/admin/AuditDashboard/Snooze': { who: 'A-----', record: 'any: student' },
    'POST /user/admin/AuditDashboard/EndSnooze': { who: 'A-----', record: 'any: snoozed student' },
  },
  inputs: {
    'GET /Dashboard/Parent/Dashboard/GetDashboardData': ({ id: studentId }) => ({
      query: { studentId },
    }),
    'GET /Dashboard/School/Dashboard/GetSchoolSummary': ({ id: schoolId }) => ({
      query: { schoolId },
    }),
    'GET /Dashboard/School/Dashboard/GetTrend': ({ id: schoolId }) => ({
      query: { schoolId, subject: 'Mathematics' },
    }),
    'GET /Dashboard/School/Dashboard/GetSchoolCsv': ({ id: schoolId }) => ({
      query: { schoolId },
    }),
    'GET /Dashboard/School/Dashboard/GetSchoolPdf': ({ id: schoolId }) => ({
      query: { schoolId },
    }),
    'GET /Dashboard/School/Dashboard/GetSchoolStudents': ({ id: schoolId }) => ({
      query: { schoolId },
    }),
    'GET /user/admin/AuditDashboard/GetLight': ({ id: studentId }) => ({ query: { studentId } }),
    'POST /user/admin/AuditDashboard/Snooze': ({ id: studentId }) => ({
      body: { studentId, until: weekFrom(start), reason: 'Exams at school.' },
    }),
    'POST /user/admin/AuditDashboard/EndSnooze': ({ id: studentId }) => ({ body: { studentId } }),
  },
  records: {
    'snoozed student': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => {
        const studentId = await app.make.student()
        const madeAt = app.clock.now()
        await app.db.insert(auditSnoozes).values({
          ...{ id: newId(), studentId, madeAt, reason: 'Exams at school.' },
          untilOn: weekFrom(madeAt),
        })
        return nothingBut(studentId)
      },
    },
  },
  shared: {
    'GET /Dashboard/Admin/Dashboard/GetOperations': everybodys,
    'GET /user/admin/AuditDashboard/GetStudents': everybodys,
    'GET /user/admin/AuditDashboard/GetStudentsCsv': everybodys,
    'GET /user/admin/AuditDashboard/GetLights': everybodys,
    'GET /user/admin/AuditDashboard/FindTutors': everybodys,
  },
  openIds: {
    'GET /user/admin/AuditDashboard/GetStudents': {
      'query.schoolId': filter,
      'query.tutorId': filter,
    },
    'GET /user/admin/AuditDashboard/GetStudentsCsv': {
      'query.schoolId': filter,
      'query.tutorId': filter,
    },
    'GET /user/admin/AuditDashboard/FindTutors': { 'query.tutorId': admins },
  },
} satisfies AreaAccess
