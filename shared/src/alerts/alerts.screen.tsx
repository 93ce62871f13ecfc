import { formatDay } from '@portal/shared/calendar'
import { alertTypeName } from '@portal/shared/contract'
import { dialogPart, part } from '@portal/shared/idle'
import {
  List,
  type ListDefinition,
  recordFilter,
  segmentedFilter,
  selectFilter,
  useList,
} from '@portal/shared/lists'
import { useLiveReads } from '@portal/shared/live'
import { useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import {
  Badge,
  Button,
  dash,
  ListTemplate,
  RelativeTime,
  Row,
  Stack,
  Text,
} from '@portal/shared/ui'
import { Suspense } from 'react'
import { audienceWords, stateWords } from './alert.words.ts'
import { type Alert, alertReads, alertsCall, assignees, students } from './alerts.queries.ts'

const AlertDrawer = part(() => import('./alert-drawer.tsx'), {
  failed: 'The alert could not be opened',
})
const RaiseDialog = dialogPart(() => import('./raise-dialog.tsx'), 'Raise a concern')

/** Concerns about students that the person may know of, each with its thread in a drawer. */
export default function AlertsScreen() {
  const [params, setParams] = useSearchParams()
  const role = useSession((session) => session.claims?.role)
  useLiveReads('tuition', alertReads)
  const isStaff = role === 'Tutor' || role === 'Senior Tutor' || role === 'Admin'
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(params)
    next.delete('raise')
    next.set('alert', id)
    return `?${next}`
  }
  const list = useList({
    ...(isStaff ? ofStaff : ofOthers),
    rowHref: ({ id }) => hrefOf(id),
  })
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(params)
    if (value === null) next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: value === null })
  }
  const open = params.get('alert')
  const raised = params.get('raise')
  return (
    <ListTemplate
      title="Alerts"
      description={
        isStaff
          ? 'Concerns about students, and what becomes of them'
          : 'What the tutors would like you to know, with room for your reply'
      }
      actions={
        isStaff ? (
          <Button variant="primary" onClick={() => set('raise', 'new')}>
            Raise a concern
          </Button>
        ) : undefined
      }
    >
      <List list={list} />
      <Suspense fallback={null}>
        {open === null ? null : <AlertDrawer id={open} onClose={() => set('alert', null)} />}
        {isStaff && raised !== null ? (
          <RaiseDialog
            studentId={raised === 'new' ? undefined : raised}
            waits={role === 'Tutor'}
            hrefOf={hrefOf}
            onClose={() => set('raise', null)}
          />
        ) : null}
      </Suspense>
    </ListTemplate>
  )
}

const states = (['waiting', 'open', 'assigned', 'closed'] as const).map((value) => ({
  value,
  label: stateWords[value].word,
}))

const typeFilter = {
  id: 'type',
  label: 'Type',
  look: selectFilter,
  none: 'All types',
  options: [1, 2, 3, 4].map((type) => ({ value: String(type), label: alertTypeName(type) })),
  query: (type: string) => ({ type: Number(type) }),
}

const ageFilter = {
  id: 'age',
  label: 'Age',
  look: selectFilter,
  none: 'Any age',
  options: [
    { value: 'overdue', label: 'Overdue' },
    { value: 'week', label: 'Over a week old' },
    { value: 'month', label: 'Over 30 days old' },
  ],
}

const studentFilter = recordFilter(students, {
  id: 'student',
  label: 'Student',
  none: 'All students',
  query: (studentId) => ({ studentId }),
})

const assigneeFilter = recordFilter(assignees, {
  id: 'assigned',
  label: 'Assigned to',
  none: 'Assigned or not',
  query: (assignedTo) => ({ assignedTo }),
})

const common = {
  call: alertsCall,
  rows: ({ alerts }: { alerts: Alert[] }) => alerts,
  rowKey: ({ id }: Alert) => id,
  label: 'Alerts',
  nouns: ['alert', 'alerts'],
  searchIn: 'student or note',
  sort: { column: 'raisedAt', direction: 'descending' },
  failed: 'The alerts could not be loaded',
  noneFits: 'No alert fits',
} as const

const studentColumn = {
  id: 'student',
  header: 'Student',
  primary: true,
  width: '12rem',
  sortBy: ({ studentName }: Alert) => studentName,
  cell: ({ studentName, type }: Alert) => (
    <Stack gap="0.5">
      <Text as="span" weight="semibold" overflowWrap="anywhere">
        {studentName}
      </Text>
      <Text as="span" size="xs" tone="muted" weight="normal">
        {alertTypeName(type)}
      </Text>
    </Stack>
  ),
}

const stateColumn = {
  id: 'state',
  header: 'State',
  cell: ({ state, isOverdue }: Alert) => (
    <Row gap="1">
      <Badge tone={stateWords[state].tone}>{stateWords[state].word}</Badge>
      {isOverdue ? <Badge tone="danger">Overdue</Badge> : null}
    </Row>
  ),
}

const raisedColumn = {
  id: 'raisedAt',
  header: 'Raised',
  sortBy: ({ raisedAt }: Alert) => raisedAt,
  cell: ({ raisedAt, raisedBy }: Alert) => (
    <Stack gap="0.5">
      <RelativeTime moment={raisedAt} />
      {raisedBy === '' ? null : (
        <Text as="span" size="xs" tone="muted" overflowWrap="anywhere">
          by {raisedBy}
        </Text>
      )}
    </Stack>
  ),
}

const followUpColumn = {
  id: 'followUpAt',
  header: 'Follow-up',
  sortBy: ({ followUpAt }: Alert) => followUpAt,
  cell: ({ followUpAt }: Alert) => (followUpAt === null ? dash : formatDay(followUpAt)),
}

const commentsColumn = {
  id: 'comments',
  header: 'Comments',
  align: 'end' as const,
  cell: ({ comments }: Alert) => comments,
}

const ofStaff: ListDefinition<typeof alertsCall, Alert> = {
  ...common,
  filters: [
    { id: 'state', label: 'State', look: selectFilter, none: 'All states', options: states },
    typeFilter,
    ageFilter,
    studentFilter,
    assigneeFilter,
  ],
  columns: [
    studentColumn,
    stateColumn,
    raisedColumn,
    followUpColumn,
    {
      id: 'assigned',
      header: 'Assigned to',
      cell: ({ assignedTo }) => assignedTo?.name ?? dash,
    },
    {
      id: 'audience',
      header: 'Who sees it',
      cell: ({ audience = 'staff' }) => audienceWords[audience],
    },
    commentsColumn,
  ],
  noneYet: {
    title: 'No concern is raised',
    children: 'Raise one when a student drifts, or something should change.',
    level: 2,
  },
}

const ofOthers: ListDefinition<typeof alertsCall, Alert> = {
  ...common,
  filters: [
    {
      id: 'state',
      label: 'Which alerts to show',
      look: segmentedFilter,
      options: [
        { value: 'open', label: 'Open' },
        { value: 'closed', label: 'Closed' },
      ],
    },
    studentFilter,
  ],
  columns: [studentColumn, stateColumn, raisedColumn, followUpColumn, commentsColumn],
  noneYet: {
    title: 'No alert at the moment',
    children: 'When the tutors see something that you should know, it stands here.',
    level: 2,
  },
}
