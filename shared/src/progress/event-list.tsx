import {
  Box,
  Card,
  DateText,
  EmptyState,
  formatDate,
  Grid,
  Row,
  Stack,
  Text,
} from '@portal/shared/ui'
import { kindColour, kindWord } from '../calendar/kinds.ts'
import type { CalendarEvent } from './types.ts'

/** The next events, each with its kind in a word and its colour; beside each other where there is room. */
export function EventListCard({
  title = 'Coming up',
  events,
}: {
  title?: string
  events: readonly CalendarEvent[]
}) {
  return (
    <Card title={title}>
      {events.length === 0 ? (
        <EmptyState compact title="Nothing in the calendar yet">
          Tuition, seminars, courses and deadlines appear here as they are booked.
        </EmptyState>
      ) : (
        <Grid as="ul" columns="auto" gap="4" listStyleType="none">
          {events.map((event) => (
            <Row as="li" key={`${event.date} ${event.info}`} alignItems="stretch" flexWrap="nowrap">
              <Box
                aria-hidden="true"
                width="1"
                flexShrink="0"
                borderRadius="full"
                bg={kindColour(event.calendarComponent)}
              />
              <Stack gap="0.5">
                <Text weight="medium">{event.info}</Text>
                <Text size="sm" tone="muted">
                  {event.isAllDay ? (
                    formatDate(event.date, 'longDate', 'UTC')
                  ) : (
                    <DateText moment={event.date} style="full" />
                  )}{' '}
                  · {kindWord(event.calendarComponent)}
                </Text>
              </Stack>
            </Row>
          ))}
        </Grid>
      )}
    </Card>
  )
}
