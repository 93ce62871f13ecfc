/** What the office tells many people, in their bells and by mail. */
export { messageKind } from './message.kind.ts'
export { messageHandlers } from './messages.routes.ts'
export { startDueMessages } from './rounds.ts'
export { sendMessageJob } from './send.job.ts'
