import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  type FileKind,
  type FileRule,
  fileKinds,
  mustBe,
  mustHaveFewerPixels,
} from '@portal/shared/api/schemas'
import { fileTypeFromBuffer, fileTypeFromStream } from 'file-type'
import { Problem } from '../problem.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import { sizeOfImage } from './image-size.ts'
import { pagesOfPdf } from './pdf-pages.ts'
import { sheetInWords, unreadableDocument } from './unreadable-documents.ts'

/** Bytes that can be read from wherever they lie, without having them whole in memory. */
export interface Content {
  bytes: number
  /** From the first byte, or a range that lies within; whoever takes it reads or destroys it. */
  open(range?: ByteRange): Promise<Readable>
}

/** What a file turned out to be. */
export interface Judgement {
  /** Media type. */
  type: string
  /** What files of this type end with, without the dot. */
  extension: string
  /** Of a PDF; null for all else. */
  pages: number | null
}

/** Of a file of this machine. */
export function contentOfFile(path: string, bytes: number): Content {
  return { bytes, open: async (range) => createReadStream(path, { ...range }) }
}

/** Of a file in the store. */
export function contentInStore(files: FileStore, name: string, bytes: number): Content {
  return {
    bytes,
    open: async (range) => {
      const found = await files.open(name, range)
      if (found === undefined) throw new Error('A file is not where it was put')
      return found.stream
    },
  }
}

/**
 * Judges what a file is by its content alone.
 * @throws Problem 415 for another kind, 422 for a PDF that is encrypted or broken and for an image
 *   with too many pixels.
 */
export async function judge(content: Content, kind: FileKind): Promise<Judgement> {
  const { types, mostPixels }: FileRule = fileKinds[kind]
  const end = Math.min(content.bytes, lookedAt) - 1
  const head = await buffer(await content.open({ start: 0, end }))
  const type = (await typeOf(content, head)) ?? textTypeOf(head, kind)
  const extension = types[type]
  if (extension === undefined) {
    // Who brings nearly a Word document is to hear what to do about it.
    const takesWord = Object.values(types).includes('docx')
    const nearly = takesWord ? unreadableDocument(type) : undefined
    throw new Problem(415, (kind === 'table' ? sheetInWords(type) : nearly) ?? mustBe(kind))
  }
  if (mostPixels !== undefined) {
    const size = await sizeOfImage(content, type)
    if (size === null) throw new Problem(415, mustBe(kind))
    if (size.width * size.height > mostPixels) {
      throw new Problem(422, mustHaveFewerPixels(mostPixels))
    }
  }
  const pages = type === 'application/pdf' ? await pagesOfPdf(content) : null
  return { type, extension, pages }
}

/** More than it takes to tell most types, and the first rows of any text. */
const lookedAt = 65_536

async function typeOf(content: Content, head: Buffer): Promise<string | undefined> {
  const found = (await fileTypeFromBuffer(head))?.mime
  if (found !== 'application/zip') return found
  // Documents are packages too; what says so may stand anywhere in them.
  const stream = await content.open()
  try {
    return (await fileTypeFromStream(Readable.toWeb(stream)))?.mime ?? found
  } finally {
    stream.destroy()
  }
}

/** What text is as which no type stands at its start: what is looked for, as far as it can be that. */
function textTypeOf(head: Buffer, kind: FileKind): string {
  if (!isText(head) && !(kind === 'table' && isNearlyText(head))) return ''
  if (kind !== 'captions') return 'text/csv'
  // Captions of two bytes a letter are refused by whoever reads them, in words of their own.
  return readHead(head).includes('-->') ? 'application/x-subrip' : ''
}

/**
 * Text of rows as far as can be told: nothing that begins as a page or a picture of tags does, and no
 * byte of 0, unless it is of a text in two bytes a letter, which says so at its start.
 */
function isText(head: Buffer): boolean {
  const start = readHead(head).replace(/^[\ufeff\s]+/, '')
  return !start.startsWith('<') && (isWide(head) || !head.includes(0))
}

/** Text but for a byte of 0 in it: whoever reads its rows can say in which line. */
function isNearlyText(head: Buffer): boolean {
  return isText(Buffer.from(head.filter((byte) => byte !== 0))) && !head.some(isControl)
}

/** Signs that no text has, other than 0. */
const isControl = (byte: number) => byte > 0 && byte < 32 && ![9, 10, 13].includes(byte)

function readHead(head: Buffer): string {
  if (!isWide(head)) return head.toString('utf8')
  const pairs = Buffer.from(head.subarray(0, head.length - (head.length % 2)))
  // The first sign of such a text says which byte of a letter comes first.
  return (head[0] === 0xfe ? pairs.swap16() : pairs).toString('utf16le')
}

/** Whether text has two bytes a letter, which it says at its start. */
function isWide(head: Buffer): boolean {
  return /^(fffe|feff)/.test(head.subarray(0, 2).toString('hex'))
}
