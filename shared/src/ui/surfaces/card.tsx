import { type ComponentProps, type ReactNode, useId } from 'react'
import { Heading, type HeadingLevel, Text } from '../layout/text.tsx'
import { chakra } from '../theme/chakra.tsx'

/** The bare surface of a card, for what has no title: takes every style prop. */
export const Surface = chakra('div', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    minWidth: '0',
  },
})

const Section = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    minWidth: '0',
    breakInside: 'avoid',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '2',
      columnGap: '4',
      paddingX: { base: '4', md: '6' },
      paddingTop: { base: '4', md: '5' },
    },
    '& > [data-part=body]': {
      flex: '1',
      minWidth: '0',
      paddingX: { base: '4', md: '6' },
      paddingTop: '4',
      paddingBottom: { base: '4', md: '6' },
    },
    '& > [data-part=body]:not(* + *)': { paddingTop: { base: '4', md: '6' } },
    '& > footer': {
      paddingX: { base: '4', md: '6' },
      paddingY: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
  },
  variants: {
    flush: {
      true: {
        '& > [data-part=body]': {
          paddingX: { base: '0', md: '0' },
          paddingTop: '3',
          paddingBottom: { base: '0', md: '0' },
        },
        '& > [data-part=body]:not(* + *)': { paddingTop: { base: '0', md: '0' } },
      },
    },
    fill: {
      true: { '& > [data-part=body]': { display: 'flex', flexDirection: 'column' } },
    },
    tone: {
      plain: {},
      brand: { bg: 'bg.brandSoft', borderColor: 'info.line' },
      raised: { bg: 'bg.raised', boxShadow: 'float' },
    },
  },
})

type Style = Omit<ComponentProps<typeof Section>, 'title' | 'children'>

export interface CardProps extends Style {
  title?: ReactNode
  /** A sentence under the title. */
  description?: ReactNode
  /** Buttons or links at the title's right. */
  action?: ReactNode
  footer?: ReactNode
  /** Level of the title in the page's outline; 2 when left out. */
  level?: HeadingLevel
  /** The body has no padding, for tables and lists that reach the edges. */
  flush?: boolean
  /** What the body holds may grow (`flexGrow`) where the card is taller than it. */
  fill?: boolean
  tone?: 'plain' | 'brand' | 'raised'
  children?: ReactNode
}

/** A card: a section of a page on its own surface. With a title it is a named region. */
export function Card({
  title,
  description,
  action,
  footer,
  level = 2,
  children,
  ...rest
}: CardProps) {
  const id = useId()
  return (
    <Section aria-labelledby={title ? id : undefined} {...rest}>
      {title || action ? (
        <header>
          <div style={{ minWidth: 0, flex: '1 1 12rem' }}>
            {title ? (
              <Heading level={level} size="md" id={id}>
                {title}
              </Heading>
            ) : null}
            {description ? (
              <Text size="sm" tone="muted">
                {description}
              </Text>
            ) : null}
          </div>
          {action}
        </header>
      ) : null}
      <div data-part="body">{children}</div>
      {footer ? <footer>{footer}</footer> : null}
    </Section>
  )
}
