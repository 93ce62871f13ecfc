import { part, useNow } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Button,
  Card,
  LinkButton,
  Row,
  Skeleton,
  Stack,
  Text,
  useTimeZone,
} from '@portal/shared/ui'
import { MapPin, Play } from 'lucide-react'
import { Suspense } from 'react'
import { hostOf } from '../calendar/join.rules.ts'
import { placeOf } from '../tuition/zones.ts'
import { attendanceWords, phaseOf, whenText } from './event.rules.ts'
import type { EventSession, ShownEvent } from './events.queries.ts'
import { FileList } from './file-list.tsx'
import { SessionJoin } from './session-join.tsx'

const RecordingPlayer = part<{ assetId: string; title: string }>(
  () => import('./recording-player.tsx'),
  { failed: 'The recording could not be loaded' },
)

export interface TimetableProps {
  event: ShownEvent
  isPreview?: boolean
}

/** The sessions of an event with the way into each, what was there, and what was recorded. */
export function Timetable({ event, isPreview = false }: TimetableProps) {
  const now = useNow(30_000)
  const { sessions } = event
  return (
    <Card title={event.kind === 'course' ? 'Timetable' : 'When'}>
      <Stack as="ol" gap="5" listStyleType="none">
        {sessions.map((session) => (
          <Session key={session.id} {...{ event, session, now, isPreview }} />
        ))}
      </Stack>
    </Card>
  )
}

interface SessionProps extends Required<TimetableProps> {
  session: EventSession
  now: number
}

function Session({ event, session, now, isPreview }: SessionProps) {
  const zone = useTimeZone()
  const [params, setParams] = useSearchParams()
  const { title, place, attendance, recording, timeZone } = session
  const phase = phaseOf(session, now)
  const here = whenText(session, zone)
  const there = whenText(session, timeZone)
  const files = event.files.filter(({ sessionId }) => sessionId === session.id)
  const isWatched = params.get('watch') === session.id
  const watch = (isOpen: boolean) => {
    const next = new URLSearchParams(params)
    if (isOpen) next.set('watch', session.id)
    else next.delete('watch')
    setParams(next, { replace: true })
  }
  const name = title === '' ? event.title : title
  return (
    <Stack as="li" gap="3">
      <Row justifyContent="space-between" alignItems="flex-start" gap="4">
        <Stack gap="1" flex="1 1 16rem">
          {title === '' ? null : <Text weight="semibold">{title}</Text>}
          <Text weight={title === '' ? 'semibold' : 'normal'}>{here}</Text>
          {there === here ? null : (
            <Text size="sm" tone="muted">
              {there} in {placeOf(timeZone)}
            </Text>
          )}
          {place === '' ? null : (
            <Row gap="2" flexWrap="nowrap" alignItems="flex-start">
              <MapPin size={16} aria-hidden />
              <Text size="sm">{place}</Text>
            </Row>
          )}
          <Row gap="2" _empty={{ display: 'none' }}>
            {phase === 'now' && event.state === 'published' ? (
              <Badge tone="danger">Live now</Badge>
            ) : null}
            {attendance === null ? null : (
              <Badge tone={attendanceWords[attendance].tone}>
                {attendanceWords[attendance].word}
              </Badge>
            )}
          </Row>
        </Stack>
        <Row gap="2">
          {isPreview ? null : <SessionJoin event={event} session={session} />}
          {recording?.assetId ? (
            <Button
              size="sm"
              icon={<Play size={16} aria-hidden />}
              aria-expanded={isWatched}
              aria-label={`${isWatched ? 'Close' : 'Watch'} the recording of ${name}`}
              onClick={() => watch(!isWatched)}
            >
              {isWatched ? 'Close' : 'Watch'} the recording
            </Button>
          ) : null}
          {recording?.link ? (
            <LinkButton
              size="sm"
              to={recording.link}
              target="_blank"
              icon={<Play size={16} aria-hidden />}
              aria-label={`Watch the recording of ${name} at ${hostOf(recording.link)}`}
            >
              Watch the recording
            </LinkButton>
          ) : null}
        </Row>
      </Row>
      {isWatched && recording?.assetId ? (
        <Suspense fallback={<Skeleton aspectRatio="16 / 9" />}>
          <RecordingPlayer assetId={recording.assetId} title={name} />
        </Suspense>
      ) : null}
      {files.length === 0 ? null : <FileList event={event} files={files} />}
    </Stack>
  )
}
