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

/** A booking as it was saved, and who paid for it then. */
interface Saved {
  snapshot: BookingSnapshot
  payerName: string | null
}

/** A field as people read it: who pays by name. */
const readOf = ({ snapshot, payerName }: Saved, field: string): unknown =>
  (field === 'payerId' ? payerName : snapshot[field]) ?? null

/** What a save of a booking changed; nothing of the first, which made it. */
export function changesOf(before: Saved | undefined, after: Saved): BookingChange[] {
  if (before === undefined) return []
  return (
    changedFields(before.snapshot, after.snapshot)
      // Plans were not kept from the first.
      .filter((field) => field !== 'plan' || [before, after].every((one) => 'plan' in one.snapshot))
      .map((field) => ({
        ...{ field, label: labels[field] ?? field },
        ...{ before: readOf(before, field), after: readOf(after, field) },
      }))
  )
}
