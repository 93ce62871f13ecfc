import type { ByteRange } from '../files/file-store.ts'

/**
 * What a `Range` header asks of so many bytes: one range; `whole` where it asks for none, for
 * several, or for something that this server does not know (RFC 9110, 14.2); `none` where nothing
 * of what it asks for is there.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'whole' | 'none' {
  const [, first, last] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
  const end = bytes - 1
  if (first === '') {
    // So many bytes from the end.
    return Number(last) === 0 ? 'none' : { start: Math.max(0, bytes - Number(last)), end }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  return start > end ? 'none' : { start, end: last === '' ? end : Math.min(end, Number(last)) }
}

/** Whether a list of ETags, as of `If-None-Match`, names this one; weak ones do too. */
export function namesTag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => {
    const plain = tag.trim().replace(/^W\//, '')
    return plain === '*' || plain === etag
  })
}
