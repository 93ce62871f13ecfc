import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { chakra } from './chakra.tsx'

/** The rules of a class in the order in which they stand in the page, without white space. */
function rulesOfClass(name: string | undefined): string {
  return document.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((rule) => new RegExp(`\\.${name}\\b`).test(rule))
    .join('')
    .replace(/\s*([{}:;,])\s*/g, '$1')
}

const classesOf = (element: Element) => [...element.classList]

describe('a styled component', () => {
  test('has a class for its recipe, in the layer, and one for its props, outside', () => {
    const Card = chakra('section', { base: { padding: '4' } })
    render(<Card data-testid="card" color="fg.muted" className="mine" />)

    const [own, recipe, props] = classesOf(screen.getByTestId('card'))
    expect(own).toBe('mine')
    expect(rulesOfClass(recipe)).toBe(`@layer recipes{.${recipe}{padding:var(--p-spacing-4);}}`)
    expect(rulesOfClass(props)).toBe(`.${props}{color:var(--p-colors-fg-muted);}`)
  })

  test('has no class where there is nothing to say', () => {
    render(<chakra.div data-testid="bare" />)
    expect(screen.getByTestId('bare')).not.toHaveAttribute('class')
  })

  test('evaluates the same variants and the same props once', () => {
    const Chip = chakra('span', {
      variants: { tone: { red: { color: 'red' }, blue: { color: 'blue' } } },
    })
    render(
      <>
        <Chip tone="red" padding="1" data-testid="a" />
        <Chip tone="red" padding="1" data-testid="b" />
        <Chip tone="blue" padding={1} data-testid="c" />
      </>,
    )
    const [a, b, c] = ['a', 'b', 'c'].map((id) => screen.getByTestId(id).className)
    expect(a).toBe(b)
    expect(c).not.toBe(a)
  })

  test('passes attributes on, and neither variants, styles nor what elements do not know', () => {
    const Field = chakra('input', { variants: { wide: { true: { width: 'full' } } } })
    const unknown: object = { tone: 'red', colorPalette: 'red' }
    render(
      <Field
        aria-label="Name"
        data-x="1"
        wide={true}
        padding="2"
        maxLength={9}
        title={undefined}
        {...unknown}
      />,
    )
    const names = screen.getByRole('textbox').getAttributeNames()
    expect(names.sort()).toEqual(['aria-label', 'class', 'data-x', 'maxlength'])
  })

  test('keeps attributes of SVG that have the names of styles', () => {
    render(
      <svg aria-hidden="true">
        <chakra.circle data-testid="ring" cx={4} cy={5} r={2} stroke="bg.brand" />
      </svg>,
    )
    const ring = screen.getByTestId('ring')
    expect(ring.getAttributeNames()).toEqual(expect.arrayContaining(['cx', 'cy', 'r']))
    expect(ring).not.toHaveAttribute('stroke')
  })

  test('is another element by `as`, and has its defaults', () => {
    const Title = chakra('h2', { base: { fontSize: 'lg' } }, { defaultProps: { title: 'Usual' } })
    render(<Title as="h3">Figures</Title>)
    expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('title', 'Usual')
  })

  test('of another styled one is that one with its styles merged into one recipe', () => {
    const List = chakra('ul', {
      base: { gap: '1', padding: '2' },
      variants: { on: { true: { gap: '3' } } },
    })
    const Inner = chakra(List, { base: { padding: '0' }, variants: { on: { true: { order: 1 } } } })
    render(<Inner on={true} aria-label="Entries" />)

    const classes = classesOf(screen.getByRole('list'))
    expect(classes).toHaveLength(1)
    expect(rulesOfClass(classes[0])).toBe(
      `@layer recipes{.${classes[0]}{gap:var(--p-spacing-3);padding:var(--p-spacing-0);order:1;}}`,
    )
  })

  test('around a component wins over what that one has inside, recipe for recipe, props for props', () => {
    const Inside = chakra('a', { base: { color: 'fg', order: 1 } })
    const Link = (props: ComponentProps<'a'>) => (
      <Inside {...props} color={undefined} margin="1" padding={{ base: '1', md: '2' }} />
    )
    const Outside = chakra(Link, { base: { color: 'fg.link' } })
    // The outer one is drawn first: its rules stand in the page before the inner one's.
    render(
      <Outside href="/" margin="2" padding="3">
        Away
      </Outside>,
    )

    const classes = classesOf(screen.getByRole('link'))
    expect(classes).toHaveLength(2)
    expect(rulesOfClass(classes[0])).toBe(
      `@layer recipes{.${classes[0]}{color:var(--p-colors-fg);order:1;}}@layer recipes{.${classes[0]}{color:var(--p-colors-fg-link);}}`,
    )
    expect(rulesOfClass(classes[1])).toBe(
      `.${classes[1]}{margin:var(--p-spacing-1);padding:var(--p-spacing-1);}.${classes[1]}{margin:var(--p-spacing-2);padding:var(--p-spacing-3);}@media screen and (min-width:48rem){.${classes[1]}{padding:var(--p-spacing-2);}}`,
    )
  })

  test('takes styles for an element within, before its props', () => {
    render(
      <chakra.p
        data-testid="text"
        css={{ color: 'fg', '& a': { color: 'fg.link' } }}
        color="fg.muted"
      />,
    )
    const [props] = classesOf(screen.getByTestId('text'))
    expect(rulesOfClass(props)).toBe(
      `.${props}{color:var(--p-colors-fg-muted);}.${props} a{color:var(--p-colors-fg-link);}`,
    )
  })
})
