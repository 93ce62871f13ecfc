/**
 * A page of the portal, as the text of a mail names it: by its path alone, since only when the mail
 * goes out it is known at which address the portal is then.
 */
export function pageLink(path: `/${string}`): string {
  return `portal:${path}`
}

/**
 * A text as it goes out: every page that it names with its whole address.
 * @param publicUrl `settings.publicUrl`, without a slash at its end
 */
export function withAddresses(text: string, publicUrl: string): string {
  return text.replace(/(?<!\S)portal:(?=\/)/g, () => publicUrl)
}
