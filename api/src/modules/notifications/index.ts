/** Notices in the portal and by mail, and who wants which. */
export { digestJob, startDigests } from './digest.ts'
export { lastMorning } from './mail.rules.ts'
export { notificationHandlers } from './notifications.routes.ts'
export { type Notice, notify } from './notify.ts'
