import type { Cue } from '../../database/schema/index.ts'

/** Tags of WebVTT and SubRip, and of HTML where people put it; what else stands in `<>` is text. */
const tags =
  /<\/?(?:c|i|b|u|s|rt|ruby)(?:\.[^\s<>]*)?>|<\/?(?:v|lang|font|span|a|p|div|em|strong|strike)(?:[.\s][^<>]*)?>|<\d{1,2}:\d{2}[\d:.]*>|\{\\[^{}]*\}/gi
const lineBreak = /<br\s*\/?>/gi

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
}

/** Of names, or of the number of a letter: `&amp;`, `&#8217;`, `&#x2019;`. */
const references = /&(?:(amp|lt|gt|quot|apos|nbsp|lrm|rlm)|#(\d{1,7})|#x([\da-f]{1,6}));/gi

function letterOf(whole: string, name?: string, decimal?: string, hexadecimal?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? whole
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  const isLetter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
  return isLetter ? String.fromCodePoint(code) : whole
}

/** Whether a text has tags, which are not kept. */
export const hasTags = (text: string): boolean => text.search(tags) >= 0

/** The words of a cue, one line below the other, without tags and without empty lines. */
export function plainCueText(text: string): string {
  return cueLines(text.replace(lineBreak, '\n').replace(tags, '').replace(references, letterOf))
}

/** A text as a cue can have it: what is empty would end it. */
export function cueLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\p{Cc}+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** `1:02:03.456` with two digits for hours, as WebVTT has it. */
export function timestamp(seconds: number): string {
  const all = Math.round(seconds * 1000)
  const part = (of: number, most: number, digits: number) =>
    String(Math.floor(all / of) % most).padStart(digits, '0')
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1_000, 60, 2)}.${part(1, 1_000, 3)}`
}

/** Cues as a file of WebVTT. */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, text }) =>
      `${timestamp(start)} --> ${timestamp(end)}\n${text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)}\n`,
  )
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** All words of captions in one line, for searching. */
export function searchTextOf(cues: readonly Cue[]): string {
  return cues.map(({ text }) => text.replaceAll('\n', ' ')).join(' ')
}
