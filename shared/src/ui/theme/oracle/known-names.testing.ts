import { isCondition, isStyleProp, isToken, type Styles } from './chakra-rules.testing.ts'
import { type FlatRule, parts } from './flat-rules.testing.ts'

const isSelector = (name: string) => /[&@]/.test(name)

/** References to tokens that there are not, and shades of colours, which are not offered. */
function unknownIn(text: string): string[] {
  const references = [...text.matchAll(/\{([\w.]+)\}/g)].map(([, of = '']) => of)
  const isShade = /^[a-z]\w*(\.\w+)*\/\d+$/i.test(text)
  return references.every(isToken) && !isShade ? [] : [text]
}

/** What a style object names that nothing stands for: properties, conditions, references in texts. */
export function unknownNames(styles: Styles): string[] {
  return Object.entries(styles).flatMap(([name, value]) => {
    const isKnown =
      name === 'base' ||
      name.startsWith('--') ||
      isSelector(name) ||
      isCondition(name) ||
      (isStyleProp(name) && !name.startsWith('_'))
    const inside =
      typeof value === 'object' && value !== null ? unknownNames(value) : unknownIn(String(value))
    return isKnown ? inside : [name, ...inside]
  })
}

const colours =
  /^(color|fill|stroke|background(-color)?|((border|outline|text-decoration|caret|accent)(-\w+)*-color))$/
const colour =
  /^(var\(--[\w-]+\)|#[\da-f]{3,8}|transparent|currentcolor|inherit|none|unset|(rgba?|hsla?|color-mix|(repeating-)?(linear|radial|conic)-gradient|url)\(.*\))$/i
const lengths =
  /^((row-|column-)?gap|(padding|margin|inset|border-spacing)(-\w+)*|top|left|right|bottom|((min|max)-)?(width|height|inline-size|block-size)|font-size|letter-spacing|border(-\w+)*-(width|radius))$/
const length =
  /^(0|-?[\d.]+(px|r?em|ch|%|[sdl]?v[hwb]|cqi)|(var|calc|min|max|clamp|env|fit-content)\(.*\)|auto|none|normal|inherit|unset|(min|max|fit)-content|stretch)$/

/** Colours and lengths among the declarations that are neither a token of ours nor CSS. */
export function unknownValues(rules: readonly FlatRule[]): string[] {
  return rules
    .flatMap(({ declarations }) => declarations)
    .filter((declaration) => {
      const [property = '', value = ''] = declaration.replace('!important', '').split(/:(.*)/)
      const form = colours.test(property) ? colour : lengths.test(property) ? length : null
      const words = [...parts(value, ' ,')].map(([word]) => word).filter((word) => word !== '')
      return form !== null && !words.every((word) => form.test(word))
    })
}
