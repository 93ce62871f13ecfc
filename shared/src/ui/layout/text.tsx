import type { ComponentProps } from 'react'
import { chakra } from '../theme/chakra.tsx'

const tones = {
  default: { color: 'fg' },
  muted: { color: 'fg.muted' },
  subtle: { color: 'fg.subtle' },
  brand: { color: 'fg.brand' },
  success: { color: 'success.text' },
  warning: { color: 'warning.text' },
  danger: { color: 'danger.text' },
}

/** A paragraph (or `as="span"`). Sizes `xs` 12, `sm` 14, `md` 16, `lg` 18 px. */
export const Text = chakra('p', {
  base: { overflowWrap: 'anywhere', minWidth: '0' },
  variants: {
    size: {
      xs: { fontSize: 'xs', lineHeight: 'normal' },
      sm: { fontSize: 'sm', lineHeight: 'normal' },
      md: { fontSize: 'md', lineHeight: 'normal' },
      lg: { fontSize: 'lg', lineHeight: 'relaxed' },
    },
    tone: tones,
    weight: {
      normal: { fontWeight: 'normal' },
      medium: { fontWeight: 'medium' },
      semibold: { fontWeight: 'semibold' },
    },
    figures: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
})

const StyledHeading = chakra('h2', {
  base: {
    color: 'fg',
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    minWidth: '0',
  },
  variants: {
    size: {
      sm: { fontSize: 'md', letterSpacing: 'normal' },
      md: { fontSize: 'lg' },
      lg: { fontSize: 'xl' },
      xl: { fontSize: { base: 'xl', md: '2xl' }, lineHeight: 'tight' },
      '2xl': { fontSize: { base: '2xl', md: '3xl' }, lineHeight: 'tight' },
    },
  },
  defaultVariants: { size: 'lg' },
})

export type HeadingLevel = 1 | 2 | 3 | 4

export interface HeadingProps extends Omit<ComponentProps<typeof StyledHeading>, 'as'> {
  /** Level in the page's outline; how big it looks is `size`. */
  level?: HeadingLevel
}

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const

/** A heading: `level` for the outline, `size` for the eye (follows the level when left out). */
export function Heading({ level = 2, size, ...rest }: HeadingProps) {
  return <StyledHeading as={`h${level}`} size={size ?? sizeOfLevel[level]} {...rest} />
}

/** A key of the keyboard. */
export const Kbd = chakra('kbd', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '6',
    height: '6',
    paddingX: '1.5',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    bg: 'bg.surface',
    color: 'fg.muted',
    fontFamily: 'body',
    fontSize: 'xs',
    fontWeight: 'medium',
  },
})
