import type { WritingFormats } from './part.ts'

type Raw = Readonly<Record<string, unknown>>

/** The formats of words among those that are given. Always in one order, so that equal is equal. */
export function formatsOfWords(raw: Raw): WritingFormats {
  return {
    ...(raw.bold === true && { bold: true }),
    ...(raw.italic === true && { italic: true }),
    ...(raw.underline === true && { underline: true }),
  }
}

/** The formats of a line among those that are given: a list, a heading or a quote, not two of them. */
export function formatsOfLine({ header, list, blockquote, indent }: Raw): WritingFormats {
  const isIn = indent === 1 || indent === 2 || indent === 3
  return { ...kindOfLine({ header, list, blockquote }), ...(isIn && { indent }) }
}

function kindOfLine({ header, list, blockquote }: Raw): WritingFormats {
  if (list === 'bullet' || list === 'ordered') return { list }
  if (header === 2 || header === 3) return { header }
  return blockquote === true ? { blockquote } : {}
}

/** Whether formats that were read by the functions above are the same. */
export const isSameFormat = (one: WritingFormats, other: WritingFormats): boolean =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.underline === other.underline &&
  one.header === other.header &&
  one.list === other.list &&
  one.blockquote === other.blockquote &&
  one.indent === other.indent

/** A run with its formats, if it has any. */
export const opOf = (insert: string, formats: WritingFormats) =>
  Object.keys(formats).length > 0 ? { insert, attributes: formats } : { insert }
