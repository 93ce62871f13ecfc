import { Box, FilterChip, Row } from '@portal/shared/ui'
import { calendarKinds } from '../calendar/kinds.ts'
import type { CalendarEntry } from '../calendar/month.rules.ts'

interface LegendProps {
  /** Entries of the span that is shown. */
  entries: readonly CalendarEntry[]
  hidden: readonly number[]
  onShow: (component: number, isShown: boolean) => void
}

/** What the colours mean; pressing one leaves its entries out or takes them in again. */
export function Legend({ entries, hidden, onShow }: LegendProps) {
  return (
    <Row role="group" aria-label="Shown in the calendar" gap="2">
      {calendarKinds.map(({ component, word, colour }) => (
        <FilterChip
          key={component}
          pressed={!hidden.includes(component)}
          onPress={(isShown) => onShow(component, isShown)}
          count={entries.filter((entry) => entry.calendarComponent === component).length}
        >
          <Box
            as="span"
            aria-hidden="true"
            display="inline-block"
            flexShrink="0"
            width="3"
            height="3"
            borderRadius="full"
            borderWidth="1px"
            borderColor="border.control"
            bg={colour}
          />
          {word}
        </FilterChip>
      ))}
    </Row>
  )
}
