import type { Breather } from '../../breather.ts'
import { canBeSet, unescapeHtml } from '../../rich-text/index.ts'
import type { Notes } from '../notes.ts'

const pairs: readonly (readonly [string, string])[] = [
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['$$', '$$'],
  ['[tex]', '[/tex]'],
]

const opening = /\\\\|\\\(|\\\[|\$\$|\[tex\]/gi

/**
 * A text, not as HTML, with its equations between `\( … \)`, however they were marked. What is never
 * closed stays as it is.
 */
export function withOneDelimiter(text: string): string {
  let out = ''
  let from = 0
  const hopeless = new Set<string>()
  opening.lastIndex = 0
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const pair = pairs.find(([open]) => open === found?.[0].toLowerCase())
    if (pair === undefined || hopeless.has(pair[0])) continue
    const [open, close] = pair
    const start = found.index + open.length
    const end = indexOfAnyCase(text, close, start)
    // What came after it would be read as its end.
    if (end < 0 && open === '\\(') break
    if (end < 0) {
      // Nothing further on closes it either: looked for once.
      hopeless.add(open)
      continue
    }
    const latex = text.slice(start, end)
    opening.lastIndex = end + close.length
    if (open === '\\(' || latex.trim() === '') continue
    out += `${text.slice(from, found.index)}\\(${inlineLatex(latex)}\\)`
    from = end + close.length
  }
  return out + text.slice(from)
}

const indexOfAnyCase = (text: string, sought: string, from: number) => {
  const exact = text.indexOf(sought, from)
  return exact >= 0 || sought !== '[/tex]' ? exact : text.indexOf('[/TEX]', from)
}

/** LaTeX as it can stand within a line: what closes it is not in it. */
export const inlineLatex = (latex: string): string =>
  latex.replaceAll('\u00a0', ' ').replaceAll('\\)', ')').replaceAll('\\(', '(').trim()

/** Whether the text holds, outside of `\( … \)`, what another system marks equations with. */
export const hasOtherDelimiters = (text: string): boolean => withOneDelimiter(text) !== text

/** Notes equations of stored HTML that cannot be set; they stay as they are. */
export async function checkEquations(html: string, notes: Notes, breather: Breather) {
  let from = 0
  for (;;) {
    const open = html.indexOf('\\(', from)
    const close = open < 0 ? -1 : html.indexOf('\\)', open + 2)
    if (open >= 0 && close < 0) notes.warn('equation-unreadable', html.slice(open, open + 40))
    if (close < 0) return
    const latex = unescapeHtml(html.slice(open + 2, close))
    if (!canBeSet(latex)) notes.warn('equation-unreadable', latex.trim())
    from = close + 2
    await breather.breathe()
  }
}
