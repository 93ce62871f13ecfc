import { Box, Card, Row, Stack, Text } from '@portal/shared/ui'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { Dashboard } from './dashboard.queries.ts'

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
              {step.isDone ? <s>{step.text}</s> : step.text}
              {step.isDone ? ' (done)' : ''}
            </Text>
          </Row>
        ))}
      </Stack>
    </Card>
  )
}
