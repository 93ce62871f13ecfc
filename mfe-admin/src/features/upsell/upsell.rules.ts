import { type Sold, soldOptions } from '@portal/shared/upgrades'
import type { Programme } from './upsell.queries.ts'

/** A sale as its fields have it. */
export interface SaleValues {
  hours: number | null
  entitlements: Sold[]
  /** Without a limit from now on. */
  isUnlimited: boolean
  /** '' leaves the programme's end as it is. */
  expiresOn: string
  /** '' leaves its name as it is. */
  programName: string
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

/** What a sale begins with: what was asked for and the programme lacks. */
export function startOf(programme: Programme): SaleValues {
  const asked = programme.request?.upgrade
  return {
    hours: programme.isUnlimited ? 0 : (asked?.hours ?? 0),
    entitlements: (asked?.entitlements ?? []).filter((one) => !programme.entitlements[one]),
    ...{ isUnlimited: false, expiresOn: '', programName: '' },
  }
}

/** What is sent of it. */
export function sentOf(
  { studentId, request }: Pick<Programme, 'studentId' | 'request'>,
  { hours, entitlements, isUnlimited, expiresOn, programName }: SaleValues,
): unknown {
  return {
    ...{ studentId, hours, ...(isUnlimited && { isUnlimited }) },
    entitlements: Object.fromEntries(entitlements.map((one) => [one, true])),
    expiresOn: expiresOn === '' ? null : expiresOn,
    programName: programName.trim() === '' ? null : programName,
    ...(request !== null && { upgradeRequestId: request.id }),
  }
}
