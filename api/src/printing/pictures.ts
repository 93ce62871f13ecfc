import { mapParts, type PrintedDocument, picturesWords } from './document.ts'
import { type PictureSize, pictureSize } from './picture-size.rules.ts'

/** Gives the bytes of a file that is a picture; undefined for one that cannot be had. */
export type OpenPicture = (fileId: string) => Promise<Uint8Array | undefined>

/** What a document has room for, so that it is set in time; the rest is said by its description. */
const most = { bytes: 10_000_000, pixels: 30_000_000, drawingBytes: 200_000, height: 500 }

/** Points of a pixel, as pages show it. */
const pixel = 0.75

/** The document with its pictures, as far as they are there and are pictures; else their words. */
export async function withPictures(
  document: PrintedDocument,
  open: OpenPicture,
): Promise<PrintedDocument> {
  const images: Record<string, Uint8Array> = {}
  const found = new Map<string, PictureSize & { name: string }>()
  let [bytesLeft, pixelsLeft] = [most.bytes, most.pixels]
  for (const source of sourcesOf(document)) {
    const bytes = source.startsWith('data:') ? bytesOf(source) : await open(source)
    const size = bytes && pictureSize(bytes)
    if (bytes === undefined || size === undefined) continue
    const isDrawing = size.format === 'svg'
    const pixels = isDrawing ? 0 : size.width * size.height
    if (bytes.length > (isDrawing ? most.drawingBytes : bytesLeft) || pixels > pixelsLeft) continue
    bytesLeft -= bytes.length
    pixelsLeft -= pixels
    const name = `/images/${found.size}.${size.format}`
    found.set(source, { ...size, name })
    images[name] = bytes
  }
  const printed = mapParts(document, (part) => {
    if (part.kind !== 'picture') return part
    const { source, alt, room } = part
    const image = found.get(source)
    if (image === undefined) return picturesWords(alt)
    const highest = (most.height * image.width) / image.height
    const width = Math.min(image.width * pixel, room, highest)
    return { kind: 'image', name: image.name, alt, width }
  })
  return found.size === 0 ? printed : { ...printed, images }
}

/** Each once, in their order. */
function sourcesOf(document: PrintedDocument): Set<string> {
  const sources = new Set<string>()
  mapParts(document, (part) => {
    if (part.kind === 'picture') sources.add(part.source)
    return part
  })
  return sources
}

/** What a `data:` address holds. */
function bytesOf(address: string): Uint8Array | undefined {
  const comma = address.indexOf(',')
  const text = address.slice(comma + 1)
  if (address.slice(0, comma).endsWith(';base64')) return Buffer.from(text, 'base64')
  try {
    return Buffer.from(decodeURIComponent(text))
  } catch {
    return undefined
  }
}
