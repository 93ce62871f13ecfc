import { strToU8, type Zippable, zipSync } from 'fflate'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const drawn = 'http://schemas.openxmlformats.org/drawingml/2006'

/** What the content type of a Word document says after its beginning. */
export const wordTypes = {
  document: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  template: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
  withMacros: 'application/vnd.ms-word.document.macroEnabled.main+xml',
  templateWithMacros: 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
  sheet: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
}

/** A part of a document with its root element. */
export const partOf = (root: string, inner: string) =>
  `${head}<w:${root} xmlns:w="${main}" xmlns:r="${office}" xmlns:a="${drawn}/main" xmlns:pic="${drawn}/picture" xmlns:wp="${drawn}/wordprocessingDrawing">${inner}</w:${root}>`

/** Which part leads to which: `[id, kind, target]`, those of kind `hyperlink` out of the file. */
export const relations = (rows: readonly (readonly [string, string, string])[]) =>
  `${head}<Relationships xmlns="${packaged}/relationships">${rows
    .map(([id, kind, target]) => {
      const outside = kind === 'hyperlink' ? ' TargetMode="External"' : ''
      return `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"${outside}/>`
    })
    .join('')}</Relationships>`

/** The parts of a document with such a body; more of them, or others in their place, on wish. */
export function docxParts(
  body: string,
  more: Readonly<Record<string, string | Uint8Array>> = {},
  type = wordTypes.document,
): Record<string, Uint8Array> {
  const parts = {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels': relations([['r1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': partOf('document', `<w:body>${body}</w:body>`),
    ...more,
  }
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      typeof part === 'string' ? strToU8(part) : part,
    ]),
  )
}

/** A zip of parts; a document where these are one's. */
export const zipped = (parts: Zippable): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(parts, { level: 6 }))

/** A document with such a body. */
export const docxOf = (...given: Parameters<typeof docxParts>) => zipped(docxParts(...given))

/** A run of text as it stands, with what its properties say. */
export const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`

/** A paragraph with what its properties say. */
export const paragraph = (inner: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`

/** The same bytes with every run of some of them replaced by others as long. */
export function replaced(bytes: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(from, to), 'latin1'),
  )
}
