import { escapeHtml } from '../../rich-text/index.ts'
import { htmlOfMarkdown } from './markdown.rules.ts'

/** How a text is written, by the names that files give it. */
export type TextFormat = 'html' | 'plain_text' | 'moodle_auto_format' | 'markdown'

const isBlock =
  /^<\/?(?:p|div|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|pre|h[1-6]|figure|figcaption|caption)\b/i

/** Ends of lines that are meant as such: a paragraph after an empty line, else a break. */
function withBreaks(text: string): string {
  return text
    .split(/\n[ \t]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (isBlock.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('')
}

/** A text without markup of its own. One of a single line needs none either. */
function ofPlain(text: string): string {
  const escaped = escapeHtml(text.trim())
  return escaped.includes('\n') ? withBreaks(escaped) : escaped
}

/** Markup with line ends that count, but for those next to tags. */
function ofAuto(text: string): string {
  const bare = text
    .trim()
    .replace(/>[ \t]*\n\s*/g, '>')
    // From where white space begins, so that none is looked through twice.
    .replace(/(?<!\s)\s+</g, (run) =>
      run.includes('\n') ? `${run.slice(0, run.indexOf('\n'))}<` : run,
    )
  return bare.includes('\n') ? withBreaks(bare) : bare
}

/** A text as HTML, whichever way it is written; what is not known is read as HTML. */
export function toHtml(source: string, format: string): string {
  const text = source.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  if (format === 'plain_text' || format === 'plain') return ofPlain(text)
  if (format === 'markdown') return htmlOfMarkdown(text)
  if (format === 'moodle_auto_format') return ofAuto(text)
  return text.trim()
}
