import { css as serialized, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { system } from '../system.ts'

/** A style object, as recipes and style props are written. */
export interface Styles {
  readonly [name: string]: string | number | boolean | null | undefined | Styles
}

/** A recipe, as far as the portal's recipes go. */
export interface Recipe {
  readonly base?: Styles
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Styles>>>>
  readonly defaultVariants?: Readonly<Record<string, unknown>>
}

function emotionCache(): NonNullable<ReturnType<typeof useEmotionCache>> {
  let cache: ReturnType<typeof useEmotionCache> | undefined
  const Taker = () => {
    cache = useEmotionCache()
    return null
  }
  renderToStaticMarkup(createElement(Taker))
  if (!cache) throw new Error('Emotion has no cache without a document')
  return cache
}

/** What emotion and its compiler of styles write for a style object that Chakra has resolved. */
function written(styles: object): string[] {
  const cache = emotionCache()
  const rules: string[] = []
  const sheet = Object.assign(Object.create(cache.sheet), {
    insert: (rule: string) => rules.push(rule),
  })
  const made = serialized(styles as Parameters<typeof serialized>[0])
  cache.insert('.css', made, sheet, false)
  return rules
}

/**
 * Chakra keeps what it has resolved by its properties in alphabetical order, so that the order of
 * whoever came first would be everybody's; with this no two are the same.
 */
let times = 0
const mark = '--only-once'
const once = (): Styles => {
  times += 1
  return { [mark]: times }
}
const unmarked = (rules: readonly string[]) =>
  rules.map((rule) => rule.replace(new RegExp(`${mark}:\\d+;`, 'g'), ''))

/** The rules of style props and `css` props, in their order, for the class `css`. */
export function chakraRulesOfProps(...styles: Styles[]): string[] {
  const all = [...styles, once()] as Parameters<typeof system.css>
  return unmarked(written(system.css(...all)))
}

/** The rules of a recipe with these variants; `outer` is one that was made of it by `chakra()`. */
export function chakraRulesOfRecipe(
  recipe: Recipe,
  variants: Readonly<Record<string, unknown>>,
  outer?: Recipe,
): string[] {
  const marked = { ...recipe, base: { ...recipe.base, ...once() } }
  const own = system.cva(marked as Parameters<typeof system.cva>[0])
  const whole = outer ? own.merge(system.cva(outer as Parameters<typeof system.cva>[0])) : own
  return unmarked(written(system.css(whole.raw(variants))))
}

/** Whether Chakra takes a prop of this name for a style, and not for the element's own. */
export const isStyleProp = (name: string): boolean => system.isValidProperty(name)

/** Whether Chakra knows a name of when styles hold: `_hover`, `md`. */
export const isCondition = (name: string): boolean => system.conditions.keys().includes(name)

/** Whether there is a token of this name in full, `sizes.topBar`. */
export const isToken = (name: string): boolean => system.tokens.getByName(name) !== undefined
