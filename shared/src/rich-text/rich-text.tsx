import 'katex/dist/katex.min.css'
import './equation-fonts.css'
import './rich-text.css'
import { useMemo, useRef } from 'react'
import { cleanHtml } from './clean.ts'
import { useKeyboardScrolling } from './use-keyboard-scrolling.ts'
import { useRenewedImages } from './use-renewed-images.ts'

export interface RichTextProps {
  /** HTML from the server, with equations already rendered to KaTeX's HTML and MathML. */
  html: string
  /** `lg` (18 px) for questions, `sm` for options in lists. */
  size?: 'sm' | 'md' | 'lg'
  /** Flows with the words around it, as in an answer option. */
  inline?: boolean
}

/** Authored text: cleaned, then shown. Equations speak by their MathML. */
export function RichText({ html, size = 'md', inline }: RichTextProps) {
  const clean = useMemo(() => ({ __html: cleanHtml(html) }), [html])
  const prose = useRef<HTMLDivElement>(null)
  useKeyboardScrolling(prose, clean.__html)
  useRenewedImages(prose, clean.__html)
  return (
    <div
      ref={prose}
      className="rich-text"
      data-size={size}
      data-inline={inline || undefined}
      // Cleaned in the line above.
      dangerouslySetInnerHTML={clean}
    />
  )
}
