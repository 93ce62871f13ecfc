/** What makes builds, for programs that build something of their own; it takes webpack along. */
export { compressFolder } from './compress.ts'
export { createShellConfig } from './create-config.ts'
export {
  createDevRemoteConfig,
  createDevShellConfig,
  designScripts,
  devFolder,
  devPage,
  devRegistry,
} from './dev-config.ts'
export { buildVersion } from './run-webpack.ts'
