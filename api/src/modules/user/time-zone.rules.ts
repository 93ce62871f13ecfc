/**
 * Good names that were met. Each look makes a format, and letting go of thousands of them holds the
 * thread for longer than making them.
 */
const met = new Set<string>()

/** More than there are, in a few ways to write each. */
const mostMet = 2_000

/**
 * Whether a name is one of the IANA time zones, such as `Europe/London`; old names and `UTC` are
 * taken too, mere offsets such as `+01:00` are not, because they know no summer time.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  if (met.has(name)) return true
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name })
    if (met.size < mostMet) met.add(name)
    return true
  } catch {
    return false
  }
}
