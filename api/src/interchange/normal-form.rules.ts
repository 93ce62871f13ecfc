import { createHash } from 'node:crypto'
import { hasContent } from '@portal/shared/authoring-rules'
import { Parser } from 'htmlparser2'
import { cleanHtml, readDataImage } from '../rich-text/index.ts'
import type { PortableQuestion } from './portable-question.ts'

/** sha-256 in hex of the bytes of a file, by its id; undefined where the file is not known. */
export type HashOf = (fileId: string) => string | undefined

export const sha256Of = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex')

const inline = new Set('em strong b i u s sub sup code span img'.split(' '))

const isSpace = /[\s\u00a0\u200b\ufeff]+/gu

/** Characters that are one to a reader are one here. */
const plain = (text: string) => text.normalize('NFC').replace(isSpace, ' ')

/** What an image shows and says: the hash of its bytes, and its attributes but the source. */
function imageOf(attributes: Record<string, string>, hashOf: HashOf): string {
  const { 'data-file': file, src, ...rest } = attributes
  const bytes = src === undefined ? undefined : readDataImage(src)?.bytes
  const shown = file === undefined ? sha256Of(bytes ?? src ?? '') : (hashOf(file) ?? file)
  return `<img ${JSON.stringify([shown, Object.entries(rest).sort()])}>`
}

/**
 * A text in the one form that all writings of it share. One with nothing to see is empty. It is cleaned; entities are the signs they
 * stand for, in NFC; runs of white space, non-breaking ones too, are one space, and none where a
 * block begins or ends, around `<br>` and just within `\( … \)`; attributes are sorted, and an image
 * is the hash of its bytes.
 */
export function normalHtml(html: string, hashOf: HashOf): string {
  // Most answers are a few words, which cost a tenth of what markup does.
  if (!/[<&]/.test(html)) return trimmed(plain(html).replaceAll('>', '&gt;'))
  const clean = cleanHtml(html)
  if (!hasContent(clean)) return ''
  let out = ''
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'img') out += imageOf(attributes, hashOf)
      else if (inline.has(name)) out += `<${name}>`
      else {
        const said = Object.entries(attributes).sort()
        out = `${out.trimEnd()}<${name}${said.length > 0 ? JSON.stringify(said) : ''}>\n`
      }
    },
    ontext(text) {
      // What is markup in the form itself cannot be meant by a text.
      out += plain(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    },
    onclosetag(name) {
      if (name === 'img' || name === 'br') return
      out = inline.has(name) ? `${out}</${name}>` : `${out.trimEnd()}</${name}>\n`
    },
  })
  parser.end(clean)
  return trimmed(out.normalize('NFC').replace(/\n /g, '\n').replace(/ {2,}/g, ' '))
}

/** Without space just within equations and at either end, and without the marks of blocks. */
const trimmed = (text: string) =>
  text.replaceAll('\\( ', '\\(').replaceAll(' \\)', '\\)').replaceAll('\n', '').trim()

const words = (text: string) => plain(text).trim()

/**
 * What a question says, as sha-256 in hex of the JSON of: its type; text, data and solution; of each
 * answer in order its text, whether it is right, and its reason; its marking. Texts are in the normal
 * form of `normalHtml`, no data is empty data, and of a marking `expected`, `variables`, `unit` and
 * `tolerance` count, or model answer and criteria. Difficulty, name, filings and tags do not.
 * @param hashOf gives the hash of a file that a text shows; without one, its id counts
 */
export function fingerprintOf(
  question: PortableQuestion,
  hashOf: HashOf = () => undefined,
): string {
  const { type, text, data, solution, answers, marking } = question
  const html = (one: string) => normalHtml(one, hashOf)
  const marked =
    marking?.kind === 'equation'
      ? [
          words(marking.expected),
          marking.variables,
          words(marking.unit ?? ''),
          marking.tolerance ?? null,
        ]
      : marking && [html(marking.modelAnswer), marking.criteria.map(html)]
  return sha256Of(
    JSON.stringify([
      type,
      ...[text, data ?? '', solution].map(html),
      answers.map((one) => [html(one.text), one.isCorrect, html(one.why)]),
      marked,
    ]),
  )
}
