import { escapeHtml, renderHtml } from '../../rich-text/index.ts'

const equation = /\\\([\s\S]*?\\\)/g

/**
 * A plain text of a report as HTML: paragraphs where a line is left out, its other breaks, and its
 * `\( … \)` set. What looks like markup stands there as it was typed.
 */
export function htmlOfText(text: string): string {
  // A break within an equation is none: it would stand in its LaTeX as a tag.
  const joined = text.trim().replace(equation, (latex) => latex.replace(/\s*\n\s*/g, ' '))
  const paragraphs = joined.split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
  const lines = (paragraph: string) => escapeHtml(paragraph).replace(/\r?\n/g, '<br>')
  return renderHtml(paragraphs.map((one) => `<p>${lines(one)}</p>`).join(''))
}

/** The same of a text in one line, without a paragraph around it. */
export function htmlOfLine(text: string): string {
  return renderHtml(escapeHtml(text.trim().replace(/\s+/g, ' ')))
}
