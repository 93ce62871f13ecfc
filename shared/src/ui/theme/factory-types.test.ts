import { describe, expect, test } from 'vitest'
import { chakra } from './chakra.tsx'
import { defineRecipe } from './define-recipe.ts'
import type { StyleProps, Styles } from './factory-types.ts'

/** The type check is the test: it fails where a line below is no error, or another one is. */
describe('the types of styles', () => {
  test('take what the evaluator knows', () => {
    const taken: Styles[] = [
      { padding: '4', px: 2, color: 'bg.brand', width: '50%', lineHeight: 1.5 },
      { padding: { base: '4', md: '6', _print: '0' }, '--gap': '4px' },
      {
        _hover: { bg: 'bg.hover', '& > svg': { fill: 'fg' } },
        '@media print': { display: 'none' },
      },
      { transition: 'opacity 120ms', transform: 'rotate(90deg)', filter: 'none' },
      { srOnly: true, lineClamp: { base: 2, md: 'none' }, truncate: false },
    ]
    expect(taken).toHaveLength(5)
  })

  test('refuse what it does not know', () => {
    const refused: Styles[] = [
      // @ts-expect-error rings
      { ring: '2px' },
      // @ts-expect-error rings on focus
      { focusRing: 'outside' },
      // @ts-expect-error filters of their own
      { blur: 'sm' },
      // @ts-expect-error gradients of their own
      { gradientFrom: 'bg.brand' },
      // @ts-expect-error lines between children
      { divideX: '1px' },
      // @ts-expect-error space between children
      { spaceY: '4' },
      // @ts-expect-error hidden by width
      { hideBelow: 'md' },
      // @ts-expect-error a palette
      { colorPalette: 'red' },
      // @ts-expect-error a background in the form of text
      { bgClip: 'text' },
      // @ts-expect-error lists by width
      { padding: ['4', '6'] },
      // @ts-expect-error lists by width, nested
      { _hover: { padding: ['4', '6'] } },
      // @ts-expect-error nested
      { '& > *': { ring: '2px' } },
      // @ts-expect-error a condition that does not exist
      { _hovered: { color: 'fg' } },
      // @ts-expect-error a condition that is not offered
      { color: { _peerHover: 'fg' } },
      // @ts-expect-error a range of widths
      { color: { mdDown: 'fg' } },
      // @ts-expect-error a selector without its element
      { svg: { color: 'fg' } },
      // @ts-expect-error a name for a transition
      { transition: 'colors' },
      // @ts-expect-error variables put together
      { transform: 'auto' },
      // @ts-expect-error functions
      { color: () => 'fg' },
    ]
    expect(refused).toHaveLength(19)
    // @ts-expect-error props in a list
    const props: StyleProps = { css: [{ color: 'fg' }] }
    expect(props).toBeDefined()
  })

  test('refuse the same in recipes and props, and what a component does not take', () => {
    const Box = chakra('div', {
      base: { color: 'fg' },
      variants: { size: { sm: { padding: '1' }, md: { padding: '2' } }, wide: { true: {} } },
      defaultVariants: { size: 'md' },
    })
    const props: Parameters<typeof Box>[0][] = [
      { size: 'sm', wide: true, padding: '4', id: 'a', as: 'span' },
      { size: { base: 'sm', md: 'md' } },
      // @ts-expect-error a variant that does not exist
      { size: 'lg' },
      // @ts-expect-error the element of its child
      { asChild: true },
      // @ts-expect-error not offered
      { ring: '2px' },
      // @ts-expect-error no attribute
      { href: '/' },
    ]
    expect(props).toHaveLength(6)

    // @ts-expect-error combinations of variants
    expect(defineRecipe({ compoundVariants: [] })).toBeDefined()
    // @ts-expect-error not offered
    expect(defineRecipe({ base: { ring: '2px' } })).toBeDefined()
    // @ts-expect-error a default that is no variant
    expect(defineRecipe({ variants: { a: { b: {} } }, defaultVariants: { a: 'c' } })).toBeDefined()
    // @ts-expect-error styles by a function
    expect(chakra('div', () => ({ color: 'fg' }))).toBeDefined()
  })
})
