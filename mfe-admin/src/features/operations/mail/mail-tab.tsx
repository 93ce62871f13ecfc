import {
  List,
  type ListDefinition,
  rowActions,
  selectFilter,
  tellOutcome,
  useList,
} from '@portal/shared/lists'
import { Badge, Card, ConfirmDialog, DateText, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import {
  type Mail,
  mailsCall,
  priorities,
  retriedInWords,
  states,
  useClearBounce,
  useRetryMails,
} from './mail.queries.ts'

const mails: ListDefinition<typeof mailsCall, Mail> = {
  call: mailsCall,
  rows: (answer) => answer.mails,
  rowKey: ({ mailId }) => mailId,
  rowName: ({ subject, to }) => `${subject} to ${to}`,
  label: 'Mails',
  nouns: ['mail', 'mails'],
  searchIn: 'address or subject',
  density: 'compact',
  filters: [
    {
      ...{ id: 'state', label: 'State', look: selectFilter, none: 'All states' },
      options: Object.entries(states).map(([value, { name }]) => ({ value, label: name })),
    },
    {
      ...{ id: 'priority', label: 'Kind', look: selectFilter, none: 'All kinds' },
      options: priorities,
    },
  ],
  sort: { column: 'createdAt', direction: 'descending' },
  columns: [
    {
      ...{ id: 'subject', header: 'Mail', primary: true, width: '16rem' },
      cell: ({ subject, to }) => (
        <Stack gap="0.5">
          <Text as="span" weight="semibold">
            {subject}
          </Text>
          <Text as="span" size="xs" tone="muted" weight="normal">
            {to}
          </Text>
        </Stack>
      ),
    },
    {
      ...{ id: 'state', header: 'State' },
      cell: ({ state, lastError }) => (
        <Stack gap="1" alignItems="flex-start">
          <Badge tone={states[state].tone}>{states[state].name}</Badge>
          {lastError === null || state === 'sent' ? null : (
            <Text as="span" size="xs" tone="muted">
              {lastError}
            </Text>
          )}
        </Stack>
      ),
    },
    { id: 'attempts', header: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
    {
      ...{ id: 'createdAt', header: 'Written', sortBy: ({ createdAt }) => createdAt },
      cell: ({ createdAt }) => <DateText moment={createdAt} style="dateTime" />,
    },
    {
      ...{ id: 'nextTryAt', header: 'Next try', sortBy: ({ nextTryAt }) => nextTryAt },
      cell: ({ nextTryAt }) => <DateText moment={nextTryAt} style="dateTime" />,
    },
    {
      id: 'sent',
      header: 'Sent',
      cell: ({ sentAt }) => <DateText moment={sentAt} style="dateTime" />,
    },
  ],
  noneYet: {
    title: 'No mails yet',
    compact: true,
    children: 'What the portal writes to people appears here, for 30 days.',
  },
}

/** The queue of mails: what waits, what failed and why, to be sent again. */
export default function MailTab() {
  const retry = useRetryMails()
  const clear = useClearBounce()
  const [mended, setMended] = useState<Mail | null>(null)
  const again = async (body: Parameters<typeof retry.write>[0]['body']) => ({
    said: retriedInWords(await retry.write({ body })),
  })
  const list = useList({
    ...mails,
    atEnd: rowActions<Mail>(
      ({ subject, to }) => `${subject} to ${to}`,
      (mail) => [
        ...(mail.state === 'failed' || (mail.state === 'bounced' && !mail.isBouncing)
          ? [
              {
                ...{ id: 'retry', label: 'Send again' },
                onChoose: () => void tellOutcome(() => again({ mailIds: [mail.mailId] })),
              },
            ]
          : []),
        ...(mail.isBouncing
          ? [{ id: 'clear', label: 'Address is mended', onChoose: () => setMended(mail) }]
          : []),
      ],
    ),
  })
  return (
    <Card
      title="Mails"
      description="What fails is tried eight times, over an hour. An address that its mail server refuses gets mails of access alone."
    >
      <List
        list={list}
        actions={[
          {
            ...{ id: 'retry', label: 'Send again' },
            run: (chosen) => again('filter' in chosen ? chosen : { mailIds: [...chosen.ids] }),
          },
        ]}
      />
      <ConfirmDialog
        open={mended !== null}
        title={`Send mails to ${mended?.to ?? ''} again?`}
        confirmLabel="Send mails again"
        onConfirm={async () => {
          if (mended?.userId == null) return
          await clear.write({ body: { userId: mended.userId } })
        }}
        onClose={() => setMended(null)}
      >
        From now on mails go there, until its mail server refuses one again. Those that bounced can
        be sent again then.
      </ConfirmDialog>
    </Card>
  )
}
