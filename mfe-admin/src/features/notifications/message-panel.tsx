import { dialogPart, part } from '@portal/shared/idle'
import {
  Badge,
  Card,
  DateText,
  Drawer,
  FactList,
  Heading,
  plural,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
  useTimeZone,
} from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { AudienceCount } from './audience-count.tsx'
import { BellPreview } from './bell-preview.tsx'
import { audienceInWords, isOut, messageLabels, states } from './message.words.ts'
import { MessageFigures } from './message-figures.tsx'
import { MessageSteps } from './message-steps.tsx'
import { type Audience, type Message, messageReads, useMessage } from './messages.queries.ts'
import { sentInWords } from './sending.rules.ts'

const WriteDialog = dialogPart(() => import('./write-dialog.tsx'), 'Message')
const SendDialog = dialogPart(() => import('./send-dialog.tsx'), 'Send')
const TestDialog = dialogPart(() => import('./test-dialog.tsx'), 'Test')
const HistoryDrawer = dialogPart(() => import('@portal/shared/history'), 'History')
const Recipients = part<{ messageId: string }>(() => import('./recipients.tsx'), {
  failed: 'The recipients could not be loaded',
})

/** What is open over the panel. */
export type Opened = 'edit' | 'send' | 'test' | 'history'

export interface MessagePanelProps {
  messageId: string
  onClose: () => void
}

/** All of a message: its text, whom it is for, how far it got, who has read it; and what can be done. */
export default function MessagePanel({ messageId, onClose }: MessagePanelProps) {
  const message = useMessage(messageId)
  const [open, setOpen] = useState<Opened | null>(null)
  const close = () => setOpen(null)
  const { data } = message
  return (
    <>
      <Drawer open wide title={data?.title ?? 'Message'} onClose={onClose}>
        <QueryRegion
          query={message}
          failed="The message could not be loaded"
          skeleton={<SkeletonText lines={12} />}
        >
          {(one) => <Content message={one} onOpen={setOpen} />}
        </QueryRegion>
      </Drawer>
      <Suspense>
        {data && open === 'edit' ? (
          <WriteDialog message={data} onSaved={close} onClose={close} />
        ) : null}
        {data && open === 'send' ? <SendDialog message={data} onClose={close} /> : null}
        {data && open === 'test' ? <TestDialog message={data} onClose={close} /> : null}
        {data && open === 'history' ? (
          <HistoryDrawer
            record={{ kind: 'message', id: messageId }}
            name={data.title}
            changes={messageReads}
            labels={messageLabels}
            words={{ audience: (audience: Audience) => audienceAsText(audience, data) }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** An audience in one text, as the history shows it. */
const audienceAsText = (audience: Audience, { names }: Message) =>
  audienceInWords(audience, names)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('; ')

function Content({ message, onOpen }: { message: Message; onOpen: (what: Opened) => void }) {
  const { state, audience, names, byName, createdAt, expiresAt, expectedCount } = message
  const { label, tone } = states[state]
  const zone = useTimeZone()
  const parts = audienceInWords(audience, names)
  return (
    <Stack gap="6">
      <Row gap="3">
        <Badge tone={tone}>{label}</Badge>
        <Text as="span" size="sm" tone="muted">
          {sentInWords(message, zone)}
        </Text>
      </Row>
      <MessageSteps message={message} onOpen={onOpen} />
      {isOut(state) ? <MessageFigures message={message} /> : null}
      <Card title="What it says" level={3}>
        <BellPreview bell={message} />
      </Card>
      <Card title="Whom it is for" level={3}>
        <Stack gap="5">
          {parts.length === 0 ? <Text tone="muted">Nobody is chosen yet.</Text> : null}
          <FactList items={parts} />
          {isOut(state) ? null : (
            <Stack as="section" gap="4" aria-label="Who would get it now">
              <Heading level={4} size="sm">
                Who would get it now
              </Heading>
              <AudienceCount audience={audience} />
            </Stack>
          )}
        </Stack>
      </Card>
      {isOut(state) ? (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <Recipients messageId={message.messageId} />
        </Suspense>
      ) : null}
      <FactList
        items={[
          { label: 'Written by', value: byName },
          ...(expectedCount === null
            ? []
            : [{ label: 'Was to reach', value: plural(expectedCount, 'person', 'people') }]),
          { label: 'Begun', value: <DateText moment={createdAt} style="dateTime" /> },
          {
            label: 'In the bells until',
            value:
              expiresAt === null ? 'It stays' : <DateText moment={expiresAt} style="dateTime" />,
          },
        ]}
      />
    </Stack>
  )
}
