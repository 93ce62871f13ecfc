/** Spaced review and the error log. */

export { reviewHandlers } from './reviews.routes.ts'
