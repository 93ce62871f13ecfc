/** How long people are at work in the portal. */
export { activeTimeHandlers } from './active-time.routes.ts'
