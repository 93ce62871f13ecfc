/** The first page of every role. */

export { dashboardHandlers } from './dashboards.routes.ts'
