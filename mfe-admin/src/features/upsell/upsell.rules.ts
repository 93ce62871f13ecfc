import { formatMoney } from '@portal/shared/ui'
import { type Sold, soldOptions } from '@portal/shared/upgrades'
import { poundsOf } from '../../sales/money.rules.ts'
import {
  entitlementsOf,
  filledFrom,
  type GivesValues,
  openedOf as openNames,
} from '../../sales/terms/gives.rules.ts'
import { payerOf, usualPayer } from '../../sales/terms/payer.rules.ts'
import {
  isPriced,
  type LineValues,
  noTerms,
  planFaults,
  type TermsValues,
  termsSent,
} from '../../sales/terms/terms.rules.ts'
import type { Programme } from './upsell.queries.ts'

/** A sale as its fields have it. */
export interface SaleValues extends TermsValues, Omit<GivesValues, 'isHeadStart'> {
  /** Adds to the running programme, or begins one anew from a day. */
  kind: 'adds' | 'renewal'
  /** By `payerKey`; '' for nobody. */
  payer: string
}

/** What a programme does not open yet, as choices. */
export const missingOf = ({ entitlements }: Pick<Programme, 'entitlements'>) =>
  soldOptions.filter(({ value }) => !entitlements[value])

/** What a programme opens, in words. */
export const openedOf = ({ entitlements }: Pick<Programme, 'entitlements'>): string =>
  soldOptions
    .filter(({ value }) => entitlements[value])
    .map(({ label }) => label)
    .join(', ')

/** What a request is sold at: once, or for its hours; a month is named, as nobody knows how many. */
function requestLines(request: Programme['request']): LineValues[] {
  if (request === null) return []
  const { name, pricePence, per, hours } = request.upgrade
  if (pricePence === 0) return []
  const isByHour = per === 'hour' && hours > 0
  return [
    {
      ...{ kind: isByHour ? 'hours' : 'extra', vat: 'standard' },
      description: per === 'month' ? `${name}, ${formatMoney(pricePence)} a month` : name,
      pence: poundsOf(isByHour ? Math.round(pricePence * hours) : pricePence),
    },
  ]
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** What a sale begins with: nothing, or what was asked for and the programme lacks. */
export function startOf(programme: Programme, today: string): SaleValues {
  const { request, payers, payerId } = programme
  const asked = request?.upgrade
  return {
    ...{ kind: 'adds', isUnlimited: false, expiresOn: '', programName: '', programmeId: '' },
    hours: programme.isUnlimited ? 0 : (asked?.hours ?? 0),
    entitlements: (asked?.entitlements ?? []).filter((one) => !programme.entitlements[one]),
    startsOn: programme.expiresOn >= today ? dayAfter(programme.expiresOn) : today,
    ...noTerms(today),
    lines: requestLines(request),
    payer: usualPayer(payers, payerId),
  }
}

/** What changes in the fields with the kind: a renewal begins with all that is open now. */
export const ofKind = (
  kind: SaleValues['kind'],
  programme: Programme,
  today: string,
): Pick<SaleValues, 'kind' | 'entitlements' | 'isUnlimited' | 'hours' | 'expiresOn'> => {
  const { entitlements, hours } = startOf(programme, today)
  if (kind === 'adds') return { kind, entitlements, hours, isUnlimited: false, expiresOn: '' }
  const all = [...new Set<Sold>([...openNames(programme.entitlements), ...entitlements])]
  return { kind, entitlements: all, hours, isUnlimited: programme.isUnlimited, expiresOn: '' }
}

/** What a programme fills of a renewal; head start is the programme's own. */
export function renewedFrom(
  programme: Parameters<typeof filledFrom>[0],
  values: Pick<SaleValues, 'startsOn' | 'lines'>,
) {
  const { isHeadStart: _, ...filled } = filledFrom(programme, values)
  return filled
}

/** What is sent of it. */
export function sentOf(
  { studentId, request, payers }: Pick<Programme, 'studentId' | 'request' | 'payers'>,
  values: SaleValues,
): unknown {
  const { kind, hours, entitlements, isUnlimited, expiresOn, programName, startsOn } = values
  const payer = payerOf(values.payer, payers)?.payer
  return {
    ...{ studentId, hours: kind === 'renewal' && isUnlimited ? 0 : hours },
    ...(isUnlimited && { isUnlimited }),
    entitlements:
      kind === 'renewal'
        ? entitlementsOf(entitlements)
        : Object.fromEntries(entitlements.map((one) => [one, true])),
    expiresOn: expiresOn === '' ? null : expiresOn,
    programName: programName.trim() === '' ? null : programName,
    ...(kind === 'renewal' && { startsOn }),
    ...(kind === 'renewal' && values.programmeId !== '' && { programmeId: values.programmeId }),
    ...termsSent(values),
    ...(isPriced(values) && payer !== undefined && { payer }),
    ...(request !== null && { upgradeRequestId: request.id }),
  }
}

/** What is wrong that the contract has no sentence for. */
export const faultsOf = (values: SaleValues) => ({
  ...planFaults(values),
  hours: values.hours === null && !values.isUnlimited && 'Enter hours, or 0',
  payer: isPriced(values) && values.payer === '' && 'Choose who pays',
  startsOn: values.kind === 'renewal' && values.startsOn === '' && 'Enter the first day',
  expiresOn: values.kind === 'renewal' && values.expiresOn === '' && 'Enter the last day',
})
