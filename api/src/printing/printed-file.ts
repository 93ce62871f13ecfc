import type { FileAnswer } from '../calls.ts'
import type { PrintedDocument } from './document.ts'
import type { Printer } from './printer.ts'

/**
 * A document as the answer of a call, named by its title.
 * @throws Problem 503 when it cannot be made just now.
 */
export async function printedFile(
  printer: Printer,
  document: PrintedDocument,
): Promise<FileAnswer> {
  const content = await printer.print(document)
  return { content, type: 'application/pdf', name: `${document.title}.pdf` }
}
