import { RichText } from '@portal/shared/rich-text'
import { chakra } from '@portal/shared/ui'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { fitToPage } from './learn.rules.ts'

/** A heading of a page's text. */
export interface Section {
  id: string
  name: string
}

const Prose = chakra('div', {
  base: {
    minWidth: '0',
    '& > div': { maxWidth: '68ch' },
    '& h2': { fontSize: 'xl', marginTop: '2em', letterSpacing: 'tight', textWrap: 'balance' },
    '& h3': { fontSize: 'lg', marginTop: '1.5em' },
    '& h2 + *, & h3 + *': { marginTop: '0.5em' },
    '& figure': { marginY: '1.5em' },
    '& .wide': { overflowX: 'auto', overflowY: 'hidden', maxWidth: '100%' },
    '& .wide > table': { display: 'table', width: 'auto' },
    // Tall fractions keep clear of the lines above and below.
    '& .katex .base': { paddingY: '0.12em' },
    '& th': { bg: 'bg.subtle', fontWeight: 'semibold' },
    '@media print': {
      '& > div': { maxWidth: '100%' },
      '& :is(h2, h3)': { breakAfter: 'avoid' },
      '& :is(figure, table, img)': { breakInside: 'avoid' },
      '& .wide': { overflow: 'visible' },
    },
  },
})

/** Words of a heading; an equation in it by what is seen, once. */
function nameOf(heading: Element): string {
  const copy = heading.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const spoken of copy.querySelectorAll('.katex-mathml')) spoken.remove()
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

/**
 * What is wider than the text scrolls by itself, by the keyboard too: tables in their boxes, and
 * paragraphs with an equation that cannot break. What fits is no stop of the keyboard.
 */
function markScrolling(root: Element): void {
  for (const box of root.querySelectorAll('div.wide, p, li')) {
    const isWide = box.scrollWidth > box.clientWidth + 1
    const isTable = box.tagName === 'DIV'
    if (!isTable) box.classList.toggle('wide', isWide)
    if (isWide) box.setAttribute('tabindex', '0')
    else box.removeAttribute('tabindex')
    if (!isTable) continue
    if (isWide) {
      box.setAttribute('role', 'group')
      box.setAttribute('aria-label', 'Wide table')
    } else {
      box.removeAttribute('role')
      box.removeAttribute('aria-label')
    }
  }
}

/**
 * The text of a page, set for reading.
 * @param onSections told the headings of the text once they can be gone to.
 */
export function PageText({
  html,
  onSections,
}: {
  html: string
  onSections: (sections: readonly Section[]) => void
}) {
  const root = useRef<HTMLDivElement>(null)
  const fitted = useMemo(() => fitToPage(html), [html])
  useLayoutEffect(() => {
    const { current } = root
    if (current === null || fitted === '') return
    onSections(
      [...current.querySelectorAll('h2')].map((heading, index) => {
        heading.id = `section-${index + 1}`
        heading.tabIndex = -1
        return { id: heading.id, name: nameOf(heading) }
      }),
    )
    const mark = () => markScrolling(current)
    mark()
    addEventListener('resize', mark)
    return () => removeEventListener('resize', mark)
  }, [fitted, onSections])
  return (
    <Prose ref={root}>
      <RichText size="lg" html={fitted} />
    </Prose>
  )
}
