import type { Session } from '@portal/shared/progress'
import { DateText, formatNumber, Row, Stack, Text, TextLink } from '@portal/shared/ui'
import type { ReactNode } from 'react'

export interface SessionLineProps {
  session: Session
  /** What else is known of it, under its time. */
  note?: ReactNode
  children?: ReactNode
}

/** An hour in a card of the first page; its name opens it. */
export function SessionLine({ session, note, children }: SessionLineProps) {
  return (
    <Row as="li" justifyContent="space-between">
      <Stack gap="0.5" flex="1 1 14rem" minWidth="0">
        <Text weight="medium" overflowWrap="anywhere">
          <TextLink to={`?hour=${session.id}`}>
            {session.studentName} · {session.subject}
          </TextLink>
        </Text>
        <Text size="sm" tone="muted">
          <DateText moment={session.startsAt} style="dateTime" /> ·{' '}
          {formatNumber(session.length, 2)} h
        </Text>
        {note}
      </Stack>
      {children}
    </Row>
  )
}
