import { getResolvedPDFJS } from 'unpdf'
import { brokenPdf, encryptedPdf } from '../files/pdf-pages.ts'
import { Problem } from '../problem.ts'

const mostPages = 60

/** What is known of a PDF that is handed in as it is. */
export interface PdfFigures {
  pages: number
  /** Null where no page has text that can be read, as in a scan. */
  words: number | null
}

/**
 * Opens a PDF and counts its pages and words. It may take any time and memory that the file's maker
 * likes, so it runs where both are limited.
 * @throws Problem 422 for one with a password, that is broken, or has more than 60 pages.
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfFigures> {
  const { getDocument } = await getResolvedPDFJS()
  const task = getDocument({ data: bytes, verbosity: 0, stopAtErrors: false })
  try {
    const pdf = await task.promise
    const { info } = await pdf.getMetadata()
    if ('EncryptFilterName' in info && info.EncryptFilterName !== null) throw encryptedPdf()
    const pages = pdf.numPages
    if (pages < 1) throw brokenPdf()
    if (pages > mostPages) {
      throw new Problem(422, `This PDF has ${pages} pages; at most ${mostPages} can be handed in.`)
    }
    let words = 0
    for (let number = 1; number <= pages; number += 1) {
      const page = await pdf.getPage(number)
      // A page whose text cannot be read is shown like any other.
      const { items } = await page.getTextContent().catch(() => ({ items: [] }))
      const text = items.map((item) =>
        'str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '',
      )
      words += wordsOf(text.join(''))
      page.cleanup()
    }
    return { pages, words: words === 0 ? null : words }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw error instanceof Error && error.name === 'PasswordException'
      ? encryptedPdf()
      : brokenPdf()
  } finally {
    await task.destroy()
  }
}

/** Runs without white space that hold a letter or a digit. */
const wordsOf = (text: string): number =>
  text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length
