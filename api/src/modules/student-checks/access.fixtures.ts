import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { content } from '../../access/reasons.fixtures.ts'
import { roleOf } from '../../access/world.fixtures.ts'
import { makeTuition } from '../../testing/index.ts'

export const studentCheckAccess = {
  calls: {
    'GET /User/Student/GetInfo': { who: '-S----', after: true },
    'GET /User/Student/GetCSATStatus': { who: '-S----' },
    'POST /User/Student/SubmitFeedback': { who: '-S----' },
    'POST /User/Student/SubmitCSATFeedback': { who: '-S----', record: 'own: tutor' },
    'GET /User/Student/ESATInfo': { who: '-S----' },
    'POST /Subject/AdmissionTest/SetESATParts': { who: '-S----' },
    'GET /User/Student/DiagnosticTest': { who: '-S----' },
    'GET /Exam/Diagnostic/GetTest': { who: '-S----' },
    'POST /Exam/Diagnostic/StartSection': { who: '-S----', record: 'own: diagnostic test' },
  },
  inputs: {
    'POST /User/Student/SubmitFeedback': () => ({
      body: { rating: 9, feedback: '', tuitionHours: 1, feedbackHour: 1 },
    }),
    'POST /User/Student/SubmitCSATFeedback': ({ id: TutorId }) => ({
      body: {
        tutorRatings: [{ TutorId, TutorName: 'Test Person', Rating: 9 }],
        programRating: 9,
        feedback: 'More of it',
        feedbackType: 'Programme after 10 hours',
        hasInterestedSibling: false,
        siblingSchoolYear: null,
      },
    }),
    'POST /Subject/AdmissionTest/SetESATParts': () => ({ body: { selectedParts: [1, 2] } }),
    'POST /Exam/Diagnostic/StartSection': ({ id: testId }) => ({ body: { testId, position: 1 } }),
  },
  records: {
    /** Who teaches; or a tutor of this student, to whom the survey that asks about tutors is due. */
    tutor: {
      whose: 'a student',
      of: async (world, owner) => {
        if ((await roleOf(world, owner)) !== 'Student') return nothingBut(owner)
        const [{ app }, studentId] = [world.simulate, owner]
        const tutorId = await app.make.tutor({ students: [studentId] })
        const tuition = makeTuition(app.db)
        for (const day of ['2026-02-01', '2026-02-08']) {
          await tuition.session(tutorId, studentId, `${day}T10:00:00Z`, { quarters: 20 })
        }
        return nothingBut(tutorId)
      },
      // To admins no tutor is foreign.
      others: async (world, caller) =>
        (await roleOf(world, caller)) === 'Admin'
          ? []
          : [nothingBut(await world.simulate.app.make.tutor())],
    },
  },
  refusals: {
    'POST /User/Student/SubmitCSATFeedback': {
      status: 422,
      path: 'body.tutorRatings.0.TutorId',
      why: 'one of several answers of a form, of which each is told what is wrong with it',
    },
  },
  openIds: {
    'POST /Subject/AdmissionTest/SetESATParts': { 'body.selectedParts': content },
  },
} satisfies AreaAccess
