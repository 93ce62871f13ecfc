import { List, type ListDefinition, selectFilter, useList } from '@portal/shared/lists'
import {
  Badge,
  DateText,
  dash,
  formatNumber,
  Stack,
  Text,
  TextLink,
  useTimeZone,
} from '@portal/shared/ui'
import { stateOf } from './hours.rules.ts'
import { monthsBack } from './months.ts'
import type { Hour } from './types.ts'

const call = 'GET /Tution/Student/GetSessions'

export interface PastHoursProps {
  studentId: string
  /** In epoch milliseconds. */
  now: number
  /** Whom the student has or had hours with, to filter by; without it nobody can. */
  tutors?: readonly { tutorId: string; name: string }[]
  /** Where a report is read. */
  reportPath: (reportId: string) => string
  /** Whether the feedback given belongs to what the viewer may see. */
  withFeedback?: boolean
  /** Where an hour is opened, for those who look after it. */
  hourHref?: (sessionId: string) => string
}

/** Hours that have begun, the newest first: outcome, report, and the feedback given. */
export function PastHours(props: PastHoursProps) {
  const zone = useTimeZone()
  const list = useList(definitionOf(props, zone), {
    query: { studentId: props.studentId, when: 'past' },
  })
  return <List list={list} />
}

function definitionOf(
  { now, tutors, reportPath, withFeedback, hourHref }: PastHoursProps,
  zone: string,
): ListDefinition<typeof call, Hour> {
  return {
    call,
    at: 'past-',
    rows: ({ sessions }) => sessions,
    rowKey: ({ id }) => id,
    ...(hourHref && { rowHref: ({ id }: Hour) => hourHref(id) }),
    label: 'Past sessions',
    nouns: ['session', 'sessions'],
    filters: [
      {
        id: 'month',
        label: 'Month',
        look: selectFilter,
        none: 'All months',
        options: monthsBack(now, zone),
      },
      ...(tutors && tutors.length > 1
        ? [
            {
              id: 'tutor',
              label: 'Tutor',
              look: selectFilter,
              none: 'All tutors',
              options: tutors.map(({ tutorId, name }) => ({ value: tutorId, label: name })),
              query: (tutorId: string) => ({ tutorId }),
            },
          ]
        : []),
      {
        id: 'outcome',
        label: 'Outcome',
        look: selectFilter,
        none: 'All outcomes',
        options: [
          { value: 'delivered', label: 'Delivered' },
          { value: 'no-show', label: 'No-show' },
          { value: 'cancelled', label: 'Cancelled' },
        ],
      },
    ],
    columns: [
      {
        id: 'when',
        header: 'When',
        primary: true,
        width: '11rem',
        cell: ({ startsAt, length }) => (
          <Stack gap="0.5">
            <Text as="span" weight="semibold">
              <DateText moment={startsAt} style="dateTime" />
            </Text>
            <Text as="span" size="xs" tone="muted" weight="normal">
              {formatNumber(length, 2)} h
            </Text>
          </Stack>
        ),
      },
      {
        id: 'what',
        header: 'Session',
        width: '11rem',
        cell: ({ subject, tutorName }) => `${subject} with ${tutorName}`,
      },
      {
        id: 'outcome',
        header: 'Outcome',
        cell: (hour) => {
          const { word, tone } = stateOf(hour, now)
          return (
            <Stack gap="1" alignItems="flex-start">
              <Badge tone={tone}>{word}</Badge>
              {hour.reason === '' ? null : (
                <Text as="span" size="xs" tone="muted" overflowWrap="anywhere">
                  {hour.reason}
                </Text>
              )}
            </Stack>
          )
        },
      },
      {
        id: 'report',
        header: 'Report',
        cell: ({ reportId, startsAt }) =>
          reportId === null ? (
            dash
          ) : (
            <TextLink to={reportPath(reportId)}>
              Report of <DateText moment={startsAt} style="dayMonth" />
            </TextLink>
          ),
      },
      ...(withFeedback
        ? [
            {
              id: 'feedback',
              header: 'Feedback given',
              align: 'end' as const,
              cell: ({ rating }: Hour) =>
                rating === null || rating === undefined ? dash : `${rating} of 10`,
            },
          ]
        : []),
    ],
    failed: 'Past sessions could not be loaded',
    noneFits: 'No session fits',
    noneYet: {
      title: 'No session has taken place yet',
      compact: true,
      illustration: 'calendar',
    },
  }
}
