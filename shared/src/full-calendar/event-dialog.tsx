import { useNow } from '@portal/shared/idle'
import {
  Badge,
  Dialog,
  FactList,
  LinkButton,
  Row,
  Stack,
  Text,
  useTimeZone,
} from '@portal/shared/ui'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { hostOf } from '../calendar/join.rules.ts'
import { kindWord } from '../calendar/kinds.ts'
import type { CalendarEntry } from '../calendar/month.rules.ts'
import { londonText, mayJoin, spanText } from './details.rules.ts'
import { FileButton } from './file-button.tsx'

interface EventDialogProps {
  entry: CalendarEntry
  /** The days that the file holds: those that are shown. */
  span: { first: string; last: string }
  onClose: () => void
}

/** One entry: when, by both clocks where they differ, who, the way to join, its page, and a file. */
export default function EventDialog({ entry, span, onClose }: EventDialogProps) {
  const zone = useTimeZone()
  const now = useNow(15_000)
  const { info, path, joinLink, isCancelled, calendarComponent } = entry
  const london = londonText(entry, zone)
  const people = peopleOf(entry)
  const facts: { label: string; value: ReactNode }[] = [
    { label: 'When', value: spanText(entry, zone) },
    ...(london === null ? [] : [{ label: 'In London', value: london }]),
    ...(people === '' ? [] : [{ label: 'People', value: people }]),
    { label: 'Kind', value: kindWord(calendarComponent) },
  ]
  return (
    <Dialog open title={info} onClose={onClose} size="sm">
      <Stack gap="5">
        {isCancelled ? (
          <div>
            <Badge tone="danger">Cancelled</Badge>
          </div>
        ) : null}
        <FactList items={facts} />
        {joinLink !== null && mayJoin(entry, now) ? (
          <LinkButton
            variant="primary"
            to={joinLink}
            target="_blank"
            icon={<ExternalLink size={18} aria-hidden />}
          >
            Join at {hostOf(joinLink)}
          </LinkButton>
        ) : null}
        {joinLink !== null && !mayJoin(entry, now) && Date.parse(entry.date) > now ? (
          <Text size="sm" tone="muted">
            You can join at {hostOf(joinLink)} from 10 minutes before.
          </Text>
        ) : null}
        <Row gap="3">
          {path === null ? null : <LinkButton to={path}>Open its page</LinkButton>}
          <FileButton span={span} />
        </Row>
      </Stack>
    </Dialog>
  )
}

function peopleOf({ studentName, tutorName }: CalendarEntry): string {
  return [studentName, tutorName].filter((name) => name !== null).join(', ')
}
