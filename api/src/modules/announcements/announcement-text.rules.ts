import { escapeHtml, unescapeHtml } from '../../rich-text/index.ts'

/** A text as it is kept: what is shown without markup, and with it where it has any. */
export interface KeptText {
  text: string
  html: string | null
}

/** A paragraph of words alone, without an equation. */
const plain = /^(?:<p>)?([^<]*)(?:<\/p>)?$/

/**
 * A cleaned text as it is kept. One without markup is kept as words alone, so that whoever shows it
 * needs nothing but its words.
 */
export function keptTextOf(cleaned: string): KeptText {
  const [, words] = plain.exec(cleaned.trim()) ?? []
  const text = wordsOf(cleaned)
  return words === undefined || words.includes('\\(')
    ? { text, html: cleaned }
    : { text, html: null }
}

/** A kept text as it is edited. */
export function editedTextOf({ text, html }: KeptText): string {
  return html ?? `<p>${escapeHtml(text)}</p>`
}

/** The words of a text, a line for each block; of images their descriptions. */
export function wordsOf(html: string): string {
  const lines = html
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<br ?\/?>|<\/(?:p|li|h[1-6]|tr|figcaption|caption|pre|blockquote)>/g, '\n')
    .replace(/<\/(?:td|th)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => unescapeHtml(line).replace(/\s+/g, ' ').trim())
  return lines.filter((line) => line !== '').join('\n')
}
