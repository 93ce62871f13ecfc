/** What a picture is by its first bytes, and how large, in pixels. */
export interface PictureSize {
  format: 'png' | 'jpg' | 'gif' | 'webp' | 'svg'
  width: number
  height: number
}

/** Reads it without decoding anything; undefined for what is no picture, or does not say its size. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = bitmapSize(data) ?? drawingSize(data)
    return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // It ends before it has said its size.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function bitmapSize(data: Buffer): PictureSize | undefined {
  const begins = (text: string, at = 0) => data.toString('latin1', at, at + text.length) === text
  if (begins('\x89PNG\r\n\x1a\n')) {
    return { format: 'png', width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
  }
  if (begins('GIF8')) {
    return { format: 'gif', width: data.readUInt16LE(6), height: data.readUInt16LE(8) }
  }
  if (begins('\xff\xd8\xff')) return photoSize(data)
  return begins('RIFF') && begins('WEBP', 8) ? webpSize(data) : undefined
}

/** JPEG: segments until the one that begins the frame (ISO/IEC 10918-1, B.2.2). */
function photoSize(data: Buffer): PictureSize | undefined {
  let at = 2
  while (data.readUInt8(at) === 0xff) {
    const kind = data.readUInt8(at + 1)
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)
    if (isFrame) {
      return { format: 'jpg', width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) }
    }
    // Bytes may be filled up with more of the mark.
    at += kind === 0xff ? 1 : 2 + data.readUInt16BE(at + 2)
  }
  return undefined
}

/** WebP: lossy, lossless or extended (RFC 9649, 2.5 to 2.7). */
function webpSize(data: Buffer): PictureSize | undefined {
  const kind = data.toString('latin1', 12, 16)
  if (kind === 'VP8 ') {
    const [width, height] = [data.readUInt16LE(26) & 0x3fff, data.readUInt16LE(28) & 0x3fff]
    return { format: 'webp', width, height }
  }
  if (kind === 'VP8L') {
    const bits = data.readUInt32LE(21)
    return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (kind !== 'VP8X') return undefined
  return { format: 'webp', width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 }
}

/** SVG: its own width and height, else those of what is seen of it. */
function drawingSize(data: Buffer): PictureSize | undefined {
  const head = data.toString('utf8', 0, 4_000).replace(/<!--[\s\S]*?-->/g, '')
  const [, attributes] = /^(?:\ufeff|\s|<\?[^>]*>)*<svg\b([^>]*)>/.exec(head) ?? []
  if (attributes === undefined) return undefined
  const number = (name: string) =>
    Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(attributes)?.[1] ?? Number.NaN)
  const seen =
    /\sviewBox=["']([^"']+)["']/
      .exec(attributes)?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? []
  const [width, height] = [number('width') || Number(seen[2]), number('height') || Number(seen[3])]
  return { format: 'svg', width, height }
}
