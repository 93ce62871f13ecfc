import { eq } from 'drizzle-orm'
import { type AreaAccess, type Made, nothingBut } from '../../access/area.fixtures.ts'
import { content } from '../../access/reasons.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { tutorStudents, tutors, tutorTargets } from '../../database/schema/index.ts'

const ofStudent = ({ id: studentId }: Made) => ({ query: { studentId } })

export const targetAccess = {
  calls: {
    'GET /Target/Target/GetStudentTargets': { who: 'ASTRP-', record: 'in sight: student' },
    'GET /Target/tutor/Target/GetTargets': { who: '--T---', record: 'own student: student' },
    'GET /Target/tutor/Target/GetTargetForm': { who: '--T---', record: 'own student: student' },
    'POST /Target/tutor/Target/SaveTarget': { who: '--T---', record: 'own student: student' },
    'POST /Target/tutor/Target/DropTarget': { who: '--T---', record: 'own: target' },
    'GET /Target/tutor/Target/GetMyMonth': { who: '--T---' },
  },
  inputs: {
    'GET /Target/Target/GetStudentTargets': ofStudent,
    'GET /Target/tutor/Target/GetTargets': ofStudent,
    'GET /Target/tutor/Target/GetTargetForm': ofStudent,
    'POST /Target/tutor/Target/SaveTarget': ({ id: studentId }) => ({
      body: {
        ...{ studentId, title: 'Read three books', measure: 'by hand', goal: 3, now: 1 },
        ...{ topicId: null, sectionId: null, dueOn: '2026-12-01' },
      },
    }),
    'POST /Target/tutor/Target/DropTarget': ({ id }) => ({
      body: { id, version: 1, reason: 'Reads at school' },
    }),
  },
  openIds: {
    'POST /Target/tutor/Target/SaveTarget': {
      'body.id': 'looked for among the caller’s own targets with the student that the call names',
      'body.topicId': content,
      'body.sectionId': content,
    },
  },
  records: {
    target: {
      whose: 'staff',
      of: async ({ simulate: { app } }, tutorId) => {
        const [tutor] = await app.db.select().from(tutors).where(eq(tutors.userId, tutorId))
        // Nobody else sets any.
        if (tutor === undefined) return nothingBut(newId())
        const [teaching] = await app.db
          .select()
          .from(tutorStudents)
          .where(eq(tutorStudents.tutorId, tutorId))
        const studentId = teaching?.studentId ?? (await app.make.student({ tutors: [tutorId] }))
        const now = app.clock.now()
        const row = {
          ...{ id: newId(), studentId, tutorId, title: 'Read', measure: 'by hand' as const },
          ...{ start: 0, goal: 3, noted: 1, setAt: now, updatedAt: now, dueOn: '2030-01-01' },
        }
        await app.db.insert(tutorTargets).values(row)
        return nothingBut(row.id)
      },
    },
  },
} satisfies AreaAccess
