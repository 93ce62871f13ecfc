import { buffer } from 'node:stream/consumers'
import { Problem } from '../problem.ts'
import type { Content } from './content.ts'

/** Read at once; what is made to be read from end to end over and over is soon given up. */
const chunkBytes = 1_048_576
const longestMs = 15_000

/**
 * How many pages a PDF has. Only the parts of it are read that say so.
 * @throws Problem 422 when it is encrypted or broken.
 */
export async function pagesOfPdf(content: Content): Promise<number> {
  // Of a size that not every start should read.
  const { getResolvedPDFJS } = await import('unpdf')
  const { getDocument, PDFDataRangeTransport } = await getResolvedPDFJS()
  const read = async (start: number, end: number) =>
    new Uint8Array(await buffer(await content.open({ start, end })))

  class Ranges extends PDFDataRangeTransport {
    failed: (error: unknown) => void = () => undefined
    override requestDataRange(begin: number, end: number): void {
      read(begin, end - 1).then(
        (bytes) => this.onDataRange(begin, bytes),
        (error: unknown) => this.failed(error),
      )
    }
  }

  const range = new Ranges(content.bytes, await read(0, Math.min(content.bytes, chunkBytes) - 1))
  let timer: NodeJS.Timeout | undefined
  const reading = new Promise<never>((_, reject) => {
    range.failed = reject
    timer = setTimeout(() => reject(brokenPdf()), longestMs)
  })
  const task = getDocument({
    range,
    rangeChunkSize: chunkBytes,
    disableAutoFetch: true,
    disableStream: true,
    verbosity: 0,
  })
  try {
    const pdf = await Promise.race([task.promise, reading])
    const { info } = await Promise.race([pdf.getMetadata(), reading])
    if ('EncryptFilterName' in info && info.EncryptFilterName !== null) throw encryptedPdf()
    if (pdf.numPages < 1) throw brokenPdf()
    return pdf.numPages
  } catch (error) {
    if (error instanceof Problem) throw error
    const name = error instanceof Error ? error.name : ''
    if (name === 'PasswordException') throw encryptedPdf()
    // Its reader has errors of its own for what is wrong with a file; others are this machine's.
    if (error instanceof Error && 'syscall' in error) throw error
    throw brokenPdf()
  } finally {
    clearTimeout(timer)
    reading.catch(() => undefined)
    await task.destroy()
  }
}

/** Of one with a password, be it only for what may be done with it. */
export function encryptedPdf(): Problem {
  return new Problem(422, 'This PDF is protected by a password. Please save it without one.')
}

/** Of one that no reader opens. */
export function brokenPdf(): Problem {
  return new Problem(422, 'This PDF cannot be opened. Please save it again.')
}
