/** The server’s own calls. */
export { demoAccounts, demoPassword } from './demo-accounts.ts'
export { publicSettings } from './public-settings.ts'
export { type SavedSettings, settingsOf } from './saved-settings.repository.ts'
export { cacheSettings } from './saved-settings.ts'
export { systemHandlers } from './system.routes.ts'
