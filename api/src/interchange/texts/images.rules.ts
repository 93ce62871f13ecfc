import { cleanDataImage, largestSvg, readDataImage } from '../../rich-text/index.ts'
import type { FoundFile } from '../formats.ts'
import { sha256Of } from '../normal-form.rules.ts'

/** An image must be smaller than this. */
const lessThanBytes = 2_097_152

/** Signs of base64 that an image may have, with its head and with ends of lines in it. */
const longestBase64 = lessThanBytes * 1.5

/** Characters that an image written into a text may have; a longer one becomes a file. */
export const longestDataImage = 8_192

const signatures: readonly (readonly [string, (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff'],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(bytes.subarray(0, 6).toString('latin1'))],
  ['image/webp', (bytes) => /^RIFF....WEBP$/s.test(bytes.subarray(0, 12).toString('latin1'))],
]

/** An image as a text shows it: a file, or written into it. */
export type ReadImage = { file: FoundFile } | { src: string }

/** An id of a file that its bytes decide. */
function placeholderOf(sha256: string): string {
  const hex = `${sha256.slice(0, 12)}4${sha256.slice(13, 16)}8${sha256.slice(17, 32)}`
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function fileOf(name: string, type: string, bytes: Buffer): FoundFile {
  const sha256 = sha256Of(bytes)
  return { placeholder: placeholderOf(sha256), name, type, sha256, bytes }
}

/**
 * An image by its bytes. Drawings in SVG are cleaned and written into the text, others are files.
 * @returns undefined for what is no image, or too large for one
 */
export function imageOf(name: string, bytes: Buffer): ReadImage | undefined {
  if (bytes.length === 0 || bytes.length >= lessThanBytes) return undefined
  const type = signatures.find(([, fits]) => fits(bytes))?.[0]
  if (type !== undefined) return { file: fileOf(name, type, bytes) }
  const start = bytes.subarray(0, 1_024).toString('utf8')
  if (bytes.length > largestSvg || !/<svg[\s>]/.test(start)) return undefined
  const src = cleanDataImage(`data:image/svg+xml;base64,${bytes.toString('base64')}`)
  return src === undefined ? undefined : { src }
}

/** The same of an image that stands in the address itself; a small one of a known type stays. */
export function imageOfData(src: string): ReadImage | undefined {
  if (src.length > longestBase64) return undefined
  const read = readDataImage(src)
  if (read === undefined) return undefined
  const isDrawing = read.type.toLowerCase() === 'image/svg+xml'
  if (isDrawing && read.bytes.length > largestSvg) return undefined
  if (isDrawing || (src.length <= longestDataImage && /^data:image\/(png|jpeg)[;,]/.test(src))) {
    const clean = cleanDataImage(src)
    return clean === undefined ? undefined : { src: clean }
  }
  const type = read.type.toLowerCase().replace(/^image\/|\+.*$/g, '')
  return imageOf(`image.${type === 'jpeg' ? 'jpg' : type}`, read.bytes)
}

/** Bytes in base64, with white space anywhere; undefined for anything else, and for more than an image has. */
export function bytesOfBase64(text: string): Buffer | undefined {
  if (text.length > longestBase64) return undefined
  const bare = text.replace(/\s+/g, '')
  if (bare === '' || /[^A-Za-z0-9+/=]/.test(bare)) return undefined
  return Buffer.from(bare, 'base64')
}
