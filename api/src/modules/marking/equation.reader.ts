/**
 * Reads maths as students type it and writes it in the plain form that the parser takes: implicit
 * products, functions without brackets, Unicode signs, `x =` in front. Every name in the outcome
 * is a placeholder (`v0`, `v1` …), a known constant or a known function, so that nothing else of
 * the parser's language can be reached.
 */

import { greek, plainSigns, withoutName, withoutUnit } from './equation.signs.ts'

/** Longest answer that is read. */
export const longestEquation = 200

const deepestBrackets = 30

/** Functions by the names students use, with the one name used from here on. */
const functionNames: Readonly<Record<string, string>> = {
  sqrt: 'sqrt',
  cbrt: 'cbrt',
  abs: 'abs',
  exp: 'exp',
  ln: 'ln',
  lg: 'log',
  log: 'log',
  log10: 'log',
  log2: 'log2',
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  sec: 'sec',
  csc: 'csc',
  cosec: 'csc',
  cot: 'cot',
  asin: 'asin',
  acos: 'acos',
  atan: 'atan',
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
  sinh: 'sinh',
  cosh: 'cosh',
  tanh: 'tanh',
}

/** Functions of an angle: inside them, and only there, a degree sign turns degrees to radians. */
const ofAngles = ['sin', 'cos', 'tan', 'sec', 'csc', 'cot']

const inverses: Readonly<Record<string, string>> = { sin: 'asin', cos: 'acos', tan: 'atan' }

type Token =
  | { kind: 'number'; text: string }
  /** A variable or a constant, written in its placeholder. */
  | { kind: 'name'; text: string }
  | { kind: 'function'; text: string }
  | { kind: 'sign'; text: string }

/** Why an answer could not be read; shown to the student. */
export class UnreadableEquation extends Error {}

function bars(text: string): string {
  const count = text.split('|').length - 1
  if (count === 0) return text
  if (count !== 2) throw new UnreadableEquation('Write abs(…) for an absolute value.')
  return text.replace(/\|([^|]+)\|/, ' abs($1)')
}

/**
 * Splits a run of letters into known names, longest first; null where it cannot be done. Case
 * counts only where two names differ by nothing else. Every place of the run is tried once: with
 * `l`, `n` and `ln` known, a run of them that ends badly has more ways than there is time for.
 */
function splitNames(run: string, names: readonly string[]): string[] | null {
  const hopeless = new Set<number>()
  const split = (from: number): string[] | null => {
    if (from === run.length) return []
    if (hopeless.has(from)) return null
    for (const name of names) {
      const start = run.slice(from, from + name.length)
      const isSame =
        start === name ||
        (start.toLowerCase() === name.toLowerCase() &&
          !names.some((other) => other !== name && other.toLowerCase() === name.toLowerCase()))
      if (!isSame) continue
      const rest = split(from + name.length)
      if (rest !== null) return [name, ...rest]
    }
    hopeless.add(from)
    return null
  }
  return split(0)
}

function tokensOf(text: string, variables: readonly string[]): Token[] {
  const lookup = new Map<string, Token>()
  for (const name of ['pi', 'e']) lookup.set(name, { kind: 'name', text: name })
  for (const [name, text] of Object.entries(functionNames)) {
    lookup.set(name, { kind: 'function', text })
  }
  variables.forEach((name, at) => {
    lookup.set(name, { kind: 'name', text: `v${at}` })
  })
  const names = [...lookup.keys()].sort((one, other) => other.length - one.length)
  const hasE = variables.includes('e')
  const number = hasE ? /^(?:\d+\.?\d*|\.\d+)/ : /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+(?![\d.a-z(]))?/i
  const tokens: Token[] = []
  let rest = text.trimStart()
  const take = (length: number) => {
    rest = rest.slice(length).trimStart()
  }
  while (rest !== '') {
    const digits = number.exec(rest)?.[0]
    const sign = /^[-+*/^(),°_]/.exec(rest)?.[0]
    if (digits !== undefined) {
      tokens.push({ kind: 'number', text: digits.replace(/\.$/, '') })
      take(digits.length)
    } else if (sign !== undefined) {
      tokens.push({ kind: 'sign', text: sign })
      take(1)
    } else {
      const whole = names.find((name) => rest.startsWith(name) && /\d/.test(name))
      const run = whole ?? /^[a-z]+/i.exec(rest)?.[0]
      if (run === undefined) {
        throw new UnreadableEquation(`The sign ${rest.charAt(0)} has no meaning here.`)
      }
      const known = splitNames(run, names)
      if (known === null) throw new UnreadableEquation(`“${run}” is not part of the question.`)
      for (const name of known) {
        const token = lookup.get(name)
        if (token) tokens.push(token)
      }
      take(run.length)
    }
  }
  return tokens
}

/** Writes tokens out in the parser's form; functions without brackets get them here. */
class Writer {
  readonly tokens: readonly Token[]
  at = 0
  anglesAround = 0

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  is(sign: string): boolean {
    const token = this.tokens[this.at]
    return token?.kind === 'sign' && token.text === sign
  }

  /** Up to the end, or to the bracket that closes the one before. */
  expression(depth: number): string {
    if (depth > deepestBrackets) throw new UnreadableEquation('It has too many brackets.')
    let out = ''
    let before: Token | undefined
    while (this.at < this.tokens.length && !this.is(')')) {
      const token = this.tokens[this.at]
      if (token?.kind === 'number' && (before?.kind === 'number' || before?.kind === 'name')) {
        throw new UnreadableEquation('A number stands right behind another or behind a letter.')
      }
      before = token
      if (token?.kind === 'sign' && '+-*/^'.includes(token.text)) {
        this.at += 1
        out += token.text
      } else {
        out += this.atom(depth)
      }
    }
    return out
  }

  /** A number, a name, a bracket or a function with its argument, always closed in itself. */
  atom(depth: number): string {
    const token = this.tokens[this.at]
    this.at += 1
    if (token === undefined) throw new UnreadableEquation('It ends too early.')
    if (token.kind === 'function') return this.call(token.text, depth)
    if (token.kind === 'sign') {
      if (token.text !== '(') throw new UnreadableEquation(`A ${token.text} stands out of place.`)
      const inside = this.expression(depth + 1)
      if (!this.is(')')) throw new UnreadableEquation('A bracket is not closed.')
      this.at += 1
      return this.degrees(`(${inside})`)
    }
    return this.degrees(token.kind === 'number' ? token.text : `(${token.text})`)
  }

  degrees(atom: string): string {
    if (!this.is('°')) return atom
    this.at += 1
    return this.anglesAround > 0 ? `(${atom}*pi/180)` : atom
  }

  call(name: string, depth: number): string {
    let base = ''
    if (name === 'log' && this.is('_')) {
      this.at += 1
      base = this.atom(depth)
    }
    let power = ''
    if (this.is('^')) {
      this.at += 1
      const isNegative = this.is('-')
      if (isNegative) this.at += 1
      power = `${isNegative ? '-' : ''}${this.atom(depth)}`
    }
    const angle = ofAngles.includes(name) ? 1 : 0
    this.anglesAround += angle
    const argument = this.argument(name, depth)
    this.anglesAround -= angle
    const inverse = inverses[name]
    if (inverse !== undefined && /^\(?-1\)?$/.test(power)) return `(${inverse}(${argument}))`
    const value = base === '' ? `${name}(${argument})` : `(ln(${argument})/ln(${base}))`
    return power === '' ? `(${value})` : `((${value})^(${power}))`
  }

  /** `(…)`, or without brackets: one atom for a root, a product such as `2x^2` for the others. */
  argument(name: string, depth: number): string {
    if (depth > deepestBrackets) throw new UnreadableEquation('It has too many brackets.')
    const first = this.tokens[this.at]
    if (this.is('(') || first?.kind === 'function' || name === 'sqrt' || name === 'cbrt') {
      return this.atom(depth + 1)
    }
    let out = this.atom(depth + 1)
    while (this.at < this.tokens.length) {
      const next = this.tokens[this.at]
      if (this.is('^')) {
        this.at += 1
        out += `^${this.is('-') ? this.minus() : ''}${this.atom(depth + 1)}`
      } else if (next?.kind === 'name') {
        out += this.atom(depth + 1)
      } else {
        break
      }
    }
    return out
  }

  minus(): string {
    this.at += 1
    return '-'
  }
}

/**
 * The plain form of a typed answer; variable n is written `v<n>`.
 * @throws UnreadableEquation with what is wrong, for whatever is not plain maths.
 */
export function readTyped(typed: string, variables: readonly string[], unit?: string): string {
  if (typed.length > longestEquation) {
    throw new UnreadableEquation(`It is longer than ${longestEquation} signs.`)
  }
  let text = withoutName(plainSigns(typed))
  if (unit !== undefined) text = withoutUnit(text, unit)
  text = bars(
    text.replace(/(?<![\d.])(\d{1,3})(?:,\d{3})+(?!\d)/g, (all) => all.replaceAll(',', '')),
  )
  if (text === '') throw new UnreadableEquation('There is nothing to read.')
  const names = variables.map((name) => greek[name] ?? name)
  const writer = new Writer(tokensOf(text, names))
  const out = writer.expression(0)
  if (writer.at < writer.tokens.length) {
    throw new UnreadableEquation('A bracket is closed that was never opened.')
  }
  return out
}
