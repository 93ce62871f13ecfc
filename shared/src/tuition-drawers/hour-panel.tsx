import {
  Button,
  Card,
  DateText,
  dash,
  FactList,
  formatNumber,
  Row,
  Stack,
  Text,
  TextLink,
  useTimeZone,
} from '@portal/shared/ui'
import { type ReactNode, useState } from 'react'
import { hostOf } from '../calendar/join.rules.ts'
import { JoinButton } from '../tuition/hour-line.tsx'
import type { useSessionOf } from '../tuition/hours.queries.ts'
import { hoursText, requestWords, stateOf } from '../tuition/hours.rules.ts'
import { inOtherZone } from '../tuition/zones.ts'
import AnswerDialog from './answer-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CorrectDialog, MarkDialog } from './mark-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

type Details = NonNullable<ReturnType<typeof useSessionOf>['data']>

export interface HourPanelProps {
  details: Details
  /** In epoch milliseconds. */
  now: number
  /** Where its report is read. */
  readPath?: string | undefined
  onReport?: (() => void) | undefined
}

type Open = 'mark' | 'correct' | 'move' | 'cancel' | 'answer' | null

/** One hour with all that staff may know and do of it. */
export function HourPanel({ details, now, readPath, onReport }: HourPanelProps) {
  const zone = useTimeZone()
  const [open, setOpen] = useState<Open>(null)
  const { hour, may, studentZone, tutorZone, following } = details
  const close = () => setOpen(null)
  const { word } = stateOf(hour, now)
  const others = [...new Set([studentZone, tutorZone])]
    .map((other) => inOtherZone(hour.startsAt, zone, other))
    .filter((words) => words !== null)
  return (
    <Stack gap="5">
      <FactList
        items={[
          { label: 'Student', value: hour.studentName },
          { label: 'Tutor', value: hour.tutorName },
          {
            label: 'When',
            value: (
              <>
                <DateText moment={hour.startsAt} style="full" />
                {others.map((words) => (
                  <Text key={words} size="sm" tone="muted">
                    {words}
                  </Text>
                ))}
              </>
            ),
          },
          { label: 'Length', value: `${formatNumber(hour.length, 2)} h` },
          { label: 'State', value: word },
          ...(hour.reason === '' ? [] : [{ label: 'Why', value: hour.reason }]),
          { label: 'Join link', value: hour.joinLink === null ? dash : hostOf(hour.joinLink) },
          {
            label: 'Hours left',
            value: details.hoursLeft === null ? 'Without a limit' : hoursText(details.hoursLeft),
          },
          ...(hour.reportId !== null && readPath
            ? [{ label: 'Report', value: <TextLink to={readPath}>Read the report</TextLink> }]
            : []),
        ]}
      />
      <Row gap="2">
        <JoinButton hour={hour} now={now} />
        <Action show={may.mark} onPress={() => setOpen('mark')} primary>
          Mark
        </Action>
        <Action show={may.report && onReport !== undefined} onPress={() => onReport?.()} primary>
          Write report
        </Action>
        <Action show={may.move} onPress={() => setOpen('move')}>
          Move
        </Action>
        <Action show={may.correct} onPress={() => setOpen('correct')}>
          Correct
        </Action>
        <Action show={may.cancel} onPress={() => setOpen('cancel')}>
          Cancel the hour
        </Action>
      </Row>
      {hour.request === null ? null : (
        <Card title={requestWords[hour.request.state]} level={3}>
          <Stack gap="3" alignItems="flex-start">
            <Text overflowWrap="anywhere">“{hour.request.reason}”</Text>
            {hour.request.message === '' ? null : (
              <Text tone="muted" overflowWrap="anywhere">
                Answered: “{hour.request.message}”
              </Text>
            )}
            <Action
              show={hour.request.state === 'open' && may.move}
              onPress={() => setOpen('answer')}
              primary
            >
              Answer
            </Action>
          </Stack>
        </Card>
      )}
      <Card title="What became of it" level={3}>
        <Stack as="ol" gap="3" listStyleType="none">
          {details.history.map(({ at, by, text }) => (
            <li key={`${at} ${text}`}>
              <Text size="sm" overflowWrap="anywhere">
                {text}
              </Text>
              <Text size="xs" tone="muted">
                <DateText moment={at} style="dateTime" /> · {by}
              </Text>
            </li>
          ))}
          {details.history.length === 0 ? (
            <li>
              <Text size="sm" tone="muted">
                Nothing was changed since it was booked.
              </Text>
            </li>
          ) : null}
        </Stack>
      </Card>
      {open === 'mark' ? <MarkDialog hour={hour} onClose={close} onDelivered={onReport} /> : null}
      {open === 'correct' ? <CorrectDialog hour={hour} onClose={close} /> : null}
      {open === 'move' ? (
        <MoveDialog hour={hour} tutorZone={tutorZone} studentZone={studentZone} onClose={close} />
      ) : null}
      {open === 'cancel' ? (
        <CancelDialog hour={hour} following={following} onClose={close} />
      ) : null}
      {open === 'answer' && hour.request !== null ? (
        <AnswerDialog hour={hour} request={hour.request} onClose={close} />
      ) : null}
    </Stack>
  )
}

function Action({
  show,
  primary,
  onPress,
  children,
}: {
  show: boolean
  primary?: true
  onPress: () => void
  children: ReactNode
}) {
  if (!show) return null
  return (
    <Button size="sm" variant={primary ? 'primary' : 'secondary'} onClick={onPress}>
      {children}
    </Button>
  )
}
