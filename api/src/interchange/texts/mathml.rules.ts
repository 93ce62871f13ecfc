import { MathMLToLaTeX } from 'mathml-to-latex'
import { unescapeHtml } from '../../rich-text/index.ts'
import { inlineLatex } from './equations.rules.ts'

/** What MathML says in LaTeX, and how sure that is. */
export interface ReadMathml {
  latex: string
  /** `same`: LaTeX stood in it. `check`: its characters are others than before. */
  kind: 'same' | 'converted' | 'check'
}

/** Longest MathML that is converted. */
const longest = 20_000

const functions =
  'sin cos tan sec csc cot sinh cosh tanh coth arcsin arccos arctan ln log exp lim max min det gcd deg dim ker arg inf sup'.split(
    ' ',
  )

const annotation =
  /<annotation[^>]*encoding\s*=\s*["'](?:application\/x-(?:la)?tex|text\/x-(?:la)?tex|(?:la)?tex|snuggletex)["'][^>]*>([\s\S]*?)<\/annotation>/i

const isFunction = new RegExp(`<(mi|mo|mtext)([^>]*)>\\s*(${functions.join('|')})\\s*</\\1>`, 'g')

/** Letters and digits, sorted: what is left of an equation once it is no longer drawn. */
const charactersOf = (text: string) =>
  [...text.normalize('NFKC').replace(/[^A-Za-z0-9]/g, '')].sort().join('')

const plainOf = (latex: string) =>
  latex
    .replace(/\\(?:begin|end)\{[a-z*]+\}(?:\{[^}]*\})?/g, '')
    .replace(/\\([a-zA-Z]+)/g, (_all, name: string) => (functions.includes(name) ? name : ''))

/**
 * MathML as LaTeX: what its annotation says, else converted.
 * @returns undefined for what cannot be converted
 */
export function latexOfMathml(mathml: string): ReadMathml | undefined {
  const [, tex = ''] = annotation.exec(mathml) ?? []
  const written = inlineLatex(unescapeHtml(tex))
  if (written !== '') return { latex: withoutDollars(written), kind: 'same' }
  if (mathml.length > longest) return undefined
  const bare = mathml
    .replace(/<annotation(-xml)?\b[\s\S]*?<\/annotation\1>/g, '')
    // The converter takes any value of it for true.
    .replace(/\sbevelled\s*=\s*["']false["']/g, '')
    .replace(isFunction, '<$1$2>\\$3</$1>')
  let latex: string
  try {
    latex = inlineLatex(MathMLToLaTeX.convert(bare))
  } catch {
    return undefined
  }
  if (latex === '') return undefined
  const before = charactersOf(unescapeHtml(bare.replace(/<[^>]*>/g, '')))
  return { latex, kind: charactersOf(plainOf(latex)) === before ? 'converted' : 'check' }
}

const withoutDollars = (latex: string) =>
  /^\$[^$]+\$$/.test(latex) ? latex.slice(1, -1).trim() : latex
