import type { CallAnswer } from '@portal/shared/api'
import { brandColoursOf } from '@portal/shared/contract'
import type { Settings } from '../../settings.ts'
import type { SavedSettings } from './default-settings.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

/** What every browser may know of this server; the page carries it too, to save a call. */
export function publicSettings(
  settings: Pick<Settings, 'isDemo' | 'isProduction' | 'worksOffline'>,
  { helpChatUrl, reviewUrl, portalName, brandColour, logo }: SavedSettings,
): CallAnswer<'GET /System/Settings/GetPublicSettings'> {
  return {
    isDemo: settings.isDemo,
    demoAccounts: settings.isDemo ? demoAccounts.map((account) => ({ ...account })) : [],
    demoPassword: settings.isDemo ? demoPassword : null,
    helpChatUrl,
    reviewUrl,
    portalName,
    hasLogo: logo !== null,
    // Worked out here, so that no page loads what works it out.
    colours: brandColour === null ? null : brandColoursOf(brandColour),
    allowsOverrides: !settings.isProduction,
    worksOffline: settings.worksOffline,
  }
}
