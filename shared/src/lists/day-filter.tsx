import { part, WhenIdle } from '@portal/shared/idle'
import { Box, Row, Text } from '@portal/shared/ui'
import type { ComponentType } from 'react'
import { daysInWords, isDay, noDays, readDays } from './days.rules.ts'
import type { FilterProps, ListFilter } from './list.rules.ts'

const DayField = part(() => import('./day-filter-field.tsx'))
const DaysField = part(() => import('./days-filter-field.tsx'))

type DayFilter = Pick<ListFilter, 'id' | 'label' | 'query'>

/** Its label, and room for what comes a moment later, when the rows are there. */
const later = (Field: ComponentType<FilterProps>, width: string) => (props: FilterProps) => (
  <Row gap="2" maxWidth="100%" alignItems="flex-start">
    <Row height="10" aria-hidden>
      <Text as="span" size="sm" weight="medium">
        {props.label}
      </Text>
    </Row>
    <Box width={width} maxWidth="100%" minHeight="10">
      <WhenIdle>
        <Field {...props} />
      </WhenIdle>
    </Box>
  </Row>
)

/** A filter by one day, which the call is asked for under the filter's own `id`. */
export const dayFilter = (filter: DayFilter): ListFilter => ({
  ...filter,
  options: undefined,
  mayBe: isDay,
  inWords: (day, draw) => draw(daysInWords({ from: day, to: day })),
  look: later(DayField, '11rem'),
})

/** A filter by days from the one to the other, either of them open, which the call takes as `from` and `to`. */
export const daysFilter = (filter: DayFilter): ListFilter => ({
  query: (value) => {
    const { from, to } = readDays(value) ?? noDays
    return { ...(from && { from }), ...(to && { to }) }
  },
  ...filter,
  options: undefined,
  mayBe: (value) => readDays(value) !== undefined,
  inWords: (value, draw) => draw(daysInWords(readDays(value) ?? noDays)),
  look: later(DaysField, '24.5rem'),
})
