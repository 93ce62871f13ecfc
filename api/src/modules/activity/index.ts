/** When students were last active, in which way. */
export { activityNoted, moments, recordActivity } from './activity.repository.ts'
export { lastActivityOf } from './activity.sql.ts'
