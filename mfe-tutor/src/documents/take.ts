import { addressOf } from '@portal/shared/api'
import { saveFrom, takeMedia } from '@portal/shared/files'

/**
 * Saves a file by its own address.
 * @returns false where it cannot be had.
 */
export const takeFile = ({ id, name }: { id: string; name: string }): Promise<boolean> =>
  takeMedia(`/media/file/${id}/${encodeURIComponent(name)}`)

/** Saves a zip by the address that the server made for it. */
export function takeZip(url: string): void {
  saveFrom(addressOf(url, {}))
}
