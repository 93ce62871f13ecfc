const dayMs = 86_400_000

/** What was removed can be had back for so many days. */
const days = 30

/** The moment since which what was removed can be had back. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - days * dayMs)
}
