import { createElement, type ElementType, type JSX, useInsertionEffect } from 'react'
import { mergeStyles, type StyleObject } from './evaluate.ts'
import type { Factory, FactoryOptions } from './factory-types.ts'
import { isAttribute, isStyleProp } from './prop-names.ts'
import { type RecipeConfig, stylesOfRecipe } from './recipe.ts'
import { classFor, flushRules, madeOf, type Styles } from './sheet.ts'

/** Attributes of SVG that have the names of styles: on these elements they stay attributes. */
const svgAttributes: Readonly<Record<string, string>> = {
  path: 'd',
  text: 'x y',
  circle: 'cx cy r',
  rect: 'width height x y rx ry',
  ellipse: 'cx cy rx ry',
  g: 'transform',
  stop: 'offset stopOpacity',
}

type Use = 'forward' | 'variant' | 'style' | 'as' | 'drop'
type Props = Record<string, unknown>

/** What a styled component is made of, for one that is made of it. */
interface Parts {
  tag: ElementType
  config: RecipeConfig
}

const partsOf = new WeakMap<object, Parts>()

function mergedConfig(inner: RecipeConfig, outer: RecipeConfig): RecipeConfig {
  const variants = { ...inner.variants }
  for (const name in outer.variants) {
    const options: Record<string, StyleObject> = { ...variants[name] }
    for (const option in outer.variants[name]) {
      options[option] = mergeStyles(options[option] ?? {}, outer.variants[name]?.[option] ?? {})
    }
    variants[name] = options
  }
  return {
    base: mergeStyles(inner.base ?? {}, outer.base ?? {}),
    variants,
    defaultVariants: { ...inner.defaultVariants, ...outer.defaultVariants },
  }
}

/** A text that two values share only if they are the same styles in the same order. */
const keyOf = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : `${typeof value}${value}`

function usesOf(tag: ElementType, config: RecipeConfig): (prop: string) => Use {
  const own = typeof tag === 'string' ? svgAttributes[tag]?.split(' ') : undefined
  const known = new Map<string, Use>()
  const find = (prop: string): Use => {
    if (own?.includes(prop)) return 'forward'
    if (config.variants && prop in config.variants) return 'variant'
    if (isStyleProp(prop)) return 'style'
    if (typeof tag !== 'string') return prop === 'theme' ? 'drop' : 'forward'
    if (own) return 'forward'
    if (prop === 'as') return 'as'
    return isAttribute(prop) ? 'forward' : 'drop'
  }
  return (prop) => {
    let role = known.get(prop)
    if (role === undefined) {
      role = find(prop)
      known.set(prop, role)
    }
    return role
  }
}

/** Classes by what was asked for; styles are evaluated when something is asked for first. */
function memo(layer: 'recipes' | null): (key: string, styles: () => Styles) => string {
  const names = new Map<string, string>()
  return (key, styles) => {
    let name = names.get(key)
    if (name === undefined) {
      name = classFor(styles(), layer)
      names.set(key, name)
    }
    return name
  }
}

const propsClass = memo(null)

/** Our classes among those that a component was given, by layer, and all others. */
function sorted(className: string): { recipes: string[]; props: string[]; others: string[] } {
  const found = { recipes: [] as string[], props: [] as string[], others: [] as string[] }
  for (const name of className.split(' ')) {
    const made = madeOf(name)
    if (made) found[made.layer ?? 'props'].push(name)
    else if (name !== '') found.others.push(name)
  }
  return found
}

const stylesBehind = (names: readonly string[]) =>
  names.flatMap((name) => madeOf(name)?.styles ?? [])

/** What the types have seen to: these props are styles, or choices of variants. */
const stylesIn = (props: unknown) => props as StyleObject

function stylesOfProps({ css, ...rest }: Props): StyleObject {
  return mergeStyles(stylesIn(css ?? {}), stylesIn(rest))
}

function create(tag: ElementType, ownConfig: RecipeConfig = {}, options: FactoryOptions = {}) {
  const inner = typeof tag === 'string' ? undefined : partsOf.get(tag)
  const base = inner?.tag ?? tag
  const config = inner ? mergedConfig(inner.config, ownConfig) : ownConfig
  const roleOf = usesOf(tag, config)
  const recipeClass = memo('recipes')

  function Styled(given: Props): JSX.Element {
    const props = options.defaultProps ? withDefaults(options.defaultProps, given) : given
    let Tag = base
    let variantKey = ''
    let styleKey = ''
    let variants: Props | undefined
    let styles: Props | undefined
    const passed: Props = {}
    for (const prop in props) {
      const value = props[prop]
      if (value === undefined) continue
      const role = roleOf(prop)
      if (role === 'forward') passed[prop] = value
      else if (role === 'style') {
        styles ??= {}
        styles[prop] = value
        styleKey += `${prop}\0${keyOf(value)}\0`
      } else if (role === 'variant') {
        variants ??= {}
        variants[prop] = value
        variantKey += `${prop}\0${keyOf(value)}\0`
      } else if (role === 'as') Tag = value as ElementType
    }
    const handed = typeof props.className === 'string' ? sorted(props.className) : undefined
    const outer = handed ?? { recipes: [], props: [], others: [] }
    const recipe = recipeClass(`${variantKey}${outer.recipes.join(' ')}`, () => [
      stylesOfRecipe(config, stylesIn(variants ?? {})),
      ...stylesBehind(outer.recipes),
    ])
    const own = styles
    const style =
      own || outer.props.length > 0
        ? propsClass(`${styleKey}${outer.props.join(' ')}`, () => [
            ...(own ? [stylesOfProps(own)] : []),
            ...stylesBehind(outer.props),
          ])
        : ''
    const className = [...outer.others, recipe, style].filter((name) => name !== '').join(' ')
    if (className === '') delete passed.className
    else passed.className = className
    useInsertionEffect(flushRules)
    return createElement(Tag, passed)
  }
  Styled.displayName = `chakra(${typeof base === 'string' ? base : (base.displayName ?? base.name)})`
  partsOf.set(Styled, { tag: base, config })
  return Styled
}

function withDefaults(defaults: Props, given: Props): Props {
  const props: Props = { ...defaults }
  for (const name in given) if (given[name] !== undefined) props[name] = given[name]
  return props
}

const plain = new Map<string, ReturnType<typeof create>>()

/**
 * Makes components that take styles as props: `chakra.div`, `chakra('div', recipe)`,
 * `chakra(Component, recipe)`. Styles are in the design system's names of tokens; each combination
 * of variants, and each shape of style props, is turned into CSS once.
 */
export const chakra = new Proxy(create, {
  get(_, tag: string) {
    let found = plain.get(tag)
    if (found === undefined) {
      found = create(tag as ElementType)
      plain.set(tag, found)
    }
    return found
  },
}) as unknown as Factory
