import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Problem } from '../problem.ts'
import { cannotBeOpened, isEncrypted, isTooLarge } from './refusals.ts'

const mostParts = 2_000
const mostBytesOfPart = 12 * 1024 * 1024
const mostBytes = 24 * 1024 * 1024

/** What the text is read from; a document saved by an online editor may number its own part. */
const needed =
  /^(\[content_types\]\.xml|_rels\/\.rels|word\/_rels\/[^/]+\.rels|word\/(document|styles|numbering|footnotes|endnotes)\d*\.xml)$/i

/**
 * The parts of a document that its text is read from, by their names. Nothing is unpacked before it
 * is known how large it says to be, and none may be larger than it says.
 * @throws Problem 422 for what is no zip that can be read, has too many or too large parts, one of
 *   them twice, encrypted ones, macros, or text that declares anything.
 */
export async function unpackDocx(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
    return await read(zip)
  } catch (error) {
    // All else that fails here says that the file is not as it should be: there is no other source.
    throw error instanceof Problem ? error : cannotBeOpened(error)
  }
}

async function read(zip: ZipFile): Promise<Map<string, string>> {
  if (zip.entryCount > mostParts) {
    throw new Problem(
      422,
      'This document has more than 2,000 parts. Please copy its text into a new document.',
    )
  }
  const names = new Set<string>()
  const entries: Entry[] = []
  let all = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    all += entry.uncompressedSize
    if (entry.isEncrypted()) throw isEncrypted()
    if (/vbaproject/.test(name)) throw holdsMacros()
    if (entry.uncompressedSize > mostBytesOfPart || all > mostBytes) throw isTooLarge()
    if (names.has(name)) throw isThereTwice()
    names.add(name)
    if (needed.test(name)) entries.push(entry)
  }
  const parts = new Map<string, string>()
  for (const entry of entries) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    parts.set(entry.fileName, textOf(content))
  }
  return parts
}

/** Of a part; one in another encoding would be read as something else than it is. */
function textOf(content: Buffer): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
  if (text.includes('\0')) throw cannotBeOpened()
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw declaresThings()
  if (/vbaproject/i.test(text)) throw holdsMacros()
  return text
}

const holdsMacros = () =>
  new Problem(422, 'This document holds macros. Please save it without them, as .docx.')

const isThereTwice = () =>
  new Problem(
    422,
    'This document holds one of its parts twice. Please save it again in your word processor.',
  )

const declaresThings = () =>
  new Problem(
    422,
    'This document declares entities of its own (DOCTYPE). Please save it again in your word processor.',
  )
