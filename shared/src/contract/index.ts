export type { Claims } from './claims.ts'
export type {
  Bell,
  Feature,
  Icon,
  LazyComponent,
  MenuEntry,
  Overlay,
  PublicSettings,
  Remote,
  Screen,
  TopBarPiece,
  Viewer,
} from './remote.ts'
export { contractNumber, defineFeature, defineRemote } from './remote.ts'
export type { RemoteName, Role } from './roles.ts'
export { isRole, remoteNames, remoteOfRole, roles } from './roles.ts'
