import { bodyOf } from '@portal/shared/bodies'
import { FileUpload } from '@portal/shared/files'
import { Form, SaveBar, TextField, useForm } from '@portal/shared/forms'
import { useNow } from '@portal/shared/idle'
import { tellOutcome } from '@portal/shared/lists'
import { queryOf, useQuery } from '@portal/shared/query'
import {
  Alert,
  Box,
  Button,
  Card,
  EmptyState,
  Stack,
  Text,
  TextLink,
  toast,
  useTimeZone,
} from '@portal/shared/ui'
import { phaseOf, whenText } from './event.rules.ts'
import type { EventSession, ShownEvent } from './events.queries.ts'
import { useSetRecording } from './giver.queries.ts'

/** The recordings of an event’s sessions: a film of the portal or a link, once a session has begun. */
export default function RecordingTab({ event }: { event: ShownEvent }) {
  const now = useNow(60_000)
  const begun = event.sessions.filter((session) => phaseOf(session, now) !== 'before')
  if (begun.length === 0) {
    return (
      <EmptyState illustration="calendar" level={2} title="No session has begun yet">
        The recording of each is added here. Whoever has a place is told of it.
      </EmptyState>
    )
  }
  return (
    <Stack gap="6">
      {begun.map((session) => (
        <SessionRecording key={session.id} event={event} session={session} />
      ))}
    </Stack>
  )
}

interface SessionRecordingProps {
  event: ShownEvent
  session: EventSession
}

function SessionRecording({ event, session }: SessionRecordingProps) {
  const zone = useTimeZone()
  const set = useSetRecording()
  const { id: sessionId, recording } = session
  const bringBack = recording && { assetId: recording.assetId, link: recording.link }
  const takeAway = () =>
    void tellOutcome(async () => {
      await set.write({ body: { sessionId, assetId: null, link: null } })
      return {
        said: 'The recording is taken away.',
        undo: () => bringBack && set.write({ body: { sessionId, ...bringBack } }),
      }
    })
  const show = (assetId: string | undefined) => {
    if (assetId === undefined) return
    set
      .write({ body: { sessionId, assetId, link: null } })
      .then(() => toast.success('The recording is added.'))
      .catch((error: Error) => toast.danger(`The recording could not be added. ${error.message}`))
  }
  return (
    <Card
      title={session.title === '' ? 'Recording' : session.title}
      description={whenText(session, zone)}
      action={
        recording === null ? undefined : (
          <Button size="sm" loading={set.isWriting} onClick={takeAway}>
            Remove the recording
          </Button>
        )
      }
    >
      {recording?.assetId ? (
        <FilmState assetId={recording.assetId} watchAt={`?watch=${sessionId}`} />
      ) : recording?.link ? (
        <TextLink to={recording.link} target="_blank">
          {recording.link}
        </TextLink>
      ) : (
        <Stack gap="6">
          <FileUpload
            label="Film"
            kind="video"
            area={event.kind}
            hint="MP4 with H.264, or WebM. It goes on where it stopped when you choose it again."
            onKept={({ asset }) => show(asset?.assetId)}
          />
          <LinkForm sessionId={sessionId} />
        </Stack>
      )}
    </Card>
  )
}

function LinkForm({ sessionId }: { sessionId: string }) {
  const set = useSetRecording()
  const form = useForm({
    name: `recording ${sessionId}`,
    start: { link: '' },
    schema: bodyOf('POST /Event/tutor/Event/SetRecording'),
    body: ({ link }) => ({ sessionId, assetId: null, link: link.trim() }),
    failed: 'The link could not be added',
    write: (body) => set.write({ body }),
    done: () => toast.success('The recording is added.'),
  })
  return (
    <Form label="Link" {...form.frame}>
      <TextField
        label="Or a link"
        type="url"
        placeholder="https://"
        hint="To YouTube or Vimeo, beginning with https://. It opens in a new tab, at the other site."
        {...form.field('link')}
      />
      <SaveBar label="Add link" {...form.bar} />
    </Form>
  )
}

const states = {
  uploading: 'The film is on its way.',
  checking: 'The film is being checked. It can be watched in a moment.',
  converting: 'Smaller versions of the film are being made. It can be watched meanwhile.',
  ready: 'The film can be watched.',
  failed: 'The film cannot be played',
} as const

/** How often a film is looked at that is not ready, in milliseconds. */
const lookEvery = 5_000

function FilmState({ assetId, watchAt }: { assetId: string; watchAt: string }) {
  const film = useQuery({
    ...queryOf('GET /Media/Asset/GetAsset', { query: { id: assetId } }),
    refetchInterval: ({ state }) =>
      state.data && state.data.state !== 'ready' && state.data.state !== 'failed'
        ? lookEvery
        : false,
  })
  const { data } = film
  if (data?.state === 'failed') {
    return (
      <Alert kind="danger" title={states.failed}>
        {data.failure}
      </Alert>
    )
  }
  return (
    <Box>
      {data === undefined ? null : <Text role="status">{states[data.state]}</Text>}
      <TextLink to={watchAt}>Watch it</TextLink>
    </Box>
  )
}
