import { dialogPart } from '@portal/shared/idle'
import { Button, Stack, toast } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Suspense, useState } from 'react'
import type { AskDialogProps } from './ask-dialog.tsx'
import { HourLine } from './hour-line.tsx'
import { useWithdrawReschedule } from './hours.queries.ts'
import { canAskForTime } from './hours.rules.ts'
import type { Hour } from './types.ts'

const AskDialog = dialogPart<AskDialogProps>(
  () => import('./ask-dialog.tsx'),
  'Ask for another time',
)

/** A student's hours to come, with what the student can do with them. */
export function NextHours({ hours, now }: { hours: readonly Hour[]; now: number }) {
  const readOnly = useReadOnly()
  const [asking, setAsking] = useState<Hour | null>(null)
  const withdraw = useWithdrawReschedule()
  const takeBack = (requestId: string) =>
    withdraw
      .write({ body: { requestId } })
      .then(() => toast.success('Your request is taken back. The hour stays as it was.'))
      .catch((error: Error) =>
        toast.danger(`The request could not be taken back. ${error.message}`),
      )
  return (
    <>
      <Stack as="ul" gap="5" listStyleType="none">
        {hours.map((hour) => (
          <HourLine
            key={hour.id}
            hour={hour}
            now={now}
            withWhom={hour.tutorName}
            actions={
              hour.request?.state === 'open' ? (
                <Button
                  size="sm"
                  {...readOnly?.control}
                  onClick={() => hour.request && takeBack(hour.request.id)}
                >
                  Take back the request
                </Button>
              ) : canAskForTime(hour, now) ? (
                <Button size="sm" {...readOnly?.control} onClick={() => setAsking(hour)}>
                  Ask for another time
                </Button>
              ) : null
            }
          />
        ))}
      </Stack>
      {asking === null ? null : (
        <Suspense fallback={null}>
          <AskDialog hour={asking} now={now} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </>
  )
}
