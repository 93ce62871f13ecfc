/** The history of what admins edit. An entry of its own: what opens it loads it then. */
export {
  HistoryDrawer,
  HistoryDrawer as default,
  type HistoryDrawerProps,
} from './history-drawer.tsx'
export { VersionCard, type VersionCardProps } from './version-card.tsx'
export type { FieldWords } from './version-changes.tsx'
