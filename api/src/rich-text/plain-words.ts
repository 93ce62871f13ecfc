import { plainLatex } from './plain-latex.ts'

/** Longest equation that is written out; a longer one is nothing to read within a line. */
const longest = 120

const plain = [...'0123456789-n']
const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿ']
const lowered = [...'₀₁₂₃₄₅₆₇₈₉₋ₙ']

/**
 * A text with its `\( … \)` in plain words, for what shows no equations: `\( x^2 \)` is `x²`. Of what
 * no line of words can say, as a matrix, an ellipsis stands there. One that is never closed stays.
 */
export function plainWords(text: string): string {
  return text.replace(/\\\(([\s\S]*?)\\\)/g, (_, latex: string) => inWords(latex) || '…')
}

function inWords(latex: string): string {
  if (latex.length > longest || latex.includes('\\begin')) return ''
  return plainLatex(latex).replace(
    /([\^_])(?:\((-\d+)\)|(\d+|n)(?![\w.]))/g,
    (_, way, group, single) => indexed(way === '^' ? raised : lowered, group ?? single),
  )
}

const indexed = (to: readonly string[], signs: string) =>
  [...signs].map((sign) => to[plain.indexOf(sign)]).join('')
