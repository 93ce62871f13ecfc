import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { Field, type FieldCommon } from '@portal/shared/forms'
import { useDebounced } from '@portal/shared/idle'
import { keepPreviousData, type UseQueryOptions, useQuery } from '@portal/shared/query'
import { Button, Row } from '@portal/shared/ui'
import { ChevronDown, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { PickerFrame, Raised } from './picker-styles.ts'
import { type Found, useNamed } from './use-named.ts'

/**
 * What can be picked, and how it is read: `queryOf(call, …)`; each read has a key of its own by that.
 * `One` is what reads one by its id, where another call does that.
 */
export interface Pickable<A, One = A> {
  /** In the plural: `students`. */
  what: string
  /** Reads what fits, at most twenty. */
  find: (search: string) => UseQueryOptions<A>
  /** Reads the one of that id, whose name a draft does not have. */
  byId: (id: string) => UseQueryOptions<One>
  found: (answer: A | One) => readonly Found[]
}

export interface SearchPickerProps<A, One = A> extends FieldCommon {
  from: Pickable<A, One>
  /** The id of what is picked; '' for none. */
  value: string
  onValue: (value: string) => void
  /** What is picked at first, where its name is there already. */
  known?: Found | undefined
  /** Stands in the empty field: what it means. */
  none?: string
  name?: string
  readOnly?: true
}

/** How long after the last key it is searched, in milliseconds. */
const restMs = 250

/**
 * One person, course or school of many, found by the server while one types; never all of them, and
 * nothing is asked before it is opened.
 */
export function SearchPicker<A, One = A>(props: SearchPickerProps<A, One>) {
  const { from, value, onValue, known, none, name, readOnly, ...field } = props
  const [search, setSearch] = useState<string | null>(null)
  const named = useNamed(from, value, known)
  const sought = useDebounced(search, restMs)
  const found = useQuery({
    ...from.find(sought ?? ''),
    enabled: search !== null && !readOnly,
    placeholderData: keepPreviousData,
  })
  const fitting = useMemo(
    () => (found.data === undefined ? [] : from.found(found.data)),
    [found.data, from],
  )
  const { shown } = named
  // What is typed is kept here, and at once: the box would write what it knew a frame ago over
  // letters that have come since, where a page takes long to draw.
  const [typed, setTyped] = useState({ round: named.round, text: shown?.label ?? '' })
  const text = typed.round === named.round ? typed.text : (shown?.label ?? '')
  const items = useMemo(
    () =>
      shown && !fitting.some((one) => one.value === shown.value) ? [...fitting, shown] : fitting,
    [fitting, shown],
  )
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...items],
        itemToValue: (item) => item.value,
        itemToString: (item) => item.label,
      }),
    [items],
  )
  const failed = found.isError ? found : named.failed
  const message = failed
    ? `The ${from.what} could not be loaded`
    : found.isFetching
      ? 'Searching'
      : found.data !== undefined && fitting.length === 0
        ? `No ${from.what} fit`
        : named.isUnknown
          ? 'This one is not there, or not yours to see'
          : undefined
  return (
    <Field {...field}>
      {(aria) => (
        <PickerFrame>
          <Combobox.Root
            // What comes from elsewhere starts it anew.
            key={named.round}
            ids={{ input: aria.id }}
            collection={collection}
            value={value === '' ? [] : [value]}
            inputValue={text}
            placeholder={none}
            readOnly={readOnly}
            invalid={aria['aria-invalid']}
            // A dialog would cut off what hangs out of it.
            positioning={{ strategy: 'fixed', sameWidth: true }}
            openOnClick
            onOpenChange={({ open }) => {
              if (open) setSearch((before) => before ?? '')
            }}
            onInputValueChange={({ inputValue, reason }) => {
              const type = () => setTyped({ round: named.round, text: inputValue })
              if (reason !== 'input-change') return type()
              flushSync(type)
              setSearch(inputValue)
            }}
            onValueChange={({ items: [item] }) => {
              named.pick(item)
              onValue(item?.value ?? '')
            }}
          >
            <Combobox.Control>
              <Combobox.Input name={name} aria-describedby={aria['aria-describedby']} />
              <Combobox.ClearTrigger aria-label="Clear">
                <X size={16} aria-hidden />
              </Combobox.ClearTrigger>
              <Combobox.Trigger aria-label={`Show ${from.what}`}>
                <ChevronDown size={18} aria-hidden />
              </Combobox.Trigger>
            </Combobox.Control>
            <Combobox.Positioner>
              <Combobox.Content asChild>
                <Raised>
                  {items.map((item) => (
                    <Combobox.Item key={item.value} item={item}>
                      <Combobox.ItemText>{item.label}</Combobox.ItemText>
                      {item.note ? <small>{item.note}</small> : null}
                    </Combobox.Item>
                  ))}
                </Raised>
              </Combobox.Content>
            </Combobox.Positioner>
          </Combobox.Root>
          <Row gap="2">
            <small role="status">{message}</small>
            {failed ? (
              <Button size="sm" variant="ghost" onClick={() => failed.refetch()}>
                Try again
              </Button>
            ) : null}
          </Row>
        </PickerFrame>
      )}
    </Field>
  )
}
