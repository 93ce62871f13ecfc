import 'katex/dist/katex.min.css'
import { chakra } from '@portal/shared/ui'
import { useEffect, useState } from 'react'
import { cleanHtml } from './clean.ts'

const Plate = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '14',
    paddingX: '4',
    paddingY: '2',
    overflowX: 'auto',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    color: 'fg.muted',
    fontSize: 'sm',
    '& .katex': { color: 'fg', fontSize: '1.375rem' },
  },
})

export interface EquationPreviewProps {
  /** What is typed: plain maths as `x/2`, `sqrt(3)`, `2*pi*r`. */
  value: string
  /** What it previews, for assistive technology. */
  label?: string
}

type Shown = { value: string; html?: string; failed?: boolean }

/** How typed maths reads, as it is typed. What cannot be read yet gets a quiet hint, not an error. */
export function EquationPreview({
  value,
  label = 'Preview of your equation',
}: EquationPreviewProps) {
  const [shown, setShown] = useState<Shown>({ value: '' })
  const text = value.trim()
  useEffect(() => {
    let current = true
    if (text === '') {
      setShown({ value: '' })
      return
    }
    import('./equation.ts')
      .then(({ equationHtml }) => {
        if (!current) return
        const html = equationHtml(text)
        setShown(html === undefined ? { value: text } : { value: text, html: cleanHtml(html) })
      })
      .catch(() => {
        if (current) setShown({ value: text, failed: true })
      })
    return () => {
      current = false
    }
  }, [text])
  if (shown.html !== undefined && text !== '') {
    return (
      <Plate
        role="group"
        aria-label={label}
        aria-live="polite"
        dangerouslySetInnerHTML={{ __html: shown.html }}
      />
    )
  }
  let hint = 'Type an equation to see it here. Examples: x/2, sqrt(3), 2*pi*r, x^2'
  if (shown.failed) hint = 'The preview could not be loaded. You can still answer.'
  else if (text !== '' && shown.value !== '') hint = 'Not complete yet. Check brackets and signs.'
  return (
    <Plate role="group" aria-label={label} aria-live="polite">
      {hint}
    </Plate>
  )
}
