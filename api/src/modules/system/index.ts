/** The server’s own calls. */
export { publicSettings } from './public-settings.ts'
export { systemHandlers } from './system.routes.ts'
