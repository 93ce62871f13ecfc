import { tex2typst } from 'tex2typst'

/** What indexes stand on that belong to no sign before them. */
const nothing = '""'

/** Longest equation that is set; the bank's longest has 130 signs. */
const longest = 500

/**
 * An equation in the printer's own language, or undefined for one that is shown as its LaTeX. What
 * a text within an equation holds could become code there, so signs that begin or end code are
 * refused: `"` and `#` in what is given, and `#` in what comes of it, but for `#none`, which is
 * nothing to stand on and would be one word with an index after it.
 */
export function equationCode(latex: string): string | undefined {
  if (latex.length > longest || /["#]/.test(latex)) return undefined
  try {
    const code = tex2typst(latex).replaceAll('#none', nothing)
    if (code.includes('#')) return undefined
    // An index before its sign, as that of a nuclide or of degrees, has to stand on something.
    return code.replace(/(^|[([{,]\s*)(?=[\^_])/g, `$1${nothing}`)
  } catch {
    return undefined
  }
}
