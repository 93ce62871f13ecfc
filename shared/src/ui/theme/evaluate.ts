import { rulesOfTree, type StyleTree, type Value } from './rules.ts'
import {
  colourNames,
  colourTexts,
  conditions,
  properties,
  shorthands,
  spelled,
  targets,
  tokens,
} from './table.generated.ts'

/** Styles as they are written: properties, shorthands and conditions, in names of tokens. */
export interface StyleObject {
  readonly [name: string]: Value | StyleObject | null | undefined
}

const words = (list: string) => list.split(' ')
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Each shorthand's property. */
const propertyOf = new Map<string, string>()
for (const [property, names] of Object.entries(shorthands)) {
  for (const name of words(names)) propertyOf.set(name, property)
}

/** Values that stand for others, by category and by property. */
const categories = new Map<string, ReadonlyMap<string, string>>()
const valuesOf = new Map<string, ReadonlyMap<string, string>>()
for (const [category, names] of Object.entries(properties)) {
  const values = valuesIn(category)
  categories.set(category, values)
  for (const name of words(names)) valuesOf.set(name, values)
}

/** The text with the values of tokens that it names, as in `calc({sizes.topBar} + 1px)`. */
function withTokens(text: string): string {
  return text.replace(/\{([^}.]*)\.?([^}]*)\}/g, (_, category: string, name: string) => {
    const path = name === '' ? category : `${category}.${name}`
    return categories.get(category)?.get(name) ?? path
  })
}

/** Names of a category with the CSS variables that they stand for; spacing also has negatives. */
function valuesIn(category: string): Map<string, string> {
  const values = new Map<string, string>()
  if (category === 'colors') {
    for (const name of words(colourNames)) {
      values.set(name, `var(--p-colors-${kebab(name).replaceAll('.', '-')})`)
    }
    for (const pair of words(colourTexts)) {
      const [name = '', text = ''] = pair.split('=')
      values.set(name, text)
    }
  }
  const names = tokens[category]
  for (const name of names === undefined ? [] : words(names)) {
    const variable = `var(--p-${kebab(`${category}-${name}`).replaceAll('.', '\\.')})`
    values.set(name, variable)
    if (category === 'spacing' && name !== '0') values.set(`-${name}`, `calc(${variable} * -1)`)
  }
  return values
}

const conditionOf = new Map<string, string | readonly string[]>(Object.entries(conditions))
const targetsOf = new Map(Object.entries(targets).map(([name, list]) => [name, words(list)]))

/** What some words of a property stand for, or any value, in whose place stands `&`. */
const spelledOut = new Map<string, Readonly<Record<string, Declarations>>>(Object.entries(spelled))

type Declarations = Readonly<Record<string, Value>>

/** Names of the design system that CSS does not know. */
export const ownProperties: readonly string[] = [
  'css',
  ...propertyOf.keys(),
  ...valuesOf.keys(),
  ...targetsOf.keys(),
  ...spelledOut.keys(),
  ...Object.keys(conditions),
]

function declare(name: string, value: Value): [string, Value][] {
  const plain = typeof value === 'string' && value.includes('{') ? withTokens(value) : value
  const words = spelledOut.get(name)
  if (words) {
    const found = Object.entries(words[String(plain)] ?? words['&'] ?? {})
    return found.map(([target, text]) => [target, text === '&' ? plain : text])
  }
  const text = valuesOf.get(name)?.get(String(plain)) ?? plain
  return (targetsOf.get(name) ?? [name]).map((target) => [target, text])
}

export const isObject = (value: StyleObject[string]): value is StyleObject =>
  typeof value === 'object' && value !== null

/** The object with its shorthands resolved, on all levels, and without what is nothing. */
function normalised(styles: StyleObject): Record<string, Value | StyleObject> {
  const result: Record<string, Value | StyleObject> = {}
  for (const name in styles) {
    const value = styles[name]
    if (value === undefined || value === null) continue
    result[propertyOf.get(name) ?? name] = isObject(value) ? normalised(value) : value
  }
  return result
}

function mergeInto(
  to: Record<string, Value | StyleObject>,
  from: Record<string, Value | StyleObject>,
): void {
  for (const name in from) {
    const value = from[name]
    const old = to[name]
    if (value === undefined) continue
    to[name] = isObject(old) && isObject(value) ? mergeStyles(old, value) : value
  }
}

/** All of them in one, shorthands resolved; on each level the later one wins. */
export function mergeStyles(...all: readonly StyleObject[]): StyleObject {
  const result: Record<string, Value | StyleObject> = {}
  for (const styles of all) mergeInto(result, normalised(styles))
  return result
}

/** What a condition's name stands for: selectors and at-rules, from the outer to the inner one. */
export function resolved(name: string): readonly string[] {
  return [conditionOf.get(name) ?? name].flat()
}

/** Whether a name on the way to a value says when it holds, and is no property. */
function isCondition(name: string): boolean {
  return conditionOf.has(name) || /^[@_]|&/.test(name)
}

/** Puts all values where they belong: by their conditions in the order of writing. */
function treeOf(styles: StyleObject, isLayered: boolean): StyleTree {
  const tree: StyleTree = new Map()
  const put = (path: readonly string[], value: Value) => {
    const [property = '', ...rest] = path.filter((name) => !isCondition(name))
    let node = tree
    for (const name of [...rest, ...path.filter(isCondition)]) {
      for (const key of resolved(name)) {
        let inner = node.get(key)
        if (!(inner instanceof Map)) {
          inner = new Map()
          node.set(key, inner)
        }
        node = inner
      }
    }
    const important = typeof value === 'string' && /\s*!(important)?/i.exec(value)
    const plain = important ? value.replace(important[0], '').trim() : value
    let found = declare(property, plain)
    // What a recipe's properties stand for is looked up in its turn, as Chakra has it.
    if (isLayered) found = found.flatMap(([name, text]) => declare(name, text))
    for (const [name, text] of found) {
      node.set(name, important && typeof text === 'string' ? `${text} !important` : text)
    }
  }
  const walk = (node: StyleObject, path: readonly string[]) => {
    for (const name in node) {
      const value = node[name]
      if (value === undefined || value === null) continue
      const here = name === 'base' ? path : [...path, name]
      if (isObject(value)) walk(value, here)
      else put(here, value)
    }
  }
  walk(mergeStyles(styles), [])
  return tree
}

/**
 * The CSS rules of styles for a class, in the order in which they are inserted: of a recipe one
 * rule, its layer with all others in it; of style props, which stand outside of layers, any number.
 */
export function rulesOf(styles: StyleObject, className: string, layer: 'recipes' | null): string[] {
  const rules = rulesOfTree(treeOf(styles, layer !== null), [`.${className}`])
  return layer === null || rules.length === 0 ? rules : [`@layer ${layer}{${rules.join('')}}`]
}
