/**
 * The keeper of what is written over a long time: drafts of pieces, markings. Each change is on the
 * device in its own turn and with the server soon after, nothing that others wrote meanwhile is
 * overwritten, and it says truly where the work is. Loaded only where something is written, and by
 * the shell when somebody signs out who has written.
 */
export { browserEnvironment, type KeepingEnvironment } from './environment.ts'
export { createKeeper } from './keeper.ts'
export {
  joinedWords,
  type Keeper,
  type KeeperOptions,
  type KeeperSnapshot,
  type Sending,
} from './keeper-types.ts'
export type { SaveWords } from './keeping.rules.ts'
export type { Merged, Stored } from './kept-draft.rules.ts'
export { forgetUnsent, unsentOf } from './unsent.ts'
export { type KeeperActions, type UseKeeperOptions, useKeeper } from './use-keeper.ts'
export { type Left, useLeft } from './use-left.ts'
