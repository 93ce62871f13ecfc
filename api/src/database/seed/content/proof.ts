import { evaluate } from 'mathjs/number'

const FUNCTIONS = ['sqrt', 'cbrt', 'log', 'log10', 'exp', 'sin', 'cos', 'tan', 'abs']
const NAMES = [...FUNCTIONS, 'pi']

/** The index just after the group that opens with the brace at `open`. */
function groupEnd(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  throw new Error(`unclosed group in ${text}`)
}

function replaceCommand(
  text: string,
  command: string,
  size: number,
  make: (args: string[]) => string,
): string {
  const start = text.indexOf(command)
  if (start < 0) return text
  let at = start + command.length
  const args: string[] = []
  for (let n = 0; n < size; n += 1) {
    const end = groupEnd(text, at)
    args.push(text.slice(at + 1, end - 1))
    at = end
  }
  return replaceCommand(text.slice(0, start) + make(args) + text.slice(at), command, size, make)
}

/** Simple LaTeX or HTML maths as plain typed maths: `\frac{1}{2}x^{2}` becomes `((1)/(2))x^(2)`. */
export function plain(shown: string): string {
  let text = shown
    .replace(/\\[()]/g, ' ')
    .replace(/<sup>(.*?)<\/sup>/g, '^{$1}')
    .replace(/−/g, '-')
  for (const command of ['\\mathrm', '\\text']) text = replaceCommand(text, command, 1, () => ' ')
  text = text.replace(/\^\{\\circ\}/g, '').replace(/\\(pounds|%)/g, ' ')
  text = replaceCommand(text, '\\dfrac', 2, ([a, b]) => `((${a})/(${b}))`)
  text = replaceCommand(text, '\\frac', 2, ([a, b]) => `((${a})/(${b}))`)
  text = replaceCommand(text, '\\sqrt[3]', 1, ([a]) => `cbrt(${a})`)
  text = replaceCommand(text, '\\sqrt', 1, ([a]) => `sqrt(${a})`)
  text = text
    .replace(/\\(left|right)/g, '')
    .replace(/\\(times|cdot)/g, '*')
    .replace(/\\pi/g, ' pi ')
    .replace(/\\theta/g, ' t ')
    .replace(/\\ln/g, 'log')
    .replace(/\\(sin|cos|tan)/g, '$1')
    .replace(/\\[,;]/g, '')
    .replace(/\\ /g, ' ')
    .replace(/[{]/g, '(')
    .replace(/[}]/g, ')')
    .replace(/(log|sin|cos|tan)\s+([a-z0-9.]+)/g, '$1($2)')
  if (text.includes('\\')) throw new Error(`cannot read ${shown}`)
  return text.replace(/[a-z]+/gi, (word, at: number, all: string) => {
    if (FUNCTIONS.includes(word)) return word
    const spread = NAMES.includes(word) ? word : word.split('').join(' * ')
    return /^\s*\(/.test(all.slice(at + word.length)) ? `${spread} * ` : spread
  })
}

/** The number that a shown answer stands for, with letters taken from `scope`. */
export function value(shown: string, scope: Record<string, number> = {}): number {
  const result: unknown = evaluate(plain(shown), { ...scope })
  if (typeof result !== 'number') throw new Error(`${shown} is not a number`)
  return result
}

/** The number that a typed answer stands for, with letters taken from `scope`. */
export function typed(expression: string, scope: Record<string, number> = {}): number {
  const result: unknown = evaluate(expression, { ...scope })
  if (typeof result !== 'number') throw new Error(`${expression} is not a number`)
  return result
}

/** Equal within a relative error. */
export const near = (a: number, b: number, tolerance = 1e-7): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(1e-12, Math.abs(a), Math.abs(b)) ||
  Math.abs(a - b) < 1e-12

/** True when a shown answer stands for the number. */
export const is = (shown: string, expected: number, tolerance?: number): boolean =>
  near(value(shown), expected, tolerance)

/** The numbers that the parts of a filled blank stand for. */
export const parts = (shown: string): number[] => shown.split(' | ').map((part) => value(part))

/** True when a typed answer equals `f` at every sample of its variables. */
export const agrees = (
  expression: string,
  f: (scope: Record<string, number>) => number,
  samples: Record<string, number>[],
): boolean => samples.every((scope) => near(typed(expression, scope), f(scope), 1e-6))

/** Samples of one variable. */
export const at = (name: string, ...values: number[]): Record<string, number>[] =>
  values.map((each) => ({ [name]: each }))

/** Numeric derivative (five-point). */
export const slope = (f: (x: number) => number, x: number, step = 1e-3): number =>
  (f(x - 2 * step) - 8 * f(x - step) + 8 * f(x + step) - f(x + 2 * step)) / (12 * step)

/** Numeric integral (Simpson's rule, 2000 strips). */
export function integral(f: (x: number) => number, from: number, to: number): number {
  const strips = 2000
  const width = (to - from) / strips
  let sum = f(from) + f(to)
  for (let n = 1; n < strips; n += 1) sum += f(from + n * width) * (n % 2 === 1 ? 4 : 2)
  return (sum * width) / 3
}

/** The sum of `f(n)` for whole n from `from` to `to`. */
export function sum(from: number, to: number, f: (n: number) => number): number {
  let total = 0
  for (let n = from; n <= to; n += 1) total += f(n)
  return total
}

/** Whole numbers from `from` to `to`. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_each, n) => from + n)

/** How many of each atom (and the charge) `formula` holds, e.g. `Ca(OH)2`, `SO4^2-`. */
export function atoms(formula: string): Map<string, number> {
  const counts = new Map<string, number>()
  const [body = '', charge] = formula.split('^')
  if (charge) {
    const size = Number(charge.slice(0, -1) || 1)
    counts.set('charge', charge.endsWith('-') ? -size : size)
  }
  const add = (text: string, times: number) => {
    for (const [, element, group, count] of text.matchAll(/(?:([A-Z][a-z]?)|\(([^)]*)\))(\d*)/g)) {
      const many = times * Number(count || 1)
      if (element) counts.set(element, (counts.get(element) ?? 0) + many)
      else if (group) add(group, many)
    }
  }
  add(body, 1)
  return counts
}

/** True when both sides, such as `2H2 + O2` and `2H2O`, hold the same atoms and charge. */
export function balanced(left: string, right: string): boolean {
  const total = (side: string): Map<string, number> => {
    const counts = new Map<string, number>()
    for (const term of side.split(' + ')) {
      const [, many = '', formula = ''] = /^(\d*)(.*)$/.exec(term.trim()) ?? []
      if (formula === 'e^-') {
        counts.set('charge', (counts.get('charge') ?? 0) - Number(many || 1))
        continue
      }
      for (const [name, count] of atoms(formula))
        counts.set(name, (counts.get(name) ?? 0) + count * Number(many || 1))
    }
    return counts
  }
  const [one, other] = [total(left), total(right)]
  return [...new Set([...one.keys(), ...other.keys()])].every(
    (name) => (one.get(name) ?? 0) === (other.get(name) ?? 0),
  )
}
