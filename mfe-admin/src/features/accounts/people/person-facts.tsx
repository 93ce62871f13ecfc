import { formatDay } from '@portal/shared/calendar'
import {
  Badge,
  DateText,
  FactList,
  plural,
  RelativeTime,
  Row,
  Text,
  TextLink,
} from '@portal/shared/ui'
import type { Person } from './people.queries.ts'
import { stateWords } from './people.words.ts'

const moment = (at: string | null, none: string) =>
  at === null ? (
    <Text as="span" tone="muted">
      {none}
    </Text>
  ) : (
    <DateText moment={at} />
  )

/** Who somebody is, how the account stands, and what the role brings along. */
export function PersonFacts({ person }: { person: Person }) {
  const { label, tone } = stateWords[person.state]
  return (
    <FactList
      items={[
        {
          label: 'State',
          value: (
            <Row as="span" gap="2">
              <Badge tone={tone}>{label}</Badge>
              {person.emailState === 'bouncing' ? (
                <Badge tone="warning">Mails come back</Badge>
              ) : null}
            </Row>
          ),
        },
        { label: 'Email', value: person.email },
        { label: 'Phone', value: person.phone },
        { label: 'Time zone', value: person.timeZone },
        { label: 'Joined', value: moment(person.createdAt, 'Unknown') },
        { label: 'Invited', value: moment(person.invitedAt, 'Never') },
        ...(person.stoppedAt === null
          ? []
          : [{ label: 'Stopped', value: moment(person.stoppedAt, '') }]),
        {
          label: 'Last seen',
          value:
            person.lastSeenAt === null ? (
              moment(null, 'Never')
            ) : (
              <RelativeTime moment={person.lastSeenAt} />
            ),
        },
        ...roleFacts(person),
        {
          label: 'Messages',
          value: `${person.counts.messages}, of which ${person.counts.unread} unread`,
        },
        {
          label: 'Log',
          value: (
            <TextLink to={`/accounts?tab=log&subject=${person.userId}`}>
              {plural(person.counts.logEntries, 'entry', 'entries')}
            </TextLink>
          ),
        },
      ]}
    />
  )
}

function roleFacts({ student, tutor }: Person) {
  if (student !== null) {
    const { programName, isUnlimited, startedOn, expiresOn } = student
    return [
      {
        label: 'Programme',
        value: `${programName}${isUnlimited ? ', hours without a limit' : ''}`,
      },
      { label: 'Runs', value: `${formatDay(startedOn)} to ${formatDay(expiresOn)}` },
      { label: 'Year', value: student.yearGroup },
      { label: 'Extra time', value: `${student.extraTimePercent} %` },
    ]
  }
  if (tutor === null) return []
  const duties = [
    tutor.isSeminarTutor && 'seminars',
    tutor.isEssayPsTutor && 'essays and statements',
  ].filter((duty) => duty !== false)
  return [
    { label: 'Teaches', value: [tutor.subject, ...duties].join(', ') },
    {
      label: 'Students',
      value: `${tutor.load} of ${tutor.capacity}${tutor.isTakingStudents ? '' : ', takes no new ones'}`,
    },
  ]
}
