import { defineHandlers } from '../../calls.ts'
import { printedFile } from '../../printing/printed-file.ts'
import { getReportForm } from './form.service.ts'
import { monthToPrint, reportToPrint } from './printed.service.ts'
import { getReport, markRead, setHomework } from './report.service.ts'
import { exportReports, getReports } from './report-list.service.ts'
import { dropTemplate, saveTemplate } from './templates.service.ts'
import { editReport, saveDraft, sendReport } from './writing.service.ts'

/** Reports of tuition hours. */
export const tuitionReportHandlers = defineHandlers({
  'GET /TutionReport/TutionReport/GetReports': ({ query, ...asked }) => getReports(asked, query),
  'GET /TutionReport/TutionReport/GetReport': ({ query, ...asked }) => getReport(asked, query.id),
  'POST /TutionReport/TutionReport/MarkRead': async ({ body, ...asked }) => {
    await markRead(asked, body.id)
  },
  'POST /TutionReport/TutionReport/MarkHomework': ({ body, ...asked }) => setHomework(asked, body),
  'GET /TutionReport/TutionReport/GetReportPdf': async ({ query, ...asked }) =>
    await printedFile(asked, await reportToPrint(asked, query.id)),
  'GET /TutionReport/TutionReport/GetMonthPdf': async ({ query, ...asked }) =>
    await printedFile(asked, await monthToPrint(asked, query)),
  'GET /TutionReport/TutionReport/GetReportsCsv': ({ query, ...asked }) =>
    exportReports(asked, query),
  'GET /TutionReport/tutor/TutionReport/GetReportForm': ({ query, ...asked }) =>
    getReportForm(asked, query.sessionId),
  'POST /TutionReport/tutor/TutionReport/SaveDraft': ({ body, ...asked }) => saveDraft(asked, body),
  'POST /TutionReport/tutor/TutionReport/Send': ({ body, ...asked }) => sendReport(asked, body),
  'POST /TutionReport/tutor/TutionReport/Edit': ({ body, ...asked }) => editReport(asked, body),
  'POST /TutionReport/tutor/TutionReport/SaveTemplate': ({ body, ...asked }) =>
    saveTemplate(asked, body),
  'POST /TutionReport/tutor/TutionReport/RemoveTemplate': async ({ body, ...asked }) => {
    await dropTemplate(asked, body.id)
  },
})
