import { Box, Card, Row, Stack, Text, TextLink } from '@portal/shared/ui'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { Dashboard } from './dashboard.queries.ts'

/** Where a step is taken, by its id. */
const places: Readonly<Record<string, string>> = {
  'esat-parts': '/my-application-&-account?tab=account',
  'first-practice': '/resources/question-bank/revise',
}

function StepText({ step: { id, isDone, text } }: { step: Dashboard['guide'][number] }) {
  const place = places[id]
  if (isDone) return <s>{text}</s>
  return place === undefined ? text : <TextLink to={place}>{text}</TextLink>
}

/** What a new account sees in place of empty charts: the steps of the first week. */
export function FirstWeek({ steps }: { steps: Dashboard['guide'] }) {
  const done = steps.filter((step) => step.isDone).length
  return (
    <Card title="Your first week" description={`${done} of ${steps.length} steps done`}>
      <Stack as="ol" gap="4" listStyleType="none">
        {steps.map((step) => (
          <Row as="li" key={step.id} flexWrap="nowrap" alignItems="flex-start">
            <Box color={step.isDone ? 'success.text' : 'fg.subtle'} flexShrink="0" marginTop="0.5">
              {step.isDone ? (
                <CircleCheck size={20} aria-hidden />
              ) : (
                <CircleDashed size={20} aria-hidden />
              )}
            </Box>
            <Text>
              <StepText step={step} />
              {step.isDone ? ' (done)' : ''}
            </Text>
          </Row>
        ))}
      </Stack>
    </Card>
  )
}
