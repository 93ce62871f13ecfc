import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** Bytes of a file, the first counted 0; both ends are part of it. */
export interface ByteRange {
  start: number
  end: number
}

/** A file that is read as its reader takes it; whoever opens one reads or destroys the stream. */
export interface OpenFile {
  stream: Readable
  /** Of the whole file, whatever is asked of it. */
  bytes: number
}

/** A large file that is put together from parts. */
export interface PartUpload {
  /** What the file will be called. */
  name: string
  /** What the store calls the upload. */
  key: string
}

/** One of which the store still holds parts. */
export interface OpenUpload extends PartUpload {
  /** When it began, or was last given a part. */
  at: Date
}

/**
 * Keeps files under names that the server makes. A file never changes: whoever replaces one puts the
 * new one under a new name, points the row to it, and then lets go of the old one, so that no row
 * ever points to a file that is missing. Nothing but `put` and a part has a file whole in memory.
 */
export interface FileStore {
  /** Keeps bytes under a name of `newFileName`; once it is done they are there for good. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The same for a file of this machine, which stays where it is. */
  putFile(name: string, path: string): Promise<void>
  /** Opens a file, or a range that lies within it; undefined where there is none. */
  open(name: string, range?: ByteRange): Promise<OpenFile | undefined>
  /**
   * An address at which whoever knows it may read a file for the next hours, whether there is one or
   * not: for the gateway alone. Undefined for a store that has no addresses.
   */
  addressOf?(name: string): Promise<URL>
  /** Removes a file; that there is none is no failure. */
  remove(name: string): Promise<void>
  /** Every file and since when it is as it is, in no order. */
  list(): AsyncIterable<{ name: string; at: Date }>
  /** Begins a file of parts. @returns what the store calls it. */
  beginParts(name: string): Promise<string>
  /**
   * Keeps a part, counted from 1; the same part again takes its place. All but the last have 5 MiB
   * or more. Of what was put together or let go of none is kept.
   * @returns what the store wants to hear of it in the end.
   */
  putPart(upload: PartUpload, part: number, bytes: Uint8Array): Promise<string>
  /** Puts the parts together; `tags` are what `putPart` answered, in the parts' order. */
  finishParts(upload: PartUpload, tags: readonly string[]): Promise<void>
  /** Lets go of the parts; that there are none is no failure. */
  dropParts(upload: PartUpload): Promise<void>
  /** Every file of parts that was begun and neither put together nor let go of, in no order. */
  listParts(): AsyncIterable<OpenUpload>
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
}

/** Media type of a file by its name, which the content's type gave. */
export function typeOf(name: string): string {
  return types[path.extname(name).slice(1)] ?? 'application/octet-stream'
}

/** A name that no other file has; the extension is what the content's type gave. */
export function newFileName(extension: string): string {
  return `${randomUUID()}.${extension}`
}

/** Whether a name is one that `newFileName` could have made. */
export function isFileName(name: string): boolean {
  return /^[a-z0-9-]{1,100}\.[a-z0-9]{1,8}$/.test(name)
}

/**
 * Names come from the database, but a mistake there must not reach other files.
 * @throws Error for anything that is no name of a file.
 */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new Error('No name of a file')
}
