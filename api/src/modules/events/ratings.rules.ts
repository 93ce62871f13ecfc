import type { Role } from '@portal/shared/contract'

const dayMs = 86_400_000

/** A rating can be changed for so long after the first time. */
export const ratingDays = 14
/** Ratings from which on tutors see their mean and the comments: of fewer, each could be told. */
export const leastRatings = 3

/** Whether ratings are told to somebody who gives the event, or whose team does. */
export function areRatingsShown(role: Role, count: number): boolean {
  return role !== 'Tutor' || count >= leastRatings
}

/** The mean with one decimal as somebody may see it; null for none, and for too few. */
export function starsShown(role: Role, mean: number | null, count: number): number | null {
  return mean === null || count === 0 || !areRatingsShown(role, count)
    ? null
    : Math.round(mean * 10) / 10
}

/** Whether a rating may still be changed. */
export function isChangeable(ratedAt: number | null, now: number): boolean {
  return ratedAt === null || now < ratedAt + ratingDays * dayMs
}
