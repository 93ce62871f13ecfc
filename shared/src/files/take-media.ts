import { mediaAddress, renewedFor } from './file-image.tsx'

/**
 * Has the browser save what the server names by its path, `/media/…`; the page stays where it is.
 * @returns false where it cannot be had.
 */
export async function takeMedia(path: string): Promise<boolean> {
  const address = mediaAddress(path)
  const isThere = async () => (await fetch(address, { method: 'HEAD' }).catch(() => null))?.ok
  // Where the session's cookie is too old, it is renewed once.
  if (!(await isThere()) && !((await renewedFor(address)) && (await isThere()))) return false
  saveFrom(`${address}?download`)
  return true
}

/** Has the browser save what an address gives. */
export function saveFrom(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
