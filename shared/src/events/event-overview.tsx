import { part, WhenIdle } from '@portal/shared/idle'
import { useSession } from '@portal/shared/session'
import { Alert, Box, Card, FactList, Grid, Skeleton, Stack, Text } from '@portal/shared/ui'
import { placesText } from './event.rules.ts'
import type { ShownEvent } from './events.queries.ts'
import { FileList } from './file-list.tsx'
import { PlaceCard } from './place-card.tsx'
import { Timetable } from './timetable.tsx'

// After the end alone.
const RatingCard = part<{ event: ShownEvent }>(() => import('./rating-card.tsx'), {
  failed: 'Your rating could not be loaded',
})

export interface EventOverviewProps {
  event: ShownEvent
  /** It is only looked at, as an editor’s preview: nothing can be done with it. */
  isPreview?: boolean
}

/** What there is to know of an event: why it is off, one’s place, when it is, what it is about, its files. */
export function EventOverview({ event, isPreview = false }: EventOverviewProps) {
  const isStudent = useSession((session) => session.claims?.role === 'Student')
  const { own, files } = event
  const ofAll = files.filter(({ sessionId }) => sessionId === null)
  return (
    <Grid
      gap={{ base: '5', md: '6' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
    >
      <Stack gap="6">
        {event.state === 'cancelled' ? (
          <Alert kind="danger" title={`This ${event.kind} is cancelled`}>
            {event.reason}
          </Alert>
        ) : null}
        {isStudent && !isPreview ? <PlaceCard event={event} /> : null}
        <Timetable event={event} isPreview={isPreview} />
        {event.description === '' ? null : (
          <Card title="About it">
            <Text whiteSpace="pre-wrap" maxWidth="reading">
              {event.description}
            </Text>
          </Card>
        )}
        {isStudent && !isPreview && (own.mayRate || own.rating !== null) ? (
          <WhenIdle fallback={<Skeleton minHeight="12rem" />}>
            <RatingCard event={event} />
          </WhenIdle>
        ) : null}
      </Stack>
      <Stack gap="6" as="aside" aria-label="Facts">
        <Card title="Facts">
          <FactList items={factsOf(event)} />
        </Card>
        {ofAll.length === 0 ? null : (
          <Card title="Files">
            <Box>
              <FileList event={event} files={ofAll} />
            </Box>
          </Card>
        )}
      </Stack>
    </Grid>
  )
}

function factsOf(event: ShownEvent) {
  const { degreeGroups, tutors, waiting } = event
  return [
    { label: 'With', value: tutors.map(({ fullName }) => fullName).join(', ') },
    {
      label: 'Places',
      value: waiting > 0 ? `${placesText(event)}, ${waiting} waiting` : placesText(event),
    },
    ...(degreeGroups.length === 0
      ? []
      : [{ label: 'For', value: degreeGroups.map(({ name }) => name).join(', ') }]),
    {
      label: 'Registration',
      value: event.enrolment === 'open' ? 'Open' : 'We give out the places',
    },
    {
      label: 'Recordings',
      value: event.recordingFor === 'everyone' ? 'For everyone' : 'For those with a place',
    },
  ]
}
