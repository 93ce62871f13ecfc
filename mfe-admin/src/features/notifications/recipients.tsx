import { List, type ListDefinition, selectFilter, useList } from '@portal/shared/lists'
import { Badge, Card, RelativeTime, Stack, Text } from '@portal/shared/ui'
import { mailOptions, mails } from './message.words.ts'
import { exportCall, type Recipient, recipientsCall } from './messages.queries.ts'
import { recipientsAt } from './use-open-message.ts'

const nothing = (words: string) => (
  <Text as="span" tone="muted">
    {words}
  </Text>
)

const recipients: ListDefinition<typeof recipientsCall, Recipient> = {
  call: recipientsCall,
  rows: (answer) => answer.recipients,
  rowKey: ({ userId }) => userId,
  rowName: ({ name }) => name,
  label: 'Recipients',
  nouns: ['recipient', 'recipients'],
  searchIn: 'name or email',
  at: recipientsAt,
  csv: exportCall,
  density: 'compact',
  filters: [
    {
      ...{ id: 'isRead', label: 'Read' },
      options: [
        { value: 'true', label: 'Read' },
        { value: 'false', label: 'Not read' },
      ],
    },
    {
      ...{ id: 'mail', label: 'Mail', look: selectFilter, none: 'However the mail stands' },
      options: mailOptions,
    },
  ],
  sort: { column: 'name', direction: 'ascending' },
  columns: [
    {
      ...{ id: 'name', header: 'Name', primary: true },
      cell: ({ name }) => <Text overflowWrap="anywhere">{name}</Text>,
      sortBy: ({ name }) => name,
    },
    { id: 'role', header: 'Role', cell: ({ role }) => role },
    {
      ...{ id: 'read', header: 'Read' },
      cell: ({ inPortal, readAt }) => {
        if (!inPortal) return nothing('By mail alone')
        return readAt === null ? nothing('Not yet') : <RelativeTime moment={readAt} />
      },
    },
    {
      ...{ id: 'mail', header: 'Mail' },
      cell: ({ mail }) => <Badge tone={mails[mail].tone}>{mails[mail].label}</Badge>,
    },
  ],
  noneYet: {
    title: 'Nobody has it yet',
    compact: true,
    level: 4,
    children: 'Those who get it appear here, batch after batch.',
  },
}

/** Who has a message, whether it was read, and how the mail stands. */
export default function Recipients({ messageId }: { messageId: string }) {
  const list = useList(
    { ...recipients, rowHref: ({ userId }) => `/accounts?person=${userId}` },
    { query: { messageId } },
  )
  return (
    <Card title="Who has it" level={3}>
      <Stack gap="4">
        <List list={list} />
      </Stack>
    </Card>
  )
}
