/** What the server tells of as it happens. Reach this entry from lazily loaded code alone. */
export type { LiveKind } from './live.rules.ts'
export { onLive } from './on-live.ts'
export { useLiveReads } from './use-live-reads.ts'
