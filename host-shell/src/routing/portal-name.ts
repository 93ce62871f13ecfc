import { useSettings } from '@portal/shared/session'

/** What the portal calls itself, as the settings say. */
export const usePortalName = () => useSettings(({ settings }) => settings?.portalName || 'Portal')
