import type { SettingValues } from '@portal/shared/api/schemas'
import { usualQuietHours } from '../../mail/quiet-hours.rules.ts'
import type { EnvironmentKey } from '../../told-settings.rules.ts'

/** What the server was told of them at its start. */
export type FirstSettings = Pick<SettingValues, EnvironmentKey>

/** The settings that can be changed while the portal runs. */
export type SavedSettings = Omit<SettingValues, 'brandColour' | 'closedUntil'> & {
  /** `#rrggbb`; null for the portal's own. */
  brandColour: string | null
  /** Null where no accounts are closed. */
  closedUntil: string | null
  /** The portal's logo in the file store; null where it has none. */
  logo: string | null
}

/** What is so where neither the environment nor anybody has said otherwise. */
export const defaultSettings: Omit<SavedSettings, EnvironmentKey> = {
  bankDetails: '',
  brandColour: null,
  closedUntil: null,
  companyAddress: '',
  companyName: 'Portal',
  defaultVat: 'standard',
  invoiceDaysBefore: 14,
  invoiceFooter: '',
  logo: null,
  mailFooter: '',
  portalName: 'Portal',
  quietHours: usualQuietHours,
  reminderDays: [-3, 3, 10, 20],
  vatNumber: '',
  // VAT Act 1994: 20 % since 4 January 2011.
  vatRates: [{ from: '2011-01-04', standard: 2_000, reduced: 500 }],
}
