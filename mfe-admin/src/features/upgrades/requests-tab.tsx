import { pathTo } from '@portal/shared/contract'
import { dialogPart } from '@portal/shared/idle'
import { List, type ListDefinition, rowActions, selectFilter, useList } from '@portal/shared/lists'
import { useNavigate } from '@portal/shared/router'
import { Badge, dash, RelativeTime, Stack, Text, TextLink } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { requestStateOptions, requestStates } from './upgrade.words.ts'
import { requestsCall, type UpgradeRequest } from './upgrades.queries.ts'

const DeclineDialog = dialogPart(() => import('./decline-dialog.tsx'), 'Decline')

const requests: ListDefinition<typeof requestsCall, UpgradeRequest> = {
  call: requestsCall,
  rows: (answer) => answer.requests,
  rowKey: ({ id }) => id,
  rowName: ({ student, upgrade }) => `${student.name}, ${upgrade.name}`,
  label: 'Requests',
  nouns: ['request', 'requests'],
  searchIn: 'name, email or upgrade',
  csv: 'GET /upgrade/admin/Upgrade/ExportRequests',
  filters: [
    {
      id: 'state',
      label: 'State',
      look: selectFilter,
      none: 'All states',
      options: requestStateOptions,
    },
  ],
  columns: [
    {
      id: 'student',
      header: 'Student',
      primary: true,
      cell: ({ student, programName }) => (
        <Stack gap="0.5">
          <TextLink
            to={pathTo('/:dashboard/:id', { dashboard: 'dashboard', id: student.studentId })}
          >
            {student.name}
          </TextLink>
          <Text as="span" size="xs" tone="muted" weight="normal">
            {programName}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'upgrade',
      header: 'Upgrade',
      width: '18rem',
      cell: ({ upgrade, note }) => (
        <Stack gap="0.5">
          <span>{upgrade.name}</span>
          {note === '' ? null : (
            <Text as="span" size="xs" tone="muted" overflowWrap="anywhere">
              {note}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'asked',
      header: 'Asked',
      cell: ({ requestedAt }) => <RelativeTime moment={requestedAt} />,
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ state, reason }) => (
        <Stack gap="0.5" alignItems="flex-start">
          <Badge tone={requestStates[state].tone}>{requestStates[state].word}</Badge>
          {reason === null ? null : (
            <Text as="span" size="xs" tone="muted" overflowWrap="anywhere">
              {reason}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'decided',
      header: 'Decided by',
      cell: ({ decidedBy, decidedAt }) =>
        decidedAt === null ? (
          dash
        ) : (
          <Stack gap="0.5">
            <span>{decidedBy ?? dash}</span>
            <Text as="span" size="xs" tone="muted">
              <RelativeTime moment={decidedAt} />
            </Text>
          </Stack>
        ),
    },
  ],
  failed: 'The requests could not be loaded',
  noneYet: {
    title: 'Nobody has asked for an upgrade yet',
    children: 'What students ask for on their page stands here.',
    level: 2,
  },
}

/** What students ask for, the oldest first: declined here, accepted by the sale. */
export default function RequestsTab() {
  const navigate = useNavigate()
  const [declining, setDeclining] = useState<UpgradeRequest | null>(null)
  const list = useList({
    ...requests,
    atEnd: rowActions<UpgradeRequest>(
      ({ student }) => `the request of ${student.name}`,
      (request) =>
        request.state === 'pending'
          ? [
              {
                ...{ id: 'decline', label: 'Decline' },
                onChoose: () => setDeclining(request),
              },
              {
                ...{ id: 'accept', label: 'Accept' },
                onChoose: () => navigate(`${pathTo('/sales/upsell', {})}?request=${request.id}`),
              },
            ]
          : [],
    ),
  })
  return (
    <>
      <List list={list} />
      <Suspense fallback={null}>
        {declining === null ? null : (
          <DeclineDialog request={declining} onClose={() => setDeclining(null)} />
        )}
      </Suspense>
    </>
  )
}
