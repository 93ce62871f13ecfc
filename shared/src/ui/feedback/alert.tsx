import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { IconButton } from '../actions/button.tsx'
import { toneStyles } from '../surfaces/tones.ts'
import { chakra } from '../theme/chakra.tsx'

export type AlertKind = 'info' | 'success' | 'warning' | 'danger'

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '3',
    paddingX: '4',
    paddingY: '3',
    borderWidth: '1px',
    borderRadius: 'lg',
    fontSize: 'sm',
    minWidth: '0',
    '& > svg': { flexShrink: 0, marginTop: '0.5' },
    '& > [data-part=words]': {
      flex: '1 1 10rem',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    '& > [data-part=words] > strong': { display: 'block', fontWeight: 'semibold' },
    '& a': { color: 'inherit', textDecoration: 'underline' },
  },
  variants: {
    oneLine: { true: { alignItems: 'center', '& > svg': { marginTop: '0' } } },
    kind: {
      info: toneStyles.brand,
      success: toneStyles.success,
      warning: toneStyles.warning,
      danger: toneStyles.danger,
    },
  },
})

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export interface AlertProps {
  kind?: AlertKind
  title?: ReactNode
  children?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** Shows a close button. */
  onClose?: () => void
  /** Speaks at once when it appears; for failures the person must hear. */
  live?: boolean
  /** For moving focus to it: it takes focus by script. */
  ref?: Ref<HTMLDivElement>
}

/** A message in the page. Icon and words carry the kind; the colour only helps. */
export function Alert({ kind = 'info', title, children, action, onClose, live, ref }: AlertProps) {
  const Icon = icons[kind]
  return (
    <Frame
      kind={kind}
      oneLine={(title === undefined) !== (children === undefined)}
      role={live ? 'alert' : undefined}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <Icon size={18} aria-hidden />
      <div data-part="words">
        {title ? <strong>{title}</strong> : null}
        {children}
      </div>
      {action}
      {onClose ? (
        <IconButton label="Dismiss" size="sm" icon={<X size={16} />} onClick={onClose} />
      ) : null}
    </Frame>
  )
}
