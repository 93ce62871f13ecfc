import { strToU8, zipSync } from 'fflate'
import { Problem } from '../problem.ts'
import type { ReadOp } from './ops.ts'
import { notePrefix, opsOfHtml } from './ops-of-html.rules.ts'
import { cannotBeOpened } from './refusals.ts'
import { unpackDocx } from './unpack-docx.ts'

const mostCharacters = 200_000

/** Besides what the library knows: `u` is said of nothing by default, breaks of pages end a line. */
const styles = [
  'u => u',
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='heading 7'] => h6:fresh",
  "p[style-name='heading 8'] => h6:fresh",
  "p[style-name='heading 9'] => h6:fresh",
  "p[style-name='Quote'] => blockquote:fresh",
  "p[style-name='Intense Quote'] => blockquote:fresh",
  "p[style-name='Quotations'] => blockquote:fresh",
  "p[style-name='Block Text'] => blockquote:fresh",
  "r[style-name='Emphasis'] => em",
  "r[style-name='Intense Emphasis'] => em",
  "br[type='page'] => br",
  "br[type='column'] => br",
]

/** A document's text, and what its writer should know of how it was read. */
export interface DocxText {
  ops: ReadOp[]
  /** Whole sentences. */
  warnings: string[]
}

/**
 * Reads the text of a DOCX: tracked changes as accepted, hidden text as any other, without pictures.
 * It may take any time and memory that the file's maker likes, so it runs where both are limited.
 * @throws Problem 422 for one that is refused; the causes are those of `unpackDocx`, and a text of
 *   more than 200,000 characters.
 */
export async function readDocx(bytes: Uint8Array): Promise<DocxText> {
  const parts = await unpackDocx(bytes)
  // Of a size that reading a PDF should not wait for.
  const { default: mammoth } = await import('mammoth')
  // Packed anew, so that no second reader finds another archive in the same bytes.
  const packed = zipSync(
    Object.fromEntries([...parts].map(([name, text]) => [name, strToU8(withAllWords(text))])),
    { level: 0 },
  )
  let pictures = 0
  const { value, messages } = await mammoth
    .convertToHtml(
      { buffer: Buffer.from(packed.buffer, packed.byteOffset, packed.length) },
      {
        styleMap: styles,
        includeEmbeddedStyleMap: false,
        externalFileAccess: false,
        ignoreEmptyParagraphs: false,
        idPrefix: notePrefix,
        convertImage: mammoth.images.imgElement(async () => {
          pictures += 1
          return { src: '' }
        }),
      },
    )
    .catch((error: unknown) => {
      throw cannotBeOpened(error)
    })
  const ops = opsOfHtml(value)
  const characters = ops.reduce((sum, { insert }) => sum + insert.length, 0)
  if (characters - 1 > mostCharacters) {
    throw new Problem(422, 'This document has more than 200,000 characters of text.')
  }
  const source = [...parts].map(([name, text]) => (/document\d*\.xml$/i.test(name) ? text : ''))
  const ignored = messages.map(({ message }) => message).join('\n')
  return { ops, warnings: warningsOf(source.join(''), value, ignored, pictures) }
}

/**
 * A part as it is, but for elements around words that the library passes over with the words in
 * them: simple fields, text of another direction, words with a reading above. It reads what is in a
 * smart tag, which says nothing by itself.
 */
const withAllWords = (part: string): string =>
  part.replace(/(<\/?w:)(?:fldSimple|dir|bdo|ruby|rubyBase)(?=[\s>/])/g, '$1smartTag')

function warningsOf(source: string, html: string, ignored: string, pictures: number): string[] {
  const told: [boolean, string][] = [
    [
      pictures > 0,
      pictures === 1 ? 'A picture was left out.' : `${pictures} pictures were left out.`,
    ],
    [/oMath\b/.test(ignored), 'Equations were left out.'],
    [/altChunk|subDoc/.test(ignored), 'A document inside this document was left out.'],
    [html.includes('<table'), 'Cells of tables became lines.'],
    [/<w:(ins|del|moveFrom|moveTo)\b/.test(source), 'Tracked changes were taken as accepted.'],
    [/<w:commentReference\b/.test(source), 'Comments were left out.'],
  ]
  return told.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []))
}
