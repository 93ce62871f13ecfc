import { defineHandlers } from '../../calls.ts'
import { printedFile } from '../../printing/printed-file.ts'
import { getCardForm } from './form.service.ts'
import { cardsToPrint, getCards } from './reading.service.ts'
import {
  exportTracking,
  getDueCards,
  getTracking,
  getTutorCards,
  remind,
} from './tracking.service.ts'
import { reopen, saveDraft, submit } from './writing.service.ts'

/** Report cards: written by tutors, read around a student, looked after by admins. */
export const reportCardHandlers = defineHandlers({
  'GET /ReportCard/ReportCard/GetCards': ({ query, ...asked }) => getCards(asked, query.studentId),
  'GET /ReportCard/ReportCard/GetCardsPdf': async ({ query, ...asked }) =>
    await printedFile(asked, await cardsToPrint(asked, query)),
  'GET /ReportCard/tutor/ReportCard/GetDueCards': ({ query, ...asked }) =>
    getDueCards(asked, query.termId),
  'GET /ReportCard/tutor/ReportCard/GetCardForm': ({ query, ...asked }) =>
    getCardForm(asked, query),
  'POST /ReportCard/tutor/ReportCard/SaveDraft': ({ body, ...asked }) => saveDraft(asked, body),
  'POST /ReportCard/tutor/ReportCard/Submit': ({ body, ...asked }) => submit(asked, body),
  'POST /ReportCard/tutor/ReportCard/Reopen': ({ body, ...asked }) => reopen(asked, body),
  'GET /ReportCard/admin/ReportCard/GetTracking': ({ query, ...asked }) =>
    getTracking(asked, query),
  'GET /ReportCard/admin/ReportCard/GetTutorCards': ({ query, ...asked }) =>
    getTutorCards(asked, query),
  'POST /ReportCard/admin/ReportCard/Remind': ({ body, ...asked }) => remind(asked, body),
  'GET /ReportCard/admin/ReportCard/GetTrackingCsv': ({ query, ...asked }) =>
    exportTracking(asked, query),
})
