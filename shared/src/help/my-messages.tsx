import { bodyOf } from '@portal/shared/bodies'
import { helpTopicNames } from '@portal/shared/contract'
import { Form, SaveBar, TextArea, useForm } from '@portal/shared/forms'
import { useSearchParams } from '@portal/shared/router'
import { Pager } from '@portal/shared/tables'
import { Badge, Disclosure, QueryRegion, SkeletonList, Stack, Text, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { messagesOnPage, type OwnMessage, useMine, useReply } from './help.queries.ts'
import { messageStates } from './message.words.ts'
import { MessageThread } from './message-thread.tsx'

/** What the person has written to us, what was said last first. */
export default function MyMessages() {
  const [pageNo, setPageNo] = useState(1)
  const mine = useMine(pageNo)
  const [params] = useSearchParams()
  const named = params.get('message')
  return (
    <QueryRegion
      query={mine}
      failed="Your messages could not be loaded"
      skeleton={<SkeletonList rows={3} />}
      empty={{
        when: ({ totalCount }) => totalCount === 0,
        title: 'You have not written to us yet.',
        compact: true,
      }}
    >
      {({ messages, totalCount }) => (
        <Stack gap="4">
          <Stack as="ul" gap="3" listStyleType="none">
            {messages.map((message) => (
              <li key={message.id}>
                <OneMessage message={message} isOpen={message.id === named} />
              </li>
            ))}
          </Stack>
          {totalCount > messagesOnPage ? (
            <Pager
              label="Your messages"
              page={pageNo}
              pageSize={messagesOnPage}
              total={totalCount}
              onPage={setPageNo}
            />
          ) : null}
        </Stack>
      )}
    </QueryRegion>
  )
}

function OneMessage({ message, isOpen }: { message: OwnMessage; isOpen: boolean }) {
  const { topic, text, state, sentAt, files, replies } = message
  const { word, tone } = messageStates[state]
  return (
    <Disclosure
      open={isOpen}
      summary={
        <Stack gap="0.5">
          <span>{helpTopicNames[topic]}</span>
          <Text as="span" size="sm" tone="muted" weight="normal" lineClamp="1">
            {text}
          </Text>
        </Stack>
      }
      meta={<Badge tone={tone}>{state === 'new' ? 'Sent' : word}</Badge>}
    >
      <Stack gap="5">
        <MessageThread
          first={{ by: 'You', at: sentAt, text, files }}
          replies={replies.map(({ isOurs, ...reply }) => ({
            ...reply,
            isOurs,
            by: isOurs ? 'Help team' : 'You',
          }))}
        />
        <ReplyForm message={message} />
      </Stack>
    </Disclosure>
  )
}

function ReplyForm({ message: { id, state } }: { message: OwnMessage }) {
  const reply = useReply()
  const form = useForm({
    name: `help reply ${id}`,
    start: { text: '' },
    schema: bodyOf('POST /Help/Message/Reply'),
    body: (values) => ({ ...values, id }),
    failed: 'Your reply could not be sent',
    write: (body) => reply.write({ body }),
    done: () => {
      toast.success('Your reply is sent.')
      form.undo()
    },
  })
  const isSettled = state === 'answered' || state === 'closed'
  return (
    <Form label="Reply" {...form.frame}>
      <TextArea
        label="Reply"
        hint={isSettled ? 'Your reply opens the message again.' : undefined}
        maxLength={5_000}
        rows={3}
        {...form.field('text')}
      />
      <SaveBar label="Send reply" {...form.bar} />
    </Form>
  )
}
