/** Reports of tuition hours, for all who read them. */
export { otherNamesIn } from './name-check.rules.ts'
export { ReportBody, type ReportBodyProps, ReportFacts } from './report-body.tsx'
export { ReportPage, type ReportPageProps } from './report-page.tsx'
export { type ReportTopic, reportPath } from './reports.rules.ts'
