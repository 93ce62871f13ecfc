import { chakra, Heading } from '@portal/shared/ui'
import { type MouseEvent, useEffect, useRef } from 'react'

/** One failure of a form: the `name` of its control and what is wrong. */
export interface FormError {
  name: string
  message: string
}

const Frame = chakra('div', {
  base: {
    padding: '4',
    borderWidth: '2px',
    borderColor: 'danger.solid',
    borderRadius: 'lg',
    bg: 'bg.surface',
    '& ul': {
      marginTop: '2',
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      listStyle: 'none',
    },
    '& a': {
      color: 'danger.text',
      fontWeight: 'medium',
      fontSize: 'sm',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      overflowWrap: 'anywhere',
    },
  },
})

/**
 * Puts focus on the control of that name inside `within` (the page when left out), or of what it
 * stands in: `tags` for `tags.0`.
 */
export function focusControl(name: string, within: ParentNode = document): void {
  const found = within.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  const end = name.lastIndexOf('.')
  if (found === null && end > 0) focusControl(name.slice(0, end), within)
  found?.focus()
  found?.scrollIntoView?.({ block: 'center' })
}

export interface ErrorSummaryProps {
  errors: readonly FormError[]
  title?: string
  /** It takes focus again whenever this changes: how often sending was tried. */
  attempt?: number
}

/** What must be mended in a long form; takes focus when it appears, each line leads to its control. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { errors, title = 'There is a problem', attempt = 0 } = props
  const ref = useRef<HTMLDivElement>(null)
  const any = errors.length > 0
  useEffect(() => {
    // Once more at a second press, which would go unheard where the summary stands there already.
    if (any && attempt >= 0) ref.current?.focus()
  }, [any, attempt])
  if (!any) return null
  return (
    <Frame ref={ref} role="alert" data-form-note tabIndex={-1}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <ul>
        {errors.map((error) => (
          <li key={error.name}>
            <a
              href={`#${error.name}`}
              onClick={(event: MouseEvent<HTMLAnchorElement>) => {
                event.preventDefault()
                focusControl(error.name, ref.current?.closest('form') ?? document)
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
