import { chakra } from '@portal/shared/ui'
import { ChevronDown } from 'lucide-react'
import type { ChangeEvent, Ref, SelectHTMLAttributes } from 'react'
import { controlRecipe } from './control-styles.ts'
import { Field, type FieldCommon, steady } from './field.tsx'

const Native = chakra('select', controlRecipe)

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    '& > select': { appearance: 'none', paddingRight: '10', textOverflow: 'ellipsis' },
    '& > select > option, & > select > optgroup': { bg: 'bg.raised', color: 'fg' },
    '& > svg': { position: 'absolute', right: '3', pointerEvents: 'none', color: 'fg.muted' },
  },
})

export interface Option<V extends string = string> {
  value: V
  label: string
  disabled?: boolean
  /** Options of the same group stand under its name. */
  group?: string
}

type NativeSelect = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'size' | 'color' | 'width' | 'height' | 'value' | 'defaultValue' | 'children'
>

interface OneOf<V extends string> extends FieldCommon, NativeSelect {
  options: readonly Option<V>[]
  defaultValue?: V | ''
  onValue?: (value: V | '') => void
  ref?: Ref<HTMLSelectElement>
}

/**
 * Where nothing may be chosen (''), there is a line for it: without one the browser shows the first
 * option as if it were.
 */
export type SelectFieldProps<V extends string = string> = OneOf<V> &
  (
    | {
        /** The first line while nothing is chosen, as `Select a subject`. */
        placeholder: string
        /** The chosen value; '' for none. */
        value?: NoInfer<V> | ''
      }
    | { placeholder?: never; value?: NoInfer<V> }
  )

function OptionLine({ option }: { option: Option }) {
  return (
    <option value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  )
}

/** One of a list, by the browser's own select. */
export const SelectField = /* @__PURE__ */ steady(function SelectField<V extends string = string>(
  props: SelectFieldProps<V>,
) {
  const {
    label,
    hint,
    error,
    optional,
    labelHidden,
    onValue,
    onChange,
    options,
    placeholder,
    ...native
  } = props
  const groups = [...new Set(options.map((option) => option.group))]
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event)
    const chosen = options.find((option) => option.value === event.target.value)
    onValue?.(chosen?.value ?? '')
  }
  return (
    <Field {...{ id: native.id, label, hint, error, optional, labelHidden }}>
      {(aria) => (
        <Frame>
          <Native {...native} {...aria} onChange={change}>
            {placeholder !== undefined ? <option value="">{placeholder}</option> : null}
            {groups.map((group) => {
              const lines = options
                .filter((option) => option.group === group)
                .map((option) => <OptionLine key={option.value} option={option} />)
              return group === undefined ? (
                lines
              ) : (
                <optgroup key={group} label={group}>
                  {lines}
                </optgroup>
              )
            })}
          </Native>
          <ChevronDown size={18} aria-hidden />
        </Frame>
      )}
    </Field>
  )
})
