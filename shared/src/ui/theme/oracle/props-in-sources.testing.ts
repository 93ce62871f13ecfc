import { readFileSync } from 'node:fs'
import { type Node, parseSync } from '@swc/core'

type Literal = string | number | boolean | { [name: string]: Literal }
type Style = Record<string, Literal>

/** What one element of a source says of its looks by literal props. */
export interface LiteralProps {
  file: string
  element: string
  props: Style
}

type Field = Node | readonly Field[] | string | number | boolean | null | undefined

const isNode = (field: unknown): field is Node =>
  typeof field === 'object' && field !== null && 'type' in field

const fieldsOf = (node: object): [string, Field][] => Object.entries(node)
const field = (node: Node, name: string): unknown => Reflect.get(node, name)
const nodeIn = (node: Node, name: string): Node | undefined => {
  const found = field(node, name)
  return isNode(found) ? found : undefined
}
const textIn = (node: Node | undefined, name: string): string =>
  node ? String(field(node, name)) : ''

function* walk(node: Field): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* walk(each)
  else if (typeof node === 'object' && node !== null) {
    if (isNode(node)) yield node
    for (const [name, value] of fieldsOf(node)) if (name !== 'span') yield* walk(value)
  }
}

/** What an expression may be, as far as it is written out: both sides of a choice, none of a name. */
function literalsOf(node: Node | undefined): Literal[] {
  switch (node?.type) {
    case 'StringLiteral':
      return [textIn(node, 'value')]
    case 'NumericLiteral':
      return [Number(field(node, 'value'))]
    case 'BooleanLiteral':
      return [field(node, 'value') === true]
    case 'UnaryExpression':
      return literalsOf(nodeIn(node, 'argument')).map((value) => -Number(value))
    case 'TemplateLiteral': {
      const quasis = field(node, 'quasis')
      if (!Array.isArray(quasis) || quasis.length !== 1) return []
      return [textIn(quasis[0], 'cooked')]
    }
    case 'ConditionalExpression':
      return [...literalsOf(nodeIn(node, 'consequent')), ...literalsOf(nodeIn(node, 'alternate'))]
    case 'BinaryExpression':
      return ['??', '||', '&&'].includes(textIn(node, 'operator'))
        ? [...literalsOf(nodeIn(node, 'left')), ...literalsOf(nodeIn(node, 'right'))]
        : []
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
    case 'JSXExpressionContainer':
      return literalsOf(nodeIn(node, 'expression'))
    case 'ObjectExpression':
      return objectsOf(node)
    default:
      return []
  }
}

function objectsOf(node: Node): Style[] {
  const properties = field(node, 'properties')
  const entries: [string, Literal[]][] = (Array.isArray(properties) ? properties : []).flatMap(
    (each: unknown) => {
      if (!isNode(each) || each.type !== 'KeyValueProperty') return []
      const key = nodeIn(each, 'key')
      const name = key && (literalsOf(key)[0] ?? field(key, 'value'))
      const literals = literalsOf(nodeIn(each, 'value'))
      return typeof name === 'object' || literals.length === 0 ? [] : [[String(name), literals]]
    },
  )
  return combined(entries)
}

/** The first of each, and then each further one among the first of all others. */
function combined(entries: readonly [string, Literal[]][]): Style[] {
  if (entries.length === 0) return []
  const pick = (which: number, at: number) =>
    Object.fromEntries(
      entries.map(([name, values], index) => [
        name,
        (index === which ? values[at] : values[0]) ?? '',
      ]),
    )
  const further = entries.flatMap(([, values], which) =>
    values.slice(1).map((_, at) => pick(which, at + 1)),
  )
  return [pick(-1, 0), ...further]
}

/** All literal props of a file's components that are styles, element by element. */
export function literalPropsIn(file: string, isStyle: (name: string) => boolean): LiteralProps[] {
  const module = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true })
  return [...walk(module)].flatMap((node) => {
    if (node.type !== 'JSXOpeningElement') return []
    const name = nodeIn(node, 'name')
    const isMember = name?.type === 'JSXMemberExpression'
    const element = isMember
      ? `${textIn(nodeIn(name, 'object'), 'value')}.${textIn(nodeIn(name, 'property'), 'value')}`
      : textIn(name, 'value')
    if (!isMember && !/^[A-Z]/.test(element)) return []
    const attributes = field(node, 'attributes')
    const entries: [string, Literal[]][] = (Array.isArray(attributes) ? attributes : []).flatMap(
      (each: unknown) => {
        if (!isNode(each) || each.type !== 'JSXAttribute') return []
        const prop = textIn(nodeIn(each, 'name'), 'value')
        const value = nodeIn(each, 'value')
        const literals = value ? literalsOf(value) : [true]
        return isStyle(prop) && literals.length > 0 ? [[prop, literals]] : []
      },
    )
    return combined(entries).map((props) => ({ file, element, props }))
  })
}
