/** The server’s own calls. */
export type { SavedSettings } from './default-settings.ts'
export { demoAccounts, demoPassword } from './demo-accounts.ts'
export { mayOpenPortalLogo } from './may-open.ts'
export { publicSettings } from './public-settings.ts'
export { settingsFrom, settingsOf } from './saved-settings.repository.ts'
export { cacheSettings } from './saved-settings.ts'
export { systemHandlers } from './system.routes.ts'
