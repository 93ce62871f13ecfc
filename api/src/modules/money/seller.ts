import type { SavedSettings } from '../system/index.ts'
import type { VatRates } from './vat.rules.ts'

/** What the settings say of the company as it sells. */
export interface Seller {
  /** As it stands on documents; without a VAT number none is charged. */
  party: { name: string; address: string; vatNumber: string }
  vatNumber: string
  vatRates: readonly VatRates[]
}

export function sellerOf(
  saved: Pick<SavedSettings, 'companyName' | 'companyAddress' | 'vatNumber' | 'vatRates'>,
): Seller {
  const { companyName, companyAddress, vatNumber, vatRates } = saved
  return { party: { name: companyName, address: companyAddress, vatNumber }, vatNumber, vatRates }
}
