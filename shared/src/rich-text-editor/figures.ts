import { escapeText } from './escape.rules.ts'
import type { Picture } from './ops.ts'
import { pictureHtml, pictureOf } from './pictures.ts'

/** A figure as it is edited: one image with its caption. */
export interface Figure {
  picture: Picture
  caption: string
}

/** A stored figure as it is edited; undefined for one that holds more than an image and words. */
export function figureOf(html: string): Figure | undefined {
  const figure = new DOMParser().parseFromString(html, 'text/html').querySelector('figure')
  const [image, second] = figure?.querySelectorAll('img') ?? []
  const caption = figure?.querySelector('figcaption')
  const others = [...(figure?.children ?? [])].filter((each) => each !== image && each !== caption)
  if (image === undefined || second !== undefined || others.length > 0) return undefined
  const picture = pictureOf(image)
  return picture && { picture, caption: caption?.textContent?.trim() ?? '' }
}

/** A figure as it is stored. */
export function figureHtml({ picture, caption }: Figure): string {
  const words = caption.trim()
  const named = words === '' ? '' : `<figcaption>${escapeText(words)}</figcaption>`
  return `<figure>${pictureHtml(picture)}${named}</figure>`
}
