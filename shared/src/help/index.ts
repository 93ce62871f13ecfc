/** What is said under a message, for those who wrote it and those who answer. */
export { messageStates } from './message.words.ts'
export { MessageThread } from './message-thread.tsx'
