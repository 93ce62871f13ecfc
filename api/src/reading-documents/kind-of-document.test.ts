import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../problem.ts'
import { kindOfDocument } from './kind-of-document.ts'
import { docxOf, paragraph, run, wordTypes, zipped } from './testing.ts'

describe('what a document is', () => {
  const typed = (type: string) => docxOf(paragraph(run('text')), {}, type)
  const withMacros =
    'This document can run macros (.docm). Please save it as a Word document (.docx).'
  const template = 'This is a Word template (.dotx). Please save it as a Word document (.docx).'
  const otherZip =
    'This is another kind of file than a Word document (.docx), packed like one. Please choose a Word document or a PDF.'
  const old =
    'This document has a password or is an old one (.doc). Please save it as a Word document (.docx) without a password.'
  const none = 'This is not a document. Please choose a Word document (.docx) or a PDF.'

  it.each([
    ['a Word document', typed(wordTypes.document), 'docx'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'pdf'],
  ] as const)('%s', async (_, bytes, kind) => {
    expect(await kindOfDocument(bytes)).toBe(kind)
  })

  it.each<[string, Uint8Array, Pick<Problem, 'status' | 'message'>]>([
    ['one with macros', typed(wordTypes.withMacros), { status: 415, message: withMacros }],
    [
      'a template with macros',
      typed(wordTypes.templateWithMacros),
      { status: 415, message: withMacros },
    ],
    ['a template', typed(wordTypes.template), { status: 415, message: template }],
    ['a sheet', typed(wordTypes.sheet), { status: 415, message: otherZip }],
    ['a zip', zipped({ 'a.txt': Buffer.from('a') }), { status: 415, message: otherZip }],
    [
      'one with a password, or an old one',
      Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(504)}`, 'hex'),
      { status: 415, message: old },
    ],
    ['text', Buffer.from('An essay'), { status: 422, message: none }],
    ['nothing', new Uint8Array(), { status: 422, message: none }],
    ['packed in another way', deflateSync('a'), { status: 422, message: none }],
  ])('is said of %s', async (_, bytes, refusal) => {
    await expect(kindOfDocument(bytes)).rejects.toMatchObject(refusal)
  })
})
