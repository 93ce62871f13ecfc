/** What students apply for, and the admissions tests that they sit. */
export { applicationHandlers } from './applications.routes.ts'
