import { createHash } from 'node:crypto'

/** An ETag that other content does not have. */
export function etagOf(content: Uint8Array | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}
