import type { bookings, entitlementOverrides } from '../../database/schema/index.ts'

type Row = typeof bookings.$inferInsert

/** A booking as far as it says what is in force; `extends` is the place of the one it adds to. */
export type Booked = Partial<
  Pick<Row, 'hasSeminar' | 'hasLibrary' | 'isUnlimited' | 'renames' | 'cancelledOn' | 'expiresOn'>
> & {
  programName: string
  kind: 'new' | 'renewal' | 'upsell'
  state: 'confirmed' | 'cancelled'
  startsOn: string
  extends?: number
}

export type Override = Pick<
  typeof entitlementOverrides.$inferInsert,
  'entitlement' | 'isOn' | 'until'
>

const later = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one

const endOf = ({ state, expiresOn = null, cancelledOn = null }: Booked) => {
  if (state === 'confirmed') return expiresOn
  return expiresOn === null || (cancelledOn !== null && cancelledOn < expiresOn)
    ? cancelledOn
    : expiresOn
}

/** What some bookings, in the order that they were sold, and overrides come to on a day. */
export function inForceOf(sold: readonly Booked[], set: readonly Override[], today: string) {
  const gives = ({ state, cancelledOn }: Booked) =>
    state === 'confirmed' || (cancelledOn ?? '') >= today
  const bases = sold.filter(({ kind }) => kind !== 'upsell')
  const giving = bases.filter(gives)
  const pool = giving.length > 0 ? giving : bases
  const started = pool.filter(({ startsOn }) => startsOn <= today)
  // Of two that began on one day the one that was sold later.
  const base =
    started.length > 0
      ? started.reduce((best, one) => (one.startsOn >= best.startsOn ? one : best))
      : pool.reduce((best, one) => (one.startsOn <= best.startsOn ? one : best))
  const upsells = sold.filter(
    (one) => one.kind === 'upsell' && one.extends === sold.indexOf(base) && gives(one),
  )
  const all = [base, ...upsells]
  const has = (name: 'hasSeminar' | 'hasLibrary') => {
    const override = set.find(
      ({ entitlement, until = null }) => entitlement === name && (until === null || until >= today),
    )
    return override?.isOn ?? all.some((one) => one[name] === true)
  }
  return {
    programName:
      upsells.findLast(({ renames }) => renames === true)?.programName ?? base.programName,
    isUnlimited: all.some(({ isUnlimited }) => isUnlimited === true),
    expiresOn: all.map(endOf).reduce(later, null),
    ...{ hasSeminar: has('hasSeminar'), hasLibrary: has('hasLibrary') },
  }
}
