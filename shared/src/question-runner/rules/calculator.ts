/** What a line of the calculator comes to, or why it cannot be worked out. */
export type Calculation = { ok: true; value: number } | { ok: false; message: string }

type Token =
  | { kind: 'number'; value: number }
  | { kind: 'sign'; sign: '+' | '-' | '*' | '/' | '^' | '(' | ')' | 'sqrt' }

const notComplete = 'Not complete yet. Check brackets and signs.'

/** As people type them, and as the keys of the panel write them. */
const signs: Readonly<Record<string, Extract<Token, { kind: 'sign' }>['sign']>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
  '^': '^',
  '(': '(',
  ')': ')',
  '√': 'sqrt',
  sqrt: 'sqrt',
}

function readTokens(text: string): Token[] | null {
  const tokens: Token[] = []
  const pattern = /\s*(?:(\d+(?:\.\d*)?|\.\d+)|(sqrt|[-+*/^()×÷−√]))/gy
  let at = 0
  while (at < text.trimEnd().length) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match === null) return null
    const [, digits, sign] = match
    const known = signs[sign ?? '']
    if (digits !== undefined) tokens.push({ kind: 'number', value: Number(digits) })
    else if (known !== undefined) tokens.push({ kind: 'sign', sign: known })
    at = pattern.lastIndex
  }
  return tokens
}

/** Thrown inside the reader only; `calculate` gives its message. */
class NoResult extends Error {}

/**
 * Works out a line with + - * / ^, square roots and brackets. Powers bind tightest and from the
 * right, a minus sign in front less than a power (-2^2 is -4), two things side by side are
 * multiplied. Never throws.
 */
export function calculate(text: string): Calculation {
  const tokens = readTokens(text)
  if (tokens === null) return { ok: false, message: 'Use digits, + − × ÷ ^ √ and brackets.' }
  try {
    const value = readAll(tokens)
    if (Number.isNaN(value)) return { ok: false, message: 'There is no real result.' }
    return Number.isFinite(value)
      ? { ok: true, value }
      : { ok: false, message: 'The number is too large.' }
  } catch (error) {
    if (error instanceof NoResult) return { ok: false, message: error.message }
    throw error
  }
}

function readAll(tokens: readonly Token[]): number {
  let at = 0
  const sign = () => {
    const token = tokens[at]
    return token?.kind === 'sign' ? token.sign : undefined
  }
  const take = (wanted: string) => {
    if (sign() !== wanted) return false
    at += 1
    return true
  }

  function sum(): number {
    let value = product()
    for (;;) {
      if (take('+')) value += product()
      else if (take('-')) value -= product()
      else return value
    }
  }

  function product(): number {
    let value = signed()
    for (;;) {
      if (take('*')) value *= signed()
      else if (take('/')) value /= divisor()
      else if (startsValue()) value *= power()
      else return value
    }
  }

  function divisor(): number {
    const value = signed()
    if (value === 0) throw new NoResult('Nothing can be divided by zero.')
    return value
  }

  function signed(): number {
    if (take('-')) return -signed()
    return take('+') ? signed() : power()
  }

  function power(): number {
    const base = single()
    return take('^') ? base ** signed() : base
  }

  function single(): number {
    if (take('sqrt')) {
      const of = single()
      if (of < 0) throw new NoResult('A negative number has no real square root.')
      return Math.sqrt(of)
    }
    if (take('(')) {
      const value = sum()
      if (!take(')')) throw new NoResult(notComplete)
      return value
    }
    const token = tokens[at]
    if (token?.kind !== 'number') throw new NoResult(notComplete)
    at += 1
    return token.value
  }

  const startsValue = () => tokens[at]?.kind === 'number' || sign() === '(' || sign() === 'sqrt'

  const value = sum()
  if (at < tokens.length) throw new NoResult(notComplete)
  return value
}

/** A result with at most twelve figures, without the noise of binary fractions. */
export function formatResult(value: number): string {
  const rounded = Number(value.toPrecision(12))
  const text = String(Object.is(rounded, -0) ? 0 : rounded)
  return text
    .replace('-', '−')
    .replace(
      /e\+?(−?-?)(\d+)/,
      (_all, minus: string, digits: string) => ` × 10^${minus === '' ? '' : '−'}${digits}`,
    )
}
