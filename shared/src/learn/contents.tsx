import { chakra, Text } from '@portal/shared/ui'
import { type MouseEvent, useEffect, useId, useState } from 'react'
import type { Section } from './page-text.tsx'

const Frame = chakra('nav', {
  base: {
    display: { base: 'none', xl: 'block' },
    position: 'sticky',
    top: '7.5rem',
    alignSelf: 'start',
    maxHeight: 'calc(100dvh - 9rem)',
    overflowY: 'auto',
    width: '56',
    flexShrink: 0,
    '& ul': { listStyle: 'none', borderLeftWidth: '1px', borderColor: 'border', marginTop: '3' },
    '& a': {
      display: 'block',
      paddingX: '3',
      paddingY: '1.5',
      marginLeft: '-1px',
      borderLeftWidth: '2px',
      borderColor: 'transparent',
      borderRightRadius: 'sm',
      fontSize: 'sm',
      lineHeight: 'snug',
      color: 'fg.muted',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      _hover: { color: 'fg' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& a[aria-current]': { color: 'fg.brand', borderColor: 'border.brand', fontWeight: 'medium' },
  },
})

/** The section that is being read: the last whose heading has passed the upper part of the window. */
function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const passed = sections.filter(({ id }) => {
        const heading = document.getElementById(id)
        return heading !== null && heading.getBoundingClientRect().top < window.innerHeight / 3
      })
      setCurrent(passed.at(-1)?.id ?? sections[0]?.id)
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [sections])
  return current
}

/** Goes to a heading without a new entry in the history, so that Back still leaves the page. */
function goTo(event: MouseEvent, id: string): void {
  const heading = document.getElementById(id)
  if (heading === null || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  heading.scrollIntoView({ block: 'start', behavior: 'smooth' })
  heading.focus({ preventScroll: true })
}

/** The headings of a page beside its text, on wide windows. Nothing for fewer than two. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const title = useId()
  const current = useCurrentSection(sections)
  if (sections.length < 2) return null
  return (
    <Frame aria-labelledby={title} data-print="hidden">
      <Text id={title} size="sm" weight="semibold">
        On this page
      </Text>
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => goTo(event, id)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
