import type { JsxStyleProps } from '@chakra-ui/react/styled-system'
import type { ComponentPropsWithRef, ElementType, JSX, ReactNode } from 'react'
import type { conditions, NotOffered } from './table.generated.ts'

/** When a value or a group of styles holds. */
export type Condition = keyof typeof conditions | 'base'

/** A value, or one for each condition. */
export type ByCondition<V> = V | { readonly [C in Condition]?: ByCondition<V> | undefined }

/** Chakra's own type of a property's values, without lists and what it says of conditions. */
type Plain<V> = Extract<V, string | number | boolean | undefined>

type Names = Exclude<keyof JsxStyleProps, NotOffered | `_${string}` | 'css' | keyof Strict>

/** Properties of which some words mean more to Chakra than to CSS. */
interface Strict {
  /** In full, with how long it takes: `opacity 120ms`. */
  transition?: ByCondition<`${string} ${string}` | 'none' | 'inherit' | undefined>
  transform?: ByCondition<`${string}(${string}` | 'none' | undefined>
  filter?: ByCondition<`${string}(${string}` | 'none' | undefined>
  backdropFilter?: ByCondition<`${string}(${string}` | 'none' | undefined>
}

type Properties = Strict & {
  [K in Names]?: ByCondition<Plain<JsxStyleProps[K]> | undefined>
}

type AtRule = 'media' | 'layer' | 'container' | 'supports' | 'page'

/** Styles in the design system's names: properties, shorthands, conditions and selectors with `&`. */
export type Styles = Properties & {
  [C in Condition]?: Styles | undefined
} & {
  [S in `&${string}` | `${string}&` | `@${AtRule}${string}`]?: Styles | undefined
} & {
  [V in `--${string}`]?: ByCondition<string | number | undefined>
}

/** What a component takes as props of style. */
export type StyleProps = Properties & {
  [C in Exclude<Condition, 'base' | `${string}${number}${string}`> & `_${string}`]?:
    | Styles
    | undefined
} & { css?: Styles | undefined }

type Variants = Readonly<Record<string, Readonly<Record<string | number, Styles>>>>

type Choice<T> = T extends 'true' | 'false' ? boolean : T

/** The variants of a recipe as props. */
export type Selection<V> = string extends keyof V
  ? unknown
  : { [K in keyof V]?: ByCondition<Choice<keyof V[K]> | undefined> | undefined }

/** How a component looks: its base, and what each variant adds to it. */
export interface Recipe<V extends Variants = Variants> {
  base?: Styles | undefined
  variants?: V | undefined
  defaultVariants?: Selection<V> | undefined
}

/** Attributes whose names the styles have. */
type Taken = 'color' | 'size' | 'translate' | 'transition' | 'width' | 'height' | 'content'

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

type Assign<T, U> = Without<T, keyof U> & U

/** The props of a styled component. */
export type StyledProps<T extends ElementType, P> = Assign<
  Without<ComponentPropsWithRef<T>, Taken>,
  Assign<StyleProps, P> & { as?: ElementType | undefined }
>

/** A component that takes styles and the variants of its recipe. */
export interface Styled<T extends ElementType, P = unknown> {
  (props: StyledProps<T, P>): ReactNode
  displayName?: string
  /** For types alone: what it is made of. */
  readonly madeOf?: [tag: T, variants: P]
}

export interface FactoryOptions {
  /** Props that hold where none are given. */
  defaultProps?: Record<string, unknown> | undefined
}

type StyledOf<T extends ElementType, P> =
  T extends Styled<infer Inner, infer Q> ? Styled<Inner, Q & P> : Styled<T, P>

export interface Factory extends Elements {
  <T extends ElementType>(tag: T): StyledOf<T, unknown>
  <T extends ElementType, V extends Variants = Record<never, never>>(
    tag: T,
    recipe: Recipe<V>,
    options?: FactoryOptions,
  ): StyledOf<T, Selection<V>>
}

type Elements = { [K in keyof JSX.IntrinsicElements]: Styled<K> }
