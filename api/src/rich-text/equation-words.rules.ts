/**
 * Equations within plain text, for places that show words alone. What letters and signs can write is
 * written with them (`x²`, `n/40`, `≤`); of anything more an ellipsis stands there.
 */

const ellipsis = '…'

/** Longest equation that is written out; a longer one is nothing to read within a line. */
const longest = 120

/** Commands that are one sign, or a word that is upright in print. */
const signs = new Map(
  Object.entries({
    ...{ times: '×', cdot: '·', div: '÷', pm: '±', mp: '∓', infty: '∞', degree: '°', prime: '′' },
    ...{ le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠', approx: '≈', equiv: '≡' },
    ...{ to: '→', rightarrow: '→', Rightarrow: '⇒', propto: '∝', in: '∈', lt: '<', gt: '>' },
    ...{ dots: '…', ldots: '…', cdots: '…', left: '', right: '', quad: ' ', qquad: ' ' },
    ...{ sin: 'sin', cos: 'cos', tan: 'tan', ln: 'ln', log: 'log' },
    ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', theta: 'θ', lambda: 'λ' },
    ...{ mu: 'μ', nu: 'ν', pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ', phi: 'φ', omega: 'ω' },
    ...{ Delta: 'Δ', Sigma: 'Σ', Omega: 'Ω', Phi: 'Φ' },
  }),
)

const plain = [...'0123456789+-=()n']
const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ']
const lowered = [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ']

/** A text with each of its `\( … \)` in words. One that is never closed stays as it is. */
export function equationsInWords(text: string): string {
  let out = ''
  let from = 0
  for (;;) {
    const open = text.indexOf('\\(', from)
    const close = open < 0 ? -1 : text.indexOf('\\)', open + 2)
    if (close < 0) return out + text.slice(from)
    out += text.slice(from, open) + inWords(text.slice(open + 2, close))
    from = close + 2
  }
}

function inWords(latex: string): string {
  if (latex.length > longest) return ellipsis
  let words = latex
    .replace(/\^\s*(?:\{\s*\\circ\s*\}|\\circ(?![A-Za-z]))/g, '°')
    .replace(/\\(?:text|mathrm)\{([^{}\\]*)\}/g, '$1')
    .replace(/\\([A-Za-z]+)/g, (command, name: string) => signs.get(name) ?? command)
    .replace(/\\[,;: ]/g, ' ')
    .replace(/\\([!%])/g, (_, sign: string) => (sign === '%' ? sign : ''))
  // From the inside to the outside; what is nested deeper is not for a line of words.
  for (let depth = 0; depth < 3; depth += 1) {
    words = words
      .replace(/([\^_])(?:\{([^{}]+)\}|([^{}\\\s]))/g, indexed)
      .replace(
        /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
        (_, top: string, bottom: string) => `${grouped(top)}/${grouped(bottom)}`,
      )
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, (_, under: string) => `√${grouped(under)}`)
  }
  words = words.replace(/\s+/g, ' ').trim()
  return words === '' || /[\\{}^_&~]/.test(words) ? ellipsis : words
}

/** Something above or below the line, where there is a sign of each of it; as it was otherwise. */
function indexed(all: string, way: string, group: string | undefined, single: string): string {
  const to = way === '^' ? raised : lowered
  const found = [...(group ?? single)].map((sign) => to[plain.indexOf(sign)])
  return found.includes(undefined) ? all : found.join('')
}

/** In brackets unless it is one number or name. */
function grouped(part: string): string {
  const trimmed = part.trim()
  return /^[\p{L}\p{N}.]+$/u.test(trimmed) ? trimmed : `(${trimmed})`
}
