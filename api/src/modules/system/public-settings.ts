import type { CallAnswer } from '@portal/shared/api'
import { demoAccounts, demoPassword } from '../../database/seed/demo-accounts.ts'
import type { Settings } from '../../plugins/settings.ts'

/** What every browser may know of this server; the page carries it too, to save a call. */
export function publicSettings(
  settings: Settings,
): CallAnswer<'GET /System/Settings/GetPublicSettings'> {
  return {
    isDemo: settings.isDemo,
    demoAccounts: settings.isDemo ? demoAccounts.map((account) => ({ ...account })) : [],
    demoPassword: settings.isDemo ? demoPassword : null,
    helpChatUrl: settings.helpChatUrl,
    reviewUrl: settings.reviewUrl,
    allowsOverrides: !settings.isProduction,
  }
}
