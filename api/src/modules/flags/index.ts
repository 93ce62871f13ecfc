/** What students say is wrong with a question, and what they are answered. */
export { howMany as countFlagged, storeSettlement } from './admin.repository.ts'
export {
  addMessage,
  openFlagCount,
  openFlagCountForTutor,
  reopenFlag,
  storeAnswer,
} from './flags.repository.ts'
export { flagHandlers } from './flags.routes.ts'
