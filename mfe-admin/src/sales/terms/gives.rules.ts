import type { CallInput } from '@portal/shared/api'
import type { Sold } from '@portal/shared/upgrades'
import { poundsOf } from '../money.rules.ts'
import type { Programme } from '../programmes.queries.ts'
import type { LineValues } from './terms.rules.ts'

/** What a sale opens, by name. */
export type Entitlements = CallInput<'POST /user/admin/booking/create'>['body']['entitlements']

/** What a sale gives, as its fields have it. */
export interface GivesValues {
  /** The programme that it was filled from; '' for none. */
  programmeId: string
  programName: string
  hours: number | null
  isUnlimited: boolean
  isHeadStart: boolean
  entitlements: Sold[]
  startsOn: string
  expiresOn: string
}

/** What is opened, by name. */
export const openedOf = (entitlements: Partial<Entitlements>): Sold[] =>
  Object.entries(entitlements)
    .filter(([, isOpen]) => isOpen)
    // The contract names them.
    .map(([name]) => name as Sold)

/** The same as it is sent: each of them, open or not. */
export const entitlementsOf = (opened: readonly Sold[]): Entitlements => {
  const opens = (name: Sold) => opened.includes(name)
  return {
    ...{ hasQuestionBank: opens('hasQuestionBank'), hasCourses: opens('hasCourses') },
    ...{ hasAcademy: opens('hasAcademy'), hasSeminar: opens('hasSeminar') },
    ...{ hasLibrary: opens('hasLibrary'), hasReadingList: opens('hasReadingList') },
    ...{ hasPsSubmission: opens('hasPsSubmission') },
    hasEssaySubmission: opens('hasEssaySubmission'),
  }
}

const dayAt = (year: number, month: number, day: number): Date => {
  // The last day of a month that has no such day.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, last)))
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** The last day of a programme that begins on a day: so many months, or the next such day of a year. */
export function endOf(
  { months, endsOnDay }: Pick<Programme, 'months' | 'endsOnDay'>,
  startsOn: string,
): string {
  const [year = 0, month = 1, day = 1] = startsOn.split('-').map(Number)
  if (endsOnDay !== null) {
    const [endDay = 1, endMonth = 1] = endsOnDay.split('-').map(Number)
    const inYear = (which: number) => isoDay(dayAt(which, endMonth - 1, endDay))
    return inYear(year) >= startsOn ? inYear(year) : inYear(year + 1)
  }
  const after = dayAt(year, month - 1 + (months ?? 0), day)
  return isoDay(new Date(after.getTime() - 86_400_000))
}

/** What a programme puts into the fields: what it gives, until when, and its price. */
export function filledFrom(
  programme: Programme,
  { startsOn, lines }: { startsOn: string; lines: readonly LineValues[] },
): GivesValues & { lines: LineValues[] } {
  const { programmeId, name, isUnlimited, isHeadStart, hours, vat, pricePence } = programme
  const others = lines.filter(({ kind }) => kind !== 'programme')
  const own: LineValues = {
    ...{ kind: 'programme', description: name, pence: poundsOf(pricePence), vat },
  }
  return {
    ...{ programmeId, programName: name, isUnlimited, isHeadStart, startsOn },
    hours: isUnlimited ? 0 : hours,
    entitlements: openedOf(programme.entitlements),
    expiresOn: startsOn === '' ? '' : endOf(programme, startsOn),
    lines: pricePence === 0 ? others : [own, ...others],
  }
}

/** Another first day; an end that the programme gave follows it. */
export function startedOn(
  startsOn: string,
  values: Pick<GivesValues, 'startsOn' | 'expiresOn'>,
  programme: Programme | undefined,
): Pick<GivesValues, 'startsOn' | 'expiresOn'> {
  const { expiresOn } = values
  if (programme === undefined || startsOn === '') return { startsOn, expiresOn }
  const isGiven = expiresOn === '' || expiresOn === endOf(programme, values.startsOn || startsOn)
  return { startsOn, expiresOn: isGiven ? endOf(programme, startsOn) : expiresOn }
}

/** What is sent of what a sale gives. */
export function givesSent({ programmeId, entitlements, ...gives }: GivesValues) {
  return {
    ...gives,
    ...(programmeId !== '' && { programmeId }),
    hours: gives.isUnlimited ? 0 : gives.hours,
    entitlements: entitlementsOf(entitlements),
  }
}

/** What is wrong with it that the contract has no sentence for. */
export const givesFaults = ({ isUnlimited, hours, startsOn, expiresOn }: GivesValues) =>
  ({
    hours: !isUnlimited && hours === null && 'Enter hours, or 0',
    startsOn: startsOn === '' && 'Enter the first day',
    expiresOn: expiresOn === '' && 'Enter the last day',
  }) as const
