import { cleanSvg } from './clean-svg.ts'

/** An image that is written into a text. */
export interface DataImage {
  /** Media type. */
  type: string
  bytes: Buffer
}

/**
 * Reads the address of an image that is written into it.
 * @returns undefined for anything else, and for one that cannot be read
 */
export function readDataImage(src: string): DataImage | undefined {
  const found = /^data:(image\/[a-z+.-]+)((?:;[^;,]*)*),/i.exec(src)
  if (found === null) return undefined
  const [head, type = '', parameters = ''] = found
  const body = src.slice(head.length)
  if (/;\s*base64$/i.test(parameters)) return { type, bytes: Buffer.from(body, 'base64') }
  try {
    return { type: type.toLowerCase(), bytes: Buffer.from(decodeURIComponent(body)) }
  } catch {
    return undefined
  }
}

/**
 * The address of a drawing in SVG with the drawing cleaned; of other images as it is.
 * @returns undefined for one that is no drawing
 */
export function cleanDataImage(src: string): string | undefined {
  if (!/^data:image\/svg\+xml[;,]/i.test(src)) return src
  const image = readDataImage(src)
  const svg = image && cleanSvg(image.bytes.toString('utf8'))
  return svg ? `data:image/svg+xml;utf8,${encodeURIComponent(svg)}` : undefined
}
