import { formatDay } from '@portal/shared/calendar'
import { alertTypeName } from '@portal/shared/contract'
import { dialogPart, part } from '@portal/shared/idle'
import { List, type ListDefinition, useList } from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { Badge, Button, dash, RelativeTime, Row, Stack, Text } from '@portal/shared/ui'
import { Suspense } from 'react'
import { stateWords } from '../alerts/alert.words.ts'
import { type Alert, alertsCall } from '../alerts/alerts.queries.ts'
import { isStaff } from './summary.rules.ts'
import type { SummaryTabProps } from './tabs.ts'

const AlertDrawer = part(() => import('../alerts/alert-drawer.tsx'), {
  failed: 'The alert could not be opened',
})
const RaiseDialog = dialogPart(() => import('../alerts/raise-dialog.tsx'), 'Raise a concern')

const definition: ListDefinition<typeof alertsCall, Alert> = {
  call: alertsCall,
  at: 'concern-',
  rows: ({ alerts }) => alerts,
  rowKey: ({ id }) => id,
  label: 'Concerns',
  nouns: ['concern', 'concerns'],
  sort: { column: 'raisedAt', direction: 'descending' },
  columns: [
    {
      id: 'type',
      header: 'Concern',
      primary: true,
      width: '12rem',
      cell: ({ type, raisedBy }) => (
        <Stack gap="0.5">
          <Text as="span" weight="semibold">
            {alertTypeName(type)}
          </Text>
          {raisedBy === '' ? null : (
            <Text as="span" size="xs" tone="muted" weight="normal" overflowWrap="anywhere">
              by {raisedBy}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ state, isOverdue }) => (
        <Row gap="1">
          <Badge tone={stateWords[state].tone}>{stateWords[state].word}</Badge>
          {isOverdue ? <Badge tone="danger">Overdue</Badge> : null}
        </Row>
      ),
    },
    {
      id: 'raisedAt',
      header: 'Raised',
      sortBy: ({ raisedAt }) => raisedAt,
      cell: ({ raisedAt }) => <RelativeTime moment={raisedAt} />,
    },
    {
      id: 'followUpAt',
      header: 'Follow-up',
      sortBy: ({ followUpAt }) => followUpAt,
      cell: ({ followUpAt }) => (followUpAt === null ? dash : formatDay(followUpAt)),
    },
    { id: 'comments', header: 'Comments', align: 'end', cell: ({ comments }) => comments },
  ],
  failed: 'The concerns could not be loaded',
  noneYet: {
    title: 'No concern about this student',
    children: 'What somebody sees and the others should know stands here, with what becomes of it.',
    level: 2,
  },
}

/** Concerns about the student that the reader may know of, each with its thread in a drawer. */
export default function ConcernsTab({ studentId, overview }: SummaryTabProps) {
  const role = useSession(({ claims }) => claims?.role)
  const [params, setParams] = useSearchParams()
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(params)
    next.delete('raise')
    next.set('alert', id)
    return `?${next}`
  }
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(params)
    if (value === null) next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: value === null })
  }
  const list = useList({ ...definition, rowHref: ({ id }) => hrefOf(id) }, { query: { studentId } })
  const open = params.get('alert')
  return (
    <Stack gap="5">
      {isStaff(role) ? (
        <Row>
          <Button variant="primary" onClick={() => set('raise', 'new')}>
            Raise a concern
          </Button>
        </Row>
      ) : null}
      <List list={list} />
      <Suspense fallback={null}>
        {open === null ? null : <AlertDrawer id={open} onClose={() => set('alert', null)} />}
        {isStaff(role) && params.get('raise') !== null ? (
          <RaiseDialog
            student={{ value: studentId, label: overview.fullName }}
            waits={role === 'Tutor'}
            hrefOf={hrefOf}
            onClose={() => set('raise', null)}
          />
        ) : null}
      </Suspense>
    </Stack>
  )
}
