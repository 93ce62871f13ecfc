/**
 * Whether a mail server refused an address for good: a permanent failure (5xx) whose enhanced status
 * is of addressing (5.1.x, RFC 3463).
 */
export function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('response' in error)) return false
  return /^5\d\d[ -]5\.1\.\d{1,3}\b/.test(String(error.response))
}
