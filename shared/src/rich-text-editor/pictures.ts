import { uidPattern } from '../contract/text-rules.ts'
import { attribute } from './escape.rules.ts'
import type { Picture } from './ops.ts'

const drawing = /^data:image\/(svg\+xml|png|jpeg)[;,]/i
/** Longer ones are files. */
const longestDrawing = 90_000

/** Whether a side is told in pixels that a text keeps. */
const isSide = (value: string) => /^\d{1,4}$/.test(value)

/** How large an image is by itself, in pixels; nothing where that is not known. */
export type PictureSize = Pick<Picture, 'width' | 'height'>

/**
 * The size of an image that has loaded. A text that says it keeps the room, so that nothing moves when
 * the image comes.
 */
export function sizeOfImage({ naturalWidth, naturalHeight }: HTMLImageElement): PictureSize {
  const [width, height] = [`${naturalWidth}`, `${naturalHeight}`]
  const isKnown = naturalWidth > 0 && naturalHeight > 0 && isSide(width) && isSide(height)
  return isKnown ? { width, height } : {}
}

/** The image as a text keeps it; undefined for one from elsewhere. */
export function pictureOf(image: Element): Picture | undefined {
  const file = image.getAttribute('data-file') ?? ''
  const data = image.getAttribute('src') ?? ''
  const isFile = uidPattern.test(file)
  if (!isFile && !(drawing.test(data) && data.length <= longestDrawing)) return undefined
  const size = (name: string) => {
    const value = image.getAttribute(name) ?? ''
    return isSide(value) ? { [name]: value } : {}
  }
  const alt = image.getAttribute('alt') ?? ''
  return { ...(isFile ? { file } : { data }), alt, ...size('width'), ...size('height') }
}

/** An image as it is stored. */
export function pictureHtml({ file, data, alt, width, height }: Picture): string {
  const own = attribute('data-file', file) + attribute('src', data) + attribute('alt', alt)
  return `<img${own}${attribute('width', width)}${attribute('height', height)} />`
}
