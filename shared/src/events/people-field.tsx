import type { FormField, FormList } from '@portal/shared/forms'
import { type Found, type Pickable, SearchPicker } from '@portal/shared/pickers'
import { Box, Button, IconButton, Row, Stack, Text } from '@portal/shared/ui'
import { Plus, X } from 'lucide-react'

export interface PeopleFieldProps<A> {
  /** The list of ids in the form, '' for one that is not chosen yet. */
  list: FormList<string[]>
  field: (at: number) => FormField<string>
  from: Pickable<A>
  /** What one of them is: `Student`. */
  label: string
  /** What adds one: `Another student`. */
  add: string
  /** At most so many. */
  most: number
  /** Names that are known already. */
  known?: readonly Found[]
}

/** Some people of many, each found by the server while one types. */
export function PeopleField<A>(props: PeopleFieldProps<A>) {
  const { list, field, from, label, add, most, known = [] } = props
  return (
    <Stack gap="3" role="group" aria-label={`${label}s`}>
      {list.items.map(({ key, at }) => {
        const one = field(at)
        return (
          <Row key={key} gap="2" alignItems="flex-end" flexWrap="nowrap">
            <Box flex="1" minWidth="0">
              <SearchPicker
                label={list.items.length > 1 ? `${label} ${at + 1}` : label}
                from={from}
                known={known.find(({ value }) => value === one.value)}
                {...one}
              />
            </Box>
            {list.items.length > 1 ? (
              <IconButton
                label={`Remove ${label.toLowerCase()} ${at + 1}`}
                icon={<X size={18} />}
                onClick={() => list.remove(at)}
              />
            ) : null}
          </Row>
        )
      })}
      {list.error && list.items.every(({ at }) => field(at).error === undefined) ? (
        <Text size="sm" tone="danger">
          {list.error}
        </Text>
      ) : null}
      {list.items.length < most ? (
        <Box>
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus size={16} aria-hidden />}
            {...list.adder}
            onClick={() => list.add('')}
          >
            {add}
          </Button>
        </Box>
      ) : null}
    </Stack>
  )
}
