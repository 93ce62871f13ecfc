import type { CallAnswer } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import { eventPath, eventReads, meanText, myEventsCall, placesText } from '@portal/shared/events'
import {
  daysFilter,
  List,
  type ListDefinition,
  type ListFilter,
  segmentedFilter,
  selectFilter,
  useList,
} from '@portal/shared/lists'
import { useLiveReads } from '@portal/shared/live'
import { useSession } from '@portal/shared/session'
import {
  Badge,
  DateText,
  dash,
  LinkButton,
  ListTemplate,
  plural,
  Row,
  Stack,
  Text,
} from '@portal/shared/ui'
import { dueOf, kindWords } from './given.rules.ts'

type Given = CallAnswer<typeof myEventsCall>['events'][number]

const teamFilter: ListFilter = {
  id: 'team',
  label: 'Whose',
  look: segmentedFilter,
  first: 'own',
  options: [
    { value: 'own', label: 'Mine' },
    { value: 'team', label: 'My team’s' },
  ],
  query: (whose) => (whose === 'team' ? { isTeam: 'true' } : {}),
}

const filters: readonly ListFilter[] = [
  {
    id: 'kind',
    label: 'Kind',
    look: selectFilter,
    none: 'Seminars and courses',
    options: [
      { value: 'seminar', label: 'Seminars' },
      { value: 'course', label: 'Courses' },
    ],
  },
  {
    id: 'tab',
    label: 'When',
    look: selectFilter,
    none: 'All',
    options: [
      { value: 'due', label: 'Due' },
      { value: 'upcoming', label: 'Upcoming' },
      { value: 'past', label: 'Past' },
    ],
  },
  daysFilter({ id: 'days', label: 'Days' }),
]

const given: ListDefinition<typeof myEventsCall, Given> = {
  call: myEventsCall,
  rows: ({ events }) => events,
  rowKey: ({ id }) => id,
  label: 'Seminars and courses that I give',
  nouns: ['event', 'events'],
  searchIn: 'title',
  filters,
  columns: [
    {
      id: 'title',
      header: 'Event',
      primary: true,
      width: '16rem',
      cell: ({ title, kind, state }) => (
        <Stack gap="1" alignItems="flex-start">
          <Text as="span" weight="semibold">
            {title}
          </Text>
          <Row gap="1">
            <Badge>{kindWords[kind]}</Badge>
            {state === 'published' ? null : (
              <Badge tone={state === 'draft' ? 'warning' : 'danger'}>
                {state === 'draft' ? 'Draft' : 'Cancelled'}
              </Badge>
            )}
          </Row>
        </Stack>
      ),
    },
    {
      id: 'due',
      header: 'Due',
      width: '14rem',
      cell: (event) => {
        const due = dueOf(event)
        if (due.length === 0) return dash
        return (
          <Row gap="1">
            {due.map((words) => (
              <Badge key={words} tone="warning">
                {words}
              </Badge>
            ))}
          </Row>
        )
      },
    },
    {
      id: 'next',
      header: 'Next session',
      cell: ({ nextSession, endsAt }) =>
        nextSession === null ? (
          <Text as="span" size="sm" tone="muted">
            Over since <DateText moment={endsAt} style="date" />
          </Text>
        ) : (
          <DateText moment={nextSession.startsAt} style="dateTime" />
        ),
    },
    { id: 'sessions', header: 'Sessions', align: 'end', cell: ({ sessions }) => sessions },
    {
      id: 'places',
      header: 'Places',
      cell: (event) =>
        event.waiting > 0 ? `${placesText(event)}, ${event.waiting} waiting` : placesText(event),
    },
    {
      id: 'stars',
      header: 'Rating',
      align: 'end',
      cell: (event) =>
        meanText(event) ?? (event.ratings === 0 ? dash : plural(event.ratings, 'rating')),
    },
  ],
  noneYet: {
    title: 'You give no seminar or course yet',
    children: 'The office plans them. As soon as you give one, it stands here.',
    level: 2,
  },
  failed: 'Your seminars and courses could not be loaded',
}

/** What one gives, what is due first; of a senior tutor the team’s as well. */
export default function GivenScreen() {
  const role = useSession((session) => session.claims?.role)
  const isSenior = role === 'Senior Tutor'
  useLiveReads('events', eventReads)
  const list = useList({
    ...given,
    filters: isSenior ? [teamFilter, ...filters] : filters,
    rowHref: (event) => {
      const page = eventPath(event, role)
      if (event.attendanceDue > 0) return `${page}?tab=attendees`
      return event.reportDueAt === null ? page : `${page}?tab=report`
    },
  })
  return (
    <ListTemplate
      title="Given by me"
      description="What is due comes first: attendance within 14 days, reports within 48 hours."
      actions={<LinkButton to={pathTo('/seminars', {})}>All seminars</LinkButton>}
    >
      <List list={list} />
    </ListTemplate>
  )
}
