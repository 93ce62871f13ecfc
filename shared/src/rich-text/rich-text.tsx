import 'katex/dist/katex.min.css'
import { chakra } from '@portal/shared/ui'
import { useMemo, useRef } from 'react'
import { cleanHtml } from './clean.ts'
import { useKeyboardScrolling } from './use-keyboard-scrolling.ts'

const Prose = chakra('div', {
  base: {
    minWidth: '0',
    maxWidth: 'measure',
    overflowWrap: 'break-word',
    lineHeight: 'relaxed',
    '& > * + *': { marginTop: '0.75em' },
    '& :is(ul, ol)': { paddingLeft: '1.5em' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li + li': { marginTop: '0.25em' },
    '& :is(h1, h2, h3, h4)': { fontWeight: 'semibold', lineHeight: 'snug' },
    '& a': { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& blockquote': {
      paddingLeft: '4',
      borderLeftWidth: '3px',
      borderColor: 'border.strong',
      color: 'fg.muted',
    },
    '& :is(code, pre)': { fontFamily: 'mono', fontSize: '0.9em' },
    '& pre': { overflowX: 'auto', padding: '3', bg: 'bg.sunken', borderRadius: 'md' },
    '& table': {
      display: 'block',
      overflowX: 'auto',
      maxWidth: '100%',
      borderCollapse: 'collapse',
    },
    '& .katex table': { display: 'inline-table' },
    '& :is(th, td)': {
      borderWidth: '1px',
      borderColor: 'border.strong',
      paddingX: '3',
      paddingY: '1.5',
      textAlign: 'start',
    },
    '& img': {
      display: 'block',
      maxWidth: '100%',
      height: 'auto',
      marginX: 'auto',
      borderRadius: 'lg',
    },
    // Drawings are made for white paper: on a dark page they keep a white plate.
    _dark: { '& img': { bg: 'bg.plate', color: 'fg.onPlate', padding: '3' } },
    '& p img, & li img': { display: 'inline-block', verticalAlign: 'middle' },
    '& figure': { marginX: '0' },
    '& figcaption': { marginTop: '2', fontSize: 'sm', color: 'fg.muted', textAlign: 'center' },
    '& .katex': { fontSize: '1.12em' },
    '& .katex-display': {
      overflowX: 'auto',
      overflowY: 'hidden',
      paddingY: '1',
      marginY: '0.75em',
    },
    '& .katex .base': { whiteSpace: 'nowrap' },
    '& > :not(* + *)': { marginTop: '0' },
  },
  variants: {
    size: {
      sm: { fontSize: 'sm' },
      md: { fontSize: 'md' },
      lg: { fontSize: 'lg' },
    },
    inline: { true: { display: 'inline', '& > p': { display: 'inline' } } },
  },
  defaultVariants: { size: 'md' },
})

export interface RichTextProps {
  /** HTML from the server, with equations already rendered to KaTeX's HTML and MathML. */
  html: string
  /** `lg` (18 px) for questions, `sm` for options in lists. */
  size?: 'sm' | 'md' | 'lg'
  /** Flows with the words around it, as in an answer option. */
  inline?: boolean
}

/** Authored text: cleaned, then shown. Equations speak by their MathML. */
export function RichText({ html, size, inline }: RichTextProps) {
  const clean = useMemo(() => ({ __html: cleanHtml(html) }), [html])
  const prose = useRef<HTMLDivElement>(null)
  useKeyboardScrolling(prose, clean)
  return <Prose ref={prose} size={size} inline={inline} dangerouslySetInnerHTML={clean} />
}
