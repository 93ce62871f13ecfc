import { call } from '@portal/shared/api'
import { DownloadButton } from '@portal/shared/downloads'
import { SearchField, SegmentedControl, SelectField } from '@portal/shared/forms'
import { dialogPart } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { Pager } from '@portal/shared/tables'
import {
  Box,
  Button,
  LiveText,
  plural,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Text,
  useTimeZone,
} from '@portal/shared/ui'
import { Printer, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AttendanceForm } from './attendance-form.tsx'
import { AttendeeTable } from './attendee-table.tsx'
import { whenText } from './event.rules.ts'
import type { ShownEvent } from './events.queries.ts'
import { type Attendee, type AttendeesAsked, useAttendees } from './giver.queries.ts'
import { useRemoval } from './use-removal.tsx'

const AddStudents = dialogPart<{ event: ShownEvent; onClose: () => void }>(
  () => import('./add-students.tsx'),
  'Add students',
)

/** As many as one save marks at once are seen at once. */
const pageSize = 100
const states = [
  { value: 'registered', label: 'With a place' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'cancelled', label: 'Given back' },
] as const satisfies readonly { value: Attendee['state']; label: string }[]

/** Who comes: with what is marked of a session, who waits, and who gave a place back. */
export default function AttendeesTab({ event }: { event: ShownEvent }) {
  const [params, setParams] = useSearchParams()
  const zone = useTimeZone()
  const isAdmin = useSession((session) => session.claims?.role === 'Admin')
  const [isAdding, setAdding] = useState(false)
  const state = states.find(({ value }) => value === params.get('state'))?.value ?? 'registered'
  const known = event.sessions.find(({ id }) => id === params.get('session'))?.id
  const search = (params.get('search') ?? '').trim().slice(0, 200)
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const asked: AttendeesAsked = {
    id: event.id,
    state,
    pageNo: page,
    pageSize,
    ...(known !== undefined && { sessionId: known }),
    ...(search !== '' && { search }),
  }
  const attendees = useAttendees(asked)
  const removal = useRemoval(event)
  const changed = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params)
    for (const name of ['page', ...Object.keys(change)]) next.delete(name)
    for (const [name, value] of Object.entries(change)) if (value !== '') next.set(name, value)
    return next
  }
  const change = (next: Readonly<Record<string, string>>) =>
    setParams(changed(next), { replace: true })
  const { data } = attendees
  const shownSession = known ?? data?.sessionId
  const count = data && plural(data.totalCount, 'student')
  return (
    <Stack gap="5">
      <Row data-print="hidden" gap="3" alignItems="flex-end">
        {event.sessions.length > 1 ? (
          <Box width="22rem" maxWidth="100%">
            <SelectField
              label="Session"
              options={event.sessions.map((session) => ({
                value: session.id,
                label: [session.title, whenText(session, zone)].filter(Boolean).join(', '),
              }))}
              value={shownSession ?? ''}
              placeholder="The latest"
              onValue={(session) => change({ session })}
            />
          </Box>
        ) : null}
        <SegmentedControl
          label="Which students"
          value={state}
          options={states}
          onValue={(value) => change({ state: value === 'registered' ? '' : value })}
        />
        <Box flex="1 1 14rem" maxWidth={{ md: '24rem' }}>
          <SearchField
            label="Search students by name"
            placeholder="Search by name"
            value={search}
            onValue={(typed) => change({ search: typed })}
          />
        </Box>
      </Row>
      <Row data-print="hidden" gap="2">
        <Text as="span" size="sm" tone="muted" flex="1">
          {count}
        </Text>
        {count ? <LiveText>{count}</LiveText> : null}
        {isAdmin && event.state !== 'cancelled' ? (
          <Button icon={<UserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            Add students
          </Button>
        ) : null}
        <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        <DownloadButton
          label="CSV"
          name={`attendees-${event.slug || event.id}.csv`}
          get={() =>
            call('GET /Event/tutor/Event/ExportAttendees', {
              query: {
                id: event.id,
                ...(event.sessions.length > 1 && known !== undefined && { sessionId: known }),
              },
            })
          }
        />
      </Row>
      <QueryRegion
        query={attendees}
        failed="The attendees could not be loaded"
        skeleton={<SkeletonList rows={8} />}
        empty={{
          when: ({ attendees: all }) => all.length === 0,
          ...emptyOf(state, search),
        }}
      >
        {(answer) =>
          state === 'registered' && answer.mayMark ? (
            <AttendanceForm
              key={`${answer.sessionId} ${page} ${search}`}
              event={event}
              asked={asked}
              answer={answer}
              isStale={attendees.isPlaceholderData}
              actions={isAdmin ? removal.actionOf : undefined}
            />
          ) : (
            <AttendeeTable
              event={event}
              rows={answer.attendees}
              state={state}
              isStale={attendees.isPlaceholderData}
              actions={isAdmin && state !== 'cancelled' ? removal.actionOf : undefined}
            />
          )
        }
      </QueryRegion>
      {data && data.totalCount > pageSize ? (
        <Pager
          label="Pages of students"
          page={page}
          pageSize={pageSize}
          total={data.totalCount}
          hrefFor={(to) => {
            const next = changed({})
            if (to > 1) next.set('page', String(to))
            return `?${next}`
          }}
        />
      ) : null}
      {removal.question}
      {isAdding ? (
        <Suspense>
          <AddStudents event={event} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Stack>
  )
}

function emptyOf(state: Attendee['state'], search: string) {
  if (search !== '') {
    return {
      title: 'No student fits',
      children: 'Change the search, or clear it.',
      illustration: 'search' as const,
    }
  }
  return {
    registered: {
      title: 'Nobody has a place yet',
      children: 'Students show here as they register.',
    },
    waiting: { title: 'Nobody waits', children: 'The queue begins once all places are taken.' },
    cancelled: { title: 'Nobody has given a place back', children: undefined },
  }[state]
}
