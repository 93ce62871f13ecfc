import type { SettingKey } from '@portal/shared/api/schemas'
import { settingForms } from '@portal/shared/api/schemas'

/** What each setting is called, in the order in which they are shown. */
export const settingLabels: Readonly<Record<SettingKey, string>> = {
  portalName: 'Name of the portal',
  brandColour: 'Colour',
  helpChatUrl: 'Help chat',
  reviewUrl: 'Reviews',
  allowList: 'Question bank for',
  companyName: 'Company',
  companyAddress: 'Address',
  vatNumber: 'VAT number',
  defaultVat: 'VAT of a new line',
  vatRates: 'VAT rates',
  bankDetails: 'Bank details',
  invoiceFooter: 'Foot of invoices',
  invoiceDaysBefore: 'Invoices go out before they are due',
  reminderDays: 'Reminders of payments',
  closedUntil: 'Accounts closed before',
  quietHours: 'Quiet hours',
  mailFooter: 'Foot of mails',
}

/** Where a value comes from: what is stored counts where it has the form of its key. */
export function sourceOf(
  key: SettingKey,
  stored: unknown,
  told: readonly string[],
): 'here' | 'environment' | 'default' {
  if (stored !== null && stored !== undefined && settingForms[key].safeParse(stored).success) {
    return 'here'
  }
  return told.includes(key) ? 'environment' : 'default'
}
