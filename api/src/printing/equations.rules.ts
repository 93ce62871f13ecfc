import { tex2typst } from 'tex2typst'

/** Longest equation that is set; the bank's longest has 130 signs. */
const longest = 500

/**
 * An equation in the printer's own language, or undefined for one that is shown as its LaTeX. What
 * a text within an equation holds could become code there, so signs that begin or end code are
 * refused: `"` and `#` in what is given, and `#` in what comes of it, but for `#none`.
 */
export function equationCode(latex: string): string | undefined {
  if (latex.length > longest || /["#]/.test(latex)) return undefined
  try {
    const code = tex2typst(latex)
    if (code.replaceAll('#none', '').includes('#')) return undefined
    // An index before its sign, as that of a nuclide, has to stand on something.
    return /^[\^_]/.test(code) ? `#none${code}` : code
  } catch {
    return undefined
  }
}
