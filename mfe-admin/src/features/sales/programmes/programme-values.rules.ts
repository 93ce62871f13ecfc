import type { Sold } from '@portal/shared/upgrades'
import { penceOf, poundsOf } from '../../../sales/money.rules.ts'
import type { Programme } from '../../../sales/programmes.queries.ts'
import { entitlementsOf, openedOf } from '../../../sales/terms/gives.rules.ts'

/** A programme as its fields have it, by the names of the call: the price in pounds. */
export interface ProgrammeValues {
  name: string
  isUnlimited: boolean
  hours: number | null
  isHeadStart: boolean
  entitlements: Sold[]
  /** Whether it lasts months, or until a day of the year. */
  ends: 'months' | 'day'
  months: number | null
  /** `dd-mm`; a part that is not chosen yet is left out: `31-`. */
  endsOnDay: string
  pricePence: number | null
  vat: Programme['vat']
  version: number | undefined
}

/** What the fields begin with: a programme, or a new one of a year. */
export function valuesOf(programme: Programme | undefined): ProgrammeValues {
  if (programme === undefined) {
    return {
      ...{ name: '', isUnlimited: false, hours: 0, isHeadStart: false, entitlements: [] },
      ...{ ends: 'months', months: 12, endsOnDay: '', pricePence: null, vat: 'standard' },
      version: undefined,
    }
  }
  const { name, isUnlimited, hours, isHeadStart, entitlements, months, endsOnDay } = programme
  return {
    ...{ name, isUnlimited, hours, isHeadStart, entitlements: openedOf(entitlements) },
    ...{ ends: endsOnDay === null ? 'months' : 'day', months, endsOnDay: endsOnDay ?? '' },
    ...{ pricePence: poundsOf(programme.pricePence), vat: programme.vat },
    version: programme.version,
  }
}

/** What is sent of them: no hours where there is no limit, and one way to end. */
export function sentOf(
  { version, ends, entitlements, ...values }: ProgrammeValues,
  programmeId: string | undefined,
): unknown {
  return {
    ...values,
    ...(programmeId === undefined ? { programmeId: null } : { programmeId, version }),
    hours: values.isUnlimited ? 0 : values.hours,
    entitlements: entitlementsOf(entitlements),
    months: ends === 'months' ? values.months : null,
    endsOnDay: ends === 'day' ? values.endsOnDay : null,
    pricePence: penceOf(values.pricePence),
  }
}
