import type { RequestState, Sold } from './upgrade.values.ts'

/** Quarters of an hour, as hours are kept. */
export function quartersOf(hours: number): number {
  return Math.round(hours * 4)
}

export function hoursOf(quarters: number): number {
  return quarters / 4
}

/** What an upgrade adds. */
export interface Added {
  entitlements: readonly Sold[]
  quarters: number
}

/** What a student has already. */
export type Programme = Readonly<Record<Sold, boolean>> & { isUnlimited: boolean }

/**
 * Whether a programme has all that an upgrade adds. Hours are had by whoever has no limit alone: of
 * any number there can be more.
 */
export function isIncluded({ entitlements, quarters }: Added, programme: Programme): boolean {
  const addsAnything = entitlements.length > 0 || quarters > 0
  const hasHours = quarters === 0 || programme.isUnlimited
  return addsAnything && hasHours && entitlements.every((one) => programme[one])
}

/** How an upgrade stands for a student. */
export type Standing = 'none' | 'pending' | 'active' | 'included' | 'declined'

/** The state of an upgrade by the request that counts, the accepted one or else the latest. */
export function standingOf(
  request: RequestState | null,
  added: Added,
  programme: Programme,
): Standing {
  if (request === 'accepted') return 'active'
  if (request === 'pending') return 'pending'
  if (isIncluded(added, programme)) return 'included'
  return request === 'declined' ? 'declined' : 'none'
}

/** Why an upgrade cannot be asked for; undefined where it can. */
export function refusalOf(standing: Standing): string | undefined {
  switch (standing) {
    case 'pending':
      return 'You have asked for this already.'
    case 'active':
      return 'This belongs to your programme already.'
    case 'included':
      return 'Your programme includes this already.'
    default:
      return undefined
  }
}

/** The same ids, each once, in whichever order. */
export function areSame(one: readonly string[], other: readonly string[]): boolean {
  const ids = new Set(one)
  return ids.size === one.length && one.length === other.length && other.every((id) => ids.has(id))
}
