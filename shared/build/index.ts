export { type BuildPlan, buildWeb, isUpToDate, planBuild } from './build.ts'
export {
  defaultDist,
  projectFolder,
  publicRoot,
  versionFolder,
  type WebPackage,
  webPackages,
} from './layout.ts'
export type { NamesByModule } from './record.ts'
export { FolderStore, type OpenFile } from './releases/folder-store.ts'
export {
  changeCanary,
  promoteVersion,
  pruneVersions,
  rollBackRemote,
} from './releases/operations.ts'
export { readReleased } from './releases/registry-file.ts'
export { ReleaseError } from './releases/release-error.ts'
export { readRegistry, release, writeRegistry } from './releases/releases.ts'
export { versionsInUse } from './releases/rules.ts'
export type { NewFile, ReleaseStore, StoredFile } from './releases/store.ts'
export { type ListedVersion, listVersions, publishVersion } from './releases/version-files.ts'
export { singletons } from './singletons.ts'
export { notFollowed, serverEntries, sourceVersion } from './version.ts'
