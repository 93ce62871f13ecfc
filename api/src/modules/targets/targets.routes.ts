import { defineHandlers } from '../../calls.ts'
import { myMonth } from './month.service.ts'
import { dropTarget, saveTarget } from './saving.service.ts'
import { studentTargets, targetForm, tutorTargets } from './targets.service.ts'

export const targetHandlers = defineHandlers({
  'GET /Target/Target/GetStudentTargets': async ({ query, ...asked }) => ({
    targets: await studentTargets(asked, query.studentId),
  }),
  'GET /Target/tutor/Target/GetTargets': ({ query, ...asked }) => tutorTargets(asked, query),
  'GET /Target/tutor/Target/GetTargetForm': ({ query, ...asked }) => targetForm(asked, query),
  'POST /Target/tutor/Target/SaveTarget': ({ body, ...asked }) => saveTarget(asked, body),
  'POST /Target/tutor/Target/DropTarget': async ({ body, ...asked }) => {
    await dropTarget(asked, body)
  },
  'GET /Target/tutor/Target/GetMyMonth': ({ query, ...asked }) => myMonth(asked, query),
})
