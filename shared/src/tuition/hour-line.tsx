import {
  Badge,
  DateText,
  defaultTimeZone,
  formatNumber,
  Row,
  Stack,
  Text,
  useTimeZone,
} from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { hostOf } from '../calendar/join.rules.ts'
import { JoinLink } from '../calendar/join-link.tsx'
import { canJoin, requestWords, stateOf } from './hours.rules.ts'
import type { Hour } from './types.ts'
import { inOtherZone } from './zones.ts'

export interface HourLineProps {
  hour: Hour
  /** In epoch milliseconds. */
  now: number
  /** Whose name stands beside the subject. */
  withWhom: string
  /** What can be done with it. */
  actions?: ReactNode
}

/** An hour in a list: what, with whom, when (by London's clock too where that differs), how it stands, its link once it opens. */
export function HourLine({ hour, now, withWhom, actions }: HourLineProps) {
  const { word, tone } = stateOf(hour, now)
  const { request } = hour
  const london = inOtherZone(hour.startsAt, useTimeZone(), defaultTimeZone)
  return (
    <Row as="li" justifyContent="space-between" alignItems="flex-start" gap="4">
      <Stack gap="1" flex="1 1 16rem" minWidth="0">
        <Text weight="semibold" overflowWrap="anywhere">
          {hour.subject} with {withWhom}
        </Text>
        <Text size="sm" tone="muted">
          <DateText moment={hour.startsAt} style="full" /> · {formatNumber(hour.length, 2)} h
        </Text>
        {london === null ? null : (
          <Text size="sm" tone="muted">
            {london}
          </Text>
        )}
        <Row gap="2">
          <Badge tone={tone}>{word}</Badge>
          {request === null ? null : (
            <Badge tone={request.state === 'open' ? 'warning' : 'neutral'}>
              {requestWords[request.state]}
            </Badge>
          )}
        </Row>
        {request?.message ? (
          <Text size="sm" overflowWrap="anywhere">
            “{request.message}”
          </Text>
        ) : null}
        {hour.joinLink !== null && hour.state === 'scheduled' ? (
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            At {hostOf(hour.joinLink)}, from 10 minutes before
          </Text>
        ) : null}
      </Stack>
      <Row gap="2" flexWrap="wrap">
        <JoinButton hour={hour} now={now} />
        {actions}
      </Row>
    </Row>
  )
}

/** Leads to an hour's meeting while it is open; nothing at other times. */
export function JoinButton({ hour, now }: Pick<HourLineProps, 'hour' | 'now'>) {
  if (hour.joinLink === null || !canJoin(hour, now)) return null
  return (
    <JoinLink to={hour.joinLink} aria-label={`Join ${hour.subject} at ${hostOf(hour.joinLink)}`}>
      Join
    </JoinLink>
  )
}
