import { ownProperties } from './evaluate.ts'
import { attributes, otherNames } from './table.generated.ts'

const styleNames = new Set([...ownProperties, ...otherNames.split(' ')])
const attributeNames = new Set(attributes.split(' '))

/** Whether a prop is one of style. */
export function isStyleProp(name: string): boolean {
  return styleNames.has(name) || /^--|^_|[&@]/.test(name)
}

/** Whether an element of HTML or SVG takes a prop that is none of style. */
export function isAttribute(name: string): boolean {
  return attributeNames.has(name) || /^([Dd][Aa][Tt][Aa]|[Aa][Rr][Ii][Aa]|x)-|^on[ -Z]/.test(name)
}
