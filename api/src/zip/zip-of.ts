import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { OpenFile } from '../files/file-store.ts'

/** A file as a zip has it. */
export interface ZippedFile {
  /** Folders and name, parted by `/`; each once, see `freeNames`. */
  path: string
  bytes: number
  /** The same time gives the same zip, byte by byte. */
  changedAt: Date
  /** Opens its content, when its turn comes and not before. */
  open(): Promise<Readable>
}

/**
 * A zip that is made while it is read: files as they are, one open at a time, the length known ahead.
 * A file that cannot be read to its end, or is not as long as it was said to be, breaks the stream: a
 * zip never looks whole that is not. Whoever gets it reads or destroys it.
 */
export async function zipOf(files: readonly ZippedFile[]): Promise<OpenFile> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  // It waits for ever for a file that failed, so whoever reads is told by the end of the stream.
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  output.once('close', () => current?.destroy())
  for (const { path, bytes, changedAt, open } of files) {
    const options = { mtime: changedAt, compress: false, size: bytes }
    const openNext = async () => {
      // The one before has been read, and is closed a moment later.
      if (current !== undefined && !current.closed) await once(current, 'close')
      return await open()
    }
    zip.addReadStreamLazy(path, options, (give) => {
      openNext().then((content) => {
        current = content
        content.on('error', fail)
        content.once('close', () => {
          if (!content.readableEnded) fail(new Error('A file of a zip broke off'))
        })
        if (output.destroyed) content.destroy()
        else give(null, content)
      }, fail)
    })
  }
  const length = await new Promise<number>((done) => {
    // The types of the library do not know that it says the length.
    const told = (size = 0) => done(size)
    zip.end({ forceZip64Format: false, comment: '' }, told)
  })
  return { stream: output, bytes: length }
}
