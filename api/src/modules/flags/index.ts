/** What students say is wrong with a question, and what they are answered. */
export {
  addMessage,
  openFlagCount,
  openFlagCountForTutor,
  reopenFlag,
  settleFlag,
} from './flags.repository.ts'
export { flagHandlers } from './flags.routes.ts'
