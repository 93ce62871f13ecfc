import { addressAllowed } from '../contract/text-rules.ts'

/** What is typed as an address, as it is stored; undefined for one that no link may have. */
export function addressOfTyped(typed: string): string | undefined {
  const text = typed.trim()
  if (addressAllowed(text)) return text
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  const site = `https://${text}`
  return /^[^\s/:@]+\.[^\s:@]+$/.test(text) && addressAllowed(site) ? site : undefined
}
