import { NumberField } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { Badge, Box, Button, chakra, IconButton, Row, Stack, Text } from '@portal/shared/ui'
import { Plus, X } from 'lucide-react'
import { poundsOf } from '../money.rules.ts'
import { type PartValues, restOf } from './terms.rules.ts'
import type { PartsForm } from './terms-form.ts'

/** At most so many parts has a plan. */
const mostParts = 60

export interface PartRowsProps extends PartsForm {
  /** Where the rows stand in the form, so that what is wrong with all of them leads here. */
  name: string
  parts: readonly PartValues[]
  totalPence: number
  /** Why a part stays as it is; undefined for one that can be changed. */
  fixed?: (at: number) => string | undefined
}

const Rows = chakra('fieldset', {
  base: { minWidth: '0', border: 'none', _focus: { outline: 'none' } },
})

/** The parts of a plan, each a day and a sum, with what they miss the price by. */
export function PartRows(props: PartRowsProps) {
  const { list, part, name, parts, totalPence, fixed = () => undefined } = props
  const rest = restOf(totalPence, parts)
  const isSaid = list.items.some(({ at }) => part(at).dueOn.error ?? part(at).pence.error)
  return (
    <Rows name={name} tabIndex={-1}>
      <chakra.legend srOnly>Parts of the plan</chakra.legend>
      <Stack gap="3">
        {list.items.map(({ key, at }) => (
          <Part key={key} at={at} fields={part(at)} fixed={fixed(at)} onRemove={list.remove} />
        ))}
        {list.error !== undefined && !isSaid ? (
          <Text tone="danger" size="sm" weight="medium">
            {list.error}
          </Text>
        ) : null}
        {list.items.length < mostParts ? (
          <Box>
            <Button
              size="sm"
              icon={<Plus size={16} aria-hidden />}
              {...list.adder}
              onClick={() => list.add({ dueOn: '', pence: poundsOf(rest) })}
            >
              Add a part
            </Button>
          </Box>
        ) : null}
      </Stack>
    </Rows>
  )
}

interface PartProps {
  at: number
  fields: ReturnType<PartsForm['part']>
  fixed: string | undefined
  onRemove: (at: number) => void
}

function Part({ at, fields, fixed, onRemove }: PartProps) {
  const held = fixed === undefined ? {} : { readOnly: true as const }
  return (
    <Row gap="2" alignItems="flex-start" role="group" aria-label={`Part ${at + 1}`}>
      <Box flex="1 1 12rem" minWidth="0">
        <DateField label={`Part ${at + 1} is due on`} {...fields.dueOn} {...held} />
      </Box>
      {/* Where there is no room for the day too, these go into the next line together. */}
      <Row flex="1 1 11rem" gap="2" flexWrap="nowrap" alignItems="flex-start">
        <NumberField
          label={`Pounds of part ${at + 1}`}
          min={0}
          step={0.01}
          {...fields.pence}
          {...held}
        />
        <Box paddingTop="7" flexShrink="0">
          {fixed === undefined ? (
            <IconButton
              label={`Remove part ${at + 1}`}
              icon={<X size={18} />}
              onClick={() => onRemove(at)}
            />
          ) : (
            <Badge>{fixed}</Badge>
          )}
        </Box>
      </Row>
    </Row>
  )
}
