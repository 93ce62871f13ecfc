import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { Field, type FieldCommon } from '@portal/shared/forms'
import { keepPreviousData, useQuery } from '@portal/shared/query'
import { useDebounced } from '@portal/shared/question-bank'
import { ChevronDown, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { PickerFrame, Raised } from './picker-styles.ts'

/** Something that can be picked. */
export interface Found {
  value: string
  label: string
  /** What tells it from others of that name: an email, a school. */
  note?: string
}

export interface SearchPickerProps extends FieldCommon {
  /** What is picked, in the plural: `students`. */
  what: string
  /** The id of what is picked; '' for none. */
  value: string
  onValue: (value: string) => void
  /** What is picked at first, to be shown by its name. */
  known?: Found
  /** Asks the server for what fits, at most twenty. */
  find: (search: string) => Promise<readonly Found[]>
  name?: string
  readOnly?: true
}

/** How long after the last key it is searched, in milliseconds. */
const restMs = 250

/** One person, course or school of many, found by the server while one types; never all of them. */
export function SearchPicker(props: SearchPickerProps) {
  const { what, value, onValue, known, find, name, readOnly, ...field } = props
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState(known)
  const sought = useDebounced(search, restMs)
  const found = useQuery({
    queryKey: ['pick', what, sought],
    queryFn: () => find(sought),
    placeholderData: keepPreviousData,
  })
  const shown = picked?.value === value ? picked : undefined
  const items = useMemo(() => {
    const all = found.data ?? []
    return shown && !all.some((one) => one.value === shown.value) ? [shown, ...all] : all
  }, [found.data, shown])
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...items],
        itemToValue: (item) => item.value,
        itemToString: (item) => item.label,
      }),
    [items],
  )
  const message = found.isError
    ? `The ${what} could not be loaded`
    : found.isFetching
      ? 'Searching'
      : found.data?.length === 0
        ? `No ${what} fit`
        : undefined
  return (
    <Field {...field}>
      {(aria) => (
        <PickerFrame>
          <Combobox.Root
            ids={{ input: aria.id }}
            collection={collection}
            value={value === '' ? [] : [value]}
            defaultInputValue={known?.label ?? ''}
            readOnly={readOnly}
            invalid={aria['aria-invalid']}
            openOnClick
            onInputValueChange={({ inputValue, reason }) => {
              if (reason === 'input-change') setSearch(inputValue)
            }}
            onValueChange={({ items: [item] }) => {
              setPicked(item)
              onValue(item?.value ?? '')
            }}
          >
            <Combobox.Control>
              <Combobox.Input name={name} aria-describedby={aria['aria-describedby']} />
              <Combobox.ClearTrigger aria-label="Clear">
                <X size={16} aria-hidden />
              </Combobox.ClearTrigger>
              <Combobox.Trigger aria-label={`Show ${what}`}>
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
          <small role="status">{message}</small>
        </PickerFrame>
      )}
    </Field>
  )
}
