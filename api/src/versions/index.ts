/** Records of which every save is kept: one way to save them, and one to bring a version back. */
export {
  defineVersioned,
  type Restoring,
  restorable,
  type WithHistory,
} from './define-versioned.ts'
export { type Edit, removeVersioned, type Saved, saveVersioned } from './save-versioned.ts'
export type { Standing, Versioned } from './versioned.ts'
export {
  findSnapshots,
  findVersion,
  findVersions,
  insertVersion,
  type KeptVersion,
} from './versions.repository.ts'
export { changedFields } from './versions.rules.ts'
