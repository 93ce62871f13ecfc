import type { Feature } from '@portal/shared/contract'
import { notificationsFeature } from './features/notifications/feature.ts'

declare const PORTAL_BUILD_VERSION: string | undefined

/**
 * Features with the switch `isHidden`: their menu entries, top bar pieces and rules, whose screens
 * are not there yet. Builds leave them out, so that they cost nobody a byte. When a feature gets its
 * screens, its switch goes and its line moves to `remote.ts`.
 */
export const hiddenFeatures: readonly Feature[] =
  typeof PORTAL_BUILD_VERSION === 'string' ? [] : [notificationsFeature]
