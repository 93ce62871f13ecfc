import { formatDay } from '@portal/shared/calendar'
import { entitlementWords } from './people.words.ts'

type Override = { entitlement: string; isOn: boolean; until: string | null; reason: string }

const named: Readonly<Record<string, string>> = entitlementWords

const overridesInWords = (overrides: readonly Override[]) =>
  overrides
    .map(({ entitlement, isOn, until, reason }) => {
      const last = until === null ? '' : ` until ${formatDay(until)}`
      return `${named[entitlement] ?? entitlement} ${isOn ? 'on' : 'off'}${last}: ${reason}`
    })
    .join('; ') || 'None'

/** How fields of the form are called where a sentence names them. */
export const personLabels = { yearGroup: 'Year', extraTimePercent: 'Extra time in per cent' }

/** How what is kept of an account is called, and how it reads, in its history. */
export const personWords = {
  labels: { ...personLabels, isActive: 'In use', overrides: 'Beside the bookings' },
  words: {
    isActive: (isActive: boolean) => (isActive ? 'Yes' : 'No'),
    overrides: overridesInWords,
  },
}
