import { formatDay } from '@portal/shared/calendar'
import { alertTypeName } from '@portal/shared/contract'
import {
  Badge,
  Button,
  Card,
  DateText,
  Drawer,
  dash,
  FactList,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
} from '@portal/shared/ui'
import { type ReactNode, useState } from 'react'
import { audienceWords, stateWords } from './alert.words.ts'
import { useAlert, type WholeAlert } from './alerts.queries.ts'
import { CommentForm } from './comment-form.tsx'
import {
  AssignDialog,
  ChangeDialog,
  CloseDialog,
  ReopenDialog,
  ReviewDialog,
} from './step-dialogs.tsx'

export interface AlertDrawerProps {
  id: string
  onClose: () => void
}

/** One concern: what it is, what was said of it, and what the person may do with it. */
export default function AlertDrawer({ id, onClose }: AlertDrawerProps) {
  const alert = useAlert(id)
  const title = alert.data && `${alertTypeName(alert.data.type)}: ${alert.data.studentName}`
  return (
    <Drawer open wide title={title ?? 'Alert'} onClose={onClose}>
      <QueryRegion
        query={alert}
        skeleton={<SkeletonText lines={8} />}
        failed="The alert could not be loaded"
      >
        {(data) => <Content alert={data} />}
      </QueryRegion>
    </Drawer>
  )
}

const dialogs = {
  review: { words: 'Review', dialog: ReviewDialog },
  assign: { words: 'Assign', dialog: AssignDialog },
  change: { words: 'Change', dialog: ChangeDialog },
  close: { words: 'Close', dialog: CloseDialog },
  reopen: { words: 'Open again', dialog: ReopenDialog },
} as const

type Step = keyof typeof dialogs
const steps: readonly Step[] = ['review', 'assign', 'change', 'close', 'reopen']

function Content({ alert }: { alert: WholeAlert }) {
  const [open, setOpen] = useState<Step | null>(null)
  const { word, tone } = stateWords[alert.state]
  const isStaff = alert.may.commentInternally
  const Dialog = open && dialogs[open].dialog
  return (
    <Stack gap="5">
      <Row gap="2">
        <Badge tone={tone}>{word}</Badge>
        {alert.isOverdue ? <Badge tone="danger">Overdue</Badge> : null}
        {alert.isPassedOn && alert.state === 'waiting' ? (
          <Badge tone="purple">With the office</Badge>
        ) : null}
      </Row>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {alert.note}
      </Text>
      <FactList items={factsOf(alert)} />
      {steps.some((step) => alert.may[step]) ? (
        <Row gap="2">
          {steps
            .filter((step) => alert.may[step])
            .map((step, at) => (
              <Button
                key={step}
                size="sm"
                variant={at === 0 ? 'primary' : 'secondary'}
                onClick={() => setOpen(step)}
              >
                {dialogs[step].words}
              </Button>
            ))}
        </Row>
      ) : null}
      <Card title="What was said" level={3}>
        <Stack gap="5">
          <Thread alert={alert} />
          <CommentForm alertId={alert.id} isStaff={isStaff} />
        </Stack>
      </Card>
      {Dialog ? <Dialog alert={alert} onClose={() => setOpen(null)} /> : null}
    </Stack>
  )
}

function factsOf(alert: WholeAlert): { label: string; value: ReactNode }[] {
  const { raisedBy, raisedAt, followUpAt, audience, assignedTo, outcome } = alert
  return [
    {
      label: 'Raised',
      value: (
        <>
          <DateText moment={raisedAt} style="dateTime" />
          {raisedBy === '' ? '' : ` by ${raisedBy}`}
        </>
      ),
    },
    { label: 'Follow-up', value: followUpAt === null ? dash : formatDay(followUpAt) },
    ...(audience ? [{ label: 'Who sees it', value: audienceWords[audience] }] : []),
    ...(assignedTo === undefined
      ? []
      : [{ label: 'Assigned to', value: assignedTo?.name ?? 'Nobody' }]),
    ...(outcome === '' ? [] : [{ label: 'What came of it', value: outcome }]),
  ]
}

function Thread({ alert }: { alert: WholeAlert }) {
  if (alert.thread.length === 0) {
    return (
      <Text size="sm" tone="muted">
        Nothing was said yet.
      </Text>
    )
  }
  return (
    <Stack as="ol" gap="4" listStyleType="none">
      {alert.thread.map(({ id, at, by, kind, text, isInternal }) => (
        <li key={id}>
          <Row gap="2">
            <Text size="sm" weight="semibold">
              {by === '' ? 'The portal' : by}
            </Text>
            <Text size="xs" tone="muted">
              <DateText moment={at} style="dateTime" />
            </Text>
            {isInternal ? <Badge>Staff alone</Badge> : null}
          </Row>
          <Text
            size="sm"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            {...(kind === 'event' && { tone: 'muted' })}
          >
            {text}
          </Text>
        </li>
      ))}
    </Stack>
  )
}
