import { renderToString } from 'katex'
import { create, parseDependencies } from 'mathjs/number'

// The parser alone; the whole library is three times as large.
const { parse } = create(parseDependencies ?? {}, {})

/**
 * Plain maths as LaTeX, as `sqrt(3)/2` to a fraction; `undefined` when it cannot be read.
 * Several parts with `=`, `<` or `>` between them are read one by one.
 */
export function toLatex(text: string): string | undefined {
  const source = text
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll('π', 'pi')
  const parts = source.split(/(<=|>=|=|<|>)/)
  const signs: Readonly<Record<string, string>> = { '<=': '\\le', '>=': '\\ge' }
  try {
    return parts
      .map((part, index) => {
        if (index % 2 === 1) return signs[part] ?? part
        if (part.trim() === '') throw new SyntaxError('A side is missing')
        return parse(part).toTex({ parenthesis: 'auto', implicit: 'hide' })
      })
      .join(' ')
  } catch {
    return undefined
  }
}

/** KaTeX's HTML and MathML of typed maths; `undefined` when it cannot be read. */
export function equationHtml(text: string): string | undefined {
  const latex = toLatex(text)
  if (latex === undefined) return undefined
  try {
    return renderToString(latex, { output: 'htmlAndMathml', throwOnError: true, trust: false })
  } catch {
    return undefined
  }
}
