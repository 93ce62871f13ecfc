import { useSession } from '@portal/shared/session'
import {
  Badge,
  Heading,
  plural,
  Row,
  Stack,
  Surface,
  Text,
  TextLink,
  useTimeZone,
} from '@portal/shared/ui'
import { Clock, FileText, Users, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { eventPath, isFull, nextStepOf, ownWords, placesText, whenText } from './event.rules.ts'
import type { EventCardData, EventKind } from './events.queries.ts'
import { StepButton } from './step-button.tsx'

export interface EventCardProps {
  card: EventCardData
  kind: EventKind
  /** In epoch milliseconds. */
  now: number
  /** Of its heading; below that of its group where there is one. */
  level?: 2 | 3
  /** It is only looked at, as an editor’s preview: nothing can be done with it. */
  isPreview?: boolean
}

/** One seminar or course in a list: when by one’s own clock, who gives it, places, and the next step. */
export function EventCard({ card, kind, now, isPreview = false, level = 3 }: EventCardProps) {
  const zone = useTimeZone()
  const role = useSession((session) => session.claims?.role)
  const { title, tutors, degreeGroups, sessions, nextSession, files } = card
  const own = ownWords(card)
  const next = nextSession ?? card
  return (
    <Surface as="li" padding={{ base: '4', md: '5' }}>
      <Stack gap="3" height="100%">
        <Row gap="2" _empty={{ display: 'none' }}>
          {card.isLive ? <Badge tone="danger">Live now</Badge> : null}
          {card.state === 'cancelled' ? <Badge tone="danger">Cancelled</Badge> : null}
          {own === null ? null : <Badge tone={own.tone}>{own.word}</Badge>}
          {card.nextSession !== null && own === null && isFull(card) ? <Badge>Full</Badge> : null}
        </Row>
        <Heading level={level} size="md">
          {isPreview ? (
            title
          ) : (
            <TextLink quiet to={eventPath({ ...card, kind }, role)}>
              {title}
            </TextLink>
          )}
        </Heading>
        <Stack gap="1.5">
          <Fact icon={<Clock size={16} aria-hidden />}>
            {sessions > 1
              ? `${plural(sessions, 'session')}, ${nextSession ? 'next ' : 'from '}`
              : ''}
            {whenText(next, zone)}
          </Fact>
          <Fact icon={<Users size={16} aria-hidden />}>
            {tutors.map(({ fullName }) => fullName).join(', ')}
          </Fact>
          {card.hasRecording ? (
            <Fact icon={<Video size={16} aria-hidden />}>With a recording</Fact>
          ) : null}
          {files.length === 0 ? null : (
            <Fact icon={<FileText size={16} aria-hidden />}>{plural(files.length, 'file')}</Fact>
          )}
        </Stack>
        {degreeGroups.length === 0 ? null : (
          <Text size="sm" tone="muted">
            {degreeGroups.map(({ name }) => name).join(', ')}
          </Text>
        )}
        <Row justifyContent="space-between" marginTop="auto" gap="3">
          <Text size="sm" figures>
            {placesText(card)}
            {card.waiting > 0 ? `, ${card.waiting} waiting` : ''}
          </Text>
          {role === 'Student' && !isPreview ? (
            <StepButton card={card} kind={kind} step={nextStepOf(card, now)} />
          ) : null}
        </Row>
      </Stack>
    </Surface>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row
      gap="2"
      alignItems="flex-start"
      flexWrap="nowrap"
      css={{ '& > svg': { flexShrink: 0, marginTop: '0.5' } }}
    >
      {icon}
      <Text size="sm">{children}</Text>
    </Row>
  )
}
