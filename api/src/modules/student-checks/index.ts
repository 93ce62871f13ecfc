/** What a student is asked before the portal opens. */

export { studentCheckHandlers } from './student-checks.routes.ts'
export { hoursPerSurvey, surveyTypeAfter } from './student-checks.rules.ts'
