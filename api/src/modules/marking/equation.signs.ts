/** Signs of typed maths in their many forms, and what stands around the maths itself. */

/** Greek letters by the names they are typed with. */
export const greek: Readonly<Record<string, string>> = {
  π: 'pi',
  θ: 'theta',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  λ: 'lambda',
  μ: 'mu',
  µ: 'mu',
  ρ: 'rho',
  σ: 'sigma',
  φ: 'phi',
  ω: 'omega',
}

const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅛': '1/8',
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** One kind of every sign: operators, powers, fractions, Greek letters, roots, brackets. */
export function plainSigns(text: string): string {
  return text
    .replace(/[×·∙⋅∗]/g, '*')
    .replace(/\*\*/g, '^')
    .replace(/[÷∕⁄]/g, '/')
    .replace(/[−–—﹣－]/g, '-')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/√/g, ' sqrt ')
    .replace(/∛/g, ' cbrt ')
    .replace(/[πθαβγλμµρσφω]/g, (letter) => ` ${greek[letter] ?? letter} `)
    .replace(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (power) => {
      const digits = [...power.replace('⁻', '')].map((each) => superscripts.indexOf(each)).join('')
      return `^(${power.startsWith('⁻') ? '-' : ''}${digits})`
    })
    .replace(/(\d*)([½⅓⅔¼¾⅕⅛])/g, (_all, whole: string, part: string) =>
      whole === '' ? `(${fractions[part]})` : `(${whole}+${fractions[part]})`,
    )
    .replace(/[\s\u200b]+/gu, ' ')
    .trim()
}

/** Takes off `x =`, `f(x) =`, `dy/dx =` and the like in front. */
export function withoutName(text: string): string {
  const named = /^(?:d\^?\d?[a-z]\/d[a-z](?:\^?\d)?|[a-z][a-z0-9_']*(?:\([a-z]\))?) ?=(.+)$/i.exec(
    text,
  )
  return (named?.[1] ?? text).trim()
}

/** Takes off the unit at the end, when the question has one and the student wrote it. */
export function withoutUnit(text: string, unit: string): string {
  const bare = (each: string) => each.replace(/[\s()*·.^]/g, '').toLowerCase()
  const wanted = bare(plainSigns(unit))
  if (wanted === '') return text
  if (text.startsWith(unit)) return text.slice(unit.length)
  for (let from = text.length - 1; from > 0; from -= 1) {
    const end = text.slice(from)
    if (bare(end).length > wanted.length) break
    const before = text.charAt(from - 1)
    // The unit begins where it is spelt out, never in the middle of a number or an operator.
    if (bare(end) === wanted && /^[a-z°%£Ω]/i.test(end) && !/[a-z^]/i.test(before)) {
      return text.slice(0, from).trim()
    }
  }
  return text
}
