import { unitless } from './table.generated.ts'

/** A declaration's value, as it is before units are added. */
export type Value = string | number | boolean

/** Declarations and what is nested by selectors (with `&`) and at-rules, each in its order. */
export type StyleTree = Map<string, Value | StyleTree>

const lengthless = new Set(unitless.split(' '))

/** Properties that a browser of the last three years reads by their prefixed name alone. */
const prefixed =
  /^(user-select|text-decoration|text-size-adjust|hyphens|box-decoration-break|background-clip|mask(-(image|mode|clip|size|repeat|origin|position|composite))?)$/

function declaration(name: string, value: Value): string {
  if (typeof value === 'boolean' || value === '') return ''
  if (name.startsWith('--')) return `${name}:${value};`
  const unit = typeof value === 'number' && value !== 0 && !lengthless.has(name) ? 'px' : ''
  const property = name.replace(/[A-Z]|^ms/g, '-$&').toLowerCase()
  const text = `${property}:${value}${unit};`
  return prefixed.test(property) ? `-webkit-${text}${text}` : text
}

/** Splits a list of selectors at the commas that are not within brackets. */
function selectorsIn(list: string): string[] {
  const found: string[] = []
  let depth = 0
  let one = ''
  for (const letter of list) {
    if (letter === '(' || letter === '[') depth++
    else if (letter === ')' || letter === ']') depth--
    if (letter !== ',' || depth > 0) one += letter
    else {
      found.push(one.trim())
      one = ''
    }
  }
  return [...found, one.trim()]
}

/** The selectors that a nested list stands for within those of its parent. */
function within(parents: readonly string[], nested: string): string[] {
  return selectorsIn(nested).flatMap((selector) =>
    parents.map((parent) =>
      selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`.trim(),
    ),
  )
}

const pixels: Record<string, number> = { px: 1, rem: 16, em: 16, ch: 8.8984375, ex: 8.296875 }

/** Whether a query asks for at least or at most a size; the first that it names. */
function boundOf(query: string): string | undefined {
  return /\(\s*(min|max)(?:-device)?-(?:width|height)/.exec(query)?.[1]
}

function lengthOf(query: string): number {
  const [, number, unit = ''] = /(-?\d*\.?\d+)(ch|em|ex|px|rem)/.exec(query) ?? []
  return number === undefined ? Number.POSITIVE_INFINITY : Number(number) * (pixels[unit] ?? 1)
}

/** What is asked of small windows comes before what is asked of larger ones, print comes last. */
function compareQueries(a: string, b: string): number {
  const isPrintA = /print/i.test(a)
  const isPrintB = /print/i.test(b)
  if (isPrintA !== isPrintB) return isPrintA ? 1 : -1
  const boundA = boundOf(a)
  const boundB = boundOf(b)
  if (!isPrintA && boundA !== undefined && boundB !== undefined && boundA !== boundB) {
    return boundA === 'min' ? -1 : 1
  }
  const lengthA = lengthOf(a)
  const lengthB = lengthOf(b)
  if (isPrintA || lengthA === lengthB) return a < b ? -1 : a > b ? 1 : 0
  if (!Number.isFinite(lengthA)) return 1
  if (!Number.isFinite(lengthB)) return -1
  return lengthA > lengthB === (boundA === 'max') ? -1 : 1
}

/** Whether a key is a query, by whose sizes its place is decided. */
export function isQuery(key: string): boolean {
  return key.startsWith('@media') || key.startsWith('@container')
}

/** All that is no query in its own order, then media queries by size, then container queries. */
export function inOrder<E extends readonly [key: string, ...rest: unknown[]]>(
  entries: readonly E[],
): readonly E[] {
  const queries = entries.filter(([key]) => isQuery(key))
  if (queries.length === 0 || entries.length === 1) return entries
  queries.sort(([a], [b]) => (a[1] === b[1] ? compareQueries(a, b) : a[1] === 'm' ? -1 : 1))
  return [...entries.filter(([key]) => !isQuery(key)), ...queries]
}

/**
 * The CSS rules of a tree, in order: a level's declarations stand before all that is nested in it.
 * `isSorted` is false within media queries, where the order is the one that was written.
 */
export function rulesOfTree(
  tree: StyleTree,
  selectors: readonly string[],
  isSorted = true,
): string[] {
  let own = ''
  const nested: [key: string, tree: StyleTree][] = []
  for (const [key, value] of tree) {
    if (value instanceof Map) nested.push([key, value])
    else own += declaration(key, value)
  }
  const rules = own === '' ? [] : [`${selectors.join(',')}{${own}}`]
  for (const [key, inner] of isSorted ? inOrder(nested) : nested) {
    if (key.startsWith('@')) {
      const body = rulesOfTree(inner, selectors, isSorted && !isQuery(key)).join('')
      if (body !== '') rules.push(`${key}{${body}}`)
    } else rules.push(...rulesOfTree(inner, within(selectors, key), isSorted))
  }
  return rules
}
