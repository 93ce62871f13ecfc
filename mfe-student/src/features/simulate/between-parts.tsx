import { lengthInWords } from '@portal/shared/question-bank'
import {
  Alert,
  Button,
  Card,
  ConfirmDialog,
  messageOf,
  Row,
  Stack,
  TimerText,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { useEffect, useEffectEvent, useState } from 'react'
import { RuleList } from '../../practice/rule-list.ts'
import { PartList } from './part-list.tsx'
import { useEndSitting, useStartPart } from './simulate.queries.ts'
import {
  calculatorInWords,
  markingInWords,
  pauseLeft,
  type Sitting,
  type SittingPart,
} from './simulate.rules.ts'
import { SimulatePage } from './simulate-page.tsx'
import { useCountdown } from './use-countdown.ts'

export interface BetweenPartsProps {
  sitting: Sitting
  next: SittingPart
  before: SittingPart | undefined
}

/** The rest between two parts: a minute as in the test, then the next part starts by itself. */
export function BetweenParts({ sitting, next, before }: BetweenPartsProps) {
  const readOnly = useReadOnly()
  const start = useStartPart()
  const end = useEndSitting()
  const [isEnding, setEnding] = useState(false)
  const [pause] = useState(() => (readOnly === null ? pauseLeft(sitting, before) : 0))
  const left = useCountdown(pause)
  const { position } = next
  const startPart = () => start.write({ body: { sittingId: sitting.id, position } })
  const isIdle = !start.isWriting && !start.isDone && start.error === null
  const isCounting = pause > 0 && isIdle
  // One who is asked whether to end is not sent into the next part meanwhile.
  const isTime = isCounting && left === 0 && !isEnding
  const startNow = useEffectEvent(startPart)
  useEffect(() => {
    if (isTime) startNow()
  }, [isTime])

  const what = `Part ${position} of ${sitting.parts.length}: ${next.sectionNo}`
  return (
    <SimulatePage
      title={before === undefined ? sitting.title : `Part ${before.position} handed in`}
      description={
        isCounting ? (
          <>
            {what} starts in <TimerText label="Starts in" seconds={left / 1000} />
          </>
        ) : (
          `${what} is next. Its clock starts when you start it.`
        )
      }
    >
      <Card title={what} description={lengthInWords(next)}>
        <RuleList>
          <li>{markingInWords([next])}</li>
          <li>{calculatorInWords([next])}</li>
          <li>Its clock is the server’s and keeps running when you leave.</li>
          <li>There is no way back to a part that is handed in.</li>
        </RuleList>
      </Card>
      <Stack gap="3">
        {start.error ? (
          <Alert kind="danger" live title="The part could not be started">
            {messageOf(start.error)}
          </Alert>
        ) : null}
        {readOnly === null ? null : <Alert kind="info">{readOnly.reason}</Alert>}
        <Row>
          <Button
            variant="primary"
            size="lg"
            loading={start.isWriting || start.isDone}
            {...readOnly?.control}
            onClick={startPart}
          >
            Start now
          </Button>
          <Button variant="ghost" size="lg" {...readOnly?.control} onClick={() => setEnding(true)}>
            End the sitting
          </Button>
        </Row>
      </Stack>
      <PartList parts={sitting.parts} />
      <ConfirmDialog
        open={isEnding}
        title="End the sitting?"
        confirmLabel="End the sitting"
        cancelLabel="Go on"
        danger
        onConfirm={() => end.write({ body: { sittingId: sitting.id } })}
        onClose={() => setEnding(false)}
      >
        The parts that are still to come stay without a mark. What you have handed in is marked and
        shown with its solutions.
      </ConfirmDialog>
    </SimulatePage>
  )
}
