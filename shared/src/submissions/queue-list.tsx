import {
  type ListDefinition,
  type ListFilter,
  segmentedFilter,
  selectFilter,
} from '@portal/shared/lists'
import { DateText, dash, formatNumber, Stack, Text } from '@portal/shared/ui'
import { ItemStateTag } from '@portal/shared/writing'
import { uidPattern } from '../contract/text-rules.ts'
import { queueCall } from './having.queries.ts'
import { versionInWords } from './queue.rules.ts'
import { kindNames, kindOptions, stateOptions } from './queue.words.ts'
import type { Marker, QueueItem } from './submissions.queries.ts'

/** Who looks at the queue: what lies open for each at first, and whom it can be filtered by. */
export type QueueLook = 'tutor' | 'senior' | 'admin'

export interface QueueListOptions {
  look: QueueLook
  /** Undefined while they are on their way, and for tutors. */
  markers: readonly Marker[] | undefined
  /** Admissions tests; undefined while they are on their way. */
  tests: readonly { id: number; name: string }[] | undefined
  /** Filters that only some have, as by school. */
  more: readonly ListFilter[]
}

/** Asks for nothing where everything is wanted. */
const unlessAll = (id: string) => (value: string) => (value === 'all' ? {} : { [id]: value })

/** What is open at first, for everybody: of years of submissions only a few wait. */
const stateFilter: ListFilter = {
  ...{ id: 'state', label: 'State', look: selectFilter, first: 'open' },
  options: [...stateOptions, { value: 'all', label: 'All states' }],
  query: unlessAll('state'),
}

const mayBeMarker = (value: string) => /^(me|pool|all)$/.test(value) || uidPattern.test(value)

const own = [
  { value: 'me', label: 'Mine' },
  { value: 'pool', label: 'In the pool' },
  { value: 'all', label: 'All' },
] as const

function markerFilter(look: QueueLook, markers: readonly Marker[] = []): ListFilter {
  const people = markers.map(({ markerId, name }) => ({ value: markerId, label: name }))
  const filter = { id: 'marker', label: 'Marker', mayBe: mayBeMarker }
  if (look === 'admin') {
    const pool = { value: 'pool', label: 'In the pool' }
    return { ...filter, look: selectFilter, none: 'Any marker', options: [pool, ...people] }
  }
  return {
    ...{ ...filter, first: 'me', options: [...own, ...people], query: unlessAll('marker') },
    look: look === 'tutor' ? segmentedFilter : selectFilter,
  }
}

/** Set by the quick filters alone; what is set stands as a chip. */
const roundFilter: ListFilter = {
  ...{ id: 'round', label: 'Look', look: () => null },
  options: [
    { value: '1', label: 'First' },
    { value: '2', label: 'Second' },
  ],
}

/** The list of what is to be marked and was. The ids of columns are what the server sorts by. */
export function queueList(options: QueueListOptions): ListDefinition<typeof queueCall, QueueItem> {
  const { look, markers, tests, more } = options
  const isAdmin = look === 'admin'
  return {
    call: queueCall,
    rows: ({ items }) => items,
    rowKey: ({ itemId }) => itemId,
    rowName: ({ studentName, title }) => `${studentName}, ${title}`,
    label: isAdmin ? 'Submissions' : 'Queue',
    nouns: ['submission', 'submissions'],
    searchIn: 'student or title',
    views: 'submissions',
    ...(look !== 'tutor' && { csv: 'GET /Marking/tutor/Marking/ExportQueue' as const }),
    filters: [
      markerFilter(look, markers),
      stateFilter,
      ...[
        { id: 'kind', label: 'Kind', look: selectFilter, none: 'All kinds', options: kindOptions },
      ],
      {
        ...{ id: 'test', label: 'Test', look: selectFilter, none: 'All tests' },
        options: tests?.map(({ id, name }) => ({ value: String(id), label: name })),
        query: (admissionTestId) => ({ admissionTestId }),
      },
      ...more,
      roundFilter,
    ],
    columns: [
      {
        ...{ id: 'student', header: 'Student', primary: true, sortBy: (i) => i.studentName },
        cell: ({ studentName, schoolName }) =>
          isAdmin ? (
            <Stack gap="0.5">
              <span>{studentName}</span>
              <Text as="span" size="xs" tone="muted" weight="normal" overflowWrap="anywhere">
                {schoolName ?? 'No school'}
              </Text>
            </Stack>
          ) : (
            studentName
          ),
      },
      {
        ...{ id: 'title', header: 'Piece', width: '13rem', sortBy: (i) => i.title },
        cell: (item) => (
          <Stack gap="0.5">
            <Text as="span" overflowWrap="anywhere">
              {item.title}
            </Text>
            <Text as="span" size="xs" tone="muted">
              {versionInWords(item)}
            </Text>
          </Stack>
        ),
      },
      {
        ...{ id: 'kind', header: 'Kind', sortBy: (i) => i.kind },
        cell: ({ kind }) => kindNames[kind],
      },
      {
        ...{ id: 'words', header: 'Words', align: 'end', sortBy: (i) => i.words },
        cell: ({ words }) => formatNumber(words),
      },
      {
        ...{ id: 'state', header: 'State', sortBy: (i) => i.state },
        cell: ({ state, isOverdue, isStarted }) => (
          <Stack gap="0.5" alignItems="flex-start">
            <ItemStateTag state={state} isOverdue={isOverdue} />
            {state === 'pending' && isStarted ? (
              <Text as="span" size="xs" tone="muted">
                Begun
              </Text>
            ) : null}
          </Stack>
        ),
      },
      {
        ...{ id: 'due', header: 'Due', sortBy: (i) => i.dueAt },
        cell: ({ state, dueAt, markedAt }) =>
          markedAt !== null ? (
            <span>
              Returned <DateText moment={markedAt} style="date" />
            </span>
          ) : state === 'pending' || state === 'checking' ? (
            <DateText moment={dueAt} style="dateTime" />
          ) : (
            dash
          ),
      },
      {
        ...{ id: 'marker', header: 'Marker', sortBy: (i) => i.marker?.name },
        cell: ({ marker, state }) => marker?.name ?? (state === 'pending' ? 'In the pool' : dash),
      },
    ],
    failed: 'The submissions could not be loaded',
    noneYet: isAdmin
      ? {
          title: 'Nothing waits to be marked',
          children:
            'What students hand in stands here until it is returned, the most urgent first.',
          level: 2,
        }
      : { title: 'Nothing waits for you', illustration: 'done', level: 2 },
  }
}
