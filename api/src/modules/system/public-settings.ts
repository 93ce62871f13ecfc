import type { CallAnswer } from '@portal/shared/api'
import type { Settings } from '../../settings.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import type { SavedSettings } from './saved-settings.repository.ts'

/** What every browser may know of this server; the page carries it too, to save a call. */
export function publicSettings(
  settings: Pick<Settings, 'isDemo' | 'isProduction' | 'worksOffline'>,
  { helpChatUrl, reviewUrl }: Pick<SavedSettings, 'helpChatUrl' | 'reviewUrl'>,
): CallAnswer<'GET /System/Settings/GetPublicSettings'> {
  return {
    isDemo: settings.isDemo,
    demoAccounts: settings.isDemo ? demoAccounts.map((account) => ({ ...account })) : [],
    demoPassword: settings.isDemo ? demoPassword : null,
    helpChatUrl,
    reviewUrl,
    allowsOverrides: !settings.isProduction,
    worksOffline: settings.worksOffline,
  }
}
