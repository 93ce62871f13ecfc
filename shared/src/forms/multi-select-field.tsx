import { Chip, chakra, useFloating } from '@portal/shared/ui'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { controlRecipe } from './control-styles.ts'
import { Field, type FieldCommon } from './field.tsx'
import type { Option } from './select-field.tsx'

const Control = chakra('button', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg': { color: 'fg.muted' },
    '& > span': { color: 'fg.muted', overflowWrap: 'anywhere', minWidth: '0' },
  },
})

/** By how many options Page Up and Page Down go on. */
const pageSize = 5

const List = chakra('div', {
  base: {
    display: 'block',
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    // A menu of options is so tall at most.
    minHeight: '140px',
    maxHeight: '300px',
    overflowY: 'auto',
    padding: '1',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'float',
    fontSize: 'sm',
    '& > p': { padding: '3', color: 'fg.muted' },
    '& [role=option]': {
      padding: '2.5',
      borderRadius: 'sm',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      '&:hover, &:focus': { bg: 'bg.hover', outlineOffset: '-2px' },
      '&[aria-disabled=true]': { color: 'fg.subtle', opacity: 0.6, cursor: 'not-allowed' },
    },
  },
})

export interface MultiSelectFieldProps<V extends string = string> extends FieldCommon {
  options: readonly Option<V>[]
  value: readonly V[]
  onValue: (value: V[]) => void
  /** What stands in the control: `Select 2 ESAT parts...`. */
  placeholder: string
  /** With this many chosen the others cannot be chosen. */
  max?: number
  /** Said in the list when there are no options, and when all are chosen. */
  noneText?: string
  allChosenText?: string
  disabled?: boolean
  name?: string
}

interface OpenListProps<V extends string> {
  id: string
  label: FieldCommon['label']
  left: readonly Option<V>[]
  full: boolean
  message: string
  anchor: RefObject<HTMLButtonElement | null>
  onChoose: (value: V) => void
  onClose: (back: boolean) => void
}

function OpenList<V extends string>(props: OpenListProps<V>) {
  const { id, left, full, anchor, onChoose, onClose } = props
  const ref = useRef<HTMLDivElement>(null)
  useFloating(anchor, ref, 'bottom-start')
  const count = left.length
  // The chosen option leaves the list, wherever it stood, so focus goes on to the first that is left.
  useEffect(() => {
    const option = ref.current?.querySelector<HTMLElement>('[role=option]')
    if (count > 0 && !ref.current?.contains(document.activeElement)) option?.focus()
  }, [count])
  useEffect(() => {
    const outside = (event: Event) => {
      if (!(event.target instanceof Node)) return
      if (!ref.current?.contains(event.target) && !anchor.current?.contains(event.target))
        onClose(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [anchor, onClose])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')]
    const here = all.findIndex((option) => option.matches(':focus'))
    const to = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      Home: 0,
      End: -1,
      PageDown: Math.min(here + pageSize, all.length - 1),
      PageUp: Math.max(here - pageSize, 0),
    }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      all.at(to % all.length)?.focus()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose(true)
    } else if (event.key === 'Tab') onClose(false)
  }
  return (
    <List
      ref={ref}
      id={id}
      role={left.length > 0 ? 'listbox' : undefined}
      aria-multiselectable={left.length > 0 ? true : undefined}
      aria-label={left.length > 0 && typeof props.label === 'string' ? props.label : undefined}
      popover="manual"
      onKeyDown={onKeyDown}
      style={{ minWidth: anchor.current?.offsetWidth }}
    >
      {left.length === 0 ? <p role="status">{props.message}</p> : null}
      {left.map((option) => {
        const blocked = full || option.disabled
        const choose = () => {
          if (!blocked) onChoose(option.value)
        }
        return (
          <div
            key={option.value}
            role="option"
            tabIndex={-1}
            aria-selected={false}
            aria-disabled={blocked || undefined}
            onClick={choose}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              choose()
            }}
          >
            {option.label}
          </div>
        )
      })}
    </List>
  )
}

/** Several of a list that opens; what is chosen stands below as chips that can be given back. */
export function MultiSelectField<V extends string = string>(props: MultiSelectFieldProps<V>) {
  const { options, value, onValue, placeholder, max, disabled, name, ...field } = props
  const [open, setOpen] = useState(false)
  const control = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const chosen = options.filter((option) => value.includes(option.value))
  const full = max !== undefined && chosen.length >= max
  const close = (back: boolean) => {
    setOpen(false)
    if (back) control.current?.focus()
  }
  const give = (next: V[]) => {
    onValue(next)
    if (max !== undefined && next.length >= max) close(true)
  }
  return (
    <Field {...field}>
      {(aria) => (
        <>
          <Control
            {...aria}
            ref={control}
            type="button"
            name={name}
            disabled={disabled}
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onClick={() => setOpen(!open)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              setOpen(true)
            }}
          >
            <span>{placeholder}</span>
            <ChevronDown size={18} aria-hidden />
          </Control>
          {open ? (
            <OpenList
              id={listId}
              label={field.label}
              left={options.filter((option) => !value.includes(option.value))}
              full={full}
              message={
                options.length === 0
                  ? (props.noneText ?? 'Nothing available')
                  : (props.allChosenText ?? 'Nothing more available')
              }
              anchor={control}
              onChoose={(added) => give([...chosen.map((option) => option.value), added])}
              onClose={close}
            />
          ) : null}
          {chosen.length > 0 ? (
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              {chosen.map((option) => (
                <Chip
                  key={option.value}
                  tone="brand"
                  removeLabel={`Remove ${option.label}`}
                  onRemove={() => onValue(value.filter((known) => known !== option.value))}
                >
                  {option.label}
                </Chip>
              ))}
            </chakra.div>
          ) : null}
        </>
      )}
    </Field>
  )
}
