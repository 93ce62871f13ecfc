export { type BuildPlan, buildWeb, isUpToDate, planBuild } from './build.ts'
export {
  defaultDist,
  projectFolder,
  publicRoot,
  versionFolder,
  type WebPackage,
  webPackages,
} from './layout.ts'
export { readRegistry, release, writeRegistry } from './releases.ts'
export { singletons } from './singletons.ts'
export { sourceVersion } from './version.ts'
