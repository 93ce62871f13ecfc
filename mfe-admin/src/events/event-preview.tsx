import { EventCard, type EventKind, EventOverview } from '@portal/shared/events'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'
import { Box, Dialog, Heading, Stack } from '@portal/shared/ui'
import { type EventValues, previewOf } from './editor.rules.ts'

export interface EventPreviewProps {
  kind: EventKind
  values: EventValues
  /** Tutors whose names are known. */
  known: readonly { id: string; fullName: string }[]
  degreeGroups: readonly { id: number; name: string }[]
  onClose: () => void
}

/** An event as learners would see it: its card in the list, and its page. */
export default function EventPreview(props: EventPreviewProps) {
  const { kind, values, known, degreeGroups, onClose } = props
  const tutors = useNames(values.tutorIds, known)
  const event = previewOf(values, kind, { tutors, degreeGroups })
  const first = event.sessions[0]
  const last = event.sessions.at(-1)
  return (
    <Dialog open size="xl" title="As learners see it" onClose={onClose}>
      <Stack gap="6">
        {first === undefined || last === undefined ? null : (
          <Stack as="ul" listStyleType="none" maxWidth="form">
            <EventCard
              isPreview
              kind={kind}
              now={Date.now()}
              card={{
                ...event,
                ...{ startsAt: first.startsAt, endsAt: last.endsAt, nextSession: first },
                ...{ sessions: event.sessions.length, isLive: false, ownState: null },
                ...{ queuePlace: null, mayRegister: false, hasRecording: false },
              }}
            />
          </Stack>
        )}
        <Heading level={3}>{event.title}</Heading>
        <Box>
          <EventOverview event={event} isPreview />
        </Box>
      </Stack>
    </Dialog>
  )
}

const call = 'GET /user/admin/AuditDashboard/FindTutors'

/** Names of at most ten tutors, those that are new read one after another. */
function useNames(ids: readonly string[], known: EventPreviewProps['known']) {
  const missing = ids.filter((id) => id !== '' && !known.some((one) => one.id === id))
  const found = useQuery({
    queryKey: ['tutors of a preview', ...missing],
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ client }) => {
      const answers = await Promise.all(
        missing.map((tutorId) => client.fetchQuery(queryOf(call, { query: { tutorId } }))),
      )
      return answers.flatMap(({ tutors }) =>
        tutors.map(({ tutorId, name }) => ({ id: tutorId, fullName: name })),
      )
    },
  })
  return [...known, ...(found.data ?? [])]
}
