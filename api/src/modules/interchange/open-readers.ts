import type { FileStore } from '../../files/file-store.ts'
import { headBytes, type ReadItem, readerFor } from '../../interchange/index.ts'

/** A file that is read on from one batch to the next. */
export interface OpenReader {
  format: string
  items: AsyncIterator<ReadItem>
  /** The last item that was read. */
  at: number
}

/** Between two batches a file stays open so long. */
const longestMs = 60_000

const open = new Map<string, { reader: OpenReader; timer: NodeJS.Timeout }>()

async function begin(store: FileStore, storedName: string): Promise<OpenReader> {
  const start = await store.open(storedName, { start: 0, end: headBytes - 1 })
  if (start === undefined) throw new Error('The file of an import is gone')
  const head: Uint8Array[] = []
  for await (const piece of start.stream) head.push(piece)
  const format = readerFor(Buffer.concat(head))
  const file = await store.open(storedName)
  if (file === undefined) throw new Error('The file of an import is gone')
  return { format: format.name, items: format.read(file.stream)[Symbol.asyncIterator](), at: 0 }
}

/**
 * Reads a file on behind this item: where the batch before left off, else from its beginning. Whoever
 * takes it gives it back with `keepOpen`, or ends it.
 * @throws UnreadableFile
 */
export async function readOn(
  store: FileStore,
  storedName: string,
  after: number,
): Promise<OpenReader> {
  const kept = open.get(storedName)
  if (kept !== undefined) {
    open.delete(storedName)
    clearTimeout(kept.timer)
    if (kept.reader.at === after) return kept.reader
    await kept.reader.items.return?.()
  }
  const reader = await begin(store, storedName)
  while (reader.at < after) if ((await nextItem(reader)) === undefined) break
  return reader
}

/** The next item; undefined at the end. */
export async function nextItem(reader: OpenReader): Promise<ReadItem | undefined> {
  const { done, value } = await reader.items.next()
  if (done) return undefined
  reader.at = value.itemNo
  return value
}

/** Leaves a file open for the next batch, for a while. */
export function keepOpen(storedName: string, reader: OpenReader): void {
  const timer = setTimeout(() => {
    open.delete(storedName)
    void reader.items.return?.()
  }, longestMs)
  timer.unref()
  open.set(storedName, { reader, timer })
}
