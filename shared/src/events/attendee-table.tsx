import { pathTo } from '@portal/shared/contract'
import { type Column, DataTable } from '@portal/shared/tables'
import { Badge, DateText, dash, Stack, Surface, Text } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { attendanceWords, ordinal } from './event.rules.ts'
import type { ShownEvent } from './events.queries.ts'
import type { Attendee } from './giver.queries.ts'

export interface AttendeeTableProps {
  event: Pick<ShownEvent, 'id' | 'slug' | 'kind'>
  rows: readonly Attendee[]
  state: Attendee['state']
  isStale?: boolean
  /** Draws what is marked of one; as it is saved when left out. */
  mark?: (attendee: Attendee) => ReactNode
  /** What can be done with one. */
  actions?: ((attendee: Attendee) => ReactNode) | undefined
}

/** Students of an event, each leading to what is known of the student there. */
export function AttendeeTable(props: AttendeeTableProps) {
  const { event, rows, state, isStale = false, mark = savedMark, actions } = props
  const columns: readonly Column<Attendee>[] = [
    {
      id: 'name',
      header: 'Student',
      primary: true,
      width: '14rem',
      cell: ({ fullName, yearGroup, schoolName }) => (
        <Stack gap="0.5">
          <Text as="span" weight="semibold">
            {fullName}
          </Text>
          <Text as="span" size="xs" tone="muted" weight="normal">
            {[`Year ${yearGroup}`, schoolName].filter(Boolean).join(', ')}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'registered',
      header: state === 'waiting' ? 'Waits since' : 'Registered',
      cell: ({ registeredAt }) => <DateText moment={registeredAt} style="dateTime" />,
    },
    ...(state === 'waiting'
      ? [
          {
            id: 'queue',
            header: 'Place in the queue',
            align: 'end' as const,
            cell: ({ queuePlace }: Attendee) => (queuePlace === null ? dash : ordinal(queuePlace)),
          },
        ]
      : []),
    ...(state === 'registered'
      ? [
          {
            id: 'joined',
            header: 'Joined at',
            cell: ({ joinedAt }: Attendee) =>
              joinedAt === null ? dash : <DateText moment={joinedAt} style="time" />,
          },
          { id: 'mark', header: 'Attendance', width: '11rem', cell: mark },
        ]
      : []),
    ...(actions
      ? [
          {
            id: 'actions',
            header: 'What to do',
            headerHidden: true,
            align: 'end' as const,
            cell: actions,
          },
        ]
      : []),
  ]
  return (
    <Surface overflow="clip">
      <DataTable
        label="Attendees"
        columns={columns}
        rows={rows}
        rowKey={({ studentId }) => studentId}
        isStale={isStale}
        rowHref={({ studentId }) =>
          pathTo('/seminars/:name/:id/:uid', {
            name: event.slug || event.kind,
            id: event.id,
            uid: studentId,
          })
        }
      />
    </Surface>
  )
}

function savedMark({ attendance }: Attendee): ReactNode {
  if (attendance === null) return dash
  const { word, tone } = attendanceWords[attendance]
  return <Badge tone={tone}>{word}</Badge>
}
