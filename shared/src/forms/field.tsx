import { chakra } from '@portal/shared/ui'
import { CircleAlert } from 'lucide-react'
import { type ComponentType, createContext, memo, type ReactNode, use, useId } from 'react'

/** What every field has around its control. */
export interface FieldCommon {
  label: ReactNode
  /** Help that stays; under the label. */
  hint?: ReactNode
  /** What is wrong and how to mend it; nothing when right. */
  error?: string
  /** Writes `(optional)` after the label. */
  optional?: boolean
  /** Keeps the label for assistive technology only; for search and filters with a clear place. */
  labelHidden?: boolean
}

/** What a control must take so that label, hint and error belong to it. */
export interface ControlAria {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    minWidth: '0',
    width: '100%',
    '& > label': { fontSize: 'sm', fontWeight: 'medium', color: 'fg', overflowWrap: 'anywhere' },
  },
})

/** The hint's line; also used by groups. */
export const HintText = chakra('p', {
  base: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
})

const ErrorLine = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1.5',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'danger.text',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0, marginTop: '0.5' },
  },
})

/** The error's line, with its icon. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <CircleAlert size={16} aria-hidden />
      <span>
        <chakra.span srOnly>Error: </chakra.span>
        {children}
      </span>
    </ErrorLine>
  )
}

/** Ids that tie hint and error to a control. */
export function useFieldIds(given: string | undefined, hint: ReactNode, error: string | undefined) {
  const made = useId()
  const id = given ?? made
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const described = [hintId, errorId].filter(Boolean).join(' ')
  const aria: ControlAria = {
    id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error ? true : undefined,
  }
  return { aria, hintId, errorId }
}

/**
 * A field that is drawn anew only where something else is given to it: in a form of a hundred, a key
 * draws the one. Type arguments stay, which `memo` alone would lose.
 */
export const steady = <F,>(field: F): F => memo(field as ComponentType) as F

export interface FieldProps extends FieldCommon {
  id?: string
  /** Draws the control with the ids and states it is given. */
  children: (aria: ControlAria) => ReactNode
}

/** How the control of the field around it is drawn. */
const Control = createContext<FieldProps['children']>(() => null)

/** Label, hint, control, error, tied together: for controls that have no field of their own here. */
export function Field({ children, ...around }: FieldProps) {
  return (
    <Control value={children}>
      <Around {...around} />
    </Control>
  )
}

/** What stands around a control, drawn only where it changes: a key changes the control alone. */
const Around = /* @__PURE__ */ memo(function Around(props: Omit<FieldProps, 'children'>) {
  const { id, label, hint, error, optional, labelHidden } = props
  const { aria, hintId, errorId } = useFieldIds(id, hint, error)
  return (
    <Frame>
      <chakra.label htmlFor={aria.id} srOnly={labelHidden || undefined}>
        {label}
        {optional ? (
          <chakra.span color="fg.muted" fontWeight="normal">
            {' (optional)'}
          </chakra.span>
        ) : null}
      </chakra.label>
      {hint ? <HintText id={hintId}>{hint}</HintText> : null}
      <DrawnControl {...aria} />
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
    </Frame>
  )
})

function DrawnControl(aria: ControlAria) {
  return use(Control)(aria)
}
