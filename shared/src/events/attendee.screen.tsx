import { bodyOf } from '@portal/shared/bodies'
import { Form, SaveBar, TextArea, useForm } from '@portal/shared/forms'
import { useParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { type Column, DataTable } from '@portal/shared/tables'
import {
  Badge,
  Card,
  DateText,
  dash,
  FactList,
  Grid,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Stack,
  Text,
  toast,
} from '@portal/shared/ui'
import { attendanceWords, eventPath, ordinal, starsText } from './event.rules.ts'
import { type AttendeeRecord, useAttendee, useSaveNote } from './giver.queries.ts'

/** One student of an event: the place, what was there, notes of staff, and how it is elsewhere. */
export default function AttendeeScreen() {
  const { id = '', name = '', uid = '' } = useParams()
  const attendee = useAttendee(id, uid)
  const role = useSession((session) => session.claims?.role)
  return (
    <Page>
      <QueryRegion
        query={attendee}
        failed="This student’s record could not be loaded"
        skeleton={<SkeletonCards count={4} columns={2} />}
      >
        {(data) => (
          <>
            <PageHeader
              title={data.fullName}
              description={[`Year ${data.yearGroup}`, data.schoolName].filter(Boolean).join(', ')}
              actions={
                <LinkButton
                  to={`${eventPath({ kind: 'seminar', slug: name, id }, role)}?tab=attendees`}
                >
                  All attendees
                </LinkButton>
              }
            />
            <Record eventId={id} record={data} />
          </>
        )}
      </QueryRegion>
    </Page>
  )
}

type Session = AttendeeRecord['sessions'][number]

const columns: readonly Column<Session>[] = [
  {
    id: 'when',
    header: 'Session',
    primary: true,
    cell: ({ title, startsAt }) => (
      <Stack gap="0.5">
        <DateText moment={startsAt} style="dateTime" />
        {title === '' ? null : (
          <Text as="span" size="xs" tone="muted" weight="normal">
            {title}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'joined',
    header: 'Joined at',
    cell: ({ joinedAt }) =>
      joinedAt === null ? dash : <DateText moment={joinedAt} style="time" />,
  },
  {
    id: 'attendance',
    header: 'Attendance',
    cell: ({ attendance }) =>
      attendance === null ? (
        dash
      ) : (
        <Badge tone={attendanceWords[attendance].tone}>{attendanceWords[attendance].word}</Badge>
      ),
  },
  {
    id: 'marked',
    header: 'Marked',
    cell: ({ markedBy, markedAt }) =>
      markedAt === null ? (
        dash
      ) : (
        <Text as="span" size="sm">
          <DateText moment={markedAt} style="dateTime" />
          {markedBy === null ? '' : ` by ${markedBy}`}
        </Text>
      ),
  },
]

const placeWords = {
  registered: 'Has a place',
  waiting: 'Waits',
  cancelled: 'Gave it back',
} as const

function Record({ eventId, record }: { eventId: string; record: AttendeeRecord }) {
  const { place, sessions, rating, elsewhere } = record
  return (
    <Grid columns={2}>
      <Card title={record.eventTitle}>
        <FactList
          items={[
            {
              label: 'Place',
              value:
                place.queuePlace === null
                  ? placeWords[place.state]
                  : `${placeWords[place.state]}, ${ordinal(place.queuePlace)} in the queue`,
            },
            {
              label: 'Registered',
              value: <DateText moment={place.registeredAt} style="dateTime" />,
            },
            ...(place.cancelledAt === null
              ? []
              : [
                  {
                    label: 'Given back',
                    value: <DateText moment={place.cancelledAt} style="dateTime" />,
                  },
                ]),
            ...(rating === null
              ? []
              : [
                  {
                    label: 'Rating',
                    value: `${starsText(rating.stars)}${rating.comment === '' ? '' : `: ${rating.comment}`}`,
                  },
                ]),
            {
              label: 'At other events',
              value:
                elsewhere.places === 0
                  ? 'No other session so far'
                  : `${elsewhere.attended} of ${elsewhere.places} sessions attended`,
            },
          ]}
        />
      </Card>
      <Card title="Attendance" flush>
        <DataTable
          label="Attendance by session"
          columns={columns}
          rows={sessions}
          rowKey={({ id }) => id}
        />
      </Card>
      <Notes eventId={eventId} record={record} />
    </Grid>
  )
}

function Notes({ eventId, record }: { eventId: string; record: AttendeeRecord }) {
  const save = useSaveNote()
  const { studentId, notes } = record
  const form = useForm({
    name: `note ${eventId} ${studentId}`,
    start: { text: '' },
    schema: bodyOf('POST /Event/tutor/Event/SaveAttendeeNote'),
    body: ({ text }) => ({ eventId, studentId, text }),
    failed: 'The note could not be kept',
    write: (body) => save.write({ body }),
    done: () => {
      toast.success('The note is kept.')
      form.undo()
    },
  })
  return (
    <Card title="Notes" description="For staff alone: students never see them.">
      <Stack gap="5">
        <Form label="New note" {...form.frame}>
          <TextArea label="Note" maxLength={2000} {...form.field('text')} />
          <SaveBar label="Keep note" {...form.bar} />
        </Form>
        {notes.length === 0 ? (
          <Text size="sm" tone="muted">
            Nothing is noted yet.
          </Text>
        ) : (
          <Stack as="ul" gap="4" listStyleType="none">
            {notes.map(({ id, text, by, at }) => (
              <Stack as="li" key={id} gap="1">
                <Text size="sm" whiteSpace="pre-wrap">
                  {text}
                </Text>
                <Text size="xs" tone="muted">
                  {by}, <DateText moment={at} style="dateTime" />
                </Text>
              </Stack>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
