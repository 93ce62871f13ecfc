/** Commands that one sign says; others are written by their name. */
const signs = new Map(
  Object.entries({
    times: '×',
    cdot: '·',
    div: '÷',
    pm: '±',
    le: '≤',
    leq: '≤',
    ge: '≥',
    geq: '≥',
    ne: '≠',
    neq: '≠',
    approx: '≈',
    to: '→',
    rightarrow: '→',
    infty: '∞',
    degree: '°',
    circ: '°',
    int: '∫',
    sum: '∑',
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    Delta: 'Δ',
    epsilon: 'ε',
    theta: 'θ',
    lambda: 'λ',
    mu: 'μ',
    pi: 'π',
    rho: 'ρ',
    sigma: 'σ',
    tau: 'τ',
    phi: 'φ',
    omega: 'ω',
    Omega: 'Ω',
  }),
)

/** Commands that only say how something is set. */
const silent =
  /\\(?:left|right|displaystyle|text|textrm|mathrm|mathbf|mathit|operatorname|[bB]igg?[lr]?)(?![a-zA-Z])/g

/** LaTeX in one line of plain text: `\frac{1}{2}x^{2}` is `1/2x^2`. */
export function plainLatex(latex: string): string {
  let text = latex.replace(silent, '')
  // From the inside out, three levels deep; what is deeper is written with its commands' names.
  for (let level = 0; level < 3; level += 1) {
    text = text
      .replace(
        /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
        (_, above, below) => `${grouped(above)}/${grouped(below)}`,
      )
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, (_, inside) => `√${grouped(inside)}`)
      .replace(/([_^])\{([^{}]*)\}/g, (_, place, inside) => `${place}${grouped(inside)}`)
  }
  return text
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => signs.get(name) ?? `${name} `)
    .replace(/\\[,;:! ]|~/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** In brackets where it is more than one number or name. */
const grouped = (text: string): string =>
  /^\\?[\w.]*$/.test(text.trim()) ? text.trim() : `(${text.trim()})`
