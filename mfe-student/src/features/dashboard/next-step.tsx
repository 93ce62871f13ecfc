import { Button, Card, Heading, LinkButton, Row, Stack, Text } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { ArrowRight, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { pathOfSet, topicSetSize, useTopicSet } from '../../practice/topic-set.ts'
import type { Dashboard } from './dashboard.queries.ts'
import { nextStepOf } from './dashboard.rules.ts'

function Step({
  title,
  children,
  action,
}: {
  title: string
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <Card tone="brand">
      <Row justifyContent="space-between" gap="4">
        <Stack gap="1" flex="1 1 20rem">
          <Text size="sm" weight="semibold" tone="brand">
            Next step
          </Text>
          <Heading level={2} size="lg">
            {title}
          </Heading>
          <Text>{children}</Text>
        </Stack>
        {action}
      </Row>
    </Card>
  )
}

/** Today's next step across the top, with the button that starts it. */
export function NextStepCard({ dashboard }: { dashboard: Dashboard }) {
  const start = useTopicSet()
  const readOnly = useReadOnly()
  const step = nextStepOf(dashboard)
  switch (step.kind) {
    case 'continue':
      return (
        <Step
          title={`Finish “${step.set.title}”`}
          action={
            <LinkButton
              to={pathOfSet(step.set)}
              variant="primary"
              size="lg"
              iconAfter={<ArrowRight size={18} aria-hidden />}
            >
              Continue
            </LinkButton>
          }
        >
          {step.set.answered} of {step.set.total} questions answered.
        </Step>
      )
    case 'practise': {
      const { topic } = step
      return (
        <Step
          title={`Practise ${topic.topicName}`}
          action={
            <Button
              variant="primary"
              size="lg"
              icon={<Play size={18} aria-hidden />}
              loading={start.isBuilding}
              {...readOnly?.control}
              onClick={() => start.startTopic(topic)}
            >
              Start a set
            </Button>
          }
        >
          Your weakest topic in {topic.sectionNo}: {topic.correct} of {topic.answered} right so far.
          A set takes up to {topicSetSize} questions.
        </Step>
      )
    }
    case 'item':
      return (
        <Step title={step.item.curriculumText}>
          Next in this month’s curriculum. Check it off below when it is done.
        </Step>
      )
    default:
      return (
        <Step title="Nothing is waiting">
          Everything on this month’s curriculum is done and no set is unfinished.
        </Step>
      )
  }
}
