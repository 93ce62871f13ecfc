import type { Sold } from '@portal/shared/upgrades'
import { penceOf, poundsOf } from '../../../sales/money.rules.ts'
import type { Programme } from './programmes.queries.ts'

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

type Entitlements = Programme['entitlements']

/** What is opened, by name. */
export const openedOf = (entitlements: Entitlements): Sold[] =>
  Object.entries(entitlements)
    .filter(([, isOpen]) => isOpen)
    // The contract names them.
    .map(([name]) => name as Sold)

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
  const opens = (name: Sold) => entitlements.includes(name)
  return {
    ...values,
    ...(programmeId === undefined ? { programmeId: null } : { programmeId, version }),
    hours: values.isUnlimited ? 0 : values.hours,
    entitlements: {
      ...{ hasQuestionBank: opens('hasQuestionBank'), hasCourses: opens('hasCourses') },
      ...{ hasAcademy: opens('hasAcademy'), hasSeminar: opens('hasSeminar') },
      ...{ hasLibrary: opens('hasLibrary'), hasReadingList: opens('hasReadingList') },
      ...{ hasPsSubmission: opens('hasPsSubmission') },
      hasEssaySubmission: opens('hasEssaySubmission'),
    } satisfies Entitlements,
    months: ends === 'months' ? values.months : null,
    endsOnDay: ends === 'day' ? values.endsOnDay : null,
    pricePence: penceOf(values.pricePence),
  }
}
