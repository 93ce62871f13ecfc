/** The host of a link, so that people see where it leads before they follow it; nothing of what is no address. */
export function hostOf(link: string): string {
  return URL.parse(link)?.host ?? ''
}
