/** Notices in the portal and by mail, and who wants which. */
export { digestJob, startDigests } from './digest.ts'
export {
  addNextRecipients,
  expireNotification,
  findReached,
  type NextRecipients,
} from './fan-out.repository.ts'
export { lastMorning, type MailedNotice, noticeMail } from './mail.rules.ts'
export { notificationHandlers } from './notifications.routes.ts'
export { addNotification, type Reached } from './notify.repository.ts'
export { bellsOf, type Notice, notify, tellReached } from './notify.ts'
export { reachOf } from './ways.sql.ts'
