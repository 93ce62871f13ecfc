/**
 * Whether a name is one of the IANA time zones, such as `Europe/London`; old names and `UTC` are
 * taken too, mere offsets such as `+01:00` are not, because they know no summer time.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name })
    return true
  } catch {
    return false
  }
}
