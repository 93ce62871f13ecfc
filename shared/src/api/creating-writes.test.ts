import { expect, it } from 'vitest'
import { contract, type Endpoint } from './schemas.ts'

/** What admins make of questions, papers and their places; each is to be made once. */
const creating = [
  'POST /question/admin/Question/Create',
  'POST /question/admin/Question/Copy',
  'POST /question/admin/Question/AddQuestionAssignments',
  'POST /question/admin/Question/BulkUpdate',
  'POST /question/admin/KeyCorrection/Apply',
  'POST /question/admin/QuestionFlag/AnswerFlag',
  'POST /question/admin/QuestionFlag/SettleFlags',
  'POST /question/admin/Import/Begin',
  'POST /question/admin/Import/Apply',
  'POST /question/admin/Export/Begin',
  'POST /subject/admin/AdmissionTest/Save',
  'POST /subject/admin/SectionNumber/Save',
  'POST /subject/admin/Subject/Save',
  'POST /subject/admin/Topic/Save',
  'POST /subject/admin/SubTopic/Save',
  'POST /exam/admin/Paper/Save',
  'POST /exam/admin/ExamSection/Save',
  'POST /training/admin/Learning/SavePage',
  'POST /training/admin/Learning/RestorePage',
] as const

it.each(creating)('%s takes an Idempotency-Key', (key) => {
  const endpoint: Endpoint = contract[key]
  expect(endpoint.idempotent).toBe(true)
})
