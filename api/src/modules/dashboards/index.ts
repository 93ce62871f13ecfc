/** The first page of every role. */

export { lightOf, orangeFromDays, redFromDays } from './activity.rules.ts'
export { quietDays } from './activity.sql.ts'
export { dashboardHandlers } from './dashboards.routes.ts'
export { checkLights } from './light-check.ts'
export { mergeLightTallies } from './light-tallies.repository.ts'
export { redLights } from './red-lights.sql.ts'
export { endsOf, partsOf } from './standing.rules.ts'
export { latestReportOf } from './student.repository.ts'
export { isLate as isReportLate } from './tutor.repository.ts'
