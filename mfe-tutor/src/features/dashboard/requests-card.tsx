import { dialogPart } from '@portal/shared/idle'
import type { AnswerDialogProps } from '@portal/shared/tuition-drawers'
import { Button, Card, Stack, Text, VisuallyHidden } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import type { Due } from './dashboard.queries.ts'
import { SessionLine } from './session-line.tsx'

type Asked = Due['requests'][number]

const AnswerDialog = dialogPart<AnswerDialogProps>(
  () =>
    import('@portal/shared/tuition-drawers').then((module) => ({ default: module.AnswerDialog })),
  'Another time',
)

/** Students who ask for another time, each with the way to answer. */
export function RequestsCard({ requests }: { requests: readonly Asked[] }) {
  const [answering, setAnswering] = useState<Asked | null>(null)
  return (
    <Card title="Asked for another time" description="The hour stays as it is until you answer">
      <Stack as="ul" gap="4" listStyleType="none">
        {requests.map((asked) => (
          <SessionLine
            key={asked.requestId}
            session={asked}
            note={
              <Text size="sm" overflowWrap="anywhere" lineClamp="2">
                “{asked.reason}”
              </Text>
            }
          >
            <Button size="sm" onClick={() => setAnswering(asked)}>
              Answer<VisuallyHidden> {asked.studentName}</VisuallyHidden>
            </Button>
          </SessionLine>
        ))}
      </Stack>
      {answering === null ? null : (
        <Suspense fallback={null}>
          <AnswerDialog
            hour={answering}
            request={{
              id: answering.requestId,
              reason: answering.reason,
              startsAt: answering.proposals,
            }}
            onClose={() => setAnswering(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}
