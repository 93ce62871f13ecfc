import { chakra } from '@portal/shared/ui'
import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
} from 'react'
import { choiceRecipe } from './choice-styles.ts'
import { ErrorText, HintText, steady, useFieldIds } from './field.tsx'

const Box = chakra('input', choiceRecipe)

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minWidth: '0',
    '& > div': { display: 'flex', gap: '3', alignItems: 'flex-start' },
    '& > div > input': { marginTop: '0.5' },
    '& > div > input[role=switch]': { marginTop: '0' },
    '& label': { cursor: 'pointer', overflowWrap: 'anywhere', minWidth: '0' },
  },
  variants: {
    apart: {
      true: { '& > div': { justifyContent: 'space-between', flexDirection: 'row-reverse' } },
    },
  },
})

type NativeBox = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'color' | 'width' | 'height' | 'value'
>

export interface CheckboxProps extends NativeBox {
  label: ReactNode
  hint?: ReactNode
  error?: string
  onValue?: (checked: boolean) => void
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
  /** Hides the label's words (they stay for assistive technology): for rows of a table. */
  labelHidden?: boolean
  ref?: Ref<HTMLInputElement>
}

interface ToggleProps extends CheckboxProps {
  kind: 'checkbox' | 'switch'
}

function Toggle(props: ToggleProps) {
  const {
    kind,
    label,
    hint,
    error,
    onValue,
    onChange,
    indeterminate = false,
    labelHidden,
    ref,
    ...native
  } = props
  const { aria, hintId, errorId } = useFieldIds(native.id, hint, error)
  const own = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate
  }, [indeterminate])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onValue?.(event.target.checked)
  }
  const hold = (element: HTMLInputElement | null) => {
    own.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  return (
    <Line apart={kind === 'switch'}>
      <div>
        <Box
          {...native}
          {...aria}
          ref={hold}
          type="checkbox"
          kind={kind}
          role={kind === 'switch' ? 'switch' : undefined}
          onChange={change}
        />
        <chakra.label htmlFor={aria.id} srOnly={labelHidden || undefined}>
          {label}
        </chakra.label>
      </div>
      {hint ? <HintText id={hintId}>{hint}</HintText> : null}
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
    </Line>
  )
}

/** One yes or no. */
export const Checkbox = /* @__PURE__ */ steady(function Checkbox(props: CheckboxProps) {
  return <Toggle {...props} kind="checkbox" />
})

/** A setting that takes effect at once; the label at the left, the switch at the right. */
export const Switch = /* @__PURE__ */ steady(function Switch(
  props: Omit<CheckboxProps, 'indeterminate'>,
) {
  return <Toggle {...props} kind="switch" />
})
