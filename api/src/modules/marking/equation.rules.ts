import { type MathNode, parse } from 'mathjs/number'
import { readTyped, UnreadableEquation } from './equation.reader.ts'

/**
 * Marks a typed answer (type 4): right is whatever equals the expected expression, in any form.
 *
 * Both are read, parsed, and compared at 64 fixed points of the real variables. They are equal when
 * they agree to one part in a million wherever the expected one is defined; up to two points may
 * differ, since two equal forms can lose their figures where large terms cancel. Forms that are
 * defined in more places are right (`ln(x^2)` for `2 ln x` is judged where x > 0); forms that are
 * defined in fewer are not. Nothing typed is ever run: the tree may hold only numbers, the
 * question's variables, + - * / ^ and known functions, and is worked out here, in plain numbers.
 */

/** How a typed answer is marked; `note` says why it could not be read. */
export interface EquationMark {
  isCorrect: boolean
  note: string | null
}

type Point = readonly number[]
type Formula = (point: Point) => number

const pointCount = 64
const fewestPoints = 8
const closeness = 1e-6
/** What a number may be off beyond its tolerance, since decimals are not exact. */
const slack = 1e-9
const mostNodes = 300
const deepestTree = 80

const functions: Readonly<Record<string, (x: number) => number>> = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  abs: Math.abs,
  exp: Math.exp,
  ln: Math.log,
  log: Math.log10,
  log2: Math.log2,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sec: (x) => 1 / Math.cos(x),
  csc: (x) => 1 / Math.sin(x),
  cot: (x) => 1 / Math.tan(x),
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
}

/** Real power; of negative numbers too where the exponent is a fraction with an odd bottom. */
function power(base: number, exponent: number): number {
  if (base >= 0 || Number.isInteger(exponent)) return base ** exponent
  for (const bottom of [3, 5, 7, 9]) {
    const top = exponent * bottom
    if (Math.abs(top - Math.round(top)) > 1e-12) continue
    return (Math.round(top) % 2 === 0 ? 1 : -1) * (-base) ** exponent
  }
  return Number.NaN
}

const operators: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': power,
}

/** Turns the parser's tree into a formula; refuses every kind of node that is not plain maths. */
function formulaOf(root: MathNode): Formula {
  let nodes = 0
  const build = (node: MathNode, depth: number): Formula => {
    nodes += 1
    if (nodes > mostNodes || depth > deepestTree) throw new UnreadableEquation('It is too long.')
    if ('content' in node && node.type === 'ParenthesisNode') {
      return build(node.content as MathNode, depth + 1)
    }
    if (node.type === 'ConstantNode' && 'value' in node && typeof node.value === 'number') {
      const { value } = node
      if (!Number.isFinite(value)) throw new UnreadableEquation('A number is too large.')
      return () => value
    }
    if (node.type === 'SymbolNode' && 'name' in node) {
      const name = String(node.name)
      if (name === 'pi') return () => Math.PI
      if (name === 'e') return () => Math.E
      const at = /^v(\d+)$/.exec(name)?.[1]
      if (at !== undefined) return (point) => point[Number(at)] ?? Number.NaN
    }
    if (node.type === 'OperatorNode' && 'op' in node && 'args' in node) {
      const parts = (node.args as MathNode[]).map((each) => build(each, depth + 1))
      const [left, right] = parts
      const run = operators[String(node.op)]
      if (left && right && run && parts.length === 2) {
        return (point) => run(left(point), right(point))
      }
      if (left && parts.length === 1 && node.op === '-') return (point) => -left(point)
      if (left && parts.length === 1 && node.op === '+') return left
    }
    if (node.type === 'FunctionNode' && 'fn' in node && 'args' in node) {
      const [argument, ...more] = (node.args as MathNode[]).map((each) => build(each, depth + 1))
      const { fn } = node
      const name = typeof fn === 'object' && fn !== null && 'name' in fn ? String(fn.name) : ''
      const run = Object.hasOwn(functions, name) ? functions[name] : undefined
      if (argument && run && more.length === 0) return (point) => run(argument(point))
    }
    throw new UnreadableEquation('It is not plain maths.')
  }
  return build(root, 0)
}

/**
 * Reads an expression of these variables.
 * @throws UnreadableEquation
 */
export function readFormula(typed: string, variables: readonly string[], unit?: string): Formula {
  const plain = readTyped(typed, variables, unit)
  let root: MathNode
  try {
    root = parse(plain)
  } catch {
    throw new UnreadableEquation('Something is missing or stands out of place.')
  }
  return formulaOf(root)
}

/**
 * Why an expected expression cannot be read, in a sentence; null where it can be.
 */
export function whyUnreadable(expected: string, variables: readonly string[]): string | null {
  try {
    readFormula(expected, variables)
    return null
  } catch (error) {
    if (error instanceof UnreadableEquation) return error.message
    throw error
  }
}

/** Fixed points: both signs, near zero and far from it, never a round number. */
function samplePoints(variables: number): Point[] {
  let state = 20_240_229
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  const scales = [1, 0.5, 3, 11]
  return Array.from({ length: pointCount }, (_each, n) =>
    Array.from({ length: variables }, () => {
      const size = (0.07 + 0.93 * next()) * (scales[n % scales.length] ?? 1)
      // Every other point has positive values alone: most formulas of physics live there.
      return n % 8 < 4 || next() < 0.5 ? size : -size
    }),
  )
}

function agree(expected: number, given: number): boolean {
  const size = Math.max(Math.abs(expected), Math.abs(given))
  return Math.abs(expected - given) <= Math.max(closeness * size, 1e-12)
}

/** True when two formulas agree wherever the first is defined; false where it never is. */
export function areEqual(expected: Formula, given: Formula, variables: number): boolean {
  const points = variables === 0 ? [[]] : samplePoints(variables)
  const defined = points.filter((point) => Number.isFinite(expected(point)))
  const differing = defined.filter((point) => {
    const value = given(point)
    return !Number.isFinite(value) || !agree(expected(point), value)
  }).length
  return defined.length > 0 && differing <= (defined.length >= fewestPoints * 2 ? 2 : 0)
}

/**
 * Marks a typed answer. Never throws for what a student typed: what cannot be read is wrong, with
 * a note that says why.
 * @throws UnreadableEquation when the expected expression itself cannot be read.
 */
export function markEquation(
  typed: string,
  key: {
    expected: string
    variables: readonly string[]
    unit?: string | undefined
    /** How far a number may be off; only where there are no variables. */
    tolerance?: number | undefined
  },
): EquationMark {
  const { variables, tolerance } = key
  const expected = readFormula(key.expected, variables)
  try {
    const given = readFormula(typed, variables, key.unit)
    const isNear =
      tolerance !== undefined &&
      variables.length === 0 &&
      Math.abs(given([]) - expected([])) <= tolerance + slack
    return { isCorrect: isNear || areEqual(expected, given, variables.length), note: null }
  } catch (error) {
    if (error instanceof UnreadableEquation) {
      return { isCorrect: false, note: `The answer could not be read. ${error.message}` }
    }
    throw error
  }
}
