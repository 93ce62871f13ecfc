import { defineHandlers } from '../../calls.ts'
import {
  choices,
  countDownload,
  documentsFile,
  listForAdmins,
  listForTutors,
  saveDocuments,
} from './documents.service.ts'
import { createZip, openZip } from './zip.service.ts'

/** Lesson plans, guides and past papers: what tutors find and take, and what admins keep. */
export const documentHandlers = defineHandlers({
  'GET /Miscellaneous/tutordownloadable': ({ query, ...asked }) => listForTutors(asked, query),
  'GET /Miscellaneous/tutordownloadable/GetChoices': (asked) => choices(asked),
  'POST /Miscellaneous/tutordownloadable/CountDownload': ({ body, ...asked }) =>
    countDownload(asked, body.id),
  'POST /Miscellaneous/tutordownloadable/CreateZip': ({ body, ...asked }) =>
    createZip(asked, body.ids),
  'GET /Miscellaneous/tutordownloadable/OpenZip/:ticket': ({ params, ...asked }) =>
    openZip(asked, params.ticket),
  'GET /Miscellaneous/admin/tutordownloadable': ({ query, ...asked }) =>
    listForAdmins(asked, query),
  'GET /Miscellaneous/admin/tutordownloadable/GetCsv': ({ query, ...asked }) =>
    documentsFile(asked, query),
  'POST /Miscellaneous/admin/tutordownloadable/Save': ({ body, ...asked }) =>
    saveDocuments(asked, body.documents),
})
