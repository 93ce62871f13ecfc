/** The longest text that is stored, in characters of its HTML. */
export const longestText = 200_000
/** How many images one text may have. */
export const mostImages = 100

/** A random id: a file in a text, a record in an address. */
export const uidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Where links of a text may lead: other sites by https, mail, or a path of the portal. */
export function addressAllowed(address: string): boolean {
  if (/[\s\p{Cc}]/u.test(address)) return false
  if (/^\/(?![/\\])/.test(address)) return true
  if (/^mailto:[^@]+@[^@]+$/i.test(address)) return true
  return /^https:\/\/[^/]/i.test(address) && URL.canParse(address)
}

/** Whether this is an address of the web by https, with a host, and without a name and password. */
export function isWebAddress(address: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(address) || !/^https:\/\/[^/]/i.test(address)) return false
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url !== undefined && url.username === '' && url.password === ''
}
