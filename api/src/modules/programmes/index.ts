/** Programmes, as new bookings begin with them. */
export { programmeKind } from './programme.kind.ts'
export { findProgrammes, isSold, type ListedProgramme } from './programmes.repository.ts'
export { programmeHandlers } from './programmes.routes.ts'
export { isUnlimitedByName } from './programmes.rules.ts'
