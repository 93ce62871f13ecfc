import { helpTopicNames } from '@portal/shared/contract'
import { messageStates } from '@portal/shared/help'
import { part } from '@portal/shared/idle'
import {
  List,
  type ListDefinition,
  recordFilter,
  selectFilter,
  useList,
} from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { Badge, dash, RelativeTime, Stack, Text } from '@portal/shared/ui'
import { Suspense } from 'react'
import { admins } from '../../admins/admins.queries.ts'
import { type ListedMessage, messagesCall } from './help.queries.ts'
import { stateOptions } from './message.words.ts'

const MessageDrawer = part(() => import('./message-drawer.tsx'), {
  failed: 'The message could not be opened',
})

const messages: ListDefinition<typeof messagesCall, ListedMessage> = {
  call: messagesCall,
  rows: (answer) => answer.messages,
  rowKey: ({ id }) => id,
  rowName: ({ from, topic }) => `${helpTopicNames[topic]}, ${from.name}`,
  label: 'Messages',
  nouns: ['message', 'messages'],
  searchIn: 'name or message',
  csv: 'GET /Help/admin/Message/ExportMessages',
  filters: [
    { id: 'state', label: 'State', look: selectFilter, none: 'All states', options: stateOptions },
    recordFilter(admins, {
      id: 'assigned',
      label: 'Given to',
      none: 'Anybody or nobody',
      query: (assignedTo) => ({ assignedTo }),
    }),
  ],
  columns: [
    {
      id: 'message',
      header: 'Message',
      primary: true,
      width: '20rem',
      cell: ({ topic, excerpt }) => (
        <Stack gap="0.5">
          <Text as="span" weight="semibold">
            {helpTopicNames[topic]}
          </Text>
          <Text as="span" size="xs" tone="muted" weight="normal" overflowWrap="anywhere">
            {excerpt}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'from',
      header: 'From',
      cell: ({ from: { name, role } }) => (
        <Stack gap="0.5">
          <span>{name}</span>
          <Text as="span" size="xs" tone="muted">
            {role}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ state }) => (
        <Badge tone={messageStates[state].tone}>{messageStates[state].word}</Badge>
      ),
    },
    {
      id: 'waiting',
      header: 'Wrote last',
      cell: ({ waitingSince }) => <RelativeTime moment={waitingSince} />,
    },
    { id: 'replies', header: 'Replies', align: 'end', cell: ({ replies }) => replies },
    { id: 'assigned', header: 'Given to', cell: ({ assignedTo }) => assignedTo?.name ?? dash },
  ],
  failed: 'The messages could not be loaded',
  noneYet: {
    title: 'Nobody has written to us yet',
    children: 'What people write on their help page stands here.',
    level: 2,
  },
}

/** What people wrote to us: those that wait first, the longest waiting on top. */
export default function MessagesTab() {
  const [params, setParams] = useSearchParams()
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(params)
    next.set('message', id)
    return `?${next}`
  }
  const list = useList({ ...messages, rowHref: ({ id }) => hrefOf(id) })
  const open = params.get('message')
  const close = () => {
    const next = new URLSearchParams(params)
    next.delete('message')
    setParams(next, { replace: true })
  }
  return (
    <>
      <List list={list} />
      <Suspense fallback={null}>
        {open === null ? null : <MessageDrawer key={open} id={open} onClose={close} />}
      </Suspense>
    </>
  )
}
