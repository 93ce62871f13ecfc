import {
  Alert,
  Button,
  Card,
  chakra,
  DateText,
  EmptyState,
  LinkButton,
  messageOf,
  Row,
  Stack,
  Text,
  toast,
} from '@portal/shared/ui'
import { useLookOnly } from '@portal/shared/viewing'
import { CalendarPlus } from 'lucide-react'
import { firstNameOf } from '../question-runner/rules/wording.ts'
import { useIsOwn } from './result-page.tsx'
import { useAdoptPlan } from './results.queries.ts'
import type { TopicsPage } from './results.rules.ts'

const Steps = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingLeft: '6',
    listStyleType: 'decimal',
    maxWidth: 'reading',
    '& > li::marker': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
})

/** What is suggested for the weakest topics, and the button that puts it into the curriculum. */
export function PlanCard({ page }: { page: TopicsPage }) {
  if (page.plan.length === 0) {
    return (
      <Card title="Suggested plan" level={2}>
        <EmptyState compact illustration="done" level={3} title="There is nothing to catch up on">
          At least seven in ten answers were right in every topic.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card
      title="Suggested plan"
      level={2}
      description="The weakest topics first; of equals, the one that others find easier."
    >
      <Stack gap="5">
        <Steps>
          {page.plan.map(({ topicId, text }) => (
            <li key={topicId}>{text}</li>
          ))}
        </Steps>
        <Adoption page={page} />
      </Stack>
    </Card>
  )
}

function Adoption({ page: { id, planAdoptedAt, mayAdopt, studentName } }: { page: TopicsPage }) {
  const isOwn = useIsOwn()
  const readOnly = useLookOnly()
  const adopt = useAdoptPlan(id, (items) =>
    toast.success(`${items === 1 ? '1 item is' : `${items} items are`} in your curriculum.`),
  )
  const name = firstNameOf(studentName)
  if (planAdoptedAt !== null) {
    return (
      <Alert
        kind="success"
        title={isOwn ? 'This plan is in your curriculum' : `This plan is in ${name}’s curriculum`}
        action={
          isOwn ? (
            <LinkButton to="/" variant="secondary" size="sm">
              See it on your dashboard
            </LinkButton>
          ) : undefined
        }
      >
        Since <DateText moment={planAdoptedAt} style="longDate" />.
      </Alert>
    )
  }
  if (!mayAdopt) {
    return (
      <Text size="sm" tone="muted">{`${name} has not put this plan into the curriculum yet.`}</Text>
    )
  }
  return (
    <Stack gap="4">
      {adopt.error ? (
        <Alert kind="danger" live title="The plan could not be put into your curriculum">
          {messageOf(adopt.error)}
        </Alert>
      ) : null}
      <Row>
        <Button
          variant="primary"
          icon={<CalendarPlus size={18} aria-hidden />}
          loading={adopt.isWriting}
          {...readOnly?.control}
          onClick={() => adopt.write({ body: { testId: id } })}
        >
          Put this into my curriculum
        </Button>
      </Row>
    </Stack>
  )
}
