import { chakra, Tooltip } from '@portal/shared/ui'
import { type ReactElement, type ReactNode, useId } from 'react'
import { Group } from './choice-group-styles.ts'
import { choiceRecipe } from './choice-styles.ts'
import { ErrorText, type FieldCommon, HintText, steady } from './field.tsx'

const Mark = chakra('input', choiceRecipe)

/** One choice of a group. */
export interface Choice<V extends string = string> {
  value: V
  label: ReactNode
  /** A line under the label (looks `list` and `cards`). */
  description?: ReactNode
  /** Said on hover and focus, and with the option by assistive technology. */
  tooltip?: string
  disabled?: boolean
}

interface GroupFrameProps extends FieldCommon {
  look: 'list' | 'cards' | 'chips' | 'segmented'
  children: (name: string) => ReactNode
  role?: string
  required?: boolean
}

function GroupFrame({
  label,
  hint,
  error,
  optional,
  labelHidden,
  look,
  children,
  role,
  required,
}: GroupFrameProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <Group
      look={look}
      legendHidden={labelHidden}
      role={role}
      aria-required={role === 'radiogroup' ? required : undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      data-invalid={error ? '' : undefined}
      aria-describedby={described === '' ? undefined : described}
    >
      <legend>
        {label}
        {optional ? ' (optional)' : null}
      </legend>
      {hint ? <HintText id={`${id}-hint`}>{hint}</HintText> : null}
      <div data-part="options">{children(id)}</div>
      {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
    </Group>
  )
}

export interface CheckboxGroupProps<V extends string = string> extends FieldCommon {
  options: readonly Choice<V>[]
  value: readonly V[]
  onValue: (value: V[]) => void
  look?: 'list' | 'cards' | 'chips'
  /** With this many chosen the others cannot be chosen. */
  max?: number
  name?: string
}

/** Any of a few. The chosen values keep the order of the options. */
export const CheckboxGroup = /* @__PURE__ */ steady(function CheckboxGroup<
  V extends string = string,
>({ options, value, onValue, look = 'list', max, name, ...field }: CheckboxGroupProps<V>) {
  const full = max !== undefined && value.length >= max
  const toggle = (choice: V, on: boolean) =>
    onValue(
      options
        .map((option) => option.value)
        .filter((known) => (known === choice ? on : value.includes(known))),
    )
  return (
    <GroupFrame {...field} look={look}>
      {(groupName) =>
        options.map((option) => (
          <label key={option.value} htmlFor={`${groupName}-${option.value}`}>
            <Mark
              id={`${groupName}-${option.value}`}
              type="checkbox"
              kind={look === 'chips' ? 'none' : 'checkbox'}
              name={name ?? groupName}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={option.disabled || (full && !value.includes(option.value))}
              onChange={(event: { target: { checked: boolean } }) =>
                toggle(option.value, event.target.checked)
              }
            />
            <span>
              {option.label}
              {option.description ? <small>{option.description}</small> : null}
            </span>
          </label>
        ))
      }
    </GroupFrame>
  )
})

export interface RadioGroupProps<V extends string = string> extends FieldCommon {
  options: readonly Choice<V>[]
  /** The chosen value; '' or undefined for none. */
  value: V | '' | undefined
  onValue: (value: V) => void
  /** `chips` suits scales from 1 to 10. */
  look?: 'list' | 'cards' | 'chips' | 'segmented'
  name?: string
  required?: boolean
}

/** One of a few. Arrow keys move between them, as the browser does it. */
export const RadioGroup = /* @__PURE__ */ steady(function RadioGroup<V extends string = string>({
  options,
  value,
  onValue,
  look = 'list',
  name,
  ...field
}: RadioGroupProps<V>) {
  return (
    <GroupFrame {...field} look={look} role="radiogroup">
      {(groupName) =>
        options.map((option) => (
          <Explained key={option.value} id={`${groupName}-${option.value}-tip`} {...option}>
            <label htmlFor={`${groupName}-${option.value}`}>
              <Mark
                id={`${groupName}-${option.value}`}
                aria-describedby={option.tooltip && `${groupName}-${option.value}-tip`}
                type="radio"
                kind={look === 'list' || look === 'cards' ? 'radio' : 'none'}
                name={name ?? groupName}
                value={option.value}
                checked={value === option.value}
                disabled={option.disabled}
                required={field.required}
                onChange={() => onValue(option.value)}
              />
              <span>
                {option.label}
                {option.description ? <small>{option.description}</small> : null}
              </span>
            </label>
          </Explained>
        ))
      }
    </GroupFrame>
  )
})

/** An option with its tooltip, if it has one. */
function Explained({
  id,
  tooltip,
  children,
}: Pick<Choice, 'tooltip'> & { id: string; children: ReactElement<object> }) {
  if (tooltip === undefined) return children
  return (
    <>
      <Tooltip label={tooltip} sameAsName>
        {children}
      </Tooltip>
      <span id={id} hidden>
        {tooltip}
      </span>
    </>
  )
}

/** A small switch between views of the same thing; the label is for assistive technology. */
export function SegmentedControl<V extends string = string>(
  props: Omit<RadioGroupProps<V>, 'look' | 'labelHidden' | 'hint' | 'error'>,
) {
  return <RadioGroup {...props} look="segmented" labelHidden />
}
