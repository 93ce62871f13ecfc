import type { Asked } from '../asked.ts'
import type { FileAnswer } from '../calls.ts'
import { readImage } from '../modules/files/index.ts'
import type { PrintedDocument } from './document.ts'
import { withPictures } from './pictures.ts'

/**
 * A document as the answer of a call, named by its title, with those of its pictures that the caller
 * may see.
 * @throws Problem 503 when it cannot be made just now.
 */
export async function printedFile(asked: Asked, document: PrintedDocument): Promise<FileAnswer> {
  const whole = await withPictures(document, (fileId) => readImage(asked, fileId))
  const content = await asked.server.printer.print(whole)
  return { content, type: 'application/pdf', name: `${document.title}.pdf` }
}
