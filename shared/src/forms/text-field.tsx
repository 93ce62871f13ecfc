import { chakra, IconButton } from '@portal/shared/ui'
import { Eye, EyeOff, Search, X } from 'lucide-react'
import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useEffect,
  useRef,
  useState,
} from 'react'
import { controlRecipe } from './control-styles.ts'
import { Field, type FieldCommon, steady } from './field.tsx'

const Input = chakra('input', controlRecipe)
const Area = chakra('textarea', controlRecipe)

const Affix = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    '& > [data-part=before]': {
      position: 'absolute',
      left: '3',
      display: 'flex',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    '& > [data-part=before] ~ input': { paddingLeft: '10' },
    '& > [data-part=after]': {
      position: 'absolute',
      right: '1',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      fontSize: 'sm',
    },
    '& > [data-part=unit]': { position: 'absolute', right: '3', color: 'fg.muted', fontSize: 'sm' },
    '& > input:has(~ [data-part=after])': { paddingRight: '12' },
    '& > input:has(~ [data-part=unit])': { paddingRight: '16' },
    '& > input::-webkit-search-cancel-button': { display: 'none' },
  },
})

type NativeInput = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'size' | 'color' | 'width' | 'height' | 'value' | 'defaultValue' | 'prefix'
>

export interface TextFieldProps extends FieldCommon, NativeInput {
  value?: string
  defaultValue?: string
  /** The new text; beside the native `onChange`. */
  onValue?: (value: string) => void
  /** An icon inside the control's start. */
  before?: ReactNode
  /** A unit inside the control's end. */
  unit?: string
  ref?: Ref<HTMLInputElement>
}

/** One line of text; `type` may be text, email, url, tel, date, time, datetime-local. */
export const TextField = /* @__PURE__ */ steady(function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, labelHidden, onValue, onChange, before, unit, ...native } =
    props
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onValue?.(event.target.value)
  }
  return (
    <Field {...{ id: native.id, label, hint, error, optional, labelHidden }}>
      {(aria) => {
        const input = <Input {...native} {...aria} onChange={change} />
        if (!before && !unit) return input
        return (
          <Affix>
            {before ? (
              <span data-part="before" aria-hidden="true">
                {before}
              </span>
            ) : null}
            {input}
            {unit ? <span data-part="unit">{unit}</span> : null}
          </Affix>
        )
      }}
    </Field>
  )
})

/** A password, with a button that shows or hides it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'before' | 'unit'>) {
  const { label, hint, error, optional, labelHidden, onValue, onChange, ...native } = props
  const [shown, setShown] = useState(false)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onValue?.(event.target.value)
  }
  return (
    <Field {...{ id: native.id, label, hint, error, optional, labelHidden }}>
      {(aria) => (
        <Affix>
          <Input
            autoComplete="current-password"
            {...native}
            {...aria}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onChange={change}
          />
          <span data-part="after">
            <IconButton
              size="sm"
              label={shown ? 'Hide password' : 'Show password'}
              icon={shown ? <EyeOff size={18} /> : <Eye size={18} />}
              onClick={() => setShown(!shown)}
            />
          </span>
        </Affix>
      )}
    </Field>
  )
}

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onValue' | 'min' | 'max'> {
  value?: number | null
  /** The new number; `null` while the field is empty or not a number. */
  onValue?: (value: number | null) => void
  min?: number
  max?: number
}

/** A number, with arrow keys; wheel scrolling does not change it. */
export const NumberField = /* @__PURE__ */ steady(function NumberField({
  value,
  onValue,
  onChange,
  ...rest
}: NumberFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    const number = event.target.valueAsNumber
    onValue?.(Number.isNaN(number) ? null : number)
  }
  const held = value === undefined ? {} : { value: value === null ? '' : String(value) }
  return (
    <TextField
      inputMode="decimal"
      {...rest}
      {...held}
      type="number"
      onChange={change}
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
})

type NativeArea = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'color' | 'width' | 'height' | 'value' | 'defaultValue'
>

export interface TextAreaProps extends FieldCommon, NativeArea {
  value?: string
  defaultValue?: string
  onValue?: (value: string) => void
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with what is typed where the browser can. With `maxLength` it counts. */
export const TextArea = /* @__PURE__ */ steady(function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    optional,
    labelHidden,
    onValue,
    onChange,
    rows = 4,
    ...native
  } = props
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event)
    onValue?.(event.target.value)
  }
  const left =
    native.maxLength !== undefined && native.value !== undefined
      ? native.maxLength - native.value.length
      : undefined
  return (
    <Field {...{ id: native.id, label, hint, error, optional, labelHidden }}>
      {(aria) => (
        <>
          <Area
            {...native}
            {...aria}
            rows={rows}
            onChange={change}
            resize="vertical"
            minHeight={`${rows * 1.5 + 1.25}rem`}
            css={{ fieldSizing: 'content', maxHeight: '60dvh' }}
          />
          {left !== undefined ? (
            <chakra.span fontSize="xs" color="fg.muted" textAlign="end" data-figures="">
              {left} {left === 1 ? 'character' : 'characters'} left
            </chakra.span>
          ) : null}
        </>
      )}
    </Field>
  )
})

export interface SearchFieldProps {
  label: string
  value: string
  /** The text sought, 250 ms after the last key; at once on Enter and when cleared. */
  onValue: (value: string) => void
  placeholder?: string
  labelHidden?: boolean
}

/** A search box. It keeps what is typed and passes it on when typing pauses. */
export function SearchField({
  label,
  value,
  onValue,
  placeholder = 'Search',
  labelHidden = true,
}: SearchFieldProps) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setText(value), [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const pass = (next: string, wait: number) => {
    setText(next)
    clearTimeout(timer.current)
    if (wait === 0) onValue(next)
    else timer.current = setTimeout(() => onValue(next), wait)
  }
  return (
    <Field label={label} labelHidden={labelHidden}>
      {(aria) => (
        <Affix>
          <span data-part="before" aria-hidden="true">
            <Search size={18} />
          </span>
          <Input
            {...aria}
            ref={input}
            type="search"
            placeholder={placeholder}
            value={text}
            onChange={(event: ChangeEvent<HTMLInputElement>) => pass(event.target.value, 250)}
            onKeyDown={(event: { key: string }) => {
              if (event.key === 'Enter') pass(text, 0)
            }}
          />
          {text ? (
            <span data-part="after">
              <IconButton
                size="sm"
                label="Clear search"
                icon={<X size={16} />}
                onClick={() => {
                  pass('', 0)
                  input.current?.focus()
                }}
              />
            </span>
          ) : null}
        </Affix>
      )}
    </Field>
  )
}
