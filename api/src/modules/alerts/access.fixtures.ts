import { eq } from 'drizzle-orm'
import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { everybodys, filter } from '../../access/reasons.fixtures.ts'
import { tutorStudents } from '../../database/schema/index.ts'
import { makeTuition } from '../../testing/tuition.ts'

const version = 1

export const alertAccess = {
  calls: {
    'GET /Alert/Alert/GetAlerts': { who: 'A-TRPM' },
    'GET /Alert/Alert/FindAssignees': { who: 'A-TR--' },
    'GET /Alert/Alert/GetAlert': { who: 'A-TRPM', record: 'in sight: alert' },
    'POST /Alert/Alert/Raise': { who: 'A-TR--', record: 'in sight: student' },
    'POST /Alert/Alert/Comment': {
      who: 'A-TRPM',
      record: 'in sight: alert',
      limit: '60 in 15 min',
    },
    'POST /Alert/Alert/Review': { who: 'A--R--', record: 'in sight: alert' },
    'POST /Alert/Alert/Assign': { who: 'A--R--', record: 'in sight: alert' },
    'POST /Alert/Alert/Change': { who: 'A-TR--', record: 'in sight: alert' },
    'POST /Alert/Alert/Close': { who: 'A-TR--', record: 'in sight: alert' },
    'POST /Alert/Alert/Reopen': { who: 'A-TR--', record: 'in sight: alert' },
    'GET /Dashboard/SeniorTutor/Dashboard/GetConcerns': { who: '---R--' },
  },
  inputs: {
    'GET /Alert/Alert/GetAlert': ({ id }) => ({ query: { id } }),
    'POST /Alert/Alert/Raise': ({ id: studentId }) => ({
      body: {
        ...{ studentId, type: 4, note: 'Has exams at school.', audience: 'staff' },
        ...{ followUpAt: null, tellStudent: null, again: true },
      },
    }),
    'POST /Alert/Alert/Comment': ({ id }) => ({
      body: { id, text: 'Spoke to them.', isInternal: false },
    }),
    'POST /Alert/Alert/Review': ({ id }) => ({
      body: { id, version, decision: 'approve', audience: 'family' },
    }),
    'POST /Alert/Alert/Assign': ({ id }) => ({ body: { id, version, userId: null } }),
    'POST /Alert/Alert/Change': ({ id }) => ({
      body: { id, version, note: 'Has more exams.', audience: 'staff', followUpAt: '2030-01-01' },
    }),
    'POST /Alert/Alert/Close': ({ id }) => ({ body: { id, version, outcome: 'All is well.' } }),
    'POST /Alert/Alert/Reopen': ({ id }) => ({ body: { id, version, reason: 'Again.' } }),
  },
  records: {
    alert: {
      whose: 'a student',
      of: async ({ simulate: { app } }, studentId, state) => {
        const [teaching] = await app.db
          .select()
          .from(tutorStudents)
          .where(eq(tutorStudents.studentId, studentId))
        const now = app.clock.now()
        const id = await makeTuition(app.db).alert(studentId, {
          ...{ audience: 'school', raisedBy: teaching?.tutorId ?? null },
          // So that nobody having it is a change.
          assignedTo: await app.make.admin(),
          ...(state === 'waiting for review' && { reviewedAt: null }),
          ...(state === 'closed' && { state: 'closed', closedAt: now, outcome: 'Well.' }),
        })
        return nothingBut(id)
      },
    },
  },
  states: {
    'POST /Alert/Alert/Review': 'waiting for review',
    'POST /Alert/Alert/Change': 'waiting for review',
    'POST /Alert/Alert/Reopen': 'closed',
  },
  shared: {
    'GET /Alert/Alert/GetAlerts': { role: 'Admin', why: everybodys },
    'GET /Alert/Alert/FindAssignees': { role: 'Admin', why: everybodys },
  },
  openIds: {
    'GET /Alert/Alert/GetAlerts': { 'query.studentId': filter, 'query.assignedTo': filter },
    'GET /Alert/Alert/FindAssignees': { 'query.userId': filter },
    'POST /Alert/Alert/Assign': {
      'body.userId': 'looked for among the staff who may see the student',
    },
  },
} satisfies AreaAccess
