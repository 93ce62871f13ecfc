import type { Difficulty, Draft, Family, PartName, Proof, Rng } from './types.ts'

/** Raw template: LaTeX is written as it is, without doubled backslashes. */
export const h = String.raw

/** A deterministic source of random numbers (mulberry32) named by a text (FNV-1a). */
export function rngOf(name: string): Rng {
  let state = 2166136261
  for (const char of name) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    int,
    pick<T>(list: readonly T[]): T {
      const [first] = list.slice(int(0, list.length - 1))
      if (first === undefined) throw new Error('nothing to pick from')
      return first
    },
    shuffle<T>(list: readonly T[]): T[] {
      return list
        .map((item) => ({ item, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ item }) => item)
    },
  }
}

/** Paragraphs of HTML from text whose paragraphs are split by an empty line. */
const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .map((part) => (/^<(p|ul|ol|table|figure)\b/.test(part) ? part : `<p>${part}</p>`))
    .join('')

/** Inline maths. */
export const m = (latex: string | number): string => `\\(${latex}\\)`

/** A number as LaTeX: rounding noise removed, thin spaces from 10 000 on. */
export function num(value: number): string {
  const [whole = '', decimals] = String(Number(value.toPrecision(10))).split('.')
  if (whole.includes('e')) throw new Error(`${value} needs standard form`)
  const digits = whole.replace('-', '')
  const grouped = digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, '\\,') : digits
  return `${whole.startsWith('-') ? '-' : ''}${grouped}${decimals ? `.${decimals}` : ''}`
}

/** `3.0 \times 10^{-5}` */
export const sci = (mantissa: number | string, exponent: number): string =>
  `${mantissa} \\times 10^{${exponent}}`

const unitLatex = (unit: string): string =>
  unit
    .split(' ')
    .map((part) => {
      const [name = '', power] = part.split('^')
      const base =
        name === 'Ω' || name === 'kΩ'
          ? `${name.slice(0, -1)}\\Omega`
          : name === '°C'
            ? '{}^{\\circ}C'
            : name === 'µm'
              ? '\\mu m'
              : name
      return power ? `${base}^{${power}}` : base
    })
    .join('\\,')

/**
 * A quantity as inline maths. `unit` is typed as `m s^-2`; `%` and `°` stand close to the number.
 * `value` may be LaTeX.
 */
export function qty(value: number | string, unit = ''): string {
  const shown = typeof value === 'number' ? num(value) : value
  if (unit === '') return m(shown)
  if (unit === '£') return m(`\\pounds ${shown}`)
  if (unit === '%') return m(`${shown}\\%`)
  if (unit === '°') return m(`${shown}^{\\circ}`)
  return m(`${shown}\\ \\mathrm{${unitLatex(unit)}}`)
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

/** A fraction in lowest terms as LaTeX (not wrapped). */
export function frac(top: number, bottom: number): string {
  const shared = gcd(top, bottom) * Math.sign(bottom)
  const [n, d] = [top / shared, bottom / shared]
  if (d === 1) return num(n)
  return `${n < 0 ? '-' : ''}\\frac{${num(Math.abs(n))}}{${num(d)}}`
}

/** A polynomial as LaTeX, coefficients from the highest power down. */
export function poly(coefficients: number[], variable = 'x'): string {
  const top = coefficients.length - 1
  return coefficients
    .map((value, at) => ({ value, power: top - at }))
    .filter(({ value }) => value !== 0)
    .map(({ value, power }, at) => {
      const size = Math.abs(value)
      const letter = power === 0 ? '' : power === 1 ? variable : `${variable}^{${power}}`
      const body = size === 1 && power > 0 ? letter : `${num(size)}${letter}`
      if (at === 0) return value < 0 ? `-${body}` : body
      return ` ${value < 0 ? '-' : '+'} ${body}`
    })
    .join('')
}

/** A formula such as `SO4^2-` or `2H2O` as HTML with subscripts and superscripts. */
export const chem = (formula: string): string =>
  formula.replace(
    /\^([0-9]*[+-])|(?<=[A-Za-z)\]])(\d+)/g,
    (_all, charge: string | undefined, count: string) =>
      charge ? `<sup>${charge.replace('-', '−')}</sup>` : `<sub>${count}</sub>`,
  )

/** A table with a heading row, as HTML; an empty corner is no heading of anything. */
export const table = (head: string[], rows: string[][]): string => {
  const top = head.map((cell) => (cell === '' ? '<td></td>' : `<th>${cell}</th>`)).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<table><thead><tr>${top}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

type Choice = readonly [text: string | number, why: string]

interface Common {
  d: Difficulty
  text: string
  data?: string
  solution: string
  proof: Proof
}

interface ChoiceQuestion extends Common {
  /** The unit of options that are given as numbers. */
  unit?: string
  right: Choice
  wrong: Choice[]
}

const choice =
  (unit?: string) =>
  ([text, why]: Choice): { text: string; why: string } => ({
    text: typeof text === 'number' ? qty(text, unit) : text,
    why,
  })

/** A multiple-choice question. Options given as numbers are shown with `unit`. */
export const mcq = (given: ChoiceQuestion): Draft => ({
  type: 1,
  difficulty: given.d,
  text: paragraphs(given.text),
  data: given.data ?? null,
  solution: paragraphs(given.solution),
  options: [given.right, ...given.wrong].map(choice(given.unit)),
  marking: null,
  proof: given.proof,
})

type Parts = readonly [parts: (string | number)[], why: string]

/** A fill-in-the-blanks question: each option fills every `[[blank]]` of the text. */
export const blanks = (given: Common & { right: Parts; wrong: Parts[] }): Draft => ({
  ...mcq({
    ...given,
    right: [given.right[0].map(blankText).join(' | '), given.right[1]],
    wrong: given.wrong.map(([parts, why]): Choice => [parts.map(blankText).join(' | '), why]),
  }),
  type: 3,
})

const blankText = (part: string | number): string =>
  typeof part === 'number' ? m(num(part)) : part

/** A question answered by typing an expression or a number. */
export const equation = (
  given: Common & { expected: string; vars?: string[]; unit?: string },
): Draft => ({
  type: 4,
  difficulty: given.d,
  text: paragraphs(given.text),
  data: given.data ?? null,
  solution: paragraphs(given.solution),
  options: [],
  marking: {
    kind: 'equation',
    expected: given.expected,
    variables: given.vars ?? [],
    ...(given.unit ? { unit: given.unit } : {}),
  },
  proof: given.proof,
})

/**
 * A question answered in prose. Each criterion names the words that a full answer needs; the proof
 * checks that the model answer meets every criterion, then `also` for its figures.
 */
export const essay = (
  given: Omit<Common, 'proof' | 'solution'> & {
    model: string
    criteria: [criterion: string, words: RegExp][]
    also?: Proof
  },
): Draft => ({
  type: 2,
  difficulty: given.d,
  text: paragraphs(given.text),
  data: given.data ?? null,
  solution: paragraphs(given.model),
  options: [],
  marking: {
    kind: 'essay',
    modelAnswer: paragraphs(given.model),
    criteria: given.criteria.map(([criterion]) => criterion),
  },
  proof: (shown) =>
    given.criteria.every(([, words]) => words.test(shown)) && (given.also?.(shown) ?? true),
})

/** A statement with its truth, the reason, and a check made apart from the stated truth. */
export type Statement = readonly [text: string, truth: boolean, why: string, check: () => boolean]

const LABELS = [
  'none of them',
  '1 only',
  '2 only',
  '3 only',
  '1 and 2 only',
  '1 and 3 only',
  '2 and 3 only',
  '1, 2 and 3',
] as const

const membersOf = (label: string): number[] => [1, 2, 3].filter((n) => label.includes(String(n)))

/** Three statements in a drawn order, "which are correct?"; the options are sets of statements. */
export function statements(
  given: Omit<Common, 'proof'> & {
    rng: Rng
    list: readonly [Statement, Statement, Statement]
    ask?: string
  },
): Draft {
  const list = given.rng.shuffle(given.list)
  const truths = list.map(([, truth]) => truth)
  const distance = (label: string) =>
    truths.filter((truth, at) => truth !== membersOf(label).includes(at + 1)).length
  const [right = '', ...others] = given.rng
    .shuffle(LABELS)
    .sort((one, other) => distance(one) - distance(other))
  const fault = (label: string) =>
    list
      .map(([, truth, why], at) => ({
        truth,
        why,
        n: at + 1,
        has: membersOf(label).includes(at + 1),
      }))
      .filter(({ truth, has }) => truth !== has)
      .map(({ truth, why, n }) => `Statement ${n} is ${truth ? 'correct' : 'wrong'}: ${why}`)
      .join(' ')
  const items = list.map(([text]) => `<li>${text}</li>`).join('')
  const working = list
    .map(([, truth, why]) => `<li>${truth ? 'Correct' : 'Wrong'}: ${why}</li>`)
    .join('')
  return mcq({
    ...given,
    text: `${paragraphs(given.text)}\n\n<ol>${items}</ol>\n\n${given.ask ?? 'Which of the statements are correct?'}`,
    solution: `${paragraphs(given.solution)}\n\n<ol>${working}</ol>`,
    right: [right, 'Each statement is judged in the solution.'],
    wrong: others.slice(0, 5).map((label): Choice => [label, fault(label)]),
    proof: (shown) =>
      list.every(([, , , check], at) => check() === membersOf(shown).includes(at + 1)),
  })
}

/** Makes families of one part. */
export const familyOf =
  (part: PartName, prefix: string) =>
  (
    name: string,
    place: readonly [topic: string, subTopic: string],
    ...variants: Family['variants']
  ): Family => ({
    id: `${prefix}.${name}`,
    part,
    topic: place[0],
    subTopic: place[1],
    variants,
  })
