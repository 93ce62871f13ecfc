import { formatDay } from '@portal/shared/calendar'
import { dialogPart } from '@portal/shared/idle'
import { List, type ListDefinition, rowActions, selectFilter, useList } from '@portal/shared/lists'
import { Badge, Button, Card, dash, Stack, Text } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import {
  daysInWords,
  kindOptions,
  kinds,
  outcomes,
  stateOptions,
  states,
} from './data-request.words.ts'
import { type DataRequest, requestsCall } from './data-requests.queries.ts'

const NewRequestDialog = dialogPart(() => import('./new-request-dialog.tsx'), 'New request')
const TimeDialog = dialogPart(() => import('./time-dialog.tsx'), 'Time of the request')
const CloseDialog = dialogPart(() => import('./close-dialog.tsx'), 'Close the request')
const DeletionDialog = dialogPart(() => import('./deletion-dialog.tsx'), 'Decide the request')

const requests: ListDefinition<typeof requestsCall, DataRequest> = {
  call: requestsCall,
  rows: (answer) => answer.requests,
  rowKey: ({ requestId }) => requestId,
  rowName: ({ name, kind }) => `${name}, ${kinds[kind]}`,
  label: 'Data requests',
  nouns: ['request', 'requests'],
  searchIn: 'name or email',
  views: 'data-requests',
  filters: [
    {
      ...{ id: 'state', label: 'State', look: selectFilter, none: 'All states' },
      options: stateOptions,
    },
    {
      ...{ id: 'kind', label: 'Asked for', look: selectFilter, none: 'Everything' },
      options: kindOptions,
    },
  ],
  sort: { column: 'due', direction: 'ascending' },
  columns: [
    {
      ...{ id: 'name', header: 'Name', primary: true, width: '13rem', sortBy: ({ name }) => name },
      cell: ({ name, email }) => (
        <Stack gap="0.5">
          <Text as="span" overflowWrap="anywhere">
            {name}
          </Text>
          <Text as="span" size="xs" tone="muted" weight="normal" overflowWrap="anywhere">
            {email}
          </Text>
        </Stack>
      ),
    },
    { id: 'kind', header: 'Asked for', cell: ({ kind }) => kinds[kind] },
    {
      ...{ id: 'arrived', header: 'Received', sortBy: ({ receivedOn }) => receivedOn },
      cell: ({ receivedOn }) => formatDay(receivedOn),
    },
    {
      ...{ id: 'due', header: 'Answer by', sortBy: ({ dueOn }) => dueOn },
      cell: (request) => (
        <Stack gap="0.5">
          <span>{formatDay(request.dueOn)}</span>
          {request.state === 'closed' ? null : (
            <Text as="span" size="xs" tone={request.isLate ? 'danger' : 'muted'}>
              {daysInWords(request)}
              {request.isExtended ? ', extended' : ''}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ state, outcome, reason, closedOn }) => (
        <Stack gap="0.5" alignItems="flex-start">
          <Badge tone={states[state].tone}>
            {outcome === null ? states[state].word : (outcomes[outcome] ?? states[state].word)}
          </Badge>
          {state === 'paused' || closedOn !== null ? (
            <Text as="span" size="xs" tone="muted" overflowWrap="anywhere">
              {closedOn === null ? reason : formatDay(closedOn)}
            </Text>
          ) : null}
        </Stack>
      ),
    },
    {
      ...{ id: 'note', header: 'Note', width: '9rem' },
      cell: ({ note }) =>
        note === '' ? (
          dash
        ) : (
          <Text as="span" overflowWrap="anywhere">
            {note}
          </Text>
        ),
    },
  ],
  failed: 'The requests could not be loaded',
  noneYet: {
    title: 'Nobody has asked about their data yet',
    illustration: 'done',
    children:
      'Requests that people make in their account wait here, with those that you write down.',
    level: 2,
  },
}

/** What is done with a request. */
type Doing = 'time' | 'extend' | 'close' | 'confirmed' | 'declined' | 'new'

const isDecided = ({ kind, userId }: DataRequest) => kind === 'deletion' && userId !== null

/** What people ask about their data, with how long there is for an answer. */
export default function DataRequestsTab() {
  const [open, setOpen] = useState<{ doing: Doing; request?: DataRequest } | null>(null)
  const close = () => setOpen(null)
  const list = useList({
    ...requests,
    atEnd: rowActions<DataRequest>(
      ({ name }) => `the request of ${name}`,
      (request) => {
        if (request.state === 'closed') return []
        const act = (doing: Doing, label: string) => ({
          ...{ id: doing, label },
          onChoose: () => setOpen({ doing, request }),
        })
        return [
          ...(isDecided(request)
            ? [act('confirmed', 'Confirm'), act('declined', 'Decline')]
            : [act('close', 'Close')]),
          act('time', request.state === 'paused' ? 'Go on' : 'Pause'),
          ...(request.isExtended || request.isLate ? [] : [act('extend', 'Take more time')]),
        ]
      },
    ),
  })
  return (
    <Card
      title="Data requests"
      description="By law an answer is due within a month; people can ask for deletion in their account."
      action={
        <Button icon={<Plus size={18} />} onClick={() => setOpen({ doing: 'new' })}>
          New request
        </Button>
      }
    >
      <List list={list} />
      <Suspense fallback={null}>
        {open?.doing === 'new' ? <NewRequestDialog onClose={close} /> : null}
        {open?.request === undefined ? null : (
          <RequestDialog doing={open.doing} request={open.request} onClose={close} />
        )}
      </Suspense>
    </Card>
  )
}

interface RequestDialogProps {
  doing: Doing
  request: DataRequest
  onClose: () => void
}

function RequestDialog({ doing, ...props }: RequestDialogProps) {
  switch (doing) {
    case 'close':
      return <CloseDialog {...props} />
    case 'confirmed':
    case 'declined':
      return <DeletionDialog {...props} decision={doing} />
    case 'time':
    case 'extend':
      return <TimeDialog {...props} isExtending={doing === 'extend'} />
    default:
      return null
  }
}
