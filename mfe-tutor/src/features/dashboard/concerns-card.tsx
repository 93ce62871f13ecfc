import { audienceWords, CloseDialog, ReviewDialog } from '@portal/shared/alerts'
import type { CallAnswer } from '@portal/shared/api'
import { alertTypeName, pathTo } from '@portal/shared/contract'
import { useLiveReads } from '@portal/shared/live'
import { queryOf, useQuery } from '@portal/shared/query'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  plural,
  QueryRegion,
  RelativeTime,
  Row,
  SkeletonText,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@portal/shared/ui'
import { useState } from 'react'

const concernsCall = 'GET /Dashboard/SeniorTutor/Dashboard/GetConcerns'
const reads = [concernsCall] as const

type Concern = CallAnswer<typeof concernsCall>['concerns'][number]

/** So many stand here; the rest on the page of alerts. */
const shown = 5

/** What is being decided about a concern. */
interface Step {
  what: 'approve' | 'pass on' | 'close'
  concern: Concern
}

/** The team's concerns that wait for the senior tutor's review, the oldest first. */
export default function ConcernsCard() {
  const concerns = useQuery(queryOf(concernsCall, { query: { pageNo: 1, pageSize: shown } }))
  const [step, setStep] = useState<Step | null>(null)
  useLiveReads('tuition', reads)
  const close = () => setStep(null)
  return (
    <Card
      title="Concerns to review"
      description="Family and school see nothing of them until you approve"
    >
      <QueryRegion
        query={concerns}
        failed="The concerns could not be loaded"
        skeleton={<SkeletonText lines={4} />}
      >
        {({ concerns: waiting, totalCount }) =>
          waiting.length === 0 ? (
            <EmptyState compact illustration="done" title="No concern waits for you" />
          ) : (
            <Stack gap="5">
              <Stack as="ul" gap="5" listStyleType="none" aria-label="Concerns to review">
                {waiting.map((concern) => (
                  <Waiting
                    key={concern.id}
                    concern={concern}
                    onStep={(what) => setStep({ what, concern })}
                  />
                ))}
              </Stack>
              {totalCount > waiting.length ? (
                <TextLink to={`${pathTo('/alerts', {})}?state=waiting`}>
                  All {plural(totalCount, 'concern')} that wait
                </TextLink>
              ) : null}
            </Stack>
          )
        }
      </QueryRegion>
      {step === null ? null : step.what === 'close' ? (
        <CloseDialog alert={step.concern} onClose={close} />
      ) : (
        <ReviewDialog alert={step.concern} decision={step.what} onClose={close} />
      )}
    </Card>
  )
}

const steps = [
  { what: 'approve', label: 'Approve', variant: 'primary' },
  { what: 'pass on', label: 'Pass on to the office', variant: 'secondary' },
  { what: 'close', label: 'Close', variant: 'secondary' },
] as const

function Waiting({ concern, onStep }: { concern: Concern; onStep: (what: Step['what']) => void }) {
  const { id, type, studentName, raisedBy, raisedAt, note, audience = 'staff' } = concern
  return (
    <Stack as="li" gap="2">
      <Row gap="2" justifyContent="space-between" alignItems="flex-start">
        <Stack gap="0.5" flex="1 1 14rem" minWidth="0">
          <TextLink to={`${pathTo('/alerts', {})}?alert=${id}`}>
            {alertTypeName(type)}: {studentName}
          </TextLink>
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            Raised <RelativeTime moment={raisedAt} />
            {raisedBy === '' ? '' : ` by ${raisedBy}`} · {audienceWords[audience]}
          </Text>
        </Stack>
        <Row gap="1">
          {concern.isReviewLate ? <Badge tone="danger">Over two working days</Badge> : null}
          {concern.isFollowUpPast ? <Badge tone="danger">Follow-up is past</Badge> : null}
        </Row>
      </Row>
      <Text size="sm" overflowWrap="anywhere" lineClamp="3">
        {note}
      </Text>
      <Row gap="2">
        {steps.map(({ what, label, variant }) => (
          <Button key={what} size="sm" variant={variant} onClick={() => onStep(what)}>
            {label}
            <VisuallyHidden> the concern about {studentName}</VisuallyHidden>
          </Button>
        ))}
      </Row>
    </Stack>
  )
}
