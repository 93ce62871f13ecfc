import { ApiError } from '@portal/shared/api'

/** One message for a wrong password and for an account that does not exist. */
export const wrongCredentials = 'Email or password is incorrect.'

/**
 * What the sign-in page says of a failed try.
 * @param now milliseconds since the epoch, for the time of day at which to try again.
 */
export function failureMessage(error: unknown, now: number): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  if (error.status === 401) return wrongCredentials
  if (error.status === 429) return tooMany(error.retryAfter, now)
  if (error.status === 0) return `${error.message} Check your network and try again.`
  return error.message
}

function tooMany(seconds: number | undefined, now: number): string {
  if (seconds === undefined) return 'Too many attempts. Please try again in a few minutes.'
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const span = minutes === 1 ? 'a minute' : `${minutes} minutes`
  // Rounded up to the whole minute, so that the time said is never too early.
  const at = new Date(Math.ceil((now + seconds * 1000) / 60_000) * 60_000)
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return `Too many attempts. Please try again in ${span}, at ${time}.`
}
