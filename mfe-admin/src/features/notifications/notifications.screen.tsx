import { dialogPart } from '@portal/shared/idle'
import { List, type ListDefinition, selectFilter, useList } from '@portal/shared/lists'
import { Badge, Button, DateText, dash, Page, PageHeader, Text } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { isOut, stateOptions, states } from './message.words.ts'
import { type ListedMessage, messagesCall, useLiveMessages } from './messages.queries.ts'
import { useOpenMessage } from './use-open-message.ts'

const WriteDialog = dialogPart(() => import('./write-dialog.tsx'), 'Message')
const MessagePanel = dialogPart(() => import('./message-panel.tsx'), 'Message')

/** How many have it, have read it and so on; nothing before it goes out. */
const figure = (of: 'recipients' | 'read' | 'mailed') => (message: ListedMessage) =>
  isOut(message.state) ? message[of] : dash

const messages: ListDefinition<typeof messagesCall, ListedMessage> = {
  call: messagesCall,
  rows: (answer) => answer.messages,
  rowKey: ({ messageId }) => messageId,
  rowName: ({ title }) => title,
  label: 'Messages',
  nouns: ['message', 'messages'],
  searchIn: 'title or text',
  views: 'messages',
  usual: ['title', 'state', 'sendAt', 'recipients', 'read', 'mailed', 'failed', 'by'],
  filters: [
    {
      ...{ id: 'state', label: 'State', look: selectFilter, none: 'All states' },
      options: stateOptions,
    },
  ],
  sort: { column: 'sendAt', direction: 'descending' },
  columns: [
    {
      ...{ id: 'title', header: 'Title', primary: true, width: '16rem' },
      cell: ({ title }) => <Text overflowWrap="anywhere">{title}</Text>,
      sortBy: ({ title }) => title,
    },
    {
      ...{ id: 'state', header: 'State' },
      cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
    },
    {
      ...{ id: 'sendAt', header: 'Goes out' },
      cell: ({ sendAt }) =>
        sendAt === null ? 'Not yet' : <DateText moment={sendAt} style="dateTime" />,
      sortBy: ({ sendAt }) => sendAt,
    },
    {
      ...{ id: 'recipients', header: 'Have it', align: 'end' },
      cell: figure('recipients'),
      sortBy: ({ recipients }) => recipients,
    },
    { id: 'read', header: 'Read', align: 'end', cell: figure('read') },
    { id: 'mailed', header: 'Mailed', align: 'end', cell: figure('mailed') },
    {
      ...{ id: 'failed', header: 'Failed', align: 'end' },
      cell: ({ state, failed }) =>
        failed > 0 ? (
          <Text as="span" tone="danger" weight="medium">
            {failed}
          </Text>
        ) : isOut(state) ? (
          failed
        ) : (
          dash
        ),
    },
    {
      ...{ id: 'expiresAt', header: 'Until' },
      cell: ({ expiresAt }) =>
        expiresAt === null ? dash : <DateText moment={expiresAt} style="dateTime" />,
      sortBy: ({ expiresAt }) => expiresAt,
    },
    { id: 'by', header: 'Written by', cell: ({ byName }) => byName ?? dash },
  ],
  noneYet: {
    title: 'No messages yet',
    children: 'Write one, see whom it reaches, and send it now or at a time.',
  },
}

/** Messages to many people: how they stand, and the one that the address names beside them. */
export default function NotificationsScreen() {
  const opened = useOpenMessage()
  const [isWriting, setWriting] = useState(false)
  useLiveMessages()
  const write = <Button onClick={() => setWriting(true)}>Write a message</Button>
  const list = useList({
    ...messages,
    rowHref: ({ messageId }) => opened.hrefOf(messageId),
    noneYet: { ...messages.noneYet, action: write },
  })
  return (
    <Page>
      <PageHeader
        title="Notifications"
        description="Messages to many people, in their bells and by mail as they chose"
        actions={write}
      />
      <List list={list} />
      <Suspense>
        {isWriting ? (
          <WriteDialog
            message={undefined}
            onSaved={(messageId) => {
              setWriting(false)
              opened.open(messageId)
            }}
            onClose={() => setWriting(false)}
          />
        ) : null}
        {opened.id !== null && !isWriting ? (
          <MessagePanel key={opened.id} messageId={opened.id} onClose={opened.close} />
        ) : null}
      </Suspense>
    </Page>
  )
}
