import { changedFields } from '../../versions/index.ts'
import type { BookingSnapshot } from './versions.repository.ts'

/** What each field of a booking is called. */
const labels: Readonly<Record<string, string>> = {
  programName: 'Programme',
  hours: 'Hours',
  isUnlimited: 'Without a limit',
  isHeadStart: 'Head start',
  startsOn: 'First day',
  expiresOn: 'Last day',
  entitlements: 'What it opens',
  lines: 'Price',
  plan: 'Plan',
  note: 'Note',
  payerId: 'Payer',
  state: 'State',
  cancelledOn: 'Cancelled on',
}

/** A field of a booking that a save changed. */
export interface BookingChange {
  field: string
  label: string
  before: unknown
  after: unknown
}

/** What a save of a booking changed; nothing of the first, which made it. */
export function changesOf(
  before: BookingSnapshot | undefined,
  after: BookingSnapshot,
): BookingChange[] {
  if (before === undefined) return []
  return (
    changedFields(before, after)
      // Plans were not kept from the first.
      .filter((field) => field !== 'plan' || ('plan' in before && 'plan' in after))
      .map((field) => ({
        ...{ field, label: labels[field] ?? field },
        ...{ before: before[field] ?? null, after: after[field] ?? null },
      }))
  )
}
