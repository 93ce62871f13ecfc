/** The first page of every role. */

export { type Audience, usualAudience } from './audience.rules.ts'
export { dashboardHandlers } from './dashboards.routes.ts'
