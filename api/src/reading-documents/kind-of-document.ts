import { fileTypeFromBuffer } from 'file-type'
import { Problem } from '../problem.ts'

const kinds: Readonly<Record<string, 'docx' | 'pdf'>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

const withMacros =
  'This document can run macros (.docm). Please save it as a Word document (.docx).'
const template = 'This is a Word template (.dotx). Please save it as a Word document (.docx).'

const refused: Readonly<Record<string, string>> = {
  'application/vnd.ms-word.document.macroenabled.12': withMacros,
  'application/vnd.ms-word.template.macroenabled.12': withMacros,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.template': template,
  'application/x-cfb':
    'This document has a password or is an old one (.doc). Please save it as a Word document (.docx) without a password.',
}

/**
 * What a document is by its content alone, whatever its name says.
 * @throws Problem 415 for documents with macros, templates, those with a password or of the old
 *   kind, and other zips; 422 for what is no document at all.
 */
export async function kindOfDocument(bytes: Uint8Array): Promise<'docx' | 'pdf'> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const kind = kinds[type]
  if (kind !== undefined) return kind
  const sentence = refused[type]
  if (sentence !== undefined) throw new Problem(415, sentence)
  if (Buffer.from(bytes.subarray(0, 2)).toString('latin1') === 'PK') {
    throw new Problem(
      415,
      'This is another kind of file than a Word document (.docx), packed like one. Please choose a Word document or a PDF.',
    )
  }
  throw new Problem(422, 'This is not a document. Please choose a Word document (.docx) or a PDF.')
}
