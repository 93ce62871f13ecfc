import { bodyOf } from '@portal/shared/bodies'
import { helpTopicNames } from '@portal/shared/contract'
import { Checkbox, Form, SaveBar, TextArea, useForm } from '@portal/shared/forms'
import { MessageThread, messageStates } from '@portal/shared/help'
import { dialogPart } from '@portal/shared/idle'
import { tellOutcome } from '@portal/shared/lists'
import {
  Badge,
  Button,
  Card,
  DateText,
  Drawer,
  FactList,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  TextLink,
  toast,
} from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { AssignField } from './assign-field.tsx'
import { useAnswer, useMessage, useSetState, type WholeMessage } from './help.queries.ts'
import { audienceOf, faqOf } from './help.rules.ts'

const FaqDialog = dialogPart(() => import('./faq-dialog.tsx'), 'Question')

export interface MessageDrawerProps {
  id: string
  onClose: () => void
}

/** One message: what was said, who looks after it, and the answer. */
export default function MessageDrawer({ id, onClose }: MessageDrawerProps) {
  const message = useMessage(id)
  const title = message.data && `${helpTopicNames[message.data.topic]}: ${message.data.from.name}`
  return (
    <Drawer open wide title={title ?? 'Message'} onClose={onClose}>
      <QueryRegion
        query={message}
        skeleton={<SkeletonText lines={10} />}
        failed="The message could not be loaded"
      >
        {(data) => <Content message={data} />}
      </QueryRegion>
    </Drawer>
  )
}

function Content({ message }: { message: WholeMessage }) {
  const { state, from, sentAt, text, files, replies, version } = message
  const { word, tone } = messageStates[state]
  return (
    <Stack gap="5">
      <Row gap="2">
        <Badge tone={tone}>{word}</Badge>
      </Row>
      <FactList items={factsOf(message)} />
      <Steps message={message} />
      <AssignField key={version} message={message} />
      <Card title="What was said" level={3}>
        <Stack gap="5">
          <MessageThread first={{ by: from.name, at: sentAt, text, files }} replies={replies} />
          <AnswerForm message={message} />
        </Stack>
      </Card>
    </Stack>
  )
}

function factsOf({ from, sentAt, page, faq }: WholeMessage) {
  return [
    { label: 'From', value: `${from.name}, ${from.role.toLowerCase()}` },
    { label: 'Email', value: <TextLink to={`mailto:${from.email}`}>{from.email}</TextLink> },
    { label: 'Sent', value: <DateText moment={sentAt} style="dateTime" /> },
    { label: 'Written from', value: page },
    ...(faq === null ? [] : [{ label: 'Read before', value: faq.question }]),
  ]
}

/** Closes a message or opens it again, and makes a frequent question of it. */
function Steps({ message }: { message: WholeMessage }) {
  const set = useSetState()
  const [isMaking, setMaking] = useState(false)
  const { id, version, state, assignedTo, from } = message
  const isClosed = state === 'closed'
  const put = (next: 'open' | 'closed', said: string) =>
    void tellOutcome(async () => {
      await set.write({
        body: { id, version, state: next, assignedTo: assignedTo?.userId ?? null },
      })
      return { said }
    })
  return (
    <Row gap="2">
      {isClosed ? (
        <Button
          size="sm"
          loading={set.isWriting}
          onClick={() => put('open', 'The message is open again.')}
        >
          Open again
        </Button>
      ) : (
        <Button
          size="sm"
          loading={set.isWriting}
          onClick={() => put('closed', 'The message is closed.')}
        >
          Close message
        </Button>
      )}
      <Button size="sm" onClick={() => setMaking(true)}>
        Make an FAQ of it
      </Button>
      {isMaking ? (
        <Suspense>
          <FaqDialog
            audience={audienceOf(from.role)}
            faq={{ ...faqOf(message), state: 'draft' }}
            onClose={() => setMaking(false)}
          />
        </Suspense>
      ) : null}
    </Row>
  )
}

function AnswerForm({ message: { id, version } }: { message: WholeMessage }) {
  const answer = useAnswer()
  const form = useForm({
    name: `help answer ${id}`,
    start: { text: '', close: false },
    schema: bodyOf('POST /Help/admin/Message/Reply'),
    body: (values) => ({ ...values, id, version }),
    failed: 'The answer could not be sent',
    write: (body) => answer.write({ body }),
    done: () => {
      toast.success('The answer is sent, in the portal and by mail.')
      form.undo()
    },
  })
  return (
    <Form label="Answer" {...form.frame}>
      <TextArea label="Answer" maxLength={5_000} rows={5} {...form.field('text')} />
      <Checkbox
        label="Close the message with it"
        hint="A reply of the person opens it again."
        {...form.tick('close')}
      />
      <SaveBar label="Send answer" {...form.bar} />
    </Form>
  )
}
