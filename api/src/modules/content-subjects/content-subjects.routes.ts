import { defineHandlers } from '../../calls.ts'
import { findSubjects } from './content-subjects.repository.ts'
import { saveSubject } from './content-subjects.service.ts'

/** What books, reading and documents are filed under. */
export const contentSubjectHandlers = defineHandlers({
  'GET /Content/Subject/GetSubjects': ({ db }) => findSubjects(db),
  'POST /Content/admin/Subject/SaveSubject': ({ body, ...asked }) => saveSubject(asked, body),
})
