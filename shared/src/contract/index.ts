export { type AlertAudience, alertTypeName, usualAudience } from './alert-types.ts'
export {
  type BookState,
  bookStates,
  isbn13,
  longestBookNote,
  mostBookMarks,
  withdrawnDays,
} from './books.ts'
export { brandColoursOf } from './brand-colour.rules.ts'
export { buildInfo } from './build-info.ts'
export { canaryPlace, versionsFor } from './canary.ts'
export type { Claims } from './claims.ts'
export {
  type DocumentKind,
  type DocumentState,
  documentKinds,
  documentStates,
  mostInZip,
  mostSaved,
  mostZipBytes,
  type PaperPart,
  paperParts,
} from './documents.ts'
export type { Entitlement } from './entitlements.rules.ts'
export { hasEntitlement, holds, isOnAllowList, lacks } from './entitlements.rules.ts'
export { type GentleTextId, gentleClosing, gentleTexts } from './gentle-texts.ts'
export { type HelpTopic, helpTopicNames, helpTopics } from './help-topics.ts'
export { isTimeToJoin, joinBeforeMs } from './join.rules.ts'
export {
  canCome,
  type EmailChoice,
  emailChoices,
  type HowTold,
  type KnownKind,
  kindsOfRole,
  type NotificationKind,
  notificationKinds,
} from './notifications.ts'
export {
  keptWorkDatabase,
  offlineListFile,
  offlinePages,
  offlineScopes,
  offlineWorkerPath,
  onlinePages,
  pageStorePrefix,
  storedPagePath,
} from './offline.ts'
export { pathTo } from './path-to.ts'
export { isPathOfPortal, rolesWithoutPath } from './paths-of-links.rules.ts'
export {
  longestReadingNote,
  mostReadingRows,
  type ReadingKind,
  type ReadingLevel,
  type ReadingState,
  readingKinds,
  readingLevels,
  readingStates,
} from './reading.ts'
export type { CanaryVersion, Registry, RemoteRelease, RemoteVersion } from './registry.ts'
export {
  containerName,
  integrityAddress,
  parseIntegrity,
  parseRegistry,
  parseVersion,
  registryText,
  unknownRemotes,
} from './registry.ts'
export type {
  Feature,
  FirstRead,
  Icon,
  LazyComponent,
  MenuEntry,
  Overlay,
  OverlayProps,
  PageShown,
  ProfileProps,
  PublicSettings,
  Remote,
  Screen,
  ScreenRules,
  TopBarPiece,
  Viewer,
} from './remote.ts'
export { contractNumber, defineFeature, defineRemote } from './remote.ts'
export {
  type CardAsked,
  type CardFault,
  type CardInHand,
  faultsOfCard,
  type GradeScale,
  gradesOf,
  gradeText,
  gradeWords,
  leastComment,
  mostComment,
} from './report-cards.rules.ts'
export type { RemoteName, Role } from './roles.ts'
export { isRemoteName, isRole, remoteNames, remoteOfRole, roles } from './roles.ts'
export {
  firstDayOf,
  isOfSitting,
  type SittingMonth,
  scoreFault,
  scoreText,
  sittingMonths,
} from './scores.rules.ts'
export type { PathAccess, ScreenPath } from './screen-paths.ts'
export { accessOfPath, screenPaths, summaryDashboards } from './screen-paths.ts'
export { isWebAddress } from './text-rules.ts'
export { momentsOf, type Wall, wallAt } from './wall-clock.rules.ts'
