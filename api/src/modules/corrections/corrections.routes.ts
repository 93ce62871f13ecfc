import { defineHandlers } from '../../calls.ts'
import { applyCorrection } from './apply.service.ts'
import { getCorrections, planCorrection } from './plan.service.ts'

/** Wrong keys, put right in every mark that they touched. */
export const correctionHandlers = defineHandlers({
  'POST /question/admin/KeyCorrection/Plan': ({ body, ...asked }) => planCorrection(asked, body),
  'POST /question/admin/KeyCorrection/Apply': ({ body, ...asked }) => applyCorrection(asked, body),
  'GET /question/admin/KeyCorrection/GetCorrections': ({ query, ...asked }) =>
    getCorrections(asked, query.questionId),
})
