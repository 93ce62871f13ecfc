import { describe, expect, it } from 'vitest'
import { readDocx } from './read-docx.ts'
import {
  docxOf,
  docxParts,
  paragraph,
  partOf,
  relations,
  replaced,
  run,
  zipped,
} from './testing.ts'

describe('a Word document that is refused', () => {
  const good = docxParts(paragraph(run('text')))
  const spoilt = 'This document cannot be opened. Please save it again in your word processor.'
  const tooLarge =
    'This document is too large once it is unpacked. Please copy its text into a new document.'
  const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024)
  const noName = 'word/documenX.xml'

  it.each<[string, () => Uint8Array, string]>([
    [
      'has more than 2,000 parts',
      () =>
        zipped({
          ...good,
          ...Object.fromEntries(
            Array.from({ length: 2_000 }, (_, n) => [`${n}`, new Uint8Array()]),
          ),
        }),
      'This document has more than 2,000 parts. Please copy its text into a new document.',
    ],
    ['has a part above 12 MB', () => zipped({ ...good, 'word/media/a': megabytes(13) }), tooLarge],
    [
      'has more than 24 MB',
      () => zipped({ ...good, a: megabytes(9), b: megabytes(9), c: megabytes(9) }),
      tooLarge,
    ],
    [
      'is 200 MB of which hardly anything is packed',
      () => {
        const bytes = Buffer.from(docxOf(paragraph(run('text'))))
        bytes.writeUInt32LE(200 * 1024 * 1024, headerOf(bytes, 'word/document.xml') + 24)
        return bytes
      },
      tooLarge,
    ],
    [
      'unpacks to more than it says',
      () => {
        const bytes = Buffer.from(docxOf(paragraph(run('a'.repeat(1_000_000)))))
        bytes.writeUInt32LE(1_000, headerOf(bytes, 'word/document.xml') + 24)
        return bytes
      },
      spoilt,
    ],
    [
      'has a part twice',
      () =>
        replaced(
          zipped({ ...good, [noName]: Buffer.from('<w:document/>') }),
          noName,
          'word/document.xml',
        ),
      'This document holds one of its parts twice. Please save it again in your word processor.',
    ],
    [
      'has a part twice but for capitals',
      () => zipped({ ...good, 'word/Document.xml': new Uint8Array() }),
      'This document holds one of its parts twice. Please save it again in your word processor.',
    ],
    [
      'is encrypted',
      () => {
        const bytes = Buffer.from(zipped(good))
        bytes.writeUInt16LE(1, headerOf(bytes, 'word/document.xml') + 8)
        return bytes
      },
      'This document is encrypted. Please save it without a password.',
    ],
    [
      'holds macros that its type does not tell',
      () => zipped({ ...good, 'word/vbaProject.bin': new Uint8Array(9) }),
      'This document holds macros. Please save it without them, as .docx.',
    ],
    [
      'leads to macros by another name',
      () =>
        zipped({
          ...good,
          'word/_rels/document.xml.rels': Buffer.from(relations([['r1', 'vbaProject', 'a.bin']])),
        }),
      'This document holds macros. Please save it without them, as .docx.',
    ],
    [
      'declares entities',
      () =>
        docxOf('', {
          'word/document.xml': `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${partOf('document', `<w:body>${paragraph(run('&b;'))}</w:body>`)}`,
        }),
      'This document declares entities of its own (DOCTYPE). Please save it again in your word processor.',
    ],
    [
      'is in another encoding',
      () => docxOf('', { 'word/document.xml': Buffer.from('<a/>', 'utf16le') }),
      spoilt,
    ],
    [
      'has no text part',
      () => zipped({ '[Content_Types].xml': good['[Content_Types].xml'] ?? new Uint8Array() }),
      spoilt,
    ],
    ['is no XML', () => docxOf('', { 'word/document.xml': '<w:document><w:body>' }), spoilt],
    ['is cut off', () => zipped(good).slice(0, 600), spoilt],
    ['leads out of itself', () => zipped({ ...good, '../a': new Uint8Array() }), spoilt],
  ])('%s', async (_, make, message) => {
    await expect(readDocx(make())).rejects.toMatchObject({ status: 422, message })
  })
})

/** Where the directory at the end of a zip begins to tell of a part. */
const headerOf = (bytes: Buffer, name: string) => bytes.lastIndexOf(name) - 46
