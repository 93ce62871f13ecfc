import { fileTypeFromBuffer } from 'file-type'
import { unreadableDocument } from '../files/unreadable-documents.ts'
import { Problem } from '../problem.ts'

const kinds: Readonly<Record<string, 'docx' | 'pdf'>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
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
  const sentence = unreadableDocument(type)
  if (sentence !== undefined) throw new Problem(415, sentence)
  if (Buffer.from(bytes.subarray(0, 2)).toString('latin1') === 'PK') {
    throw new Problem(
      415,
      'This is another kind of file than a Word document (.docx), packed like one. Please choose a Word document or a PDF.',
    )
  }
  throw new Problem(422, 'This is not a document. Please choose a Word document (.docx) or a PDF.')
}
